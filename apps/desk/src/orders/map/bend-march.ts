import type { AnswerOf } from '../../graph/shapes.js';
import { type Boxes, PHASES, type Pointed } from './point-march.js';

interface Bending {
  readonly path: Boxes;
  /** Where the piece stands. */
  readonly from: string;
  /** A square of the march, and the one it is dragged to. */
  readonly step: string;
  readonly square: string;
  readonly reach: AnswerOf['reach'];
  readonly isNextTo: (a: string, b: string) => boolean;
}

/**
 * What a march becomes when a step of it is dragged to another square: it leads over that one, by ways over squares in reach from the
 * step before it and on to the next. Where that lasts longer than a turn, both ways, there and on to its end, are planned anew.
 */
export function bendMarch(bending: Bending): Pointed {
  const { path, from, step, square, reach } = bending;
  const barred = reach.barred.find(({ place }) => place === square);
  if (barred) return { is: 'barred', message: barred.message, rule: barred.rule };
  const proposed = reach.reached.find(({ place }) => place === square)?.path;
  if (!proposed) return { is: 'out-of-reach' };
  const at = path.indexOf(step);
  const [before, after] = [path.slice(0, at), path.slice(at + 1)];
  const led = (first: Boxes, goal: string | undefined, rest: Boxes): Boxes | null => {
    const on = goal === undefined ? [] : wayBetween(bending, square, goal);
    return on && first.length + on.length + rest.length <= PHASES ? [...first, ...on, ...rest] : null;
  };
  const next = after.findIndex((box) => box !== null);
  const there = wayBetween(bending, before.findLast((box) => box !== null) ?? from, square);
  const beside =
    there &&
    (next < 0
      ? led([...before, ...there], undefined, after)
      : led([...before, ...there, ...after.slice(0, next)], after[next]!, after.slice(next + 1)));
  const bent = beside ?? led(proposed, after.findLast((box) => box !== null) ?? undefined, []);
  return bent ? { is: 'march', path: bent } : { is: 'out-of-reach' };
}

/** The shortest way over squares in reach from one to another, without the first; null where none leads there. */
function wayBetween({ from: start, reach, isNextTo }: Bending, from: string, to: string): string[] | null {
  const squares = [start, ...reach.reached.map(({ place }) => place)];
  const cameFrom = new Map<string, string>([[from, from]]);
  // What is added while it is gone through is gone through too.
  for (const square of cameFrom.keys())
    for (const next of squares) if (!cameFrom.has(next) && isNextTo(square, next)) cameFrom.set(next, square);
  if (!cameFrom.has(to)) return null;
  const way: string[] = [];
  for (let square = to; square !== from; square = cameFrom.get(square)!) way.unshift(square);
  return way;
}
