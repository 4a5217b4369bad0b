import { integerSetting, optionalTextSetting } from '@vedette/platform';

/** What `vedette retention` reads from its environment. */
export const retentionSettings = {
  ARCHIVE_AFTER_DAYS: integerSetting({
    decides: 'how many days after its end, once everything is published, a campaign is archived',
    least: 8,
    most: 36_500,
    fallback: 90,
  }),
  ARCHIVE_TO: optionalTextSetting({
    decides: 'the folder campaigns are archived to; without it none is',
  }),
  ARCHIVE_PHRASE: optionalTextSetting({
    decides: 'the pass phrase (at least 16 characters) that seals the secrets of archived campaigns',
    visibility: 'secret',
  }),
  ARCHIVED_REPORTS_DAYS: integerSetting({
    decides:
      'how many days after it was archived the house hands out the reports of a campaign; 0 is for good',
    least: 0,
    most: 36_500,
    fallback: 0,
  }),
  SNAPSHOTS_KEPT: integerSetting({
    decides: 'how many of the newest snapshots of a campaign stay, beside every tenth',
    least: 1,
    most: 1_000,
    fallback: 2,
  }),
} as const;
