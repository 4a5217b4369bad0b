import {
  hexesOf,
  isColumn,
  spOnFoot,
  type Activation,
  type BattleContext,
  type UnitState,
} from '@vedette/battle';
import { directionTo, type Hex, type Zone } from '@vedette/hex';
import { zoneInShock } from '../fire/entry.js';
import { frontsOf } from '../ground/zones.js';
import { isBattery } from '../tables/weapons.js';
import { oddsColumn, type OddsColumn } from '../tables/shock-table.js';
import { ableAgainst, defendersIn, shockStrength } from './who-shocks.js';

/** Odds from which an assault must be pressed: 1:2 (P-11.1). */
const MUST_FROM = { attack: 1, defence: 2 } as const;

/** The strength of attackers together: disordered ones at half (P-11.6). */
export function attackStrength(units: readonly UnitState[]): number {
  return units.reduce((sum, unit) => sum + shockStrength(unit, spOnFoot), 0);
}

/** The strength of defenders: guns at half from the front, at none where they are taken in flank or rear (P-11.6). */
export function defenceStrength(
  defenders: readonly UnitState[],
  hex: Hex,
  attackedFrom: readonly Hex[],
): number {
  return defenders.reduce((sum, unit) => {
    // A train has men to drive it and none to fight.
    if (unit.type === 'WAG') return sum;
    if (!isBattery(unit)) return sum + shockStrength(unit, spOnFoot);
    return worstZone(unit, hex, attackedFrom) === 'front' ? sum + Math.floor(unit.sp / 2) : sum;
  }, 0);
}

const RANK: Readonly<Record<Zone, number>> = { front: 0, right: 1, left: 1, rear: 2 };

/** The worst side by which some attacker comes at a unit. */
export function worstZone(unit: UnitState, hex: Hex, attackedFrom: readonly Hex[]): Zone {
  const zones = attackedFrom.map((from) => {
    const side = directionTo(hex, from);
    return side === null ? 'front' : zoneInShock(unit, side);
  });
  return zones.reduce<Zone>((worst, zone) => (RANK[zone] > RANK[worst] ? zone : worst), 'front');
}

/** The odds of an attack; defenders who count for nothing are overrun at the best. */
export function oddsOf(attack: number, defence: number, forAttacker: boolean): OddsColumn {
  return defence === 0 ? oddsColumn(1, 0, false) : oddsColumn(attack, defence, forAttacker);
}

/** Whether an assault on a hex must be pressed: all that can at 1:2 or better, before any check (P-11.1). */
export function mustShock(context: BattleContext, activation: Activation, hex: Hex): boolean {
  const able = ableAgainst(context, activation, hex);
  const [first] = able;
  if (!first) return false;
  const defenders = defendersIn(context.state, first.side, hex);
  const from = besideHexes(able, hex);
  const attack = attackStrength(able);
  return attack * MUST_FROM.defence >= defenceStrength(defenders, hex, from) * MUST_FROM.attack;
}

/** The hexes from which units attack another: those of theirs that front it, of a column its head alone (P-11.2, G-33). */
export function besideHexes(units: readonly UnitState[], hex: Hex): Hex[] {
  return units.flatMap((unit) => {
    const own = (isColumn(unit) ? [unit.hex!] : hexesOf(unit)).filter(
      (one) => directionTo(one, hex) !== null,
    );
    const fronting = own.filter((one) => frontsOf(unit).includes(directionTo(one, hex)!));
    return fronting.length > 0 ? fronting : own;
  });
}
