import type { CampaignState } from '@vedette/campaign';
import { type BattleState, cited, parseBattleText } from '@vedette/battle';
import { type BattleStarts, type CampaignOpenings, isBattle, type TurnStarts } from '@vedette/ledger';
import { OrderDesk, type ParsedOrders, parseOrderText, textNames } from '@vedette/order-rules';
import { type Books, booksOf, cite } from '@vedette/rulebooks';
import { BattleOrderDesk } from './battle-order-desk.js';
import type { DeskOfOrders } from './desk-of-orders.js';
import type { Order } from './sent-order.js';

/** What the orders of a strategic campaign are judged by. */
export interface StrategicGround {
  readonly state: CampaignState;
  readonly books: Books;
  readonly desk: OrderDesk;
}

/** Orders read from a text, of whichever game, and what of it could not be read. */
export interface ReadText extends Omit<ParsedOrders, 'orders'> {
  readonly orders: readonly Order[];
}

/** What the orders of a turn are judged by. */
export interface TurnGround {
  /** Null of a battle. */
  readonly strategic: StrategicGround | null;
  /** The battle as the turn begins; null of a campaign. */
  readonly battle: BattleState | null;
  readonly game: 'campaign' | 'battle';
  readonly players: readonly { readonly id: string; readonly ministries?: readonly string[] }[];
  /** Whether two players are of one side. */
  areOfOneSide(one: string, other: string): boolean;
  /** Rule under which orders are sent, as the game's book numbers it (GITM AMWOL 6.1). */
  readonly rule: string;
  readonly desk: DeskOfOrders;
  /** Reads orders a player wrote as text, with the map and where his pieces stand as he knows them. */
  readText(text: string, player: string): ReadText;
}

/** What turns are judged by is read from. */
export interface GroundSources {
  readonly openings: CampaignOpenings;
  readonly starts: TurnStarts;
  readonly battles: BattleStarts;
}

/** What the orders of a turn are judged by. @throws CampaignNotFoundError @throws TurnNotFoundError @throws TurnNotResolvedError */
export async function turnGround(
  campaign: string,
  turn: number,
  { openings, starts, battles }: GroundSources,
): Promise<TurnGround> {
  const { campaign: facts } = await openings.of(campaign);
  if (!isBattle(facts)) return campaignGround(await starts.master(campaign, turn));
  const state = await battles.master(campaign, turn);
  return {
    game: 'battle',
    strategic: null,
    battle: state,
    players: state.players,
    areOfOneSide: (one, other) => {
      const side = (player: string) => state.players.find(({ id }) => id === player)?.side;
      return side(one) === side(other);
    },
    rule: cited(['P-31.1']),
    desk: new BattleOrderDesk(state),
    readText: (text, player) => parseBattleText(text, player),
  };
}

function campaignGround(state: CampaignState): TurnGround {
  const books = booksOf(state.rulebooks);
  const desk = new OrderDesk(state, books);
  return {
    game: 'campaign',
    strategic: { state, books, desk },
    battle: null,
    players: state.players,
    areOfOneSide: (one, other) => {
      const [a, b] = [one, other].map((player) => state.players.find(({ id }) => id === player)?.state);
      return a !== undefined && b !== undefined && state.standing(a, b) === 'same';
    },
    rule: cite(books.land, '6.1'),
    desk: desk as DeskOfOrders,
    readText: (text, player) => parseOrderText(text, {}, textNames(state, books, player)),
  };
}
