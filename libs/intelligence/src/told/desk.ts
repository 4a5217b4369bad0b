import type { MINISTRIES } from '@vedette/campaign';

type Ministry = (typeof MINISTRIES)[number];

export const DESKS = ['war', 'naval', 'supreme'] as const;
/**
 * What a minister's staff lays before him: the war minister's what concerns troops, the naval minister's what concerns
 * ships, a head of state's (and whoever holds both offices) all of it (M-01).
 */
export type Desk = (typeof DESKS)[number];

/** The desk of a player, or null for who has none: officers and other ministers read reports alone. */
export function deskOf(ministries: readonly Ministry[] | undefined): Desk | null {
  const holds = (ministry: Ministry): boolean => ministries?.includes(ministry) ?? false;
  if (holds('head') || (holds('war') && holds('naval'))) return 'supreme';
  if (holds('war')) return 'war';
  return holds('naval') ? 'naval' : null;
}

/** Whether a desk is told of troops, and whether of ships. */
export const hearsOfTroops = (desk: Desk): boolean => desk !== 'naval';
export const hearsOfShips = (desk: Desk): boolean => desk !== 'war';
