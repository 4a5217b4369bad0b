import { GaugeTaken } from '@vedette/campaign';
import type { BattleSide, Combat, SeaBattle } from './sea-battle.js';

const GAUGES = ['windward', 'leeward'] as const;

/**
 * Who is to windward (PATE 4.7, 6.8, P-42). A side wants the wind only if all its warships do: its leewardmost ship makes it the
 * side to leeward. Wants that agree leave the wind with who has it; else it falls by lot. In harbour there is no gauge. How it
 * came about is told to nobody, for it tells what the other wished.
 */
export function takeGauge({ context }: Combat, battle: SeaBattle): void {
  const [one, two] = battle.sides;
  if (battle.harbor) return;
  const wants = [wantOf(one), wantOf(two)];
  const held = holds(one) ?? opposite(holds(two));
  const agree = wants[0] === wants[1];
  const draw = agree && !held ? context.dice.pick(context.navalLabel('7.1', `${battle.id} gauge`), 2) : null;
  const gauge = draw ? GAUGES[draw.picked]! : agree ? held! : wants[0]!;
  one.gauge = gauge;
  two.gauge = opposite(gauge);
  const ids = (side: BattleSide): string[] => side.fighters.map(({ ship }) => ship.id);
  context.emit(GaugeTaken, {
    rule: context.navalRule('4.7'),
    ships: [...ids(one), ...ids(two)],
    data: {
      at: battle.place,
      windward: ids(gauge === 'windward' ? one : two),
      leeward: ids(gauge === 'windward' ? two : one),
      by: draw ? 'chance' : agree ? 'kept' : 'orders',
    },
    dice: draw ? [draw] : [],
    audience: {},
  });
}

function wantOf({ fighters }: BattleSide): 'windward' | 'leeward' {
  const armed = fighters.filter((one) => one.armed);
  const asked = armed.length > 0 ? armed : fighters;
  return asked.every(({ orders }) => orders.combat.gauge === 'windward') ? 'windward' : 'leeward';
}

function holds({ fighters }: BattleSide): 'windward' | 'leeward' | null {
  const held = fighters.map(({ ship }) => ship.gauge).filter((gauge) => gauge !== null);
  if (held.includes('leeward')) return 'leeward';
  return held.length > 0 ? 'windward' : null;
}

function opposite<T extends 'windward' | 'leeward' | null>(
  gauge: T,
): 'windward' | 'leeward' | Extract<T, null> {
  if (gauge === null) return gauge as Extract<T, null>;
  return gauge === 'windward' ? 'leeward' : 'windward';
}
