import { useEffect } from 'preact/hooks';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { ordersOfTurn } from '../../graph/dispositions.js';
import type { Seat } from '../../graph/order-desk.js';
import { problemOf } from '../../graph/problem.js';
import type { Way } from '../../map/map-frame.js';
import type { SentOrder, ToldTurn } from '../../seat/campaign.js';
import { inForce, ownPieces } from '../../seat/pieces.js';
import { speakOut } from '../speak-out.js';
import { partOf } from '../form/part-of.js';

/** A march that was ordered for a turn that is over, whatever came of it. */
export interface PastMarch extends Way {
  readonly is: 'past';
  readonly unit: string;
}

/** The marches among the orders of a turn, each from where its piece stood at the end of the turn before, as far as that was told. */
export function marchesOrdered(sent: readonly SentOrder[], before: ToldTurn | undefined): PastMarch[] {
  const stood = new Map((before ? ownPieces(before.position) : []).map(({ id, square }) => [id, square]));
  const last = new Map(
    inForce(sent).map((one) => [String((one.order as { unit?: unknown }).unit), one] as const),
  );
  return [...last].flatMap(([unit, { order }]): PastMarch[] => {
    const path = (partOf(order, ['strategic', 'path']) ?? []) as readonly (string | null)[];
    const squares = [stood.get(unit) ?? null, ...path].filter((square) => square !== null);
    return squares.length > 1 ? [{ squares, is: 'past', unit }] : [];
  });
}

/** The marches of the turn that is shown, read when they are first wanted; none before the first turn was played. */
export function usePastMarches(
  seat: Seat,
  { turn, report }: ToldTurn,
  past: readonly ToldTurn[],
  isWanted: boolean,
): ReadonlySignal<readonly PastMarch[]> {
  const marches = useSignal<readonly PastMarch[]>([]);
  const wasPlayed = report !== null;
  useEffect(() => {
    let isOver = false;
    marches.value = [];
    if (isWanted && wasPlayed)
      ordersOfTurn(seat, turn).then(
        (sent) => {
          if (!isOver)
            marches.value = marchesOrdered(
              sent,
              past.findLast((one) => one.turn < turn),
            );
        },
        (thrown: unknown) => void (isOver || speakOut(problemOf(thrown).message, true)),
      );
    return () => void (isOver = true);
  }, [turn, past, isWanted, wasPlayed]);
  return marches;
}
