import { type Front, frontOf } from '../turn/front.js';

/** Two armies of half the units each on one front, commanded by as many players, half of them a side. */
export function crowdedFront(units: number, players: number): Front {
  const { position, orders } = frontOf(units / 2);
  const eachSide = Math.ceil(players / 2);
  const share = Math.ceil(units / 2 / eachSide);
  const counted = new Map<string, number>();
  const commanderOf = new Map<string, string>();
  for (const { id } of position.units) {
    const state = id.slice(0, 2);
    const nth = counted.get(state) ?? 0;
    counted.set(state, nth + 1);
    commanderOf.set(id, `${state.toLowerCase()}-${Math.floor(nth / share)}`);
  }
  return {
    position: {
      ...position,
      players: ['US', 'MX'].flatMap((state) =>
        Array.from({ length: eachSide }, (_, i) => ({
          id: `${state.toLowerCase()}-${i}`,
          state,
          ministries: i === 0 ? (['war', 'head'] as const) : [],
        })),
      ) as Front['position']['players'],
      units: position.units.map((unit) => ({ ...unit, commander: commanderOf.get(unit.id)! })),
    },
    orders: orders.map((order) =>
      'unit' in order && order.unit !== undefined
        ? { ...order, by: commanderOf.get(order.unit ?? '')! }
        : order,
    ),
  };
}
