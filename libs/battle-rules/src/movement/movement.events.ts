import { Type } from '@sinclair/typebox';
import { defineBattleEvent, FORMATIONS, HexName, orNull, Sixth } from '@vedette/battle';
import { oneOf } from '@vedette/record';

const Unit = Type.String();
const WAY = ['from', 'to'] as const;

/** A unit entered a hex; `from` is null for one that came onto the map. */
export const UnitMoved = defineBattleEvent({
  type: 'UnitMoved',
  data: Type.Object({
    unit: Unit,
    from: orNull(HexName),
    to: HexName,
    facing: Sixth,
    cost: Type.Number(),
    spent: Type.Number(),
  }),
  seen: { named: ['unit', ...WAY, 'facing'], arm: WAY, troops: WAY },
});

/** A unit turned where it stands. */
export const UnitTurned = defineBattleEvent({
  type: 'UnitTurned',
  data: Type.Object({ unit: Unit, facing: Sixth, cost: Type.Number() }),
  seen: { named: ['unit', 'facing'], arm: ['facing'] },
});

/** A unit took another formation, or put out or drew in a part of its line. */
export const FormationChanged = defineBattleEvent({
  type: 'FormationChanged',
  data: Type.Object({
    unit: Unit,
    formation: oneOf(FORMATIONS),
    extended: Type.Array(HexName),
    cost: Type.Number(),
  }),
  seen: { named: ['unit', 'formation'] },
});

/** A unit refused a flank, or straightened its line. */
export const FlankRefused = defineBattleEvent({
  type: 'FlankRefused',
  data: Type.Object({ unit: Unit, flank: orNull(Type.String()), cost: Type.Number() }),
  seen: { named: ['unit'] },
});

/** A unit changed its place in the stack. */
export const StackChanged = defineBattleEvent({
  type: 'StackChanged',
  data: Type.Object({ unit: Unit, place: Type.Integer(), cost: Type.Number() }),
});

/** A step of a plan was not taken, and why. */
export const StepNotTaken = defineBattleEvent({
  type: 'StepNotTaken',
  data: Type.Object({ unit: Unit, step: Type.String(), why: Type.String() }),
});

/** A unit ran into an enemy nobody had seen, and stopped before him (P-25.7). */
export const UnitSurprised = defineBattleEvent({
  type: 'UnitSurprised',
  data: Type.Object({ unit: Unit, hex: HexName, before: HexName }),
});

/** A marker was left behind to deceive (P-25.8). */
export const MarkerLeft = defineBattleEvent({
  type: 'MarkerLeft',
  data: Type.Object({ unit: Unit, hex: HexName, looks: Type.String() }),
});

/** A leader moved. */
export const LeaderMoved = defineBattleEvent({
  type: 'LeaderMoved',
  data: Type.Object({
    leader: Type.String(),
    from: orNull(HexName),
    to: HexName,
    path: Type.Array(HexName),
    moved: Type.Number(),
  }),
});

/** A leader did not go where he was to, and why. */
export const LeaderStayed = defineBattleEvent({
  type: 'LeaderStayed',
  data: Type.Object({ leader: Type.String(), why: Type.String() }),
});
