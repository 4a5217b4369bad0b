import {
  copyState,
  evolve,
  shipTurn,
  type CampaignState,
  type GameEvent,
  type Order,
  type PhaseName,
  type Ship,
} from '@vedette/campaign';
import type { DecidedPhase } from '../telling.js';

/**
 * What a player may lawfully know of one phase at sea, reckoned from the truth alone, moment by moment: his own ships, whom
 * they meet and what these do before his eyes (PATE 5.1), what his troops see in ports (5.3), the stores of ports he lies in,
 * and what sloops and news could tell him at the turn's end (5.2, 5.5). It errs on the side of knowing.
 */
export function seaKnowledgeOf(
  { before, events, orders }: Pick<DecidedPhase, 'before' | 'events' | 'orders'>,
  player: string,
  phase: PhaseName,
): string {
  const state = copyState(before);
  const moments = [momentOf(state, orders, player, phase)];
  for (const event of events) {
    const noticed = noticedOf(event, player);
    if (noticed) moments.push(noticed);
    evolve(state, event);
    const now = momentOf(state, orders, player, phase);
    if (now !== moments.at(-1)) moments.push(now);
  }
  return moments.join('\n');
}

/** What shows of ships that come, go, keep clear, are sighted and avoided, or change hands where he is (6.8, 7.8). */
function noticedOf({ type, data, audience }: GameEvent, player: string): string | null {
  if (!(player in audience) || !SHOWS.has(type)) return null;
  const {
    ships,
    heading,
    avoided = null,
    enemies = null,
    prize,
    force,
    action,
  } = data as Record<string, unknown>;
  return JSON.stringify([
    force,
    action,
    type,
    ships,
    heading,
    audience[player] === 'full' ? [avoided, enemies] : null,
    prize,
  ]);
}

const SHOWS = new Set([
  'ShipsSailed',
  'ShipsPursued',
  'ShipsKeptClear',
  'ShipsHeld',
  'HornEntered',
  'ShipsAvoided',
  'ShipTaken',
  'TransfersBegun',
  'BoardingSighted',
  'LandingSighted',
]);

function place({ at, status }: Ship): string | null {
  if (status !== 'active') return null;
  if ('port' in at) return at.port;
  return 'sea' in at ? `${at.sea} ${at.tacticalArea}` : null;
}

function momentOf(state: CampaignState, orders: readonly Order[], player: string, phase: PhaseName): string {
  const viewer = state.players.find(({ id }) => id === player)!.state;
  const ships = [...state.ships.values()];
  const own = ships.filter((ship) => ship.commander === player || ship.deputy === player);
  const places = new Set(own.map(place).filter((one) => one !== null));
  const met = ships
    .filter((ship) => !own.includes(ship) && places.has(place(ship) ?? ''))
    // Friends sail as one with him by orders of their own, and in a battle he finds out what and how he fights.
    .map((ship) =>
      state.areFriends(viewer, ship.state) || phase === 'naval-combat'
        ? [ship, orders.filter((order) => order.kind === 'naval' && order.ship === ship.id)]
        : [ship.id, ship.at, ship.gauge],
    );
  const watched = [...state.ports.values()]
    .filter(({ square }) => square >= 0 && state.unitsIn(square).some((unit) => unit.commander === player))
    .map(({ name }) =>
      ships
        .filter(({ at }) => 'port' in at && at.port === name)
        .map((ship) => [ship.id, ship.name, ship.at, ship.status]),
    );
  const ports = [...state.ports.values()]
    .filter(({ name }) => places.has(name))
    .map(({ name, stores, square }) => [name, stores, square >= 0 ? state.cityIn(square)?.stores : null]);
  // Troops he commands, carries or is to carry, and of others ashore with him where they stand (4.2, 5.3, 9.1).
  const wanted = new Set(
    orders.flatMap((order) =>
      order.kind === 'naval' && own.some(({ id }) => id === order.ship) ? (order.loading?.load ?? []) : [],
    ),
  );
  const troops = [...state.units.values()].map((unit) =>
    unit.commander === player || wanted.has(unit.id) || own.some(({ id }) => id === unit.aboard)
      ? unit
      : [unit.id, unit.square, unit.tactical, unit.status],
  );
  // A unit's command hears what becomes of orders to take it aboard or land it, and where the group lies (9.4).
  const commands = (id: string): boolean => state.units.get(id)?.commander === player;
  const passages = orders.flatMap((order) => {
    const { load = [], unload = [] } = (order.kind === 'naval' && order.loading) || {};
    const named = [...load.filter(commands), ...unload.filter(({ unit }) => commands(unit))];
    const ship = order.kind === 'naval' ? state.ships.get(order.ship) : undefined;
    return named.length > 0
      ? [named, ship && [ship.id, ship.at, ship.status, ship.cargo.units, ship.turn]]
      : [];
  });
  // Cities near his troops ashore stand on his map with their supplies (GITM AMWOL 1.3, 4.1).
  const isAshore = [...state.units.values()].some(({ id, square }) => square >= 0 && commands(id));
  const magazines = isAshore ? [...state.cities.values()].map(({ supplies }) => supplies) : [];
  const handled = [...state.ports.values()]
    .filter(({ name }) => places.has(name))
    .map(({ supplies, square }) => (square >= 0 ? state.cityIn(square)?.supplies : supplies));
  const weather = [...state.weather.values()];
  const told = phase === 'intelligence' ? atTurnEnd(state, own, ships) : null;
  return JSON.stringify([own, met, watched, ports, weather, told, troops, passages, magazines, handled]);
}

/** Seas in which his ships lie: who is there and in their ports, and who began the turn where his ships are. */
function atTurnEnd(state: CampaignState, own: readonly Ship[], ships: readonly Ship[]): unknown {
  const seaOf = ({ at }: Ship): string | null =>
    'port' in at ? (state.ports.get(at.port)?.sea ?? null) : 'sea' in at ? at.sea : null;
  const seas = new Set(own.map(seaOf));
  return ships
    .filter((ship) => ship.status === 'active')
    .map((ship) => {
      const began = shipTurn(ship).startedAt;
      const from = began ? ('port' in began ? began.port : 'sea' in began ? began.sea : null) : null;
      const news = own.some(({ at }) => ('port' in at ? at.port : 'sea' in at ? at.sea : '') === from);
      return [seas.has(seaOf(ship)) ? [ship.id, ship.at] : null, news ? [ship.state, from] : null];
    })
    .filter((parts) => parts.some((part) => part !== null));
}
