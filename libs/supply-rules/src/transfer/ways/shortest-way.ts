/** The straight directions: trains and barges take no diagonals (ROTD 8.1, 11.7). */
export const STRAIGHT = [0, 2, 4, 6] as const;

/**
 * The shortest way over squares, both ends included; null when there is none of at most `most` squares entered. Of equally short ones
 * the one that goes first where `nextOf` names first.
 */
export function shortestWay(
  from: number,
  to: number,
  most: number,
  nextOf: (square: number) => Iterable<number>,
): number[] | null {
  if (from === to) return [from];
  const cameFrom = new Map<number, number>([[from, from]]);
  let front = [from];
  for (let length = 1; length <= most && front.length > 0; length++) {
    const next: number[] = [];
    for (const square of front)
      for (const reached of nextOf(square)) {
        if (cameFrom.has(reached)) continue;
        cameFrom.set(reached, square);
        if (reached === to) return wayBack(cameFrom, to);
        next.push(reached);
      }
    front = next;
  }
  return null;
}

function wayBack(cameFrom: ReadonlyMap<number, number>, to: number): number[] {
  const way = [to];
  for (let square = to; cameFrom.get(square) !== square; way.unshift(square)) square = cameFrom.get(square)!;
  return way;
}
