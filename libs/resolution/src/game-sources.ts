import type { BattleStarts } from '@vedette/ledger';
import type { DeskSources } from './turn-desk.js';

/** What desks of any game are filled from. */
export interface GameSources extends DeskSources {
  readonly battles: BattleStarts;
}
