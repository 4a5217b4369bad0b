import type { EffectiveOrder, OrderProblem } from '../seat/campaign.js';
import { type AnyOrder, drafts, judged, onTheirWay, type OnItsWay } from '../seat/composing.js';
import { evening, isPast } from '../seat/open-campaign.js';
import type { MarchPlanDocument } from '../seat/judged.js';
import { say } from '../words/words.js';
import { signedOff } from './drafts.js';
import { gameOfOrders } from './game-of-orders.js';
import { faultsOfForm, textOfOrder } from './order-line.js';

/** All that a card shows of an order: what it says just now, and what is made of that. */
export interface CardState {
  readonly order: AnyOrder;
  /** The order as a line; null while its form is not filled. */
  readonly text: string | null;
  readonly isDraft: boolean;
  readonly isKept: boolean;
  /** Whether it is for a later turn, and so judged only when it is sent. */
  readonly isAhead: boolean;
  /** Whether it is to be sent again by itself in every later turn. */
  readonly isStanding: boolean;
  readonly onItsWay: OnItsWay | null;
  /** Whether the problems below are of the order as it stands on the card. */
  readonly isJudged: boolean;
  readonly wasRefused: boolean;
  readonly understood: string;
  readonly problems: readonly OrderProblem[];
  readonly plan: MarchPlanDocument | null;
}

/** The statuses of a turn in which orders are taken. */
const TAKING: ReadonlySet<string> = new Set(['open', 'grace', 'held', 'paused']);

/** Whether the house takes orders just now. */
export const isTaking = (): boolean => TAKING.has(evening.value?.clock.status ?? '');

/** Whether orders of the turn that is shown can be changed. */
export const canOrder = (): boolean => !isPast.value && isTaking();

/** An order of a piece's own that says nothing yet. */
export const blankOrder = (piece: EffectiveOrder): AnyOrder => gameOfOrders().blank(piece);

/** What the card of a piece shows: its draft, else the order it acts by, else nothing. */
export function cardOf(effective: EffectiveOrder): CardState {
  const sent = signedOff(effective.order as AnyOrder | null);
  const state = stateOf(effective.piece, sent ?? blankOrder(effective));
  if (state.isDraft || !sent) return state;
  return { ...state, isJudged: true, understood: effective.words, problems: effective.problems };
}

/** What is known of the draft of a key; of an order that stands instead where there is none. */
export function stateOf(key: string, otherwise: AnyOrder): CardState {
  const draft = drafts.value.get(key);
  const order = draft?.order ?? otherwise;
  const text = textOfOrder(order);
  const verdict = judged.value.get(key);
  const isJudged = draft !== undefined && verdict !== undefined && verdict.text === text;
  return {
    order,
    text,
    isDraft: draft !== undefined,
    isKept: draft?.kept ?? false,
    isAhead: draft?.turn !== undefined,
    isStanding: draft?.standing ?? false,
    onItsWay: onTheirWay.value.get(key) ?? null,
    isJudged,
    wasRefused: isJudged && verdict.wasSent && !verdict.accepted,
    understood: isJudged ? verdict.understood : '',
    problems: [...(draft ? faultsInWords(order) : []), ...(isJudged ? verdict.problems : [])],
    plan: isJudged ? verdict.plan : null,
  };
}

/** What is missing in a form, said as the server says what is wrong: an error at its field. */
const faultsInWords = (order: AnyOrder): OrderProblem[] =>
  faultsOfForm(order).map(({ field, code }) => ({
    ...{ severity: 'error' as const, field, code, rule: '' },
    message: say(code),
  }));
