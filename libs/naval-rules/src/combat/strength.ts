import { BroadsidesWeighed, type Port, type Ship } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import { type NavalFigures, rowOf } from '@vedette/rulebooks';
import { runsPast } from './run-past.js';
import {
  rounded,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
  isWarship,
} from './sea-battle.js';

/** What a ship weighs: points of its type and its marines, times the factors (PATE 7.7). */
export interface ShipStrength {
  readonly ship: string;
  readonly base: number;
  readonly marines: number;
  readonly factors: Readonly<Record<string, number>>;
  readonly strength: number;
}

/** A side's fire before and with the fortune of the day. */
export interface SideStrength {
  /** Strength by the rule, batteries included; odds go by it. */
  readonly strength: number;
  /** Fire with the fortune of the day and the ships' aim and distance. */
  readonly fire: number;
  /** Share of the fire that is aimed at hulls. */
  readonly atHulls: number;
}

/** Weighs a side, ship by ship, draws its fortune, and tells its command (PATE 7.7). */
export function weighBroadsides(combat: Combat, battle: SeaBattle, side: BattleSide): SideStrength {
  const { context, figures } = combat;
  const armed = side.fighters.filter((fighter) => fighter.armed);
  const ships = armed.map((fighter) => strengthOf(combat, side, fighter));
  const shore = side.batteries ? batteriesOf(combat, side.batteries) : 0;
  const [least, most] = figures.fortune.value;
  const fortune: ValueDraw = context.dice.fraction(
    context.navalLabel('7.7', `${battle.id} ${side.states[0]} fortune`),
    least,
    most,
  );
  const strength = ships.reduce((sum, one) => sum + one.strength, shore);
  context.emit(BroadsidesWeighed, {
    rule: context.navalRule('7.7'),
    ships: ships.map(({ ship }) => ship),
    data: {
      battle: battle.id,
      states: [...side.states],
      ships: ships.map((one) => ({ ...one, factors: { ...one.factors }, strength: rounded(one.strength) })),
      batteries: side.batteries
        ? {
            number: side.batteries.batteries,
            damaged: side.batteries.damagedBatteries,
            rating: side.batteries.defence,
            strength: shore,
          }
        : null,
      strength: rounded(strength),
      fortune: fortune.value,
    },
    dice: [fortune],
    audience: battle.audience.own(side),
  });
  let fire = shore * figures.aim.value.hull.fire;
  let atHulls = fire;
  for (const [i, { orders, close }] of armed.entries()) {
    const aim = figures.aim.value[orders.combat.fireAt];
    const given = ships[i]!.strength * aim.fire * (close ? figures.closeFire.value : 1);
    fire += given;
    if (orders.combat.fireAt === 'hull') atHulls += given;
  }
  return { strength, fire: fire * fortune.value, atHulls: fire > 0 ? atHulls / fire : 0 };
}

/** Strength of one ship with everything that bears on it; factors of 1 are left out. */
export function strengthOf({ naval, figures }: Combat, side: BattleSide, fighter: Fighter): ShipStrength {
  const { ship, close, closed } = fighter;
  const base = isWarship(ship) ? rowOf(figures.strength, ship.type) : 0;
  const marines = close ? Math.floor(ship.marines / figures.marinesPerPoint.value) : 0;
  const skill = (factor: number): number => (close ? 1 + (factor - 1) * figures.closeSkill.value : factor);
  const practice =
    figures.experienceStrength.value.findLast(({ from }) => ship.experience >= from)?.factor ?? 1;
  const all: Record<string, number> = {
    crew: crewFactor(naval, ship),
    quality: skill(figures.qualityStrength.value[ship.quality]),
    experience: skill(practice),
    hull: Math.max(0, 1 - ship.hull * figures.hullStrength.value),
    rigging: Math.max(0, 1 - ship.rigging * figures.riggingStrength.value),
    windward: side.gauge === 'windward' ? figures.windwardStrength.value : 1,
    'closing in': closed ? figures.closingStrength.value : 1,
    'through the line': close && side.line === 'through' ? figures.throughStrength.value : 1,
    divided: close && side.line === 'divided' ? figures.dividedStrength.value : 1,
    'running past': runsPast(fighter) ? figures.runPastStrength.value : 1,
  };
  const factors = Object.fromEntries(Object.entries(all).filter(([, factor]) => factor !== 1));
  const strength = Object.values(factors).reduce((product, factor) => product * factor, base + marines);
  for (const [name, factor] of Object.entries(factors)) factors[name] = rounded(factor);
  return { ship: ship.id, base, marines, factors, strength };
}

/** Below seven tenths of a full crew each hundredth costs a fortieth, until three tenths work no gun at all. */
function crewFactor({ handling, combat }: NavalFigures, ship: Ship): number {
  if (!isWarship(ship)) return 1;
  const full = rowOf(handling.crews, ship.type).crew;
  const short = combat.crewShare.value - ship.crew / full;
  return short <= 0 ? 1 : Math.max(0, 1 - short * 100 * combat.crewLoss.value);
}

function batteriesOf({ figures }: Combat, { batteries, damagedBatteries, defence }: Port): number {
  const each = damagedBatteries ? figures.damagedBatteryStrength : figures.batteryStrength;
  return batteries * each.value * defence;
}
