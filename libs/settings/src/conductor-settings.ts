import { integerSetting } from '@vedette/platform';

/** What the conductor reads from its environment beside the settings of every service. */
export const conductorSettings = {
  PHASE_STUCK_AFTER_SECONDS: integerSetting({
    decides:
      'after how many seconds in the hands of workers a phase is handed out again; doubles with each attempt',
    least: 1,
    most: 86_400,
    fallback: 30,
  }),
  PHASE_ATTEMPTS: integerSetting({
    decides:
      'how often a phase is handed out before its campaign is set aside until the administrator has it go on',
    least: 1,
    most: 1_000,
    fallback: 6,
  }),
  TURN_SWEEP_MS: integerSetting({
    decides: 'how often deadlines and stuck phases are looked for, in milliseconds',
    least: 50,
    most: 60_000,
    fallback: 1_000,
  }),
  CLOCK_GAP_SECONDS: integerSetting({
    decides:
      'from how many seconds in which no order could be sent the installation counts as away; each campaign agrees on its own from when that stops its clock',
    least: 10,
    most: 86_400,
    fallback: 60,
  }),
} as const;
