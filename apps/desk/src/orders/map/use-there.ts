import { useMemo } from 'preact/hooks';
import { groundTold } from '../../map/told-squares.js';
import type { EffectiveOrder, ToldTurn } from '../../seat/campaign.js';
import type { Gazetteer } from '../../seat/theatre.js';
import type { PointedThere } from '../pointed.js';
import { goodsPlaceIn } from './goods-places.js';

/** What orders can name of a square: the place there, and the pieces that one orders there. */
export function useThere(
  told: ToldTurn,
  gazetteer: Gazetteer,
  effective: readonly EffectiveOrder[],
): (square: string) => PointedThere {
  const known = useMemo(
    () => ({ gazetteer, position: told.position, ground: groundTold(told.position) }),
    [gazetteer, told],
  );
  return (square) => {
    const units = told.position.land?.observed.units ?? [];
    const here = new Set(units.filter((unit) => unit.square === square).map(({ id }) => id));
    return {
      place: goodsPlaceIn(square, known)?.name ?? null,
      pieces: effective.map(({ piece }) => piece).filter((piece) => here.has(piece)),
    };
  };
}
