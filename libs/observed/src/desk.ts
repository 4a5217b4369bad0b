/**
 * What a minister's staff lays before him: the war minister's what concerns troops, the naval minister's what concerns
 * ships, a head of state's (and whoever holds both offices) all of it (M-01).
 */
export const INTELLIGENCE_DESKS = ['war', 'naval', 'supreme'] as const;
export type IntelligenceDesk = (typeof INTELLIGENCE_DESKS)[number];
