import { BattleEnded, tacticalName } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { shatter } from '../condition/shatter.js';
import { enemyOf, standing, type Battle, type BattleSide } from './battle.js';
import { commandsOf, openAudience } from './battle-audience.js';
import { learnFromBattle } from './battle-experience.js';
import { moveMorale } from './battle-morale.js';
import { fallBack } from './fallback.js';
import { fireSegment } from './firing.js';
import { meleeSegment } from './melee.js';
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

/** Melee when both sides still stand; else the side that is gone has lost. */
function decideGround(context: PhaseContext, battle: Battle): BattleSide {
  const { attackers, defenders } = battle;
  if (standing(attackers).length === 0) return attackers;
  if (standing(defenders).length === 0) return defenders;
  reform(context, battle);
  const loser = meleeSegment(context, battle);
  checkSides(context, battle, 'melee', loser);
  fallBack(context, battle, loser);
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
      if (fighter.unit.strength <= 0) {
        fighter.out = true;
        shatter(context, fighter.unit, 'no men left', '9.8', side.states);
        continue;
      }
      const result = checkMorale(context, battle, side, fighter, segment, melee);
      if (result === null || result === 'stands') continue;
      if (result === 'shatters') {
        fighter.out = true;
        shatter(context, fighter.unit, 'exhausted', '12.1', side.states);
      } else if (fighter.unit.inFort) continue;
      else if (result === 'routs') rout(context, battle, side, fighter, segment);
      else retreat(context, battle, side, fighter, segment);
    }
  }
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
