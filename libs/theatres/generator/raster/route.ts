import type { Frame } from '../frame.js';
import { besides } from './besides.js';

/** Cost of a square on the wanted line, and of any other. */
const ON_LINE = 2;
const OFF_LINE = 5;

/**
 * The cheapest chain of open squares, each sharing an edge with the next, from one square to another, squares of the
 * wanted line being cheaper; null when there is none. Equal chains are settled by the order of the compass.
 */
export function route(
  frame: Frame,
  from: number,
  to: number,
  wanted: ReadonlySet<number>,
  isOpen: (square: number) => boolean,
): number[] | null {
  const cost = new Map([[from, 0]]);
  const before = new Map<number, number>();
  const queue: number[][] = [[from]];
  for (let price = 0; price < queue.length; price += 1)
    for (const square of queue[price] ?? []) {
      if (square === to) return chain(before, to);
      if ((cost.get(square) as number) < price) continue;
      for (const next of besides(frame, square)) {
        const sum = price + (wanted.has(next) ? ON_LINE : OFF_LINE);
        if (!isOpen(next) || sum >= (cost.get(next) ?? Infinity)) continue;
        cost.set(next, sum);
        before.set(next, square);
        (queue[sum] ??= []).push(next);
      }
    }
  return null;
}

function chain(before: ReadonlyMap<number, number>, to: number): number[] {
  const squares = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) squares.push(at);
  return squares.reverse();
}
