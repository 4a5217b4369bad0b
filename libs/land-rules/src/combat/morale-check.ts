import { MoraleChecked, type Unit } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { CombatFigures, PhaseContext } from '@vedette/rulebooks';
import { label, type Battle, type BattleSide, type Fighter } from './battle.js';
import { ownAudience } from '../presence/audience.js';
import { rounded } from './round.js';

/** What a check comes to. */
export type CheckResult = 'stands' | 'retreats' | 'routs' | 'shatters';

/** How a melee went for a side that checks after it; null after firing. */
export type MeleeOutcome = 'won' | 'lost' | null;

interface Step {
  readonly of: string;
  readonly retreat: string;
  readonly rout: string;
}

/** Chances 0-1 of retreat and rout, with every step that led to them. */
export interface CheckChances {
  readonly retreat: number;
  readonly rout: number;
  readonly steps: readonly Step[];
}

/**
 * The two chances of a morale check (GITM AMWOL 9.8; details 2): by share of men lost, then quality, experience,
 * fatigue, flanks and melee in that order. Points never take a chance below nothing, or what multiplies it later would turn
 * about and good troops be the worse for practice.
 */
export function checkChances(
  figures: CombatFigures,
  unit: Pick<Unit, 'quality' | 'experience' | 'fatigue'>,
  share: number,
  openFlanks: 0 | 1 | 2,
  melee: MeleeOutcome,
): CheckChances {
  const base = figures.checkBands.value.findLast(({ from }) => share >= from);
  if (!base) return { retreat: 0, rout: 0, steps: [] };
  let { retreat, rout } = base;
  const steps: Step[] = [{ of: 'losses', retreat: `${retreat}`, rout: `${rout}` }];
  const multiply = (of: string, byRetreat: number, byRout: number): void => {
    if (byRetreat === 1 && byRout === 1) return;
    retreat *= byRetreat;
    rout *= byRout;
    steps.push({ of, retreat: `x${byRetreat}`, rout: `x${byRout}` });
  };
  const add = (of: string, toRetreat: number, toRout: number): void => {
    if (toRetreat === 0 && toRout === 0) return;
    retreat = Math.max(0, retreat + toRetreat);
    rout = Math.max(0, rout + toRout);
    steps.push({ of, retreat: signed(toRetreat), rout: signed(toRout) });
  };
  const quality = figures.checkQuality.value[unit.quality];
  multiply(`quality ${unit.quality}`, quality.retreat[0], quality.rout[0]);
  add(`quality ${unit.quality}`, -quality.retreat[1], -quality.rout[1]);
  const experience = figures.checkExperience.value.findLast(({ from }) => unit.experience >= from);
  if (experience) multiply('experience', experience.retreat, experience.rout);
  const fatigue = figures.checkFatigue.value.findLast(({ from }) => unit.fatigue >= from);
  if (fatigue) multiply('fatigue', fatigue.retreat, fatigue.rout);
  if (openFlanks > 0)
    multiply(
      'flanks',
      figures.checkFlanks.value[openFlanks - 1]!,
      figures.checkFlanks.value[openFlanks - 1]!,
    );
  const points = figures.checkMelee.value;
  if (melee === 'won') add('melee won', -points.retreat, -points.rout);
  if (melee === 'lost') add('melee lost', points.retreat, points.rout);
  return { retreat: clamp(retreat), rout: clamp(rout), steps };
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `${points}`;
}

function clamp(points: number): number {
  return rounded(Math.min(100, Math.max(0, points)) / 100);
}

/**
 * Takes the check of a fighter who lost at least the floor, the same after melee (9.8, 9.11, A-39); null when he need not check. Rout is rolled
 * first and retreat after it; at fatigue 16 or more every check in the field ends in shattering (12.1, A-38). Who stands
 * in a fort does not go whatever comes of the check (9.8): it is rolled as any other, and he shares the fate of his side.
 */
export function checkMorale(
  context: PhaseContext,
  battle: Battle,
  side: BattleSide,
  fighter: Fighter,
  segment: 'firing' | 'melee',
  melee: MeleeOutcome,
): CheckResult | null {
  const { unit } = fighter;
  const figures = context.book.combat;
  const share = (fighter.menAtSegment - unit.strength) / Math.max(1, fighter.menAtSegment);
  if (share < figures.checkFloor.value) return null;
  const chances = checkChances(figures, unit, share, side.openFlanks, melee);
  const dice: Draw[] = [];
  const result = decide(context, battle, fighter, segment, chances, dice);
  context.emit(MoraleChecked, {
    rule: context.landRule(segment === 'firing' ? '9.8' : '9.11'),
    square: battle.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      segment,
      share: rounded(share),
      retreat: chances.retreat,
      rout: chances.rout,
      factors: [...chances.steps],
      result,
    },
    dice,
    audience: ownAudience(context.state, battle.square, side.states),
  });
  return result;
}

function decide(
  context: PhaseContext,
  battle: Battle,
  fighter: Fighter,
  segment: string,
  chances: CheckChances,
  dice: Draw[],
): CheckResult {
  const { unit } = fighter;
  if (!unit.inFort && unit.fatigue >= context.book.combat.shatterFatigue.value) return 'shatters';
  const rout = context.dice.chance(label(context, '9.8', battle, `${unit.id} rout ${segment}`), chances.rout);
  dice.push(rout);
  if (happens(rout)) return 'routs';
  const retreat = context.dice.chance(
    label(context, '9.8', battle, `${unit.id} retreat ${segment}`),
    chances.retreat,
  );
  dice.push(retreat);
  return happens(retreat) ? 'retreats' : 'stands';
}
