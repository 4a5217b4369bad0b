import { integerSetting, readConfiguration, type Configuration } from '@vedette/platform';

/** What the conductor reads from its environment beside the settings of every service. */
export const conductorSettings = {
  PHASE_STUCK_AFTER_SECONDS: integerSetting({
    decides:
      'after how many seconds without completion a phase is handed out again; doubles with each attempt',
    least: 1,
    most: 86_400,
    fallback: 60,
  }),
  TURN_SWEEP_MS: integerSetting({
    decides: 'how often deadlines and stuck phases are looked for, in milliseconds',
    least: 50,
    most: 60_000,
    fallback: 1_000,
  }),
} as const;

export type ConductorSettings = Configuration<typeof conductorSettings>;
export const CONDUCTOR_SETTINGS = Symbol('the settings of the conductor');

export const readConductorSettings = (env: Readonly<Record<string, string | undefined>>): ConductorSettings =>
  readConfiguration(conductorSettings, env);
