import type { PositionDocument } from '../document/position.schema.js';
import { FACINGS } from '../document/works.schema.js';
import type { CampaignState } from './campaign-state.js';
import { freshPlaceTurn } from './places.js';
import { tacticalName } from './tactical-name.js';
import type { Depot } from './works.js';

type Works = Pick<PositionDocument, 'depots' | 'bridges' | 'track' | 'rivers' | 'works' | 'treasury'>;

/** Who holds track and rivers, what stands, depots, works and treasuries, all of them; empty lists in books that keep none. */
export function writeWorks(state: CampaignState): Works {
  if (!state.types.map.keepsHolders) return { depots: [], bridges: [], track: [] };
  const name = (square: number): string => state.theatre.grid.nameOf(square);
  return {
    depots: [...state.depots.values()].map((depot) => writeDepot(depot, name)),
    bridges: [...state.bridges.values()].map(({ square, tactical, intact }) => ({
      square: name(square),
      tactical: tacticalName(tactical),
      intact,
    })),
    track: [...state.track].map(([square, { intact, controlledBy }]) => ({
      square: name(square),
      intact,
      controlledBy,
    })),
    rivers: [...state.rivers].map(([square, controlledBy]) => ({ square: name(square), controlledBy })),
    works: state.works.map(({ square, tactical, facing, level }) => ({
      square: name(square),
      tactical: tacticalName(tactical),
      facing: FACINGS[facing]!,
      level,
    })),
    treasury: [...state.treasury].map(([owner, { eagles, manufacturing }]) => ({
      state: owner,
      eagles,
      manufacturing,
    })),
  };
}

const UNTOUCHED = JSON.stringify(freshPlaceTurn());

/** One depot or cache as the document has it. */
export function writeDepot(
  depot: Depot,
  name: (square: number) => string,
): NonNullable<PositionDocument['depots']>[number] {
  return {
    id: depot.id,
    kind: depot.kind,
    state: depot.state,
    square: name(depot.square),
    tactical: tacticalName(depot.tactical),
    supplies: depot.supplies,
    ...(JSON.stringify(depot.turn) === UNTOUCHED ? {} : { inTurn: { ...depot.turn } }),
  };
}
