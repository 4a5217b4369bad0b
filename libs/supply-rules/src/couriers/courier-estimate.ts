import type { CampaignState, Player, PositionReport, Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { governs, knownWorld, reportsToState } from '../question/known-world.js';
import { distanceBetween, postsOf, turnsFor } from './courier-time.js';

/** Whose letters are asked about, and what he was last told. */
export interface Writer {
  readonly player: Player;
  /** The position report with which he went into the turn, if he had one. */
  readonly report: PositionReport | null;
}

/**
 * How many turns a letter takes as far as its writer can know; null where he does not know of a post of the other's. Worked out
 * from where he knows troops to stand, and of those only by the ones whose commander he is told: his own, those he is deputy
 * of and, for a governor, those that report to his state. The true position tells nothing else, so asking tells nobody
 * where a friend is.
 */
export function estimateCourierTurns(
  truth: CampaignState,
  { couriers }: Pick<LandRulebook, 'couriers'>,
  { player, report }: Writer,
  recipients: readonly Player[],
): (number | null)[] {
  const { state: known } = knownWorld(truth, player, report);
  const commanderOf = ({ id }: Pick<Unit, 'id'>): string | null => {
    const unit = truth.units.get(id);
    return unit && isToldWhoCommands(truth, player, unit) ? unit.commander : null;
  };
  const here = postsOf(known, player.id, commanderOf);
  return recipients.map((recipient) => {
    if (!truth.areFriends(player.state, recipient.state)) return couriers.throughTheLines.value;
    if (here.length === 0) return turnsFor(null, couriers);
    const distance = distanceBetween(known, here, postsOf(known, recipient.id, commanderOf));
    return distance === null ? null : turnsFor(distance, couriers);
  });
}

function isToldWhoCommands(truth: CampaignState, player: Player, unit: Unit): boolean {
  if (unit.commander === player.id || unit.deputy === player.id) return true;
  return governs(player) && unit.state === player.state && reportsToState(truth, unit);
}
