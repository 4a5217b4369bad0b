import type { EffectiveOrder, Evening } from './campaign.js';
import { inForce } from './pieces.js';

/** Something that is left to do before the turn ends. */
export type ToDo =
  | {
      readonly kind: 'without-order';
      readonly count: number;
      readonly all: number;
      readonly otherwise: readonly Otherwise[];
    }
  | { readonly kind: 'order-doubts'; readonly count: number; readonly lines: readonly Doubt[] }
  | { readonly kind: 'letters-unread'; readonly count: number };

/** What pieces do if nothing is sent for them, in the server's words. */
export interface Otherwise {
  readonly words: string;
  readonly pieces: readonly string[];
}

/** Pieces that do the same are told together, in the order in which they come. */
function otherwise(idle: readonly EffectiveOrder[]): Otherwise[] {
  const told = new Map<string, string[]>();
  for (const { piece, words } of idle) {
    const does = words.startsWith(`${piece} `) ? words.slice(piece.length + 1) : words;
    told.set(does, [...(told.get(does) ?? []), piece]);
  }
  return [...told].map(([words, pieces]) => ({ words, pieces }));
}

/** A doubt about an order that stands, in the server's words. */
export interface Doubt {
  readonly piece: string;
  readonly message: string;
  readonly rule: string;
}

/** What is left to do, the most pressing first; nothing that the seat's own answers do not tell. */
export function toDo({ orders, effective, lettersUnread }: Evening): ToDo[] {
  const pieces = effective.filter(({ capacity }) => capacity === 'commander');
  const idle = pieces.filter(({ origin }) => origin === 'default');
  const lines = inForce(orders).flatMap(({ text, receipt }) =>
    receipt.problems.map(({ message, rule }) => ({ piece: text.split(' ')[0] ?? '', message, rule })),
  );
  return [
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
    ...(lettersUnread > 0 ? [{ kind: 'letters-unread' as const, count: lettersUnread }] : []),
  ];
}
