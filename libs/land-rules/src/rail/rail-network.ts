import { type CampaignState, isTrackWhole, type StateId } from '@vedette/campaign';
import { type Direction, DIRECTION_STEPS, isDiagonal, neighbourTable } from '@vedette/geography';

/** Straight directions in the order in which equally short lines part: north, east, south, west (ROTD 8.3, R-62). */
const STRAIGHT: readonly Direction[] = DIRECTION_STEPS.map((_, direction) => direction).filter(
  (direction) => !isDiagonal(direction),
);

const UNKNOWN = -1;

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
  if (!mayUse(to)) return null;
  const neighbours = neighbourTable(grid);
  const distance = new Int32Array(rails.length).fill(UNKNOWN);
  distance[to] = 0;
  const queue = [to];
  for (let at = 0; at < queue.length && distance[from] === UNKNOWN; at++) {
    const square = queue[at]!;
    for (const direction of STRAIGHT) {
      const next = railNeighbour(rails, neighbours, square, direction);
      if (next < 0 || distance[next] !== UNKNOWN || (next !== from && !mayUse(next))) continue;
      distance[next] = distance[square]! + 1;
      queue.push(next);
    }
  }
  if (distance[from] === UNKNOWN) return null;
  const line: number[] = [];
  for (let square = from; square !== to; line.push(square)) {
    const left = distance[square]!;
    square = STRAIGHT.map((direction) => railNeighbour(rails, neighbours, square, direction)).find(
      (next) => next >= 0 && distance[next] === left - 1,
    )!;
  }
  return line;
}

/** The square that rails lead to in a direction, or -1. */
function railNeighbour(
  rails: Uint8Array,
  neighbours: Int32Array,
  square: number,
  direction: Direction,
): number {
  return (rails[square]! & (1 << direction)) === 0 ? UNKNOWN : neighbours[square * 8 + direction]!;
}
