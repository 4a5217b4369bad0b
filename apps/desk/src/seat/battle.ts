import { signal } from '@preact/signals';
import type { BattleReport } from '@vedette/battle-reports';
import type { BattleView } from '@vedette/battle-sight';
import type { PrintedBattlegroundDocument } from '@vedette/contracts';
import type { Evening } from './campaign.js';

/** What a seat of a battle was told at the end of one turn; before the first nothing has happened, and there is a view alone. */
export interface ToldBattle {
  readonly turn: number;
  readonly report: BattleReport | null;
  readonly view: BattleView;
}
export type Battleground = PrintedBattlegroundDocument;

/** What was told at the end of the turn that is shown; null until it was asked for. */
export const toldBattle = signal<ToldBattle | null>(null);
/** The printed ground; null until a screen wants it. */
export const battleground = signal<Battleground | null>(null);

const BATTLE_RULEBOOK = 'gbacw_3dog';

/** Whether a campaign is a battle on a map of hexes. GraphQL writes the names of books its own way. */
export const isBattle = ({ campaign }: Pick<Evening, 'campaign'>): boolean =>
  campaign.rulebooks.land.replaceAll('-', '_') === BATTLE_RULEBOOK;

/** Forgets what a battle told. */
export function closeBattle(): void {
  toldBattle.value = null;
  battleground.value = null;
}
