import { railBridges } from './rail-bridges.js';
import { TACTICAL_SQUARES } from './tactical-map.js';
import { RiverClass, type Theatre } from './theatre.js';

/** A place on a tactical map. */
export interface TacticalPlace {
  readonly square: number;
  readonly tactical: number;
}

const bridges = new WeakMap<Theatre, readonly TacticalPlace[]>();

/** Strategic squares with rails, ascending. */
export function railwaySquares({ rails }: Pick<Theatre, 'rails'>): number[] {
  const squares: number[] = [];
  rails.forEach((links, square) => links !== 0 && squares.push(square));
  return squares;
}

/** Every railway bridge of a theatre, by square and tactical square (ROTD 12.2): found once, since its maps must be drawn for it. */
export function railwayBridges(theatre: Theatre): readonly TacticalPlace[] {
  let found = bridges.get(theatre);
  if (!found) {
    found = railwaySquares(theatre)
      .filter((square) => !theatre.isDrawn || theatre.riverClass[square] !== RiverClass.None)
      .flatMap((square) =>
        railBridges(theatre.tacticalMap(square)).map((tactical) => ({ square, tactical })),
      );
    bridges.set(theatre, found);
  }
  return found;
}

/** Tactical squares of a strategic square with track, ascending. */
export function trackSquares(theatre: Pick<Theatre, 'tacticalMap'>, square: number): number[] {
  const { rail } = theatre.tacticalMap(square);
  return Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => rail[tactical] === 1,
  );
}
