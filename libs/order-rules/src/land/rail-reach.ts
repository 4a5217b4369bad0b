import { type Direction, strategicStep, type Theatre } from '@vedette/geography';

const STRAIGHT: readonly Direction[] = [0, 2, 4, 6];

/** Squares that rails lead to within so many squares, whoever holds them: what any map of the country shows (ROTD 8.1). */
export function squaresByRail(
  { grid, rails }: Pick<Theatre, 'grid' | 'rails'>,
  from: number,
  most: number,
): ReadonlySet<number> {
  const reached = new Set([from]);
  let ends = [from];
  for (let ridden = 0; ridden < most && ends.length > 0; ridden++) {
    const next: number[] = [];
    for (const square of ends)
      for (const direction of STRAIGHT) {
        const beyond = strategicStep(grid, square, direction);
        if ((rails[square]! & (1 << direction)) === 0 || beyond < 0 || reached.has(beyond)) continue;
        reached.add(beyond);
        next.push(beyond);
      }
    ends = next;
  }
  return reached;
}
