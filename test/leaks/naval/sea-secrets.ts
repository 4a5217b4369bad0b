import { QUALITIES, type MutableCampaignState, type Order } from '@vedette/campaign';
import type { RandomSource } from '../../fuzz/random-source.js';
import { randomShipOrder } from './hidden-sea.js';

type MutableShip = ReturnType<MutableCampaignState['ship']>;

/** A world at sea in which one thing is different from another. */
export interface SeaWorld {
  readonly state: MutableCampaignState;
  orders: readonly Order[];
}

/** What is changed about a ship that a player has not observed. */
export interface SeaSecret {
  readonly name: string;
  change(world: SeaWorld, ship: MutableShip, random: RandomSource): void;
}

function reorder(world: SeaWorld, ship: MutableShip, made: Order | null): void {
  const at = world.orders.findIndex((order) => order.kind === 'naval' && order.ship === ship.id);
  const others = world.orders.filter((_, i) => i !== at);
  const before = at < 0 ? others.length : at;
  world.orders = made ? [...others.slice(0, before), made, ...others.slice(before)] : others;
}

/** How troops are that go by the sea, aboard or ashore: about as many men, but otherwise anything. */
export const TROOPS: SeaSecret = {
  name: 'state of troops',
  change: ({ state }, _ship, random) => {
    const unit = random.pick([...state.units.values()]);
    unit.strength = Math.max(50, unit.strength - 30 + random.below(60));
    unit.fatigue = random.below(10);
    unit.morale = 20 + random.below(60);
    unit.quality = random.pick(QUALITIES);
    unit.supplies = random.below(2);
    unit.ammunition = random.below(6);
  },
};

/** Kinds of things that are secret of a ship: its name, men, condition, stores, cargo, place, orders; and a port's stores. */
export const SEA_SECRETS: readonly SeaSecret[] = [
  { name: 'name', change: (_, ship) => void (ship.name = 'Nobody has heard of her') },
  {
    name: 'crew',
    change: (_, ship, random) => {
      ship.crew = 60 + random.below(150);
      ship.marines = random.below(25);
      ship.quality = random.pick(QUALITIES);
      ship.experience = random.below(30);
    },
  },
  {
    name: 'damage',
    change: (_, ship, random) => {
      ship.hull = random.below(4);
      ship.rigging = random.below(5);
    },
  },
  { name: 'stores', change: (_, ship, random) => void (ship.stores = 2 + random.below(20)) },
  {
    name: 'cargo',
    change: (_, ship, random) =>
      void (ship.cargo = { ...ship.cargo, supplies: ship.cargo.supplies + 1 + random.below(20) }),
  },
  {
    name: 'place',
    change: (_, ship, random) =>
      void (ship.at = { sea: random.pick(['SGC', 'CAB', 'EGC']), tacticalArea: random.below(4) }),
  },
  {
    name: 'where it began',
    change: (_, ship, random) =>
      void (ship.turn = {
        ...ship.turn,
        startedAt: { sea: random.pick(['SGC', 'CAB', 'EGC']), tacticalArea: random.below(4) },
      }),
  },
  { name: 'existence', change: ({ state }, ship) => void state.ships.delete(ship.id) },
  { name: 'order taken away', change: (world, ship) => reorder(world, ship, null) },
  {
    name: 'another order',
    change: (world, ship, random) => reorder(world, ship, randomShipOrder(random, ship.id, ship.commander!)),
  },
  TROOPS,
  {
    name: 'supplies of a port',
    change: ({ state }, _ship, random) => {
      const port = random.pick([...state.ports.values()]);
      const city = port.square >= 0 ? state.cityIn(port.square) : undefined;
      (city ?? port).supplies = random.below(30);
    },
  },
  {
    name: 'stores of a port',
    change: ({ state }, _ship, random) => {
      const port = random.pick([...state.ports.values()]);
      const city = port.square >= 0 ? state.cityIn(port.square) : undefined;
      (city ?? port).stores = random.below(80);
    },
  },
];
