import { optionalTextSetting } from '@vedette/platform';

/** The settings of the one service whose keys are its own. */
export const correspondenceKeySettings = {
  CORRESPONDENCE_KEY: optionalTextSetting({
    decides:
      'the pass phrase (at least 16 characters) that seals the keys of webhooks and of mailed codes in the database; without it they lie there open',
    visibility: 'secret',
  }),
  CORRESPONDENCE_KEY_OLD: optionalTextSetting({
    decides:
      'while CORRESPONDENCE_KEY is changed, the pass phrase before it: it opens what was sealed with it, and seals nothing',
    visibility: 'secret',
  }),
} as const;
