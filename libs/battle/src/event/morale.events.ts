import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { HexName, OrderWord, orNull, Sixth, UNIT_STATES } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Unit = Type.String();
const Count = Type.Integer({ minimum: 0 });
const Hexes = Type.Array(HexName);

/** How men or guns were lost. */
export const LOSS_KINDS = ['casualties', 'stragglers', 'abandoned', 'destroyed', 'captured'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

/** A unit has fewer men or guns. */
export const StrengthLost = defineBattleEvent({
  type: 'StrengthLost',
  data: Type.Object({ unit: Unit, lost: Type.Integer({ minimum: 1 }), left: Count, kind: oneOf(LOSS_KINDS) }),
});

/** A unit is no more. */
export const UnitEliminated = defineBattleEvent({
  type: 'UnitEliminated',
  data: Type.Object({ unit: Unit, hex: orNull(HexName) }),
  seen: { named: ['unit', 'hex'] },
});

/** A unit has lost its cohesion for the day (P-15). */
export const UnitCollapsed = defineBattleEvent({
  type: 'UnitCollapsed',
  data: Type.Object({ unit: Unit, order: OrderWord }),
});

/** A command can do no more, or can again (P-15). */
export const EffectivenessChanged = defineBattleEvent({
  type: 'EffectivenessChanged',
  data: Type.Object({ command: Type.String(), ineffective: Type.Boolean(), order: orNull(OrderWord) }),
});

/** A unit checked whether it keeps its order (P-09). */
export const DisorderChecked = defineBattleEvent({
  type: 'DisorderChecked',
  data: Type.Object({
    unit: Unit,
    cause: Type.String(),
    passed: Type.Boolean(),
    /** What the failure led to, of a unit that was disordered already. */
    outcome: orNull(Type.String()),
    state: oneOf(UNIT_STATES),
  }),
});

/** A unit became disordered without a check: by a shock or its advance. */
export const UnitDisordered = defineBattleEvent({
  type: 'UnitDisordered',
  data: Type.Object({ unit: Unit }),
});

/** A unit gave ground. */
export const UnitGaveGround = defineBattleEvent({
  type: 'UnitGaveGround',
  data: Type.Object({ unit: Unit, from: HexName, to: HexName, path: Hexes, short: Count }),
  seen: { named: ['from'], arm: ['from'], troops: ['from'] },
});

/** A unit runs. */
export const UnitFled = defineBattleEvent({
  type: 'UnitFled',
  data: Type.Object({ unit: Unit, from: HexName, to: orNull(HexName), path: Hexes, facing: Sixth }),
  seen: { named: ['from'], arm: ['from'], troops: ['from'] },
});

/** A unit tried to rally (P-12.4). */
export const RallyTried = defineBattleEvent({
  type: 'RallyTried',
  data: Type.Object({ unit: Unit, result: oneOf(['pass', 'fail', 'lose']), state: oneOf(UNIT_STATES) }),
});

/** Horses have their breath again. */
export const HorsesRested = defineBattleEvent({
  type: 'HorsesRested',
  data: Type.Object({ unit: Unit, rested: Type.Boolean() }),
});

/** Guns were left in a hex (G-43). */
export const GunsAbandoned = defineBattleEvent({
  type: 'GunsAbandoned',
  data: Type.Object({ hex: HexName, battery: Unit, guns: Type.Integer({ minimum: 1 }) }),
  seen: { named: ['hex', 'guns'] },
});

/** Guns went to the enemy (G-43, P-16.4). */
export const GunsCaptured = defineBattleEvent({
  type: 'GunsCaptured',
  data: Type.Object({ hex: HexName, battery: Unit, guns: Type.Integer({ minimum: 1 }) }),
  seen: { named: ['hex', 'guns'], arm: ['hex', 'guns'] },
});

/** A leader was hit or taken (P-19, G-42). */
export const LeaderStruck = defineBattleEvent({
  type: 'LeaderStruck',
  data: Type.Object({ leader: Type.String(), fate: oneOf(['unhurt', 'killed', 'wounded', 'captured']) }),
  seen: { named: ['leader', 'fate'] },
});

/** A leader went along with his men, or found others. */
export const LeaderCarried = defineBattleEvent({
  type: 'LeaderCarried',
  data: Type.Object({ leader: Type.String(), to: HexName }),
});

export const MORALE_EVENTS = [
  StrengthLost,
  UnitEliminated,
  UnitCollapsed,
  EffectivenessChanged,
  DisorderChecked,
  UnitDisordered,
  UnitGaveGround,
  UnitFled,
  RallyTried,
  HorsesRested,
  GunsAbandoned,
  GunsCaptured,
  LeaderStruck,
  LeaderCarried,
] as const;
