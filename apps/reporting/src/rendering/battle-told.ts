import { type BattleEvent, STEPS } from '@vedette/battle';
import { BATTLE_EVENTS, judgeOrders, ownPart } from '@vedette/battle-rules';
import { lookedAround } from '@vedette/battle-sight';
import { AnnouncementMade } from '@vedette/campaign';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import {
  type BattleGame,
  type BattleStarts,
  isOfBattle,
  readBattleEvent,
  readGameEvent,
  TurnRecord,
} from '@vedette/ledger';
import { NotFoundError } from '@vedette/platform';
import { type Had, BattleTurnReports } from './battle-turn-reports.js';

/** A turn of a battle as one player was told of it. */
export interface BattleTurnTold {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
  readonly opening: boolean;
  /** An edition that was corrected since: the field it ended with is no more. */
  readonly corrected: boolean;
  /** The events he was told of. */
  readonly recorded: readonly RecordedEvent[];
}

/** Makes the reports of a player's turn of a battle. @throws NotFoundError of one who is no player of it */
export async function battleTurnReports(
  { campaign, player: id, turn, opening, corrected, recorded }: BattleTurnTold,
  { store, battles }: { readonly store: EventStore; readonly battles: BattleStarts },
): Promise<BattleTurnReports> {
  const state = await battles.coming(campaign, turn + 1);
  const player = state.players.find((one) => one.id === id);
  if (!player) throw new NotFoundError('player', id);
  const had: Had = { turn: !opening, position: !corrected };
  const hour = opening ? state.turn : (await battles.master(campaign, turn)).turn;
  const refused = opening ? [] : await problemsOf(campaign, turn, id, { store, battles });
  const events = inOrder(recorded.filter(isOfBattle).map(readBattleEvent));
  const announced = recorded
    .filter(({ type }) => type === AnnouncementMade.type)
    .map((event) => readGameEvent(event).data as { readonly text: string })
    .map(({ text }) => text);
  const seen = opening ? lookedAround(state) : state;
  return new BattleTurnReports(
    { events, definitions: BATTLE_EVENTS, state: seen, turn: hour, player, refused, announced },
    had,
    turn,
  );
}

/** A step stands in one stream, so its events keep their order. */
function inOrder(events: readonly BattleEvent[]): BattleEvent[] {
  return [...events].sort((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step));
}

/** A player's orders of a turn that were refused, when they came in or when all were judged, or have problems. */
async function problemsOf(
  campaign: string,
  turn: number,
  player: string,
  { store, battles }: { readonly store: EventStore; readonly battles: BattleStarts },
): Promise<unknown[]> {
  const record = new TurnRecord<BattleGame>(campaign, turn).add(await store.readTurns(campaign, turn));
  const start = await battles.master(campaign, turn);
  const sideOf = (id: string) => start.players.find((one) => one.id === id)?.side;
  const side = sideOf(player)!;
  const sent = record.standing();
  // Judged as the side knows the battle, and numbered among its own orders: how many the enemy sent must not be counted along.
  const accepted = sent.filter(({ receipt }) => receipt.accepted && sideOf(receipt.player) === side);
  const judged = judgeOrders(ownPart(start, side), { orders: accepted.map(({ order }) => order) });
  const atOnce = sent
    .filter(({ receipt }) => !receipt.accepted && receipt.player === player)
    .map(({ receipt: { order, accepted: stood, understood, problems } }) => ({
      ...{ order, accepted: stood, understood, problems },
    }));
  const inTheEnd = judged.receipts.filter(
    ({ order, problems }) => problems.length > 0 && accepted[order]!.receipt.player === player,
  );
  return [...atOnce, ...inTheEnd];
}
