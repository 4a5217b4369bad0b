import { type CampaignState, type Order, ORDER_KINDS } from '@vedette/campaign';
import type { Books } from '@vedette/rulebooks';
import { CommandRegister } from './command-register.js';
import { Knowledge } from './knowledge.js';
import { judgeOrder } from './judge-order.js';
import type { Judging } from './judging.js';
import { kindFault } from './kind-in-force.js';
import { ORDER_DEFINITIONS } from './order-kinds.js';
import { Problems } from './problems.js';
import type { Piece } from './authority/piece.js';
import { toldShip, toldUnit } from './authority/told-pieces.js';
import { ClosedSections } from './options/closed-sections.js';
import type { Asking, Choice, OrderOption } from './options/order-option.js';
import type { OrderProblem } from './receipt.js';

/** Warnings that come with an option; any other says that nothing would come of the choice, and it is not offered. */
const STILL_DONE: ReadonlySet<string> = new Set([
  'attached',
  'forced-march',
  'known-enemy-in-the-way',
  'known-enemy-at-crossing',
  'last-store',
  'no-ford-on-the-way',
  'over-strength',
  'round-the-horn',
]);

/** What a piece may be ordered now, and why what it may not is closed. */
export interface Offers {
  readonly options: OrderOption[];
  /** A problem for each section of its own order of which nothing would be done now; its field is the section, `/rail`. */
  readonly closed: OrderProblem[];
}

/** The options alone ({@link orderOffers}). */
export const orderOptions = (...asked: Parameters<typeof orderOffers>): OrderOption[] =>
  orderOffers(...asked).options;

/**
 * What a piece may be ordered now, kind by kind, from what the player who asks can know (GITM AMWOL 4.1, 4.6, 6; PATE 4). Every
 * option is an order that is accepted if he sends it, and what closes a section is what a receipt would tell him. Of a piece he neither
 * commands nor is told of, existing or not, there is nothing.
 */
export function orderOffers(
  state: CampaignState,
  books: Books,
  by: string,
  id: string,
  register = new CommandRegister(state),
): Offers {
  const player = state.players.find((one) => one.id === by);
  const knowledge = new Knowledge(state, books.land, player);
  const judging = { state, books, register, by, player, knowledge };
  const piece = player ? pieceFor({ ...judging, problems: new Problems() }, id) : null;
  if (!piece) return { options: [], closed: [] };
  const closed = new ClosedSections();
  const options = ORDER_KINDS.flatMap((kind) => {
    const asking: Asking = { ...judging, problems: new Problems(), piece };
    kindFault(asking, { kind });
    if (asking.problems.fatal) return [];
    return offered(judging, by, [...ORDER_DEFINITIONS[kind].options(asking)], closed);
  });
  return { options, closed: closed.list };
}

function pieceFor(judging: Judging, id: string): Piece | null {
  const unit = toldUnit(judging, id);
  if (unit) return { at: 'land', unit };
  const ship = toldShip(judging, id);
  return ship ? { at: 'sea', ship } : null;
}

/** Of the choices of one kind those that are accepted, and of which something comes; what bars the sections of a piece's own order is noted. */
function offered(
  judging: Omit<Judging, 'problems'>,
  by: string,
  choices: readonly Choice[],
  closed: ClosedSections,
): OrderOption[] {
  const judge = (order: Order) => {
    const problems = new Problems();
    const understood = judgeOrder({ ...judging, problems }, order);
    return { understood, problems };
  };
  const options: OrderOption[] = [];
  let always: ReadonlySet<string> | null = null;
  for (const { field, order: asked, march, isOnlyTried = false } of choices) {
    const order = { ...asked, by } as Order;
    always ??= codesOf(bareOrder(order), judge);
    const { understood, problems } = judge(order);
    const idle = problems.list.find(({ code }) => !STILL_DONE.has(code) && !always!.has(code));
    const why = problems.list.find(({ severity }) => severity === 'error') ?? idle;
    if (order.kind === 'land' || order.kind === 'naval')
      if (why) closed.refuses(field, why);
      else closed.accepts(field);
    if (why || isOnlyTried) continue;
    options.push({ field, order, understood, problems: problems.list, ...(march ? { march } : {}) });
  }
  return options;
}

type JudgeOne = (order: Order) => { readonly problems: Problems };

/** What is said of a piece's own order whatever it asks for, as of a unit that is laid up. */
function codesOf(bare: Order | null, judge: JudgeOne): ReadonlySet<string> {
  return new Set(bare ? judge(bare).problems.list.map(({ code }) => code) : []);
}

/** A unit's or ship's own order without anything in it; other kinds ask for one thing and have none. */
function bareOrder(order: Order): Order | null {
  const { by } = order;
  if (order.kind === 'land') return { kind: 'land', unit: order.unit, by };
  return order.kind === 'naval' ? { kind: 'naval', ship: order.ship, by } : null;
}
