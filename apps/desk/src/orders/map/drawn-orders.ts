import type { Drawn, Way } from '../../map/map-frame.js';
import type { AnswerOf } from '../../graph/shapes.js';
import type { EffectiveOrder } from '../../seat/campaign.js';
import type { AnyOrder, Draft, Judged } from '../../seat/composing.js';
import { partOf } from '../form/part-of.js';

interface Composed {
  readonly effective: readonly EffectiveOrder[];
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly judged: ReadonlyMap<string, Judged>;
  readonly chosen: string | null;
  readonly reach: AnswerOf['reach'] | null;
  /** By which squares supplies come to the chosen piece, source first. */
  readonly supply: readonly string[];
  /** Where a piece stands, as far as was told. */
  readonly squareOf: (piece: string) => string | null;
}

/** What orders draw upon the map: what feeds the chosen piece, marches as sent, drafts as meant, the chosen draft as it was understood, and what is in reach. */
export function drawnOrders({
  effective,
  drafts,
  judged,
  chosen,
  reach,
  supply,
  squareOf,
}: Composed): Omit<Drawn, 'marks' | 'ahead'> {
  const sent = effective.flatMap(({ piece, order, origin }): Way[] => {
    const squares =
      drafts.has(piece) || origin === 'default' ? [] : marchOf(piece, order as AnyOrder | null, squareOf);
    return squares.length > 1 ? [{ squares, is: 'march' }] : [];
  });
  const meant = [...drafts.values()].flatMap(({ key, order, turn }): Way[] => {
    // Those of later turns begin on ghosts of their own.
    if (turn !== undefined) return [];
    const squares = marchOf(key, order, squareOf);
    return squares.length > 1 ? [{ squares, is: 'draft' }] : [];
  });
  const plan = chosen === null || !drafts.has(chosen) ? null : (judged.get(chosen)?.plan ?? null);
  const understood: Way[] =
    plan?.from && plan.steps.length > 0
      ? [{ squares: [plan.from, ...plan.steps.map(({ square }) => square)], is: 'understood' }]
      : [];
  return {
    ways: [
      ...(supply.length > 1 ? [{ squares: supply, is: 'supply' as const }] : []),
      ...sent,
      ...meant,
      ...understood,
    ],
    reach: new Map((reach?.reached ?? []).map(({ place, phase, forced }) => [place, { phase, forced }])),
  };
}

function marchOf(
  piece: string,
  order: AnyOrder | null,
  squareOf: (piece: string) => string | null,
): string[] {
  const from = squareOf(piece);
  const path = (partOf(order, ['strategic', 'path']) ?? []) as readonly (string | null)[];
  return [from, ...path].filter((square): square is string => square !== null);
}
