import type {
  AnswerOf,
  listCleared,
  listContacts,
  listForces,
  listIntelligence,
  summariseContacts,
} from '@vedette/contracts';
import { readDocument } from './documents-kept.js';
import { addressFor } from './for-whom.js';
import type { Seat } from './order-desk.js';

export type StaffIndex = AnswerOf<typeof listIntelligence>;
export type Contact = AnswerOf<typeof listContacts>['contacts'][number];
export type Cleared = AnswerOf<typeof listCleared>['cleared'][number];
export type Summary = AnswerOf<typeof summariseContacts>;
export type Forces = AnswerOf<typeof listForces>;

/** What of the contacts is wanted, by the names that the house has for it; nothing where all are. */
export type Wanted = Readonly<Record<string, string>>;

/** The address of a part of a staff's intelligence as known after a turn. */
export function staffAddress(
  { campaign, player }: Seat,
  turn: number,
  part: string,
  wanted: Wanted = {},
): string {
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString();
  const address = `/campaigns/${encodeURIComponent(campaign)}/intelligence/${turn}/${part}`;
  return addressFor(player, `${address}${asked === '' ? '' : `?${asked}`}`, 'player');
}

/** The turns of which there is intelligence, newest first. @throws DeskProblem for who has no staff */
export const staffIndex = (seat: Seat): Promise<StaffIndex> =>
  readDocument<StaffIndex>(
    addressFor(seat.player, `/campaigns/${encodeURIComponent(seat.campaign)}/intelligence`, 'player'),
    seat.player,
  );

/** The most contacts the house puts on a page. */
const MOST_ON_A_PAGE = 200;

/** Every contact that is wanted, page by page. @throws DeskProblem */
export async function contactsOf(seat: Seat, turn: number, wanted: Wanted): Promise<Contact[]> {
  const found: Contact[] = [];
  for (let after: string | null = ''; after !== null;) {
    const address = staffAddress(seat, turn, 'contacts', { ...wanted, limit: String(MOST_ON_A_PAGE), after });
    const page: AnswerOf<typeof listContacts> = await readDocument(address, seat.player);
    found.push(...page.contacts);
    after = page.next;
  }
  return found;
}

/** What was struck out since the turn before, and why. @throws DeskProblem */
export const clearedOf = async (seat: Seat, turn: number): Promise<readonly Cleared[]> =>
  (await readDocument<AnswerOf<typeof listCleared>>(staffAddress(seat, turn, 'cleared'), seat.player))
    .cleared;

/** Contacts added up; a group that may be another's part counts once. @throws DeskProblem */
export const sumsOf = (seat: Seat, turn: number, wanted: Wanted): Promise<Summary> =>
  readDocument<Summary>(staffAddress(seat, turn, 'summary', wanted), seat.player);

/** The state's own troops and ships. @throws DeskProblem */
export const forcesOf = (seat: Seat, turn: number): Promise<Forces> =>
  readDocument<Forces>(staffAddress(seat, turn, 'forces'), seat.player);
