import type { OptionsOf } from '../../options/order-option.js';

/** Destroying track or bridge in its own square, where a railway lies. */
export const trackOptions: OptionsOf<'track'> = ({ piece, state }) => {
  if (piece.at !== 'land' || piece.unit.square < 0) return [];
  const { id, square } = piece.unit;
  const { grid, rails } = state.theatre;
  if (rails[square] === 0) return [];
  return (['track', 'bridge'] as const).map((what) => ({
    field: '/what',
    order: { kind: 'track', action: 'destroy', what, square: grid.nameOf(square), unit: id },
  }));
};
