import { BattleEnded, tacticalName } from '@vedette/campaign';
import type { LandRule, PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { enemyOf, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { commandsOf } from './battle-audience.js';
import { openAudience } from '../presence/audience.js';
import { learnFromBattle } from './battle-experience.js';
import { moveMorale } from './battle-morale.js';
import { captureGuns, gunsAtStake } from './captured-guns.js';
import { losesWithoutMelee } from './closing.js';
import { fallBack } from './fallback.js';
import { fireSegment } from './firing.js';
import { meleeSegment } from './melee.js';
import { perish } from './perish.js';
import { checkMorale, type MeleeOutcome } from './morale-check.js';
import { reform } from './open-battle.js';
import { retreat } from './retreat.js';
import { rout } from './rout.js';

/** Fights a battle that has been drawn up: fire, checks, melee, checks, and the loser falls back (GITM AMWOL 9.1). */
export function fightBattle(context: PhaseContext, battle: Battle): void {
  const odds = menOdds(battle);
  fireSegment(context, battle);
  checkSides(context, battle, 'firing', null);
  const loser = decideGround(context, battle);
  learnFromBattle(context, battle, odds);
  endBattle(context, battle, loser);
}

/** The loser of the melee, or of a battle without one, leaves the square; guns of defenders who lost a melee may be taken. */
function decideGround(context: PhaseContext, battle: Battle): BattleSide {
  const outright = losesWithoutMelee(context, battle);
  if (outright) {
    fallBack(context, battle, outright);
    return outright;
  }
  reform(context, battle);
  const atStake = gunsAtStake(battle.defenders);
  const loser = meleeSegment(context, battle);
  checkSides(context, battle, 'melee', loser);
  const fallingBack = new Set(standing(loser).map(({ unit }) => unit.id));
  fallBack(context, battle, loser);
  if (loser === battle.defenders) captureGuns(context, battle, atStake, fallingBack);
  return loser;
}

function checkSides(
  context: PhaseContext,
  battle: Battle,
  segment: 'firing' | 'melee',
  loser: BattleSide | null,
): void {
  for (const side of [battle.attackers, battle.defenders]) {
    const melee: MeleeOutcome = loser === null ? null : side === loser ? 'lost' : 'won';
    for (const fighter of standing(side)) {
      const { unit } = fighter;
      if (unit.strength <= 0) {
        fighter.out = true;
        breakUp(context, side, fighter, 'no men left', '9.8');
        continue;
      }
      const result = checkMorale(context, battle, side, fighter, segment, melee);
      if (result === null || result === 'stands') continue;
      if (result !== 'shatters' && unit.inFort) continue;
      fighter.out = true;
      if (result === 'shatters' || !unit.kind.role.givesGround)
        breakUp(context, side, fighter, 'exhausted', '12.1');
      else if (result === 'routs') rout(context, battle, side, fighter, segment);
      else retreat(context, battle, side, fighter, segment);
    }
  }
}

/** A unit shatters; one that does not give ground is destroyed where others shatter, run or go back (ROTD 10.8). */
function breakUp(
  context: PhaseContext,
  side: BattleSide,
  { unit }: Fighter,
  reason: string,
  rule: LandRule,
): void {
  if (unit.kind.role.givesGround) shatter(context, unit, reason, rule, side.states);
  else perish(context, unit, 'it stands or falls where it is', '9.8', side.states);
}

function menOdds(battle: Battle): number {
  const men = (side: BattleSide): number =>
    Math.max(
      1,
      side.fighters.reduce((sum, { unit }) => sum + unit.strength, 0),
    );
  const [a, b] = [men(battle.attackers), men(battle.defenders)];
  return a > b ? a / b : b / a;
}

function endBattle(context: PhaseContext, battle: Battle, loser: BattleSide): void {
  const winner = enemyOf(battle, loser);
  context.emit(BattleEnded, {
    rule: context.landRule('9.9'),
    square: battle.square,
    data: {
      tactical: tacticalName(battle.tactical),
      winners: [...winner.states],
      losers: [...loser.states],
      losses: battle.losses,
    },
    audience: { ...commandsOf(battle), ...openAudience(context.state, battle.square, []) },
  });
  moveMorale(context, battle, winner, loser);
}
