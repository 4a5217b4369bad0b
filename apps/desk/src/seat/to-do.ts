import type { EffectiveOrder, Evening, SentOrder } from './campaign.js';
import { inForce, withoutName } from './pieces.js';

/** Something that is left to do before the turn ends. */
export type ToDo =
  | { readonly kind: 'orders-refused'; readonly count: number; readonly lines: readonly Doubt[] }
  | {
      readonly kind: 'without-order';
      readonly count: number;
      readonly all: number;
      readonly otherwise: readonly Otherwise[];
    }
  | { readonly kind: 'order-doubts'; readonly count: number; readonly lines: readonly Doubt[] }
  | { readonly kind: 'reminders'; readonly texts: readonly string[] }
  | { readonly kind: 'letters-unread'; readonly count: number };

/** A note to oneself for a turn. */
export interface Reminder {
  readonly id: string;
  readonly turn: number;
  readonly text: string;
}

/** What pieces do if nothing is sent for them, in the server's words. */
export interface Otherwise {
  readonly words: string;
  readonly pieces: readonly string[];
}

/** Pieces that do the same are told together, in the order in which they come. */
function otherwise(idle: readonly EffectiveOrder[]): Otherwise[] {
  const told = new Map<string, string[]>();
  for (const { piece, words } of idle) {
    const does = withoutName(words, piece);
    told.set(does, [...(told.get(does) ?? []), piece]);
  }
  return [...told].map(([words, pieces]) => ({ words, pieces }));
}

/** What is doubtful about an order that stands, or why one was refused, in the server's words. */
export interface Doubt {
  readonly piece: string;
  /** The order as text. */
  readonly text: string;
  readonly message: string;
  readonly rule: string;
}

const pieceOf = ({ order, text }: SentOrder): string => {
  const { unit, ship } = order as { readonly unit?: string; readonly ship?: string };
  return unit ?? ship ?? text.split(' ')[0] ?? '';
};

const linesOf = (sent: SentOrder, problems = sent.receipt.problems): Doubt[] =>
  problems.map(({ message, rule }) => ({ piece: pieceOf(sent), text: sent.text, message, rule }));

/**
 * Orders that were to be sent by themselves when the turn opened, standing or ahead, and were refused. Whoever has ordered the piece
 * something since has seen to it.
 */
const refusedByThemselves = (orders: readonly SentOrder[]): SentOrder[] =>
  orders.filter(
    (one) =>
      one.status === 'refused' &&
      one.origin !== null &&
      !inForce(orders).some(({ receipt, ...other }) => {
        const isLater = Date.parse(receipt.at) > Date.parse(one.receipt.at);
        return isLater && pieceOf({ receipt, ...other }) === pieceOf(one);
      }),
  );

/** What is left to do, the most pressing first; nothing that the seat's own answers do not tell, and its reminders that are due. */
export function toDo(
  { clock, orders, effective, lettersUnread }: Evening,
  reminders: readonly Reminder[] = [],
): ToDo[] {
  const pieces = effective.filter(({ capacity }) => capacity === 'commander');
  const idle = pieces.filter(({ origin }) => origin === 'default');
  const lines = inForce(orders).flatMap((one) => linesOf(one));
  const refused = refusedByThemselves(orders);
  const texts = reminders.filter(({ turn }) => turn <= clock.turn).map(({ text }) => text);
  return [
    ...(refused.length > 0
      ? [
          {
            kind: 'orders-refused' as const,
            count: refused.length,
            lines: refused.flatMap((one) => {
              const errors = one.receipt.problems.filter(({ severity }) => severity === 'error');
              return linesOf(one, errors);
            }),
          },
        ]
      : []),
    ...(idle.length > 0
      ? [
          {
            kind: 'without-order' as const,
            count: idle.length,
            all: pieces.length,
            otherwise: otherwise(idle),
          },
        ]
      : []),
    ...(lines.length > 0 ? [{ kind: 'order-doubts' as const, count: lines.length, lines }] : []),
    ...(texts.length > 0 ? [{ kind: 'reminders' as const, texts }] : []),
    ...(lettersUnread > 0 ? [{ kind: 'letters-unread' as const, count: lettersUnread }] : []),
  ];
}
