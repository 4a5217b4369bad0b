import { integerSetting } from '@vedette/platform';

/** What a resolution service reads from its environment about trials. */
export const trialSettings = {
  TRIAL_LIMIT_SECONDS: integerSetting({
    decides: 'after how many seconds a trial of a turn is stopped',
    least: 1,
    most: 840,
    fallback: 300,
  }),
  TRIAL_MEMORY_MB: integerSetting({
    decides: 'how much memory a trial of a turn may take beside the rest of its worker, in megabytes',
    least: 64,
    most: 8_192,
    fallback: 192,
  }),
} as const;
