import { Injectable } from '@nestjs/common';
import type { AnswerOf, EffectiveOrigin, effectiveOrders, QuestionOf } from '@vedette/contracts';
import type { SubmittedOrder } from '@vedette/ledger';
import { defaultDoing } from '@vedette/order-rules';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import type { PlannedOrder } from '../file/campaign-file.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { type Order, textOf as textOfOrder } from '../game/sent-order.js';
import { mustBePlayer, officerMeant } from '../intake/open-for-orders.js';
import type { ActingPiece } from '../game/acting-piece.js';
import { battleEffective, type StandingInTurn } from './battle-effective.js';

type Answer = AnswerOf<typeof effectiveOrders>;
type Effective = Answer['pieces'][number];
type Doing = Pick<Effective, 'origin' | 'by' | 'order' | 'text' | 'words' | 'receipt' | 'problems'>;

/** Says of every piece an officer may order what it will do, or did: by whose order, or by none. */
@Injectable()
export class EffectiveOrders {
  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
  ) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NotAPlayerError @throws NotStandingInError */
  async run({ campaign, turn, player, officer }: QuestionOf<typeof effectiveOrders>): Promise<Answer> {
    const { latestTurn } = await this.files.fresh(campaign);
    const ahead = turn !== undefined && turn > latestTurn ? turn : null;
    return this.books.with(campaign, ahead === null ? turn : undefined, (book) => {
      mustBePlayer(book, player);
      const whose = officerMeant(book, player, officer);
      const { battle } = book.ground;
      if (battle !== null)
        return {
          turn: ahead ?? book.record.turn,
          closed: ahead === null && book.record.bookClosed !== null,
          pieces: battleEffective(battle, whose, sentIn(book, ahead), (order) => wouldBeTaken(book, order)),
        };
      const known = ahead === null ? null : planned(book, whose, ahead);
      return {
        turn: ahead ?? book.record.turn,
        closed: ahead === null && book.record.bookClosed !== null,
        pieces: book.acting(whose).map((acting) => {
          const byDefault = defaultOf(book, whose, acting.piece);
          const doing = known ? known.get(acting.piece) : doingNow(acting, whose);
          return {
            piece: acting.piece,
            at: book.strategic.state.units.has(acting.piece) ? ('land' as const) : ('sea' as const),
            capacity: acting.capacity,
            ...(doing ?? nothingSent(byDefault.words)),
            default: byDefault,
          };
        }),
      };
    });
  }
}

/** The orders of a battle's turn that stand, or those sent ahead for a turn, as whoever sent them is told of them. */
function sentIn(book: TurnBook, ahead: number | null): StandingInTurn[] {
  if (ahead !== null)
    return book.file
      .plannedFor(ahead)
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map((plan) => ({ order: plan.order, player: plan.receipt.player, doing: doingPlanned(plan) }));
  return book.record.submissions
    .filter((one) => book.statusOf(one) === 'stands')
    .map((one) => {
      const { order, receipt, sender } = one;
      return {
        order,
        player: receipt.player,
        doing: {
          ...doneBy(order, receipt),
          origin: originOf(receipt.player, one),
          by: sender,
          problems: [...receipt.problems],
        },
      };
    });
}

/** Whether an order would be taken now; of a book that is closed, whether it would have been. */
const wouldBeTaken = (book: TurnBook, order: Order): boolean => book.judge([order])[0]!.accepted;

/** What a piece does without an order; as an order only where it would be taken just so. */
function defaultOf(book: TurnBook, officer: string, piece: string): Effective['default'] {
  const { state, books } = book.strategic;
  const unit = state.units.get(piece);
  const { words, order } = defaultDoing(
    { state, books },
    unit ? { at: 'land', unit } : { at: 'sea', ship: state.ships.get(piece)! },
  );
  if (!order) return { words, order: null, text: null };
  const [judged] = book.judge([{ ...order, by: officer } as Order]);
  return judged!.accepted ? { words, order, text: textOfOrder(order) } : { words, order: null, text: null };
}

const nothingSent = (words: string): Doing => ({
  ...{ origin: 'default', by: null, order: null, text: null, words, receipt: null, problems: [] },
});

function doingNow({ piece, capacity, submitted }: ActingPiece, officer: string): Doing | undefined {
  if (!submitted) return undefined;
  // What a commander sent is in his own list alone; that he sent something his deputy is told in receipts as well (6.1).
  if (capacity === 'deputy' && submitted.receipt.player !== officer)
    return {
      ...nothingSent(`${piece} has an order of its commander`),
      origin: 'commander',
    };
  const { order, receipt, sender } = submitted;
  return {
    ...doneBy(order, receipt),
    origin: originOf(officer, submitted),
    by: receipt.player === officer ? sender : receipt.player,
    problems: [...receipt.problems],
  };
}

function originOf(
  officer: string,
  { receipt, origin, sender }: Pick<SubmittedOrder<Order>, 'receipt' | 'origin' | 'sender'>,
): EffectiveOrigin {
  if (receipt.player !== officer) return 'deputy';
  if (origin) return origin.kind === 'standing' ? 'standing' : 'ahead';
  return sender === null ? 'sent' : 'stand-in';
}

type Receipt = SubmittedOrder['receipt'];

const receiptOf = ({ id, version, at }: Receipt): Doing['receipt'] => ({ id, version, at });

const doneBy = (order: Order, receipt: Receipt): Pick<Doing, 'order' | 'text' | 'words' | 'receipt'> => ({
  order,
  text: textOf(order),
  words: receipt.understood,
  receipt: receiptOf(receipt),
});

/** As its sender would write it: whose order it is is said beside it. */
function textOf({ by: _, ...order }: Order): string {
  return textOfOrder(order as Order);
}

/** What was sent ahead for a turn that is not open, and what stands and will be sent in it, by piece. */
function planned(book: TurnBook, officer: string, turn: number): Map<string, Doing> {
  const { file } = book;
  const known = new Map<string, Doing>();
  const note = (order: Order, doing: Doing): void => {
    if (order.kind === 'land') known.set(order.unit, doing);
    if (order.kind === 'naval') known.set(order.ship, doing);
  };
  for (const { player, order } of file.standingIn(turn)) {
    if (player !== officer) continue;
    const [judged] = book.judge([order]);
    const { understood, problems } = judged!;
    note(order, {
      ...{ origin: 'standing', by: null, order, text: textOf(order), words: understood, receipt: null },
      problems: [...problems],
    });
  }
  for (const plan of file.plannedFor(turn)) if (isHis(plan, officer)) note(plan.order, doingPlanned(plan));
  return known;
}

const isHis = ({ receipt, withdrawnAt }: PlannedOrder, officer: string): boolean =>
  receipt.player === officer && withdrawnAt === null;

const doingPlanned = ({ order, receipt, sender }: PlannedOrder): Doing => ({
  ...doneBy(order, receipt),
  origin: 'ahead',
  by: sender,
  problems: [...receipt.problems],
});
