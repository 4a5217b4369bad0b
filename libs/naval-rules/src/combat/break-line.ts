import { LineBreakWeighed, LineTried, QUALITIES } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { isClose } from './close-quarters.js';
import { otherSide, rounded, type BattleSide, type Combat, type SeaBattle } from './sea-battle.js';

/**
 * At close quarters each side keeps its line ahead or tries to break the enemy's, as most of its ships there are ordered
 * (PATE 7.2, 7.6, P-46). When one tries and the other holds, it may come in divided, be held, or go through.
 */
export function breakLine(combat: Combat, battle: SeaBattle): void {
  const { context } = combat;
  if (!battle.sides.every(isClose)) return;
  const breakers = battle.sides.filter(wantsToBreak);
  const result =
    breakers.length === 1
      ? tryLine(combat, battle, breakers[0]!)
      : breakers.length === 0
        ? 'line-ahead'
        : 'both-break';
  if (result === 'both-break') for (const side of breakers) side.line = 'through';
  context.emit(LineTried, {
    rule: context.navalRule('7.6'),
    ships: battle.sides
      .flatMap(({ fighters }) => fighters.filter(({ close }) => close))
      .map(({ ship }) => ship.id),
    data: { battle: battle.id, result, breakers: breakers.flatMap(({ states }) => [...states]) },
    audience: battle.audience.all,
  });
}

function wantsToBreak({ fighters }: BattleSide): boolean {
  const close = fighters.filter((fighter) => fighter.close);
  return close.filter(({ orders }) => orders.combat.line === 'break').length * 2 > close.length;
}

function tryLine(
  { context, figures }: Combat,
  battle: SeaBattle,
  side: BattleSide,
): 'divided' | 'held' | 'through' {
  const advantage = quality(side) - quality(otherSide(battle, side));
  const divided = context.dice.chance(
    context.navalLabel('7.6', `${battle.id} divided`),
    figures.divided.value - figures.dividedPerQuality.value * advantage,
  );
  const through = context.dice.chance(
    context.navalLabel('7.6', `${battle.id} through`),
    figures.through.value + figures.throughPerQuality.value * advantage,
  );
  context.emit(LineBreakWeighed, {
    rule: context.navalRule('7.6'),
    ships: side.fighters.filter(({ close }) => close).map(({ ship }) => ship.id),
    data: {
      battle: battle.id,
      states: [...side.states],
      advantage: rounded(advantage),
      divided: rounded(divided.chance),
      through: rounded(through.chance),
    },
    dice: happens(divided) ? [divided] : [divided, through],
    audience: {},
  });
  const result = happens(divided) ? 'divided' : happens(through) ? 'through' : 'held';
  side.line = result === 'held' ? 'ahead' : result;
  return result;
}

/** Mean quality of the ships at close quarters, in steps from the worst. */
function quality({ fighters }: BattleSide): number {
  const close = fighters.filter((fighter) => fighter.close);
  return close.reduce((sum, { ship }) => sum + QUALITIES.indexOf(ship.quality), 0) / close.length;
}
