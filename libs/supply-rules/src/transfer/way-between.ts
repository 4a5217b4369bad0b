import { isMinorPlace } from '@vedette/contact';
import type { PhaseContext } from '@vedette/rulebooks';
import type { GoodsPlace } from './goods-place.js';
import { isWithoutLimits } from './free-moves.js';
import { portOf, type SeaTraffic } from './sea-way.js';
import { railWay, riverWay } from './ways/carried-ways.js';
import { landWay } from './ways/land-way.js';

/** How goods go from one place to another, or why they cannot. */
export type Way =
  | { readonly by: 'land' | 'rail' | 'river' | 'sea'; readonly path: readonly string[] }
  | { readonly why: string };

/**
 * The first way there is between two places in friendly hands, neither besieged (GITM AMWOL 10.6, PATE 3.5; ROTD 11.7): by land, by rail, by
 * river, by sea.
 */
export function wayBetween(
  context: PhaseContext,
  from: GoodsPlace,
  to: GoodsPlace,
  goods: 'supplies' | 'stores',
  sea: SeaTraffic,
): Way {
  const { state } = context;
  if (!state.areFriends(from.state, to.state)) return { why: `${to.name} is not in friendly hands` };
  const toPort = portOf(state, to.name);
  if (goods === 'stores' && toPort && toPort.yard < 1)
    return { why: `${to.name} has no yard to take stores` };
  for (const place of [from, to]) if (place.besieged) return { why: `${place.name} is besieged` };
  const ashore = from.kind !== 'port' && to.kind !== 'port' ? wayAshore(context, from, to) : null;
  if (ashore) return ashore;
  const fromPort = portOf(state, from.name);
  if (!fromPort || !toPort) return { why: noWayAshore(context, from, to) };
  const why = sea.whyNotBySea(state, fromPort, toPort, from.state);
  return why ? { why } : { by: 'sea', path: [] };
}

function wayAshore(context: PhaseContext, from: GoodsPlace, to: GoodsPlace): Way | null {
  const { state, book } = context;
  const { grid } = state.theatre;
  const told = (by: 'land' | 'rail' | 'river', path: readonly number[] | null): Way | null =>
    path && { by, path: path.map((square) => grid.nameOf(square)) };
  const unlimited = isWithoutLimits(context);
  const minor = [from, to].some(
    (place) => place.kind === 'depot' && isMinorPlace(state, place.state, place.square),
  );
  const byLand = told('land', landWay(context, from, to, { unlimited, minor }));
  const { ways } = book.supply;
  if (byLand || ways === null) return byLand;
  const most = (reach: number): number => (unlimited ? grid.columns * grid.rows : reach);
  return (
    told('rail', railWay(state, from.state, from.square, to.square, most(ways.railReach.value))) ??
    told('river', riverWay(state, from.state, from.square, to.square, most(ways.riverReach.value)))
  );
}

function noWayAshore({ book }: PhaseContext, from: GoodsPlace, to: GoodsPlace): string {
  return book.supply.ways === null
    ? `no line of contact from ${from.name} to ${to.name}, and they are not both ports`
    : `no line of contact, railway or river leads from ${from.name} to ${to.name}, and they are not both ports`;
}
