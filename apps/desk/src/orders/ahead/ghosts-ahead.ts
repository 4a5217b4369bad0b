import { type AnyOrder, drafts, plannedOrders } from '../../seat/composing.js';
import type { Way } from '../../map/map-frame.js';
import { evening, told } from '../../seat/open-campaign.js';
import { ownPieces } from '../../seat/pieces.js';
import { orderAhead, orderInForce } from '../drafts.js';
import { partOf } from '../form/part-of.js';
import { keyAhead } from '../plan-keys.js';
import { ghostPlace } from './ghost-place.js';

/** A piece at the start of a later turn for which it has an order, where the orders of the turns before leave it. */
export interface GhostAhead {
  readonly piece: string;
  readonly turn: number;
  readonly square: string;
  /** The squares it is to march by in that turn, from its own on. */
  readonly squares: readonly string[];
}

/** Ghosts of pieces that have an order for one of some later turns, by turn; pieces of which no square was told have none. */
export function ghostsOf(
  pieces: readonly { readonly id: string; readonly square: string | null }[],
  turns: readonly number[],
  orderOf: (piece: string, turn: number) => AnyOrder | null,
  now: number,
): GhostAhead[] {
  return [...turns]
    .sort((a, b) => a - b)
    .flatMap((turn) =>
      pieces.flatMap(({ id, square: from }): GhostAhead[] => {
        const order = orderOf(id, turn);
        const square = order && ghostPlace(from, { now, turn, orderOf: (at) => orderOf(id, at) });
        if (!square) return [];
        const path = (partOf(order, ['strategic', 'path']) ?? []) as readonly (string | null)[];
        return [{ piece: id, turn, square, squares: [square, ...path.filter((box) => box !== null)] }];
      }),
    );
}

/** What a piece is to do in a turn, as far as is known here: its draft, else what was sent; null for nothing. */
export function orderMeant(piece: string, turn: number): AnyOrder | null {
  if (turn === evening.value!.clock.turn) return drafts.value.get(piece)?.order ?? orderInForce(piece);
  return drafts.value.get(keyAhead(piece, turn))?.order ?? orderAhead(piece, turn);
}

/** Where the orders of the turns before leave a piece at the start of a later one; null where nobody told where it stands. */
export const placeAhead = (piece: string, turn: number): string | null =>
  ghostPlace(
    (told.value ? ownPieces(told.value.position) : []).find(({ id }) => id === piece)?.square ?? null,
    {
      ...{ now: evening.value!.clock.turn, turn },
      orderOf: (at) => orderMeant(piece, at),
    },
  );

/** Ghosts of all that was drafted for later turns, or sent for those that were asked about. */
export function ghostsAhead(): GhostAhead[] {
  const now = evening.value?.clock.turn;
  if (now === undefined || !told.value) return [];
  const drafted = [...drafts.value.values()].flatMap(({ turn }) => turn ?? []);
  const turns = new Set([...drafted, ...plannedOrders.value.keys()].filter((turn) => turn > now));
  return ghostsOf(ownPieces(told.value.position), [...turns], orderMeant, now);
}

/** The marches of ghosts, as ways upon the map. */
export const waysAhead = (ghosts: readonly GhostAhead[]): Way[] =>
  ghosts.flatMap(({ squares }): Way[] => (squares.length > 1 ? [{ squares, is: 'ahead' }] : []));
