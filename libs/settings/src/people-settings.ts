import { choiceSetting, integerSetting, optionalTextSetting } from '@vedette/platform';

/** What people reads from its environment beside the settings of every service. */
export const peopleSettings = {
  ACCESS_TOKEN_SECONDS: integerSetting({
    decides: 'how long an access token is good, in seconds',
    least: 30,
    most: 3_600,
    fallback: 600,
  }),
  SESSION_DAYS: integerSetting({
    decides: 'how long a session may be renewed, in days',
    least: 1,
    most: 365,
    fallback: 30,
  }),
  FAILED_SIGN_INS: integerSetting({
    decides:
      'how many wrong passwords one network, or one known device, may give for an account in a lockout',
    least: 1,
    most: 1_000_000,
    fallback: 5,
  }),
  FAILED_SIGN_INS_OF_NETWORK: integerSetting({
    decides: 'how many wrong passwords one network may give for all accounts in a lockout',
    least: 1,
    most: 1_000_000,
    fallback: 50,
  }),
  LOCKOUT_MINUTES: integerSetting({
    decides: 'how long wrong passwords are counted, and then refused unread, in minutes',
    least: 1,
    most: 1_440,
    fallback: 15,
  }),
  REGISTRATION: choiceSetting({
    decides: 'who may make an account: anybody, who has an invitation, or operators only',
    choices: ['open', 'invited', 'closed'],
    fallback: 'invited',
  }),
  REGISTRATIONS_PER_DAY: integerSetting({
    decides: 'how many accounts one network may make in a day',
    least: 1,
    most: 1_000_000,
    fallback: 20,
  }),
  PUBLIC_URL: optionalTextSetting({
    decides:
      'where players find the server, for links that are sent to them; without it they get codes alone',
  }),
  PEOPLE_TELL_SECONDS: integerSetting({
    decides:
      'how often mail about accounts is handed over, and the conductor told who has taken seats, in seconds',
    least: 1,
    most: 86_400,
    fallback: 5,
  }),
} as const;
