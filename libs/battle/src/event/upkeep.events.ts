import { Type } from '@sinclair/typebox';
import { HexName } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Count = Type.Integer({ minimum: 0 });

/** A brigade is more tired, or less (P-14). */
export const FatigueChanged = defineBattleEvent({
  type: 'FatigueChanged',
  data: Type.Object({ command: Type.String(), from: Count, to: Count }),
});

/** Stragglers found their way back (G-47). */
export const StragglersRecovered = defineBattleEvent({
  type: 'StragglersRecovered',
  data: Type.Object({ unit: Type.String(), back: Type.Integer({ minimum: 1 }), sp: Count }),
});

/** Guns left behind are with their battery again (G-43, P-16.4). */
export const GunsRecovered = defineBattleEvent({
  type: 'GunsRecovered',
  data: Type.Object({ hex: HexName, battery: Type.String(), guns: Type.Integer({ minimum: 1 }) }),
  seen: { named: ['hex', 'guns'] },
});

/** A wagon gave out one of its points (P-17). */
export const WagonPointSpent = defineBattleEvent({
  type: 'WagonPointSpent',
  data: Type.Object({ wagon: Type.String(), left: Count }),
});

/** Skirmishers went out before their brigade, or came back (G-67, G-68). */
export const SkirmishersMoved = defineBattleEvent({
  type: 'SkirmishersMoved',
  data: Type.Object({ command: Type.String(), unit: Type.String(), out: Type.Boolean() }),
});

export const UPKEEP_EVENTS = [
  FatigueChanged,
  StragglersRecovered,
  GunsRecovered,
  WagonPointSpent,
  SkirmishersMoved,
] as const;
