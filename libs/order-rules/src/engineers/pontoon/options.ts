import { tacticalName } from '@vedette/campaign';
import { TACTICAL_SQUARES, TacticalTerrain } from '@vedette/geography';
import type { OptionsOf } from '../../options/order-option.js';

/** Taking up the bridge that it has thrown, or throwing it over a river square of its map. */
export const pontoonOptions: OptionsOf<'pontoon'> = ({ piece, state }) => {
  if (piece.at !== 'land' || piece.unit.square < 0) return [];
  const { id, square, deployed } = piece.unit;
  if (deployed) return [{ field: '/action', order: { kind: 'pontoon', unit: id, action: 'remove' } }];
  const { terrain } = state.theatre.tacticalMap(square);
  const rivers = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => terrain[tactical] === TacticalTerrain.River,
  );
  return rivers.map((tactical) => ({
    field: '/tactical',
    order: { kind: 'pontoon', unit: id, action: 'deploy', tactical: tacticalName(tactical) },
  }));
};
