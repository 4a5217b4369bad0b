import { tacticalName } from '@vedette/campaign';
import { TACTICAL_SQUARES, TacticalTerrain } from '@vedette/geography';
import type { OptionsOf } from '../../options/order-option.js';

/** Taking its bridge up, or throwing it over a river square of its map. */
export const pontoonOptions: OptionsOf<'pontoon'> = ({ piece, state }) => {
  if (piece.at !== 'land' || piece.unit.square < 0) return [];
  const { id, square } = piece.unit;
  const { terrain } = state.theatre.tacticalMap(square);
  const rivers = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => terrain[tactical] === TacticalTerrain.River,
  );
  return [
    { field: 'action', order: { kind: 'pontoon', unit: id, action: 'remove' } },
    ...rivers.map((tactical) => ({
      field: 'tactical',
      order: {
        kind: 'pontoon' as const,
        unit: id,
        action: 'deploy' as const,
        tactical: tacticalName(tactical),
      },
    })),
  ];
};
