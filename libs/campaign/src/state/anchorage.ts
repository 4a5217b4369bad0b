import { RiverClass } from '@vedette/geography';
import type { Fault } from '@vedette/documents';
import { withArticle } from '@vedette/documents';
import type { ShipType } from '../pieces/ship-type.js';
import type { CampaignState } from './campaign-state.js';

/** What is wrong with where a ship lies on a river: deep draft on unbridgeable ones alone, none on fordable ones (ROTD 1.3, R-69). */
export function faultsOfAnchorage(
  at: { readonly river: string },
  pointer: string,
  { deepDraft, name }: ShipType,
  { types, theatre }: Pick<CampaignState, 'types' | 'theatre'>,
): Fault[] {
  if (!types.map.keepsHolders)
    return [{ pointer, found: `river ${at.river}`, allowed: 'a port, a sea area or a transit' }];
  const square = theatre.grid.indexOf(at.river);
  if (square < 0)
    return [{ pointer: `${pointer}/river`, found: at.river, allowed: 'a square of the theatre' }];
  const least = deepDraft ? RiverClass.Unbridgeable : RiverClass.Unfordable;
  if (theatre.riverClass[square]! >= least) return [];
  return [
    {
      pointer: `${pointer}/river`,
      found: at.river,
      allowed: deepDraft
        ? `a square with an unbridgeable river: ${withArticle(name)} has a deep draft`
        : 'a square with an unfordable or unbridgeable river',
    },
  ];
}
