import { type Direction, strategicStep } from '@vedette/geography';
import type { OptionsOf } from '../../options/order-option.js';

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The squares beside its own, and the cities that its side holds as far as the asker knows. */
export const deployOptions: OptionsOf<'deploy'> = ({ piece, state, knowledge }) => {
  if (piece.at !== 'land') return [];
  const { unit } = piece;
  const { grid } = state.theatre;
  const beside =
    unit.square < 0 ? [] : DIRECTIONS.map((direction) => strategicStep(grid, unit.square, direction));
  const cities = [...state.cities.values()].filter((city) => knowledge.knowsStockOf(city));
  const squares = new Set([...beside, ...cities.map(({ square }) => square)].filter((square) => square >= 0));
  return [...squares].map((square) => ({
    field: '/square',
    order: { kind: 'deploy', unit: unit.id, square: grid.nameOf(square) },
  }));
};
