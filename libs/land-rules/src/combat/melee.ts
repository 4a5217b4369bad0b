import { MeleeDecided, SegmentWeighed, tacticalName, usesAmmunition } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { enemyOf, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience, ownAudience } from '../presence/audience.js';
import { lossFactors, loseMen } from './casualties.js';
import { engage } from './engagement.js';
import { fortMeleeOf } from './fort-in-battle.js';
import { fortuneOf, generalshipOf, heatOf, type Lot } from './fortunes-of-war.js';
import { leftOnTheField, type LeftOnTheField } from './loser-losses.js';
import { inflictedMen } from './loss-law.js';
import { meleeShare } from './melee-share.js';
import { mixedArmsFactor } from './mixed-arms.js';
import { rounded, roundedAll } from './round.js';
import {
  basicStrength,
  fighterFactors,
  inTown,
  product,
  settingOf,
  squaresFactor,
  type Factors,
} from './strength.js';
import { stormFactor, worksCover } from './works-in-battle.js';

interface Engaged {
  readonly fighter: Fighter;
  readonly strength: number;
  readonly factors: Factors;
}

interface Weighed {
  readonly side: BattleSide;
  readonly engaged: readonly Engaged[];
  readonly strength: number;
  readonly factors: Factors;
  /** What generalship and fortune together make of its strength. */
  readonly luck: number;
  readonly dice: readonly ValueDraw[];
}

/**
 * The melee segment (GITM AMWOL 9.9): the side with the greater effective strength wins, the attacker loses a tie. Losses
 * are proportional to strength, fall on every enemy unit by its men, and are heavier for the loser. Returns the loser.
 */
export function meleeSegment(context: PhaseContext, battle: Battle): BattleSide {
  for (const side of [battle.attackers, battle.defenders])
    for (const fighter of standing(side)) fighter.menAtSegment = fighter.unit.strength;
  const { attack, defence, turned } = weighBoth(context, battle);
  const loser = attack.strength > defence.strength ? battle.defenders : battle.attackers;
  const heat = heatOf(context, battle);
  for (const weighed of [attack, defence])
    for (const { fighter } of weighed.engaged) engage(context, battle, weighed.side, fighter, 'melee');
  const hits = [attack, defence].map((weighed) => {
    const victims = standing(enemyOf(battle, weighed.side));
    const men = victims.reduce((sum, { unit }) => sum + unit.strength, 0);
    const inflicted = inflictedMen(context.book.combat.meleeRate.value, heat.factor, weighed.strength);
    tell(context, battle, weighed, { inflicted, heat, turned });
    const works = weighed === attack ? worksCover(context, battle, attack.engaged) : 0;
    return { victims, men, inflicted, works, side: enemyOf(battle, weighed.side) };
  });
  const [won, lost] = loser === battle.defenders ? [attack, defence] : [defence, attack];
  const odds = lost.strength > 0 ? won.strength / lost.strength : Number.POSITIVE_INFINITY;
  const left = leftOnTheField(context, battle, loser, won.luck / lost.luck);
  for (const { victims, men, inflicted, works, side } of hits)
    for (const fighter of victims)
      takeBlows(context, battle, side, fighter, {
        blows: men > 0 ? (inflicted * fighter.menAtSegment) / men : 0,
        left: side === loser ? left : null,
        works,
      });
  context.emit(MeleeDecided, {
    rule: context.landRule('9.9'),
    square: battle.square,
    data: {
      tactical: tacticalName(battle.tactical),
      winners: [...enemyOf(battle, loser).states],
      losers: [...loser.states],
      odds: lost.strength > 0 ? rounded(odds) : 100,
    },
    audience: openAudience(context.state, battle.square, [
      ...battle.attackers.states,
      ...battle.defenders.states,
    ]),
  });
  return loser;
}

/** Strengths of both sides, after units of the weaker one have taken to skirmishing at two to one (9.10). */
function weighBoth(
  context: PhaseContext,
  battle: Battle,
): { readonly attack: Weighed; readonly defence: Weighed; readonly turned: readonly Fighter[] } {
  const attack = weigh(context, battle, battle.attackers);
  const defence = weigh(context, battle, battle.defenders);
  const [weaker, stronger] = attack.strength <= defence.strength ? [attack, defence] : [defence, attack];
  const outnumbered = weaker.strength * context.book.combat.skirmishOdds.value <= stronger.strength;
  const turned = outnumbered ? standing(weaker.side).filter(({ posture }) => posture === 'normal') : [];
  for (const fighter of turned) fighter.posture = 'skirmish';
  if (turned.length === 0) return { attack, defence, turned };
  const again = weigh(context, battle, weaker.side);
  return weaker === attack ? { attack: again, defence, turned } : { attack, defence: again, turned };
}

function weigh(context: PhaseContext, battle: Battle, side: BattleSide): Weighed {
  const { book } = context;
  const town = inTown(context, battle);
  const engaged: Engaged[] = [];
  for (const fighter of standing(side)) {
    const share = meleeShare(context, fighter);
    const { own, guns } = basicStrength(book, fighter.unit, settingOf(battle, side, fighter), town, 'melee');
    const silent = !fighter.unit.kind.usesAmmunition && isDry(battle, fighter);
    const basic = (own + (silent ? 0 : guns)) * share;
    if (basic <= 0) continue;
    const factors = fighterFactors(context, battle, side, fighter);
    addMeleeFactors(factors, context, battle, side, fighter);
    const strength = basic * product(factors);
    if (strength > 0) engaged.push({ fighter, factors, strength });
  }
  const factors: Factors = {};
  const mixedArms = mixedArmsFactor(context, battle, side);
  if (mixedArms !== 1) factors['mixedArms'] = mixedArms;
  if (side.openFlanks > 0) factors['flanks'] = book.combat.flankMelee.value[side.openFlanks - 1]!;
  const shaken = drivenBackShare(side);
  if (shaken > 0) factors['drivenBack'] = 1 - (1 - book.combat.drivenBackMelee.value) * shaken;
  const storm = side === battle.attackers ? stormFactor(context, battle, engaged) : 1;
  if (storm !== 1) factors['storming'] = storm;
  const generalship = generalshipOf(context, battle, side);
  const fortune = fortuneOf(context, battle, side);
  factors['generalship'] = generalship.factor;
  factors['fortune'] = fortune.factor;
  const strength = engaged.reduce((sum, one) => sum + one.strength, 0) * product(factors);
  const luck = generalship.factor * fortune.factor;
  return { side, engaged, strength, factors, luck, dice: [generalship.draw, fortune.draw] };
}

/** Share of a side's men, 0-1, in units that the enemy drove back earlier in the turn. */
function drivenBackShare(side: BattleSide): number {
  let men = 0;
  let driven = 0;
  for (const { unit } of standing(side)) {
    men += unit.strength;
    if (unit.turn.tactics.drivenBack > 0) driven += unit.strength;
  }
  return men > 0 ? driven / men : 0;
}

function addMeleeFactors(
  factors: Factors,
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
): void {
  const fort = fortMeleeOf(context, battle, fighter);
  if (fort !== 1) factors['fort'] = fort;
  const squares = squaresFactor(context, side, fighter, 'melee');
  if (squares !== 1) factors['squares'] = squares;
  const type = fighter.unit.kind;
  if (type.usesAmmunition && isDry(battle, fighter))
    factors['ammunition'] =
      context.book.combat.noAmmunitionMelee.value[type.arm === 'artillery' ? 'artillery' : 'infantry'];
}

/** Whether a unit has nothing left for what needs ammunition, and fired nothing in this phase (10.10). */
function isDry({ phase }: Battle, { unit }: Fighter): boolean {
  return usesAmmunition(unit) && unit.ammunition < 1 && !unit.turn.fought.includes(phase);
}

function takeBlows(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  { blows, left, works }: { blows: number; left: LeftOnTheField | null; works: number },
): void {
  const figures = context.book.combat;
  const spared = lossFactors(context, battle, fighter, works);
  const men = (blows + (left?.share ?? 0) * fighter.menAtSegment) * spared.factor;
  battle.losses += loseMen(context, fighter.unit, men, {
    segment: 'melee',
    rule: '9.9',
    split: left ? figures.meleeLoserSplit.value : figures.meleeWinnerSplit.value,
    hits: blows,
    steps: [...(left?.steps ?? []), ...spared.steps],
    menAtSegment: fighter.menAtSegment,
    states: side.states,
  });
}

function tell(
  context: PhaseContext,
  battle: Battle,
  weighed: Weighed,
  { inflicted, heat, turned }: { inflicted: number; heat: Lot; turned: readonly Fighter[] },
): void {
  const skirmishing = turned.filter((fighter) => weighed.side.fighters.includes(fighter));
  context.emit(SegmentWeighed, {
    rule: context.landRule('9.9'),
    square: battle.square,
    units: weighed.engaged.map(({ fighter }) => fighter.unit.id),
    data: {
      tactical: tacticalName(battle.tactical),
      segment: 'melee',
      side: weighed.side.name,
      units: weighed.engaged.map(({ fighter, strength, factors }) => ({
        unit: fighter.unit.id,
        men: fighter.unit.strength,
        strength: rounded(strength),
        factors: roundedAll(factors),
      })),
      factors: roundedAll(weighed.factors),
      strength: rounded(weighed.strength),
      inflicted: rounded(inflicted),
      heat: rounded(heat.factor),
      ...(skirmishing.length > 0 ? { skirmishing: skirmishing.map(({ unit }) => unit.id) } : {}),
    },
    dice: weighed.dice,
    audience: ownAudience(context.state, battle.square, weighed.side.states),
  });
}
