import type { BattleReport } from '@vedette/battle-reports';
import type { BattleView } from '@vedette/battle-sight';
import type { Battleground, ToldBattle } from '../seat/battle.js';
import { readDocument } from './documents-kept.js';
import { addressFor } from './for-whom.js';

const at = (campaign: string): string => `/campaigns/${encodeURIComponent(campaign)}`;

/** What a seat of a battle was told at the end of a turn, in data; of what it opened with, its view alone. @throws DeskProblem */
export async function toldBattleOf(
  campaign: string,
  seat: string,
  turn: number,
  isOpening: boolean,
): Promise<ToldBattle> {
  const place = (report: string): string =>
    addressFor(seat, `${at(campaign)}/reports/${turn}/${report}.json`, 'player');
  const [report, view] = await Promise.all([
    isOpening ? null : readDocument<BattleReport>(place('turn'), seat),
    readDocument<BattleView>(place('position'), seat),
  ]);
  return { turn, report, view };
}

/** What one player's side knew at the end of a turn, once a battle is published. @throws DeskProblem */
export const viewOfPlayer = (
  campaign: string,
  seat: string | null,
  turn: number,
  player: string,
): Promise<BattleView> =>
  readDocument<BattleView>(
    `${at(campaign)}/reports/${turn}/position.json?player=${encodeURIComponent(player)}`,
    seat,
  );

/** The printed ground of a battle. @throws DeskProblem */
export const battlegroundOf = (campaign: string, seat: string | null): Promise<Battleground> =>
  readDocument<Battleground>(`${at(campaign)}/theatre`, seat);
