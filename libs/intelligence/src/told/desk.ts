import type { MINISTRIES } from '@vedette/campaign';
import { INTELLIGENCE_DESKS, type IntelligenceDesk } from '@vedette/observed';

type Ministry = (typeof MINISTRIES)[number];

export { INTELLIGENCE_DESKS as DESKS };
export type Desk = IntelligenceDesk;

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
