import type { CampaignState, Unit } from '@vedette/campaign';
import { strategicDistance } from '@vedette/geography';
import type { Audience } from '@vedette/record';
import type { LandRulebook } from '@vedette/rulebooks';
import { scoutingRange, sightDistances } from '../sight/sight-distance.js';
import { type Gathering, tell, tellCommand } from './audience.js';

/**
 * Who learns of a change of the ground of a strategic square - track, bridges, depots, works, who holds it: the commands of every
 * active unit that sees the square, and the war ministers of the states concerned (ROTD 1.3, 4.1).
 */
export function groundAudience(
  state: CampaignState,
  book: LandRulebook,
  square: number,
  concerned: readonly (string | null)[],
): Audience {
  const gathering: Gathering = {};
  for (const unit of unitsThatSee(state, book, square)) tellCommand(gathering, unit, 'full');
  for (const { id, state: own, ministries } of state.players)
    if (concerned.includes(own) && ministries?.includes('war')) tell(gathering, id, 'full');
  return gathering;
}

/** Active units that see what there is in a strategic square (4.1). */
function unitsThatSee(state: CampaignState, book: LandRulebook, square: number): Unit[] {
  const { grid } = state.theatre;
  const { others } = sightDistances(state, book);
  return state.occupiedSquares().flatMap((from) => {
    const distance = strategicDistance(grid, from, square);
    return state
      .unitsIn(from)
      .filter(
        (unit) =>
          unit.status === 'active' &&
          (distance <= others || distance <= scoutingRange(unit, unit.strength, others)),
      );
  });
}
