import { SegmentWeighed, tacticalName, usesAmmunition } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { ownAudience } from '../presence/audience.js';
import { enemyOf, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { lossFactors, loseMen } from './casualties.js';
import { engage } from './engagement.js';
import { heatOf, type Lot } from './fortunes-of-war.js';
import { inflictedMen } from './loss-law.js';
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
import { worksCover } from './works-in-battle.js';

interface Volley {
  readonly fighter: Fighter;
  readonly men: number;
  readonly strength: number;
  readonly factors: Factors;
}

/**
 * The firing segment (GITM AMWOL 9.7): infantry of the front line and all guns of the first two lines fire, cavalry not even where it has carbines (ROTD 10.7, R-20); losses are
 * proportional to the strength that fires and fall on the enemy's first two lines. Both sides fire at once.
 */
export function fireSegment(context: PhaseContext, battle: Battle): void {
  const volleys = [battle.attackers, battle.defenders].map((side) => ({
    side,
    ...volleysOf(context, battle, side),
  }));
  const heat = heatOf(context, battle);
  for (const { side } of volleys)
    for (const fighter of standing(side)) fighter.menAtSegment = fighter.unit.strength;
  const hits = volleys.map(({ side, strength, list, factors }) => {
    const targets = standing(enemyOf(battle, side)).filter(({ line }) => line !== 'rear');
    const men = targets.reduce((sum, { unit, lineShare }) => sum + unit.strength * lineShare, 0);
    const inflicted = inflictedMen(context.book.combat.fireRate.value, heat.factor, strength);
    if (strength > 0) tell(context, battle, side, { list, factors, strength, inflicted, heat });
    const works = side === battle.attackers ? worksCover(context, battle, list) : 0;
    return { targets, men, inflicted, works, victims: enemyOf(battle, side) };
  });
  for (const { side, list } of volleys)
    for (const { fighter } of list) engage(context, battle, side, fighter, 'firing');
  for (const { targets, men, inflicted, works, victims } of hits)
    for (const fighter of targets)
      takeFire(
        context,
        battle,
        victims,
        fighter,
        men > 0 ? (inflicted * fighter.menAtSegment * fighter.lineShare) / men : 0,
        works,
      );
}

function takeFire(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  hits: number,
  works: number,
): void {
  const spared = lossFactors(context, battle, fighter, works);
  battle.losses += loseMen(context, fighter.unit, hits * spared.factor, {
    segment: 'firing',
    rule: '9.7',
    split: context.book.combat.fireSplit.value,
    hits,
    steps: spared.steps,
    menAtSegment: fighter.menAtSegment,
    states: side.states,
  });
}

function volleysOf(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
): { list: Volley[]; strength: number; factors: Factors } {
  const { book } = context;
  const town = inTown(context, battle);
  const list: Volley[] = [];
  for (const fighter of standing(side)) {
    if (fighter.line === 'rear' || (usesAmmunition(fighter.unit) && fighter.unit.ammunition < 1)) continue;
    const infantry = fighter.unit.kind.arm === 'infantry' && fighter.line === 'first';
    const { own, guns } = basicStrength(book, fighter.unit, settingOf(battle, side, fighter), town, 'fire');
    const basic = ((infantry ? own : 0) + guns) * fighter.lineShare;
    if (basic <= 0) continue;
    const factors = fighterFactors(context, battle, side, fighter);
    const squares = squaresFactor(context, side, fighter, 'firing');
    if (squares !== 1) factors['squares'] = squares;
    list.push({
      fighter,
      men: Math.round(fighter.unit.strength * fighter.lineShare),
      factors,
      strength: basic * product(factors),
    });
  }
  const mixedArms = mixedArmsFactor(context, battle, side);
  const factors: Factors = mixedArms === 1 ? {} : { mixedArms };
  const strength = list.reduce((sum, volley) => sum + volley.strength, 0) * product(factors);
  return { list, strength, factors };
}

function tell(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fire: {
    readonly list: readonly Volley[];
    readonly factors: Factors;
    readonly strength: number;
    readonly inflicted: number;
    readonly heat: Lot;
  },
): void {
  const { list } = fire;
  context.emit(SegmentWeighed, {
    rule: context.landRule('9.7'),
    square: battle.square,
    units: list.map(({ fighter }) => fighter.unit.id),
    data: {
      tactical: tacticalName(battle.tactical),
      segment: 'firing',
      side: side.name,
      units: list.map((volley) => ({
        unit: volley.fighter.unit.id,
        men: volley.men,
        strength: rounded(volley.strength),
        factors: roundedAll(volley.factors),
      })),
      factors: roundedAll(fire.factors),
      strength: rounded(fire.strength),
      inflicted: rounded(fire.inflicted),
      heat: rounded(fire.heat.factor),
    },
    audience: ownAudience(context.state, battle.square, side.states),
  });
}
