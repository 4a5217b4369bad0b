import { type CampaignState, isTrackWhole, type StateId } from '@vedette/campaign';
import { type Direction, DIRECTION_STEPS, isDiagonal, strategicStep } from '@vedette/geography';

/** Straight directions in the order in which equally short lines part: north, east, south, west (ROTD 8.3, R-62). */
const STRAIGHT: readonly Direction[] = DIRECTION_STEPS.map((_, direction) => direction).filter(
  (direction) => !isDiagonal(direction),
);

/** A square trains of a state may use now: its track is whole and a friend holds it (8.2, 8.3). */
export function isOpenTo(state: CampaignState, of: StateId, square: number): boolean {
  return isHeldBy(state, of, square) && isTrackWhole(state, square);
}

/** A railway square that the state or a friend of it holds (8.2). */
export function isHeldBy(state: CampaignState, of: StateId, square: number): boolean {
  const holder = state.track.get(square)?.controlledBy ?? null;
  return holder !== null && state.areFriends(of, holder);
}

/**
 * The shortest line along rails from one square to another, as squares entered, or null when none leads there; diagonal links bear
 * no trains (8.1). Of equally short lines the one that goes north where they part, else east, south, west.
 */
export function shortestLine(
  { theatre: { grid, rails } }: Pick<CampaignState, 'theatre'>,
  from: number,
  to: number,
  mayUse: (square: number) => boolean,
): number[] | null {
  const distance = new Map<number, number>([[to, 0]]);
  const queue = [to];
  for (let at = 0; at < queue.length && !distance.has(from); at++) {
    const square = queue[at]!;
    for (const direction of STRAIGHT) {
      if ((rails[square]! & (1 << direction)) === 0) continue;
      const next = strategicStep(grid, square, direction);
      if (next < 0 || distance.has(next) || !mayUse(next)) continue;
      distance.set(next, distance.get(square)! + 1);
      queue.push(next);
    }
  }
  if (!distance.has(from) || !mayUse(to)) return null;
  const line: number[] = [];
  for (let square = from; square !== to; line.push(square)) {
    const left = distance.get(square)!;
    square = STRAIGHT.filter((direction) => (rails[square]! & (1 << direction)) !== 0)
      .map((direction) => strategicStep(grid, square, direction))
      .find((next) => distance.get(next) === left - 1)!;
  }
  return line;
}
