import { integerSetting } from '@vedette/platform';

/** What a resolution service reads from its environment beside the settings of every service. */
export const auditSettings = {
  AUDIT_EVERY_MINUTES: integerSetting({
    decides:
      'how often a turn taken at random is resolved once more and compared with the log, in minutes; 0 never',
    least: 0,
    most: 30_000,
    fallback: 1_440,
  }),
} as const;
