import { tacticalDistance, tacticalStep, TACTICAL_SQUARES } from '@vedette/geography';
import { Bombarded, FortDamaged, tacticalName, type Unit, usesAmmunition } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import { type LandRulebook, type PhaseContext, rowOf } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { inPart, openAudience, ownAudience } from '../presence/audience.js';
import { loseMen, sparing } from './casualties.js';
import { bombard } from './engagement.js';
import { fortOf } from './fort-in-battle.js';
import { inflictedMen } from './loss-law.js';
import { perish } from './perish.js';
import { postureOf } from './posture.js';
import { rounded } from './round.js';
import { basicStrength, conditionFactors, headquartersFactor, product } from './strength.js';
import { EVERYWHERE } from './way-back.js';

interface Gun {
  readonly unit: Unit;
  readonly strength: number;
  readonly target: number;
  readonly dice: Draw[];
}

/** Heat of guns that play on neighbours: nobody closes, so it is neither broken off nor fought out. */
const COLD = 1;

/**
 * Guns that neither moved this phase nor are in combat fire into a neighbouring square (GITM AMWOL 9.14): after movement
 * and before other combat, on the square with most enemy men, ties by lot, never where friends or neutrals stand.
 * `engaged` are the tactical squares (`square * TACTICAL_SQUARES + tactical`) in which battles are fought this phase.
 */
export function bombardAll(context: PhaseContext, phase: number, engaged: ReadonlySet<number>): void {
  for (const square of context.state.occupiedSquares()) {
    const guns = context.state
      .unitsIn(square)
      .filter((unit) => mayBombard(unit, phase) && !engaged.has(square * TACTICAL_SQUARES + unit.tactical))
      .flatMap((unit) => aim(context, unit) ?? []);
    for (const [target, list] of byTarget(guns)) fire(context, square, target, list, phase);
    // All guns play at once: who has lost his last man has fired too, if he was to.
    for (const unit of [...context.state.unitsIn(square)])
      if (guns.length > 0 && unit.status === 'active' && unit.strength <= 0) breakUp(context, unit);
  }
}

function mayBombard(unit: Unit, phase: number): boolean {
  const armed = unit.batteries > 0 && (!usesAmmunition(unit) || unit.ammunition > 0);
  return unit.status === 'active' && unit.kind.role.fights && armed && unit.turn.tactics.movedIn !== phase;
}

function aim(context: PhaseContext, unit: Unit): Gun | null {
  const { state, book, dice } = context;
  const targets = bestTargets(context, unit);
  if (targets.length === 0) return null;
  const city = state.cityIn(unit.square)?.name;
  if (city && book.combat.notBombarded.value.includes(city)) return null;
  const draw =
    targets.length > 1 ? dice.pick(context.landLabel('9.14', `${unit.id} target`), targets.length) : null;
  const { guns } = basicStrength(book, unit, 'bombarding', false, 'fire');
  const strength =
    guns *
    (product(conditionFactors(book.combat, unit)) * headquartersFactor(context, unit)) *
    book.combat.bombardStrength.value;
  return strength > 0
    ? { unit, strength, target: targets[draw?.picked ?? 0]!, dice: draw ? [draw] : [] }
    : null;
}

/** Squares in reach with most enemy men, the nearest of those; guns that reach far play over whoever stands between (ROTD 10.15). */
function bestTargets(context: PhaseContext, unit: Unit): number[] {
  let most = 0;
  let targets: number[] = [];
  for (let range = 1; range <= bombardingReach(context.book, unit); range++)
    for (const square of ring(unit.tactical, range)) {
      const men = enemyMen(context, unit, square);
      if (men > most) [most, targets] = [men, [square]];
      else if (men === most && men > 0 && tacticalDistance(targets[0]!, unit.tactical) === range)
        targets.push(square);
    }
  return targets;
}

/** How many tactical squares a unit's guns play over: its type's reach where their make reaches far, else one (ROTD 10.15, R-52). */
function bombardingReach({ combat }: LandRulebook, { kind, gun }: Unit): number {
  const far = combat.gunWeights !== null && gun !== null && rowOf(combat.gunWeights, gun).reachesFar;
  return far ? (kind.gunnery?.reach ?? 1) : 1;
}

/** Squares of the map at a distance, clockwise from north for the nearest ones, by number for others. */
function ring(tactical: number, range: number): number[] {
  const squares =
    range === 1
      ? EVERYWHERE.map((direction) => tacticalStep(tactical, direction))
      : Array.from({ length: TACTICAL_SQUARES }, (_, square) => square).filter(
          (square) => tacticalDistance(square, tactical) === range,
        );
  return squares.filter((square) => square >= 0);
}

/** Enemy men in a square; none where friends stand, or neutrals whom the book has guns spare. */
function enemyMen(context: PhaseContext, unit: Unit, tactical: number): number {
  const { state, book } = context;
  let men = 0;
  for (const other of state.unitsIn(unit.square)) {
    if (other.tactical !== tactical || other.status === 'shattered') continue;
    if (!state.areHostile(unit.state, other.state)) {
      if (book.combat.neutralsSpared.value || state.areFriends(unit.state, other.state)) return 0;
      continue;
    }
    if (other.status === 'active') men += other.strength;
  }
  return men;
}

function byTarget(guns: readonly Gun[]): [number, Gun[]][] {
  const groups = new Map<number, Gun[]>();
  for (const gun of guns) groups.set(gun.target, [...(groups.get(gun.target) ?? []), gun]);
  return [...groups].sort(([a], [b]) => a - b);
}

/**
 * Guns on one target fire together. Losses fall as in other combat (9.14): on every unit by its men, made smaller or
 * greater by its posture and by walls. A unit that moved in this phase is caught in its offensive posture, any other in its
 * defensive one (9.6, A-65).
 */
function fire(
  context: PhaseContext,
  square: number,
  target: number,
  guns: readonly Gun[],
  phase: number,
): void {
  const { state, book } = context;
  const figures = book.combat;
  const victims = state
    .unitsAt(square, target)
    .filter(
      (unit) =>
        unit.status === 'active' &&
        unit.kind.role.fights &&
        guns.some((gun) => state.areHostile(gun.unit.state, unit.state)),
    );
  const men = victims.reduce((sum, unit) => sum + unit.strength, 0);
  const strength = guns.reduce((sum, gun) => sum + gun.strength, 0);
  const inflicted = inflictedMen(figures.fireRate.value, COLD, strength);
  const states = [...new Set(guns.map(({ unit }) => unit.state))];
  context.emit(Bombarded, {
    rule: context.landRule('9.14'),
    square,
    units: guns.map(({ unit }) => unit.id),
    data: {
      tactical: tacticalName(guns[0]!.unit.tactical),
      target: tacticalName(target),
      units: guns.map(({ unit }) => unit.id),
      strength: rounded(strength),
      inflicted: rounded(inflicted),
    },
    dice: guns.flatMap((gun) => gun.dice),
    audience: openAudience(state, square, states),
  });
  for (const { unit } of guns) bombard(context, unit, phase);
  const fort = fortOf(state, book, square, victims);
  for (const unit of victims) {
    const posture = postureOf(context, unit, unit.turn.tactics.movedIn !== phase);
    const walls = unit.inFort && fort?.manned ? 1 - (figures.fortCover.value[fort.level - 1] ?? 0) : 1;
    const hits = men > 0 ? (inflicted * unit.strength) / men : 0;
    const spared = sparing(context, posture, walls);
    loseMen(context, unit, hits * spared.factor, {
      segment: 'bombardment',
      rule: '9.14',
      split: figures.fireSplit.value,
      hits,
      steps: spared.steps,
      menAtSegment: unit.strength,
      states: [unit.state],
    });
  }
  if (wallsSuffer(context)) damageFort(context, square, target, guns);
}

/** Who has lost his last man under guns shatters, or is gone where he does not give ground (ROTD 10.8). */
function breakUp(context: PhaseContext, unit: Unit): void {
  if (unit.kind.role.givesGround) shatter(context, unit, 'no men left', '9.14', [unit.state]);
  else perish(context, unit, 'no men left', '9.14', [unit.state]);
}

/** Whether guns wear forts down: always, or where the position switches it on. */
function wallsSuffer({ state, book }: PhaseContext): boolean {
  const { value: name } = book.combat.fortDamageSwitch;
  return name === null || state.switches[name] === true;
}

/**
 * One chance in a hundred for every 350 of strength to take a level off a fort the guns can hurt (9.14). Who holds the city
 * sees what became of its walls; how strong the guns were, and the chance they had, stays with their side.
 */
function damageFort(context: PhaseContext, square: number, target: number, guns: readonly Gun[]): void {
  const { state, book, dice } = context;
  const city = state.cityIn(square);
  if (
    !city?.fort ||
    city.tactical !== target ||
    !guns.some(({ unit }) => state.areHostile(unit.state, city.state))
  )
    return;
  const level = city.fort.level;
  const able = guns.filter(({ unit }) => unit.kind.damagesForts >= level);
  const strength = able.reduce((sum, gun) => sum + gun.strength, 0);
  if (strength <= 0) return;
  const draw = dice.chance(
    context.landLabel('9.14', `${city.name} fort`),
    strength / book.combat.bombardStrengthPerPercent.value / 100,
  );
  if (!happens(draw)) return;
  context.emit(FortDamaged, {
    rule: context.landRule('9.14'),
    square,
    data: { city: city.name, level: level - 1, strength: rounded(strength) },
    dice: [draw],
    audience: {
      ...inPart(ownAudience(state, square, [city.state])),
      ...ownAudience(state, square, [...new Set(able.map(({ unit }) => unit.state))]),
    },
  });
}
