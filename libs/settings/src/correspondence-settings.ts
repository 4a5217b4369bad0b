import { choiceSetting, integerSetting, optionalTextSetting } from '@vedette/platform';

/** What correspondence reads from its environment beside the settings of every service. */
export const correspondenceSettings = {
  PUBLIC_URL: optionalTextSetting({
    decides:
      'where players find the server, for links that are sent to them; without it they get codes alone',
  }),
  LETTERS_PER_HOUR: integerSetting({
    decides: 'how many letters one player may send in an hour',
    least: 1,
    most: 10_000,
    fallback: 30,
  }),
  SMTP_URL: optionalTextSetting({
    decides:
      'the mail server, smtp://user:password@host:587 or smtps://...; without it, or without MAIL_FROM, mail waits',
    visibility: 'secret',
  }),
  MAIL_FROM: optionalTextSetting({ decides: 'whom mail comes from, e.g. Vedette <umpire@example.org>' }),
  WEBHOOK_REACH: choiceSetting({
    decides:
      'where webhooks of players may lead: over https to the open internet, or anywhere, also to this machine and its neighbours',
    choices: ['public', 'anywhere'],
    fallback: 'public',
  }),
  NOTICE_LOOK_SECONDS: integerSetting({
    decides: 'how often it looks for news to tell and for messages to send, in seconds',
    least: 1,
    most: 86_400,
    fallback: 5,
  }),
  NOTICE_RETRY_SECONDS: integerSetting({
    decides:
      'how long a message that failed waits for its second attempt, in seconds; each wait is twice the last',
    least: 1,
    most: 3_600,
    fallback: 30,
  }),
  NOTICE_ATTEMPTS: integerSetting({
    decides: 'how many times a message is tried',
    least: 1,
    most: 50,
    fallback: 10,
  }),
} as const;
