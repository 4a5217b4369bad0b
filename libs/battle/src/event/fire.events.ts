import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { HexName, orNull } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Ids = Type.Array(Type.String());
const FIRED_FROM = ['from', 'target'] as const;

/** Why fire was given: by who acts, or in answer. */
export const FIRE_KINDS = ['phasing', 'cease-movement', 'return', 'defensive', 'shock', 'barrage'] as const;
export type FireKind = (typeof FIRE_KINDS)[number];

/**
 * An attack by fire. Its firers know where they shot and what they saw of it; how the die was weighed would tell the enemy's orders and
 * losses, so the die is theirs only in part (see the reports).
 */
export const FireResolved = defineBattleEvent({
  type: 'FireResolved',
  data: Type.Object({
    kind: oneOf(FIRE_KINDS),
    units: Ids,
    from: HexName,
    target: HexName,
    range: Type.Integer({ minimum: 1 }),
    sp: Type.Integer({ minimum: 1 }),
    /** What the firers could see of the effect, within eight hexes (P-25.5). */
    effect: orNull(oneOf(['none', 'light', 'heavy'])),
  }),
  seen: { named: FIRED_FROM, arm: FIRED_FROM, troops: FIRED_FROM, smoke: FIRED_FROM },
});

/** Troops were struck by fire: told to those who were. */
export const FireSuffered = defineBattleEvent({
  type: 'FireSuffered',
  data: Type.Object({
    hex: HexName,
    from: HexName,
    units: Ids,
    lost: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  }),
});

/** A fire that was ordered, or could have been given, was not; with the reason in words. */
export const FireWithheld = defineBattleEvent({
  type: 'FireWithheld',
  data: Type.Object({ unit: Type.String(), target: orNull(HexName), why: Type.String() }),
});

/** Boxes spent, and what is left of them (P-17). */
export const AmmunitionSpent = defineBattleEvent({
  type: 'AmmunitionSpent',
  data: Type.Object({ left: Type.Record(Type.String(), Type.Integer({ minimum: 0 })) }),
});

/** Boxes were filled again. */
export const AmmunitionRefilled = defineBattleEvent({
  type: 'AmmunitionRefilled',
  data: Type.Object({
    unit: Type.String(),
    left: Type.Integer({ minimum: 0 }),
    wagon: orNull(Type.String()),
  }),
});

export const FIRE_EVENTS = [
  FireResolved,
  FireSuffered,
  FireWithheld,
  AmmunitionSpent,
  AmmunitionRefilled,
] as const;
