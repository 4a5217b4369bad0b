import { integerSetting, optionalTextSetting } from '@vedette/platform';

/** What the gateway reads from its environment beside the settings of every service. */
export const gatewaySettings = {
  REQUESTS_PER_MINUTE: integerSetting({
    decides:
      'how many HTTP requests and WebSocket messages one session or personal token, or one network without either, may send to all gateways together in a minute',
    least: 1,
    most: 1_000_000,
    fallback: 300,
  }),
  SIGN_INS_PER_MINUTE: integerSetting({
    decides:
      'how many times a minute one address may fail at all gateways together to sign in or to renew a session',
    least: 1,
    most: 1_000_000,
    fallback: 20,
  }),
  BODY_LIMIT_KB: integerSetting({
    decides:
      'the largest body of a request, in kilobytes; without a token of the installation it is at most 16',
    least: 16,
    most: 16_384,
    fallback: 256,
  }),
  POSITION_LIMIT_KB: integerSetting({
    decides:
      'the largest body of the request that makes a campaign of a position, which only operators may send, in kilobytes',
    least: 256,
    most: 65_536,
    fallback: 8_192,
  }),
  GRAPHQL_DEPTH: integerSetting({
    decides: 'how deep a GraphQL operation may be nested',
    least: 3,
    most: 50,
    fallback: 8,
  }),
  GRAPHQL_COST: integerSetting({
    decides: 'what a GraphQL operation may cost: one for each field, ten for each that asks another service',
    least: 10,
    most: 100_000,
    fallback: 300,
  }),
  NOTICE_LOOK_SECONDS: integerSetting({
    decides: 'how often it looks for news to tell those who watch, in seconds',
    least: 1,
    most: 86_400,
    fallback: 5,
  }),
  CORS_ORIGINS: optionalTextSetting({
    decides: 'origins whose pages may call, separated by commas; without it none may',
  }),
  TRUST_PROXY: optionalTextSetting({
    decides:
      'addresses of proxies whose X-Forwarded-For is believed, separated by commas; without it none is',
  }),
} as const;
