import type { CampaignState } from '@vedette/campaign';
import { type Direction, strategicStep } from '@vedette/geography';
import type { Books } from '@vedette/rulebooks';
import { Knowledge } from './knowledge.js';
import type { TextMap, TextNames } from './text/text-names.js';

/**
 * The names a player's texts are read with: the ships of the campaign's books, the places of the map, which everybody has, and where those of his pieces and friends
 * stand that he has in sight or that report to him. Without a player, as for an umpire's own texts, where all pieces stand.
 */
export function textNames(state: CampaignState, books: Books, player: string | null): TextNames {
  return { shipTypes: new Set(state.types.ships.types.keys()), map: mapOf(state, books, player) };
}

function mapOf(state: CampaignState, books: Books, player: string | null): TextMap {
  const { grid } = state.theatre;
  const nameOf = (square: number): string | null => (square >= 0 ? grid.nameOf(square) : null);
  const knowledge = new Knowledge(
    state,
    books.land,
    state.players.find(({ id }) => id === player),
  );
  return {
    places: [...state.cities.values(), ...state.ports.values()].map(({ name, square }) => ({
      name,
      square: nameOf(square),
    })),
    squares: () => Array.from({ length: grid.columns * grid.rows }, (_, square) => grid.nameOf(square)),
    step: (from, direction) => {
      const square = grid.indexOf(from);
      return square < 0 ? null : nameOf(strategicStep(grid, square, direction as Direction));
    },
    squareOf: (id) => {
      const unit = state.units.get(id);
      if (!unit) return null;
      const known = player === null || (knowledge.isFriend(unit.state) && knowledge.knowsPlaceOf(unit));
      return known ? nameOf(unit.square) : null;
    },
  };
}
