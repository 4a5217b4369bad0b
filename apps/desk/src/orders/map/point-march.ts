import type { AnswerOf } from '../../graph/shapes.js';

/** Boxes of a march, a strategic phase each; null waits. */
export type Boxes = readonly (string | null)[];

/** Strategic phases of a turn. */
export const PHASES = 6;

/** What came of pointing at a square. */
export type Pointed =
  | { readonly is: 'march'; readonly path: Boxes }
  | { readonly is: 'barred'; readonly message: string; readonly rule: string }
  | { readonly is: 'out-of-reach' };

interface Pointing {
  readonly path: Boxes;
  /** Where the piece stands, or is to stand in the turn it is ordered for. */
  readonly from: string | null;
  readonly square: string;
  readonly reach: AnswerOf['reach'];
  readonly isNextTo: (a: string, b: string) => boolean;
}

/**
 * What a march becomes when a square is pointed at: where the piece stands takes it back, its last step once more waits a phase there, a
 * square of the march cuts it there, one beside its end goes on, one in reach is marched to by the way the house proposes. Others are
 * told by what bars them.
 */
export function pointMarch({ path, from, square, reach, isNextTo }: Pointing): Pointed {
  if (square === from) return { is: 'march', path: [] };
  const end = path.findLast((box) => box !== null) ?? from;
  if (square === end) return { is: 'march', path: withWait(path) };
  const at = path.indexOf(square);
  if (at >= 0) return { is: 'march', path: path.slice(0, at + 1) };
  const barred = reach.barred.find(({ place }) => place === square);
  const way = reach.reached.find(({ place }) => place === square);
  if (path.length > 0 && path.length < PHASES && end !== null && isNextTo(end, square))
    return { is: 'march', path: [...path, square] };
  if (way) return { is: 'march', path: way.path };
  if (barred) return { is: 'barred', message: barred.message, rule: barred.rule };
  return { is: 'out-of-reach' };
}

/** A march with a phase of waiting at its end; as it is where all phases are taken. */
export const withWait = (path: Boxes): Boxes => (path.length < PHASES ? [...path, null] : path);
