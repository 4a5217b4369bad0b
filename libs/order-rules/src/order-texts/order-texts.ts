import type { Order, OrderKind } from '@vedette/campaign';
import { depotText } from '../engineers/depot/text.js';
import { pontoonText } from '../engineers/pontoon/text.js';
import { fortifyText } from '../engineers/fortify/text.js';
import { trackText } from '../engineers/track/text.js';
import { moveStoresText } from '../goods/move-stores/text.js';
import { moveSuppliesText } from '../goods/move-supplies/text.js';
import { landText } from '../land/text.js';
import { navalText } from '../naval/text.js';
import { activationText } from '../staff/activation/text.js';
import { assignText } from '../staff/assign/text.js';
import { batteryText } from '../staff/battery/text.js';
import { deployText } from '../staff/deploy/text.js';
import { mergeText } from '../staff/merge/text.js';
import { splitText } from '../staff/split/text.js';
import type { ClauseText, Concern, LineText, OrderText } from '../text/order-text.js';
import { vocabulary } from '../text/spelling.js';

/** How each kind of order is read and written as text. */
export const ORDER_TEXTS: { readonly [K in OrderKind]: OrderText<K> } = {
  land: landText,
  naval: navalText,
  deploy: deployText,
  activation: activationText,
  merge: mergeText,
  split: splitText,
  assign: assignText,
  'move-supplies': moveSuppliesText,
  'move-stores': moveStoresText,
  pontoon: pontoonText,
  depot: depotText,
  track: trackText,
  battery: batteryText,
  fortify: fortifyText,
};

const LINES = Object.values(ORDER_TEXTS).filter((text): text is LineText<never> => text.form === 'line');

/** Words with which a line of the staff begins. */
export const STAFF_WORDS = vocabulary(Object.assign({}, ...LINES.map(({ verbs }) => verbs)));

/** The kind of a staff's verb. Kinds that share a verb read its line alike. */
export const LINE_OF_VERB: ReadonlyMap<string, LineText> = new Map(
  LINES.flatMap((line) => Object.keys(line.verbs).map((verb) => [verb, line as LineText] as const)),
);

/** How the text of an order's kind is read and written. */
export function textOf(order: Pick<Order, 'kind'>): OrderText {
  return ORDER_TEXTS[order.kind] as OrderText;
}

/** How the own orders of ships, or of units, are read and written. */
export function clausesOf(pieceKey: 'unit' | 'ship'): ClauseText {
  return (pieceKey === 'ship' ? navalText : landText) as ClauseText;
}

/** Which reports tell of orders of a kind; null for what is no kind of order. */
export function concernOf(kind: string): Concern | null {
  return Object.hasOwn(ORDER_TEXTS, kind) ? ORDER_TEXTS[kind as OrderKind].concerns : null;
}
