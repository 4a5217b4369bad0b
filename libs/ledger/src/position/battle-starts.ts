import {
  type BattleState,
  copyBattle,
  type MutableBattleState,
  readBattle,
  writeBattle,
} from '@vedette/battle';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import type { EventStore } from '@vedette/event-store';
import { fold } from '@vedette/record';
import type { DocumentStore } from '@vedette/vault';
import type { CampaignOpenings } from '../campaign/campaign-openings.js';
import type { BattleGame } from '../turn/game-of-record.js';
import { reducerHash } from './reducer-hash.js';
import { type Positions, Starts } from './starts.js';

/** Positions of battles: the steps of a turn follow one another, and it has no seasons. */
const BATTLE_POSITIONS: Positions<BattleGame, BattleState, MutableBattleState> = {
  snapshot: 'battle-start',
  reducer: reducerHash(BATTLE_EVENTS, '@vedette/battle'),
  read: readBattle,
  write: writeBattle,
  pieces: ({ units }) => units.size,
  copy: copyBattle,
  enter: () => undefined,
  edited: (state, edits) => fold(BATTLE_EVENTS, state, edits),
  after: (state, record) => {
    for (const { events } of record.phases.values()) fold(BATTLE_EVENTS, state, events);
    return state;
  },
};

/** The battles that turns of battles start from. */
export class BattleStarts extends Starts<BattleGame, BattleState, MutableBattleState> {
  constructor(store: EventStore, documents: DocumentStore, openings: CampaignOpenings) {
    super(store, documents, openings, BATTLE_POSITIONS);
  }
}
