import { MeleeDecided, SegmentWeighed, tacticalName } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import type { PhaseContext } from '@vedette/rulebooks';
import { enemyOf, label, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { openAudience, ownAudience } from './battle-audience.js';
import { loseMen } from './casualties.js';
import { engage } from './engagement.js';
import { fortCoverOf, fortMeleeOf } from './fort-in-battle.js';
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
  readonly dice: readonly ValueDraw[];
}

/**
 * The melee segment (GITM AMWOL 9.9): the side with the greater effective strength wins, the attacker loses a tie. Losses
 * are proportional to strength, fall on every enemy unit by its men, and are heavier for the loser. Returns the loser.
 */
export function meleeSegment(context: PhaseContext, battle: Battle): BattleSide {
  for (const side of [battle.attackers, battle.defenders])
    for (const fighter of standing(side)) fighter.menAtSegment = fighter.unit.strength;
  const [attack, defence] = weighBoth(context, battle);
  const loser = attack.strength > defence.strength ? battle.defenders : battle.attackers;
  for (const weighed of [attack, defence])
    for (const { fighter } of weighed.engaged) engage(context, battle, weighed.side, fighter, 'melee');
  const hits = [attack, defence].map((weighed) => {
    const victims = standing(enemyOf(battle, weighed.side));
    const men = victims.reduce((sum, { unit }) => sum + unit.strength, 0);
    const inflicted = inflictedMen(context.book.combat.meleeRate.value, weighed.strength, men);
    tell(context, battle, weighed, inflicted);
    return { victims, men, inflicted, side: enemyOf(battle, weighed.side) };
  });
  for (const { victims, men, inflicted, side } of hits)
    for (const fighter of victims)
      takeBlows(
        context,
        battle,
        side,
        fighter,
        men > 0 ? (inflicted * fighter.menAtSegment) / men : 0,
        side === loser,
      );
  const [strong, weak] = [
    Math.max(attack.strength, defence.strength),
    Math.min(attack.strength, defence.strength),
  ];
  context.emit(MeleeDecided, {
    rule: context.landRule('9.9'),
    square: battle.square,
    data: {
      tactical: tacticalName(battle.tactical),
      winners: [...enemyOf(battle, loser).states],
      losers: [...loser.states],
      odds: weak > 0 ? rounded(strong / weak) : 100,
    },
    audience: openAudience(context.state, battle.square, [
      ...battle.attackers.states,
      ...battle.defenders.states,
    ]),
  });
  return loser;
}

/** The fortune of the day for both sides, drawn once a battle and phase. */
function fortunes(context: PhaseContext, battle: Battle): ReadonlyMap<BattleSide, ValueDraw> {
  const [least, most] = context.book.combat.fortune.value;
  return new Map(
    [battle.attackers, battle.defenders].map((side) => [
      side,
      context.dice.fraction(label('9.9', battle, `${side.name} fortune`), least, most),
    ]),
  );
}

/** Strengths of both sides, after units of the weaker one have taken to skirmishing at two to one (9.10). */
function weighBoth(context: PhaseContext, battle: Battle): [Weighed, Weighed] {
  const fortune = fortunes(context, battle);
  const before = [
    weigh(context, battle, battle.attackers, fortune),
    weigh(context, battle, battle.defenders, fortune),
  ] as const;
  const [weaker, stronger] = before[0].strength <= before[1].strength ? before : [before[1], before[0]];
  const outnumbered = weaker.strength * context.book.combat.skirmishOdds.value <= stronger.strength;
  const turned = outnumbered ? standing(weaker.side).filter(({ posture }) => posture === 'normal') : [];
  for (const fighter of turned) fighter.posture = 'skirmish';
  return turned.length === 0
    ? [before[0], before[1]]
    : [weigh(context, battle, battle.attackers, fortune), weigh(context, battle, battle.defenders, fortune)];
}

function weigh(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fortune: ReadonlyMap<BattleSide, ValueDraw>,
): Weighed {
  const { book } = context;
  const town = inTown(context, battle);
  const engaged: Engaged[] = [];
  for (const fighter of standing(side)) {
    const share = meleeShare(context, fighter);
    const { own, guns } = basicStrength(book, fighter.unit, settingOf(battle, side, fighter), town);
    if ((own + guns) * share <= 0) continue;
    const factors = {
      ...fighterFactors(context, battle, side, fighter),
      ...meleeFactors(context, battle, side, fighter),
    };
    engaged.push({ fighter, factors, strength: (own + guns) * share * product(factors) });
  }
  const factors: Factors = {};
  const mixedArms = mixedArmsFactor(context, battle, side);
  if (mixedArms !== 1) factors['mixedArms'] = mixedArms;
  if (side.openFlanks > 0) factors['flanks'] = book.combat.flankMelee.value[side.openFlanks - 1]!;
  const draw = fortune.get(side)!;
  factors['fortune'] = draw.value;
  const strength = engaged.reduce((sum, one) => sum + one.strength, 0) * product(factors);
  return { side, engaged, strength, factors, dice: [draw] };
}

function meleeFactors(context: PhaseContext, battle: Battle, side: BattleSide, fighter: Fighter): Factors {
  const factors: Factors = {};
  const fort = fortMeleeOf(context, battle, fighter);
  if (fort !== 1) factors['fort'] = fort;
  const squares = squaresFactor(context, side, fighter, 'melee');
  if (squares !== 1) factors['squares'] = squares;
  const type = context.book.unitTypes.get(fighter.unit.type);
  const empty =
    type?.usesAmmunition && fighter.unit.ammunition < 1 && !fighter.unit.turn.fought.includes(battle.phase);
  if (empty)
    factors['ammunition'] =
      context.book.combat.noAmmunitionMelee.value[type.arm === 'artillery' ? 'artillery' : 'infantry'];
  return factors;
}

function takeBlows(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  blows: number,
  lost: boolean,
): void {
  const figures = context.book.combat;
  const heavier = lost ? figures.meleeLoserLosses.value : 1;
  const men =
    blows *
    heavier *
    figures.postures.value[fighter.posture].losses *
    (1 - fortCoverOf(context, battle, fighter));
  battle.losses += loseMen(context, fighter.unit, men, {
    segment: 'melee',
    rule: '9.9',
    split: lost ? figures.meleeLoserSplit.value : figures.meleeWinnerSplit.value,
    menAtSegment: fighter.menAtSegment,
    states: side.states,
  });
}

function tell(context: PhaseContext, battle: Battle, weighed: Weighed, inflicted: number): void {
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
    },
    dice: weighed.dice,
    audience: ownAudience(context.state, battle.square, weighed.side.states),
  });
}
