import { choiceSetting, integerSetting } from '@vedette/platform';

/** What whoever publishes the log to the broker reads from its environment. */
export const logStreamSettings = {
  LOG_STREAM: choiceSetting({
    decides:
      'whether the log is also published as a stream of the broker, for readers outside the house; nothing in it reads that',
    choices: ['off', 'on'],
    fallback: 'off',
  }),
  LOG_STREAM_MAX_BYTES: integerSetting({
    decides:
      'how large that stream may grow before its oldest messages go, in bytes; after seven days they go anyway',
    least: 1_048_576,
    most: 1_099_511_627_776,
    fallback: 10_737_418_240,
  }),
} as const;
