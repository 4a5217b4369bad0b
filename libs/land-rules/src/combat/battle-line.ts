import { tacticalName, UnitDrafted } from '@vedette/campaign';
import type { Direction } from '@vedette/geography';
import { commandOf } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { label, standing, type Battle, type BattleSide, type Fighter } from './battle.js';
import { spacesOf } from './spaces.js';

/**
 * Spaces of a front line attacked from these directions (GITM AMWOL 9.4): a full front each, half of one for a
 * direction next to another, nothing for one next to two: F·k − F/2·p with k directions and p neighbouring pairs.
 */
export function frontSpaces(front: number, directions: readonly Direction[]): number {
  const set = new Set(directions);
  const count = Math.max(1, set.size);
  let pairs = 0;
  for (const direction of set) if (set.has(((direction + 1) & 7) as Direction)) pairs++;
  return front * count - (front / 2) * pairs;
}

/**
 * Puts a side into lines as its units wish (9.3): the first line must hold a unit, and the rear only if the second does;
 * a unit drawn by lot fills a line that nobody wants, and its command alone is told.
 */
export function takeLines(context: PhaseContext, battle: Battle, side: BattleSide): void {
  const draft = (among: Fighter[], line: 'first' | 'second'): void => {
    const draw = context.dice.pick(label(context, '9.3', battle, `${side.name} ${line} line`), among.length);
    const fighter = among[draw.picked]!;
    fighter.line = line;
    context.emit(UnitDrafted, {
      rule: context.landRule('9.3'),
      square: battle.square,
      units: [fighter.unit.id],
      data: { unit: fighter.unit.id, tactical: tacticalName(battle.tactical), side: side.name, line },
      dice: [draw],
      audience: commandOf(fighter.unit),
    });
  };
  const inLine = (line: Fighter['line']): Fighter[] =>
    side.fighters.filter((fighter) => fighter.line === line);
  for (const fighter of side.fighters)
    fighter.line = context.orders.land(fighter.unit.id)?.tactical?.line ?? 'first';
  if (inLine('first').length === 0) draft(side.fighters, 'first');
  if (inLine('rear').length > 0 && inLine('second').length === 0) draft(inLine('rear'), 'second');
  fillLines(context, battle, side);
}

/**
 * Works out how many men of each unit find room (9.4): a line that is too full takes its share of every unit and the
 * rest act as part of the rear, which holds twice both lines together; men for whom it has no room add nothing. Called again before the melee, so that
 * gaps made by fire are filled.
 */
export function fillLines(context: PhaseContext, battle: Battle, side: BattleSide): void {
  const { book } = context;
  const fighters = standing(side);
  const of = (line: Fighter['line']): Fighter[] => fighters.filter((fighter) => fighter.line === line);
  const total = (list: readonly Fighter[]): number =>
    list.reduce((sum, { unit }) => sum + spacesOf(book, unit), 0);
  for (const line of ['first', 'second'] as const) {
    const wanted = total(of(line));
    const share = wanted > battle.spaces ? battle.spaces / wanted : 1;
    for (const fighter of of(line)) fighter.lineShare = share;
  }
  const multiple = book.combat.rearMultiple.value;
  const room = multiple === null ? Number.POSITIVE_INFINITY : multiple * 2 * battle.spaces;
  for (const fighter of of('rear')) fighter.lineShare = 0;
  const rear = fighters.reduce((sum, { unit, lineShare }) => sum + spacesOf(book, unit) * (1 - lineShare), 0);
  const fits = rear > room ? room / rear : 1;
  for (const fighter of fighters) fighter.rearShare = (1 - fighter.lineShare) * fits;
  side.frontFilled = Math.min(1, total(of('first')) / battle.spaces);
}
