import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/record';
import { HexName } from '../document/words.schema.js';
import { defineBattleEvent } from './define-battle-event.js';

const Ids = Type.Array(Type.String());

/** Troops go at a hex with the bayonet or the sabre: both sides know who they face (P-25.2). */
export const ShockDeclared = defineBattleEvent({
  type: 'ShockDeclared',
  data: Type.Object({ hex: HexName, attackers: Ids, defenders: Ids, charge: Type.Boolean() }),
  seen: { named: ['hex', 'attackers', 'defenders', 'charge'] },
});

/** A unit checked its nerve before contact (P-11.5). */
export const PreShockChecked = defineBattleEvent({
  type: 'PreShockChecked',
  data: Type.Object({
    unit: Type.String(),
    attacks: Type.Boolean(),
    outcome: oneOf(['stands', 'disordered', 'drops-out', 'retreats', 'routs']),
  }),
});

/** A shock was decided: who gave way is seen by all who were in it; how the odds stood is not. */
export const ShockResolved = defineBattleEvent({
  type: 'ShockResolved',
  data: Type.Object({
    hex: HexName,
    attackers: Ids,
    defenders: Ids,
    gaveWay: oneOf(['attacker', 'defender', 'both', 'nobody']),
  }),
  seen: { named: ['hex', 'attackers', 'defenders', 'gaveWay'] },
});

/** A shock did not come to blows, with the reason in words. */
export const ShockCalledOff = defineBattleEvent({
  type: 'ShockCalledOff',
  data: Type.Object({ hex: HexName, units: Ids, why: Type.String() }),
});

/** A stack entered the hex it had won. */
export const UnitAdvanced = defineBattleEvent({
  type: 'UnitAdvanced',
  data: Type.Object({ unit: Type.String(), from: HexName, to: HexName }),
  seen: { named: ['from'], arm: ['from'], troops: ['from'] },
});

/** Horses that charged need their breath (P-11.8). */
export const HorsesBlown = defineBattleEvent({
  type: 'HorsesBlown',
  data: Type.Object({ unit: Type.String() }),
});

export const SHOCK_EVENTS = [
  ShockDeclared,
  PreShockChecked,
  ShockResolved,
  ShockCalledOff,
  UnitAdvanced,
  HorsesBlown,
] as const;
