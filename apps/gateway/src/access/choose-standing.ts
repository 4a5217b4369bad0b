import { withArticle } from '@vedette/campaign';
import type { CampaignRole, PlaceDocument } from '@vedette/contracts';
import { ForbiddenError, NoSuchCampaignError } from './access.errors.js';
import { SeatNeededError, SeatNotHeldError } from './seat-needed.error.js';
import type { SeatHolder, Standing } from './standing.js';

/** Who asks something in a campaign, and from which seat he says he does. */
export interface Asking {
  readonly campaign: string;
  /** Every place he has in it. */
  readonly places: readonly PlaceDocument[];
  readonly operator: boolean;
  /** The seat he names; null for none. */
  readonly seat: string | null;
}

/**
 * As what somebody asks what is for these roles. Who names a seat asks from it and from nothing else, whatever else he is; who
 * holds several must name one. Who names none asks as the administrator he is, from the one seat he holds, or as an operator.
 * @throws NoSuchCampaignError when he has no place in it, so that he does not learn whether it exists
 * @throws SeatNotHeldError @throws SeatNeededError @throws ForbiddenError
 */
export function chooseStanding(asking: Asking, roles: readonly CampaignRole[]): Standing {
  const { campaign, places, operator, seat } = asking;
  if (places.length === 0 && !operator) throw new NoSuchCampaignError(campaign);
  const seats = places.flatMap((place) => seatsOf(place));
  const names = seats.map(({ player }) => player);
  const refused = new ForbiddenError(`${withArticle(roles.join(' or '))} of the campaign`);
  if (seat !== null) {
    const held = seats.find(({ player }) => player === seat);
    if (!held) throw new SeatNotHeldError(names);
    if (!roles.includes(held.role)) throw refused;
    return held;
  }
  const oversees = roles.includes('administrator');
  if (oversees && places.some(({ role }) => role === 'administrator'))
    return { kind: 'administrator', campaign };
  if (seats.some(({ role }) => roles.includes(role))) {
    if (seats.length > 1) throw new SeatNeededError(names);
    return seats[0]!;
  }
  if (oversees && operator) return { kind: 'operator', campaign };
  throw refused;
}

function seatsOf({ campaign, role, player }: PlaceDocument): SeatHolder[] {
  return role === 'administrator' || player === null ? [] : [{ kind: 'seat', campaign, role, player }];
}
