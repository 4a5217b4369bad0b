import { Injectable } from '@nestjs/common';
import { type QuestionOf, REACH_ASSUMPTIONS, type ReachDocument, type reachOf } from '@vedette/contracts';
import { TurnNotFoundError } from '@vedette/ledger';
import { leadsAboard, type ReachAhead, type ReachedPlace } from '@vedette/order-rules';
import type { TurnBook } from '../book/turn-book.js';
import { TurnBooks } from '../book/turn-books.js';
import { CampaignFiles } from '../file/campaign-files.js';
import { UnknownSquareError } from '../intake/intake.errors.js';
import { mustBePlayer, mustNotBeTooFar, officerMeant, orderRule } from '../intake/open-for-orders.js';
import { ordersBefore } from './orders-before.js';

type Question = QuestionOf<typeof reachOf>;

const NOTHING: ReachAhead = { from: null, reached: [], barred: [] };

/** Tells a player where a piece of his can get in a turn, as things stand, or in a later one, from where his orders will have led it. */
@Injectable()
export class FindReach {
  constructor(
    private readonly books: TurnBooks,
    private readonly files: CampaignFiles,
  ) {}

  /**
   * @throws CampaignNotFoundError @throws TurnNotFoundError @throws TurnTooFarError @throws UnknownSquareError @throws NotAPlayerError
   * @throws NotStandingInError
   */
  async run(question: Question): Promise<ReachDocument> {
    const { campaign, turn, player, officer, piece, goal } = question;
    const { latestTurn } = await this.files.fresh(campaign);
    const ahead = turn !== undefined && latestTurn !== null && turn > latestTurn ? turn : null;
    return this.books.with(campaign, ahead === null ? turn : undefined, (book) => {
      mustBePlayer(book, player);
      const whose = officerMeant(book, player, officer);
      const found =
        ahead === null
          ? { ...NOTHING, ...book.reach(whose, piece) }
          : reachLater(book, whose, ahead, question);
      const wanted = found.reached.find(({ place }) => place === goal);
      return {
        turn: ahead ?? book.record.turn,
        piece,
        from: found.from,
        assumed: ahead === null ? [] : [...REACH_ASSUMPTIONS],
        reached: found.reached.map(told),
        barred: [...found.barred],
        goal:
          goal === undefined
            ? null
            : { place: goal, reached: wanted ? told(wanted) : null, entries: [...(wanted?.entries() ?? [])] },
      };
    });
  }
}

/** Of a battle no later turn is known: its pieces go where the fight takes them. */
function reachLater(
  book: TurnBook,
  officer: string,
  turn: number,
  { campaign, piece, from }: Question,
): ReachAhead {
  if (book.ground.strategic === null) throw new TurnNotFoundError(campaign, turn);
  mustNotBeTooFar(book, turn);
  if (from !== undefined) mustBeSquare(book, from);
  const orders = from === undefined ? ordersBefore(book, officer, { piece, turn }) : [];
  return book.ground.strategic.desk.reachAhead(officer, piece, { orders, from: from ?? null }) ?? NOTHING;
}

/** Aboard, where nobody marches from, a piece may well be meant to be. @throws UnknownSquareError */
function mustBeSquare(book: TurnBook, from: string): void {
  const { state } = book.strategic;
  const { grid } = state.theatre;
  if (grid.indexOf(from) >= 0 || leadsAboard({ state }, from)) return;
  const last = grid.nameOf(grid.columns * grid.rows - 1);
  throw new UnknownSquareError(from, { first: grid.nameOf(0), last }, orderRule(book));
}

const told = ({ entries: _, path, doubts, ...place }: ReachedPlace): ReachDocument['reached'][number] => ({
  ...place,
  path: [...path],
  doubts: [...doubts],
});
