/** Limits that all gateways of a front keep together. */
export type SharedLimitName = 'requests' | 'sign-ins' | 'webhook-tests';

/** Core NATS subject on which gateways tell each other what they counted against a limit; a message may be lost. */
export const limitCountsSubject = (limit: SharedLimitName | '*'): string => `limits.${limit}`;
