import type { Order, PositionDocument } from '@vedette/campaign';
import { randomOrders, randomPosition } from '../fuzz/random-campaign.js';
import { randomRailOrders, randomRailWar } from '../fuzz/random-rail-war.js';
import type { RandomSource } from '../fuzz/random-source.js';

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  PR: ['herwarth', 'steinmetz'],
  SX: ['albert', 'georg'],
  AU: ['benedek', 'gablenz', 'clam'],
  BV: ['tann', 'hartmann'],
  US: ['taylor', 'scott'],
  TX: ['hays', 'mcculloch'],
  MX: ['arista', 'ampudia', 'santa-anna'],
};
const MINISTERS: Readonly<Record<string, string>> = {
  ...{ US: 'polk', TX: 'jones', MX: 'paredes' },
  ...{ PR: 'roon', SX: 'fabrice', AU: 'degenfeld', BV: 'pranckh' },
};

/** A war whose armies are split among commanders who know little of each other. */
export interface HiddenWar {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
  readonly secret: string;
}

/**
 * A small war in which most things are hidden from most players: each state's units are shared out in stacks, each stack has
 * one commander, and a minister without troops reads rumours.
 */
export function hiddenWar(random: RandomSource, seed: number): HiddenWar {
  return hide(randomPosition(random), randomOrders, random, seed);
}

/** The same of a war of ROTD, with its rides, bridges, depots and works. */
export function hiddenRailWar(random: RandomSource, seed: number): HiddenWar {
  return hide(randomRailWar(random), randomRailOrders, random, seed);
}

function hide(
  made: PositionDocument,
  ordersOf: (random: RandomSource, position: PositionDocument) => Order[],
  random: RandomSource,
  seed: number,
): HiddenWar {
  const stacks = new Map<string, { square: string; commander: string }[]>();
  const units = made.units.map((unit) => {
    const state = /^[A-Z]+?(?=\d)/.exec(unit.id)![0];
    const known = stacks.get(state) ?? [];
    stacks.set(state, known);
    const stack =
      known.length > 0 && random.chance(0.75)
        ? random.pick(known)
        : { square: String(unit.square), commander: random.pick(COMMANDS[state]!) };
    if (!known.includes(stack)) known.push(stack);
    return {
      ...unit,
      square: stack.square,
      commander: stack.commander,
      deputy: random.chance(0.15) ? random.pick(COMMANDS[state]!) : null,
      name: `Unit ${unit.id}`,
    };
  });
  const players = made.states.flatMap(({ id }) => [
    { id: MINISTERS[id]!, state: id, ministries: ['war', 'naval', 'head'] },
    ...COMMANDS[id]!.map((player) => ({ id: player, state: id })),
  ]);
  const position = { ...made, units, players } as PositionDocument;
  const commander = new Map(units.map(({ id, commander: player }) => [id, player]));
  const orders = ordersOf(random, position).map((order) => ({
    ...order,
    by: commander.get((order as { unit: string }).unit) ?? MINISTERS[String(order.by).toUpperCase()],
  })) as Order[];
  return { position, orders, secret: `leak ${seed}` };
}
