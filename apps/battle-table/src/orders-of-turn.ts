import type { BattleOrder } from '@vedette/battle';
import type { ClosedWindow } from '@vedette/battle-rules';
import type { CampaignFacts } from '@vedette/contracts';
import { type BattleGame, TurnRecord, windowOfTurn } from '@vedette/ledger';
import type { GameSources } from '@vedette/resolution';

/** What is played of the orders of a turn, in the order of sending: what was accepted and not taken back. */
export function ordersOf(record: TurnRecord<BattleGame>): BattleOrder[] {
  return record.standing().flatMap(({ order, receipt }) => (receipt.accepted ? [order] : []));
}

/** What was sent in the first window of the turn whose second a turn of the campaign is, and how the battle stood then; null for all others. */
export async function firstWindow(
  { store, battles }: Pick<GameSources, 'store' | 'battles'>,
  {
    campaign,
    turn,
    facts,
  }: { readonly campaign: string; readonly turn: number; readonly facts: CampaignFacts },
): Promise<ClosedWindow | null> {
  if (windowOfTurn(facts, turn) !== 'second') return null;
  const before = turn - 1;
  const record = new TurnRecord<BattleGame>(campaign, before).add(await store.readTurns(campaign, before));
  return { state: await battles.at(campaign, before), orders: ordersOf(record) };
}
