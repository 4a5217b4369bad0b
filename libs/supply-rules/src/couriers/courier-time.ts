import { type CampaignState, type Player, type Unit } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';

type Figures = LandRulebook['couriers'];

/**
 * How many turns a letter of one player takes to another: by the distance on the map, diagonals counting as one, between
 * the nearest of their posts. Between states that are not friends it is always the same, so that it tells nothing of where
 * anybody stands.
 */
export function courierTurns(
  state: CampaignState,
  { couriers }: Pick<LandRulebook, 'couriers'>,
  from: Player,
  to: Player,
): number {
  if (!state.areFriends(from.state, to.state)) return couriers.throughTheLines.value;
  return turnsFor(distanceBetween(state, postsOf(state, from.id), postsOf(state, to.id)), couriers);
}

/** Turns for a distance in strategic squares; null is that of somebody who has no post. */
export function turnsFor(distance: number | null, figures: Figures): number {
  if (distance === null) return figures.withoutPost.value;
  if (distance <= figures.atOnceWithin.value) return 0;
  return Math.ceil(distance / figures.squaresATurn.value);
}

/** Strategic squares of a player's headquarters, or, when he has none on the map, of his other units. */
export function postsOf(
  state: CampaignState,
  player: string,
  commanderOf: (unit: Unit) => string | null = ({ commander }) => commander,
): number[] {
  const headquarters = new Set<number>();
  const others = new Set<number>();
  for (const unit of state.units.values()) {
    const { square, kind } = unit;
    if (commanderOf(unit) !== player || square < 0) continue;
    (kind.role.commands ? headquarters : others).add(square);
  }
  return [...(headquarters.size > 0 ? headquarters : others)];
}

/** Steps between the nearest of two groups of squares; null when one of them is empty. */
export function distanceBetween(
  { theatre }: CampaignState,
  here: readonly number[],
  there: readonly number[],
): number | null {
  const { columns } = theatre.grid;
  let nearest: number | null = null;
  for (const a of here)
    for (const b of there) {
      const across = Math.abs((a % columns) - (b % columns));
      const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
      nearest = Math.min(nearest ?? Infinity, Math.max(across, down));
    }
  return nearest;
}
