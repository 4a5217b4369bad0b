import { copyUnit, QUALITIES, type MutableCampaignState, type Order } from '@vedette/campaign';
import { randomOrders } from '../fuzz/random-campaign.js';
import type { RandomSource } from '../fuzz/random-source.js';
import type { HiddenWar } from './hidden-war.js';

type MutableUnit = ReturnType<MutableCampaignState['unit']>;

/** A world in which one thing is different from another: state, orders or draws. */
export interface World {
  readonly state: MutableCampaignState;
  orders: readonly Order[];
  fixedDraws: Readonly<Record<string, number>>;
}

/** What is changed about a unit that a player has not observed. */
export interface Secret {
  readonly name: string;
  change(world: World, unit: MutableUnit, random: RandomSource, war: HiddenWar): void;
}

const tactical = (random: RandomSource): number => random.below(225);

/** Replaces the land order of a unit, or takes it away. */
function reorder(
  world: World,
  unit: MutableUnit,
  make: (order: Order | undefined) => Order | undefined,
): void {
  const at = world.orders.findIndex((order) => order.kind === 'land' && order.unit === unit.id);
  const made = make(world.orders[at]);
  const others = world.orders.filter((_, i) => i !== at);
  const before = at < 0 ? 0 : at;
  world.orders = made ? [...others.slice(0, before), made, ...others.slice(before)] : others;
}

/** Gives a unit the place, condition and orders of another of its command and type, and that one its own. */
function changePlaces(world: World, unit: MutableUnit, random: RandomSource): void {
  const { state } = world;
  const twins = [...state.units.values()].filter(
    ({ id, type, commander, deputy, square }) =>
      id !== unit.id &&
      type === unit.type &&
      commander === unit.commander &&
      deputy === unit.deputy &&
      square >= 0,
  );
  if (twins.length === 0 || unit.square < 0) return;
  const twin = random.pick(twins);
  const [one, other] = [copyUnit(unit), copyUnit(twin)];
  for (const [target, source] of [
    [unit, other],
    [twin, one],
  ] as const) {
    const { id, number, name } = target;
    state.placeUnit(target, source.square, source.tactical);
    Object.assign(target, source, { id, number, name });
  }
  const named: Readonly<Record<string, string>> = { [unit.id]: twin.id, [twin.id]: unit.id };
  world.orders = world.orders.map((order) =>
    order.kind === 'land' ? { ...order, unit: named[order.unit] ?? order.unit } : order,
  );
}

/** Kinds of things that are secret: the hidden unit's name, strength, condition, command, place, orders, and its dice. */
export const SECRETS: readonly Secret[] = [
  { name: 'name', change: (_, unit) => void (unit.name = 'Nobody has heard of it') },
  { name: 'which of two it is', change: (world, unit, random) => changePlaces(world, unit, random) },
  {
    name: 'weapon',
    change: (_, unit, random) => {
      const { weapons = [], guns = [] } = unit.kind.armament ?? {};
      unit.weapon = weapons.length > 0 ? random.pick(weapons) : 'another rifle';
      if (unit.gun !== null && guns.length > 0) unit.gun = random.pick(guns);
    },
  },
  { name: 'strength', change: (_, unit, random) => void (unit.strength = 60 + random.below(900)) },
  {
    name: 'spirit',
    change: (_, unit, random) => {
      unit.morale = 20 + random.below(70);
      unit.experience = random.below(40);
      unit.quality = random.pick(QUALITIES);
    },
  },
  { name: 'fatigue', change: (_, unit, random) => void (unit.fatigue = random.below(10)) },
  {
    name: 'provisions',
    change: (_, unit, random) => {
      unit.supplies = random.below(5);
      unit.ammunition = random.below(6);
    },
  },
  {
    name: 'command',
    change: ({ state }, unit, random) => {
      unit.commander = random.pick(state.playersOf(unit.state)).id;
      unit.deputy = random.chance(0.5) ? random.pick(state.playersOf(unit.state)).id : null;
    },
  },
  {
    name: 'tactical place',
    change: ({ state }, unit, random) => state.placeUnit(unit, unit.square, tactical(random)),
  },
  {
    name: 'strategic place',
    change: ({ state }, unit, random) => {
      const square = random.pick(state.occupiedSquares());
      state.placeUnit(unit, square, tactical(random));
      if (random.chance(0.5) && unit.turn.startSquare >= 0) unit.turn.startSquare = square;
    },
  },
  {
    name: 'status',
    change: (_, unit) => void (unit.status = unit.status === 'active' ? 'inactive' : 'active'),
  },
  { name: 'existence', change: ({ state }, unit) => state.removeUnit(unit) },
  { name: 'order taken away', change: (world, unit) => reorder(world, unit, () => undefined) },
  {
    name: 'another order',
    change: (world, unit, random, war) => {
      const [made] = randomOrders(random, {
        ...war.position,
        units: Array.from({ length: 8 }, () => ({
          id: unit.id,
          square: world.state.theatre.grid.nameOf(Math.max(0, unit.square)),
        })),
      });
      reorder(world, unit, () => made && ({ ...made, by: unit.commander } as Order));
    },
  },
  {
    name: 'another entry',
    change: (world, unit, random) =>
      reorder(world, unit, (order) =>
        order?.kind === 'land'
          ? {
              ...order,
              strategic: { ...order.strategic, entry: `${random.below(15)}-${random.below(15)}` },
            }
          : order,
      ),
  },
  {
    name: 'another posture',
    change: (world, unit, random) =>
      reorder(world, unit, (order) =>
        order?.kind === 'land'
          ? { ...order, posture: { offensive: random.pick(['assault', 'evade']), defensive: 'last-ditch' } }
          : order,
      ),
  },
  {
    name: 'city stores',
    change: ({ state }, unit, random) => {
      for (const city of state.cities.values())
        if (city.state === unit.state) city.supplies = city.stores = random.below(90);
    },
  },
];
