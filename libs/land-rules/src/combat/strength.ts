import type { Unit } from '@vedette/campaign';
import { TacticalTerrain } from '@vedette/geography';
import { type CombatFigures, type LandRulebook, type PhaseContext, rowOf } from '@vedette/rulebooks';
import { enemyOf, type Battle, type BattleSide, type Fighter } from './battle.js';
import { formsSquare } from './form-squares.js';
import { servedBatteries } from './served-batteries.js';
import { menByArm } from './spaces.js';

/** What a unit's men are worth before any factor, by what they do. */
export interface BasicStrength {
  readonly own: number;
  readonly guns: number;
}

/** Factors by name, each 1 when it changes nothing. */
export type Factors = Record<string, number>;

/** Where a unit's men fight, which changes what they are worth (details 1). */
export type Setting = 'field' | 'fort' | 'againstSquares' | 'bombarding';

/** The basic combat value of a unit: its men by the weight of their arm, and of what they carry where the book tells weapons apart (GITM AMWOL 9.6; details 1). */
export function basicStrength(
  book: LandRulebook,
  unit: Unit,
  setting: Setting,
  inTown: boolean,
  use: 'fire' | 'melee',
): BasicStrength {
  const figures = book.combat;
  const { kind } = unit;
  if (!kind.role.fights) return { own: 0, guns: 0 };
  const { own, gunners } = menByArm(unit);
  const served = guns(figures, gunners, servedBatteries(unit), gunWeight(figures, unit, setting, use));
  if (kind.arm === 'artillery') return { own: 0, guns: served };
  return { own: own * manWeight(figures, unit, setting, inTown, use), guns: served };
}

/** What one of a unit's own men weighs: by his type, at home in a town as militia, and by his weapon where the book tells them apart. */
function manWeight(
  figures: CombatFigures,
  { kind, weapon }: Unit,
  setting: Setting,
  inTown: boolean,
  use: 'fire' | 'melee',
): number {
  const militia = inTown ? figures.militiaInTown.value : figures.militiaElsewhere.value;
  const man = kind.militia ? militia : rowOf(figures.armWeights, kind.code)[setting];
  const { weaponWeights } = figures;
  return kind.armament && weaponWeights && weapon !== null ? man * rowOf(weaponWeights, weapon)[use] : man;
}

/** What one of a unit's gunners weighs: as the type of artillery its guns are, and by their make where the book tells them apart. */
function gunWeight(
  figures: CombatFigures,
  { kind, gun }: Unit,
  setting: Setting,
  use: 'fire' | 'melee',
): number {
  const { attachedBatteryType, gunWeights } = figures;
  const attached = attachedBatteryType.value[kind.arm === 'cavalry' ? 'cavalry' : 'infantry'];
  const gunner = rowOf(figures.armWeights, kind.arm === 'artillery' ? kind.code : attached)[setting];
  if (!kind.armament || !gunWeights || gun === null) return gunner;
  return gunner * rowOf(gunWeights, gun)[setting === 'bombarding' ? 'bombarding' : use];
}

/** Fifty men serve a battery and a hundred at most; others count as badly armed foot (details 1). */
function guns(figures: CombatFigures, gunners: number, batteries: number, weight: number): number {
  const served = Math.min(batteries, Math.floor(gunners / figures.gunnersToServeBattery.value));
  const serving = Math.min(gunners, served * figures.mostGunnersPerBattery.value);
  return serving * weight + (gunners - serving) * figures.spareGunnerWeight.value;
}

/** The factors of quality, experience, morale, fatigue, posture, position and command on a fighter (9.6). */
export function fighterFactors(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
): Factors {
  const figures = context.book.combat;
  const { unit } = fighter;
  const posture = figures.postures.value[fighter.posture];
  const factors = conditionFactors(figures, unit);
  const inspired = headquartersFactor(context, unit);
  if (inspired !== 1) factors['headquarters'] = inspired;
  factors['posture'] = unit.kind.skirmishes ? posture.lightInfantryStrength : posture.strength;
  if (!fighter.moved) factors['unmoved'] = figures.unmovedStrength.value;
  if (side.holds) factors['terrain'] = 1 + (figures.terrain.value[battle.rating] ?? 0);
  return factors;
}

/** The factors a unit brings with it wherever it fights. */
export function conditionFactors(figures: CombatFigures, unit: Unit): Factors {
  const [low, high] = figures.moraleStrength.value;
  const [perPoint, most] = figures.fatigueStrength.value;
  return {
    quality: figures.qualityStrength.value[unit.quality],
    experience: figures.experienceStrength.value.findLast(({ from }) => unit.experience >= from)?.factor ?? 1,
    morale: low + ((high - low) * unit.morale) / 100,
    fatigue: 1 - Math.min(most, perPoint * unit.fatigue),
  };
}

/** The factor of communications with the inspiring army headquarters, direct or through a corps headquarters (9.6); 1 without. */
export function headquartersFactor(context: PhaseContext, unit: Unit): number {
  const { inspiringHeadquarters, armyHeadquartersStrength } = context.book.combat;
  if (inspiringHeadquarters.value === null || !unit.communications) return 1;
  const source = unit.communicationsSource;
  const behind = source === null ? null : (context.state.units.get(source)?.communicationsSource ?? null);
  const inspired = source === inspiringHeadquarters.value || behind === inspiringHeadquarters.value;
  return inspired ? armyHeadquartersStrength.value : 1;
}

/** The setting in which a fighter's men count. */
export function settingOf(battle: Battle, side: BattleSide, fighter: Fighter): Setting {
  if (fighter.unit.inFort) return 'fort';
  return enemyOf(battle, side).squares ? 'againstSquares' : 'field';
}

/** Factor of squares for those who formed them (9.5). */
export function squaresFactor(
  context: PhaseContext,
  side: BattleSide,
  fighter: Fighter,
  segment: 'firing' | 'melee',
): number {
  const { squares } = context.book.combat;
  if (!squares || !side.squares || !formsSquare(fighter)) return 1;
  return (segment === 'firing' ? squares.fire : squares.melee).value;
}

/** Whether a battle is fought in a town square, where militia is at home (9.6). */
export function inTown(context: PhaseContext, battle: { square: number; tactical: number }): boolean {
  return context.state.theatre.tacticalMap(battle.square).terrain[battle.tactical] === TacticalTerrain.Town;
}

/** All factors multiplied. */
export function product(factors: Factors): number {
  let all = 1;
  for (const name in factors) all *= factors[name]!;
  return all;
}
