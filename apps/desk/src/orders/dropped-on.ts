import type { EffectiveOrder } from '../seat/campaign.js';
import type { AnyOrder } from '../seat/composing.js';
import { partOf, withPart } from './form/part-of.js';

/** The order that a drag of one piece onto another makes. */
export interface Dropped {
  /** The piece whose card shows it. */
  readonly card: string;
  readonly key: string;
  readonly order: AnyOrder;
}

/**
 * The assignment that troops make which are dragged onto troops of another officer: he commands them from then on (GITM AMWOL 3.4).
 * `officerOf` is who commands a piece as it was last told. Null where that is the same for both, or is not told: then they are joined.
 */
export function assignedTo(
  from: EffectiveOrder,
  onto: EffectiveOrder,
  officerOf: (piece: string) => string | null,
): Dropped | null {
  const officer = officerOf(onto.piece);
  if (from.at !== 'land' || onto.at !== 'land' || officer === null || officer === officerOf(from.piece))
    return null;
  return {
    ...{ card: from.piece, key: `${from.piece}/assign/1` },
    order: { kind: 'assign', unit: from.piece, commander: officer },
  };
}

const LOAD = ['loading', 'load'] as const;

/**
 * Troops onto troops merge, a ship onto a ship joins it, troops onto a ship go aboard; a ship onto troops is no order. `orderOf` is what
 * the card of a piece says just now.
 */
export function droppedOn(
  from: EffectiveOrder,
  onto: EffectiveOrder,
  orderOf: (piece: EffectiveOrder) => AnyOrder,
): Dropped | null {
  if (from.piece === onto.piece) return null;
  if (from.at === 'land' && onto.at === 'land')
    return {
      card: from.piece,
      key: `${from.piece}/merge/1`,
      order: { kind: 'merge', unit: from.piece, into: onto.piece },
    };
  if (from.at === 'sea' && onto.at === 'sea')
    return {
      ...{ card: from.piece, key: from.piece },
      order: withPart(orderOf(from), ['attach'], onto.piece),
    };
  if (from.at !== 'land' || onto.at !== 'sea') return null;
  const order = orderOf(onto);
  const aboard = (partOf(order, LOAD) ?? []) as readonly string[];
  return {
    ...{ card: onto.piece, key: onto.piece },
    order: aboard.includes(from.piece) ? order : withPart(order, LOAD, [...aboard, from.piece]),
  };
}
