import { AttackersClosed, QUALITIES, tacticalName, WonWithoutMelee, type Unit } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import type { ClosingFigures, PhaseContext } from '@vedette/rulebooks';
import { enemyOf, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { commandsOf } from './battle-audience.js';
import { openAudience } from '../presence/audience.js';
import { rounded } from './round.js';

/** Why a battle was decided without a melee (ROTD 10.10, R-23). */
export type WithoutMelee = 'nobody-left' | 'attackers-stood-off' | 'defenders-gave-way' | 'did-not-close';

/**
 * The side that loses without a melee, and null when it comes to one (ROTD 10.1, 10.10; ): who is left alone has
 * won; attackers who only skirmish have lost, and so have defenders who do, but for those in a fort; else one unit of the
 * attackers must close, and brings all others with it. Where the book asks for nothing, whoever still stands fights.
 */
export function losesWithoutMelee(context: PhaseContext, battle: Battle): BattleSide | null {
  const { closing } = context.book.combat;
  const { attackers, defenders } = battle;
  const alone = [attackers, defenders].find((side) => standing(side).length === 0);
  if (alone) return closing ? tellLost(context, battle, alone, 'nobody-left') : alone;
  if (!closing) return null;
  if (!standing(attackers).some(stands)) return tellLost(context, battle, attackers, 'attackers-stood-off');
  if (!standing(defenders).some(holdsGround))
    return tellLost(context, battle, defenders, 'defenders-gave-way');
  return closes(context, battle, closing) ? null : tellLost(context, battle, attackers, 'did-not-close');
}

/** Whether a unit means to fight at close quarters. */
function stands({ posture }: Fighter): boolean {
  return posture === 'normal' || posture === 'extreme';
}

function holdsGround(fighter: Fighter): boolean {
  return fighter.unit.inFort || stands(fighter);
}

/** Guns do not charge, nor does who stands in the rear. */
function mayClose(fighter: Fighter): boolean {
  return fighter.unit.kind.arm !== 'artillery' && fighter.line !== 'rear' && stands(fighter);
}

function closes(context: PhaseContext, battle: Battle, figures: ClosingFigures): boolean {
  const tried = standing(battle.attackers)
    .filter(mayClose)
    .map((fighter) => {
      const chance = rounded(closingChance(figures, fighter.unit, fighter.posture === 'extreme'));
      const draw = context.dice.chance(context.landLabel('9.1', `closing ${fighter.unit.id}`), chance);
      return { unit: fighter.unit.id, chance, draw, closed: happens(draw) };
    });
  const closed = tried.some((one) => one.closed);
  context.emit(AttackersClosed, {
    rule: context.landRule('9.1'),
    square: battle.square,
    units: tried.map(({ unit }) => unit),
    data: {
      tactical: tacticalName(battle.tactical),
      side: battle.attackers.name,
      units: tried.map(({ unit, chance, closed: one }) => ({ unit, chance, closed: one })),
      closed,
    },
    dice: tried.map(({ draw }) => draw),
    audience: openAudience(context.state, battle.square, battle.attackers.states),
  });
  return closed;
}

/** The chance 0-1 of one unit, better with quality, experience and morale, and by assault. */
export function closingChance(
  figures: ClosingFigures,
  unit: Pick<Unit, 'quality' | 'experience' | 'morale'>,
  assaults: boolean,
): number {
  const { normal, extreme } = figures.chance.value;
  const { middle, each } = figures.experienceStep.value;
  const [least, most] = figures.bounds.value;
  const chance =
    (assaults ? extreme : normal) +
    figures.qualityStep.value * (QUALITIES.indexOf(unit.quality) - QUALITIES.indexOf('Average')) +
    each * (Math.floor(Math.sqrt(unit.experience)) - middle) +
    figures.moralePoint.value * (unit.morale - 50);
  return Math.min(most, Math.max(least, chance));
}

function tellLost(context: PhaseContext, battle: Battle, loser: BattleSide, why: WithoutMelee): BattleSide {
  const winner = enemyOf(battle, loser);
  context.emit(WonWithoutMelee, {
    rule: context.landRule('falling-back'),
    square: battle.square,
    data: {
      tactical: tacticalName(battle.tactical),
      side: winner.name,
      winners: [...winner.states],
      losers: [...loser.states],
      why,
    },
    audience: {
      ...commandsOf(battle),
      ...openAudience(context.state, battle.square, [...winner.states, ...loser.states]),
    },
  });
  return loser;
}
