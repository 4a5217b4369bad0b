import { QuartersClosed } from '@vedette/campaign';
import { happens, type ChanceDraw } from '@vedette/chance';
import { armedOf, type BattleSide, type Combat, type Fighter, type SeaBattle } from './sea-battle.js';

type Result = 'all-close' | 'closers-meet' | 'closed-upon' | 'kept-off' | 'range' | 'batteries';

/** Settles who fights at close quarters and who at range (PATE 7.5). */
export function closeQuarters(combat: Combat, battle: SeaBattle): void {
  const { context } = combat;
  const closers = battle.sides.map((side) => armedOf(side).filter(({ orders }) => orders.combat.close));
  const { result, draw } = settle(combat, battle, closers);
  // Orders to close that came to nothing show to nobody.
  const most = Math.max(...closers.map(({ length }) => length));
  const tried = closers.map((list) =>
    result === 'all-close' || result === 'closers-meet' || (draw && list.length === most) ? list : [],
  );
  context.emit(QuartersClosed, {
    rule: context.navalRule('7.5'),
    ships: battle.sides.flatMap((side) => armedOf(side).map(({ ship }) => ship.id)),
    data: {
      battle: battle.id,
      result,
      sides: battle.sides.map((side, i) => ({
        states: [...side.states],
        ships: armedOf(side).length,
        closing: idsOf(tried[i]!),
        close: idsOf(side.fighters.filter(({ close }) => close)),
      })),
      chance: draw?.chance ?? null,
    },
    dice: draw ? [draw] : [],
    audience: battle.audience.all,
  });
}

function settle(
  { context, figures }: Combat,
  battle: SeaBattle,
  closers: readonly Fighter[][],
): { result: Result; draw: ChanceDraw | null } {
  const armed = battle.sides.map(armedOf);
  if (battle.sides.some(({ fighters, batteries }) => batteries && fighters.length === 0))
    return { result: 'batteries', draw: null };
  if (armed.some((list) => list.length === 0)) return { result: 'range', draw: null };
  if (armed.every((list, i) => closers[i]!.length === list.length)) {
    closers.flat().forEach(bearDown);
    return { result: 'all-close', draw: null };
  }
  const most = Math.max(closers[0]!.length, closers[1]!.length);
  const fewest = Math.min(closers[0]!.length, closers[1]!.length);
  if (most === 0) return { result: 'range', draw: null };
  if (fewest >= figures.meetingShare.value * most) {
    closers.flat().forEach(bearDown);
    return { result: 'closers-meet', draw: null };
  }
  const i = closers[0]!.length === most ? 0 : 1;
  const side = battle.sides[i]!;
  const chance = figures.closing.value[side.gauge ?? 'harbor'];
  const draw = context.dice.chance(context.navalLabel('7.5', `${battle.id} closing`), chance);
  if (!happens(draw)) return { result: 'kept-off', draw };
  closers[i]!.forEach(bearDown);
  for (const fighter of armed[1 - i]!) fighter.close = true;
  return { result: 'closed-upon', draw };
}

/** Bows first and under fire on the way in (7.5). */
function bearDown(fighter: Fighter): void {
  fighter.close = true;
  fighter.closed = true;
}

function idsOf(fighters: readonly Fighter[]): string[] {
  return fighters.map(({ ship }) => ship.id);
}

/** Whether both sides have ships at close quarters: without them no line can be broken (7.6). */
export function isClose(side: BattleSide): boolean {
  return side.fighters.some(({ close }) => close);
}
