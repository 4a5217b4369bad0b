import { optionalTextSetting } from '@vedette/platform';

/** The setting of the one service whose keys are its own. */
export const correspondenceKeySettings = {
  CORRESPONDENCE_KEY: optionalTextSetting({
    decides:
      'the pass phrase (at least 16 characters) that seals the keys of webhooks and of mailed codes in the database; without it they lie there open',
    visibility: 'secret',
  }),
} as const;
