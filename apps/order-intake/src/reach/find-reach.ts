import { Injectable } from '@nestjs/common';
import type { QuestionOf, ReachDocument, reachOf } from '@vedette/contracts';
import type { ReachedPlace } from '@vedette/order-rules';
import { TurnBooks } from '../book/turn-books.js';
import { mustBePlayer, officerMeant } from '../intake/open-for-orders.js';

/** Tells a player where a piece of his can get in a turn, as things stand. */
@Injectable()
export class FindReach {
  constructor(private readonly books: TurnBooks) {}

  /** @throws CampaignNotFoundError @throws TurnNotFoundError @throws NotAPlayerError @throws NotStandingInError */
  run(question: QuestionOf<typeof reachOf>): Promise<ReachDocument> {
    const { campaign, turn, player, officer, piece, goal } = question;
    return this.books.with(campaign, turn, (book) => {
      mustBePlayer(book, player);
      const whose = officerMeant(book, player, officer);
      const found = book.reach(whose, piece) ?? { reached: [], barred: [] };
      const wanted = found.reached.find(({ place }) => place === goal);
      return {
        turn: book.record.turn,
        piece,
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

const told = ({ entries: _, path, doubts, ...place }: ReachedPlace): ReachDocument['reached'][number] => ({
  ...place,
  path: [...path],
  doubts: [...doubts],
});
