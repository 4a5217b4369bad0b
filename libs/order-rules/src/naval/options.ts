import { byId, type JsonPointer, type NavalOrder, type Ship } from '@vedette/campaign';
import { navalFigures } from '../judging.js';
import { knownShip, knownUnit } from '../authority/told-pieces.js';
import type { Asking, Choice, OptionsOf } from '../options/order-option.js';
import { companyOf, seaOf } from './same-water.js';

type Parts = Omit<NavalOrder, 'kind' | 'ship'>;
type Asks = (field: JsonPointer, parts: Parts) => Choice<'naval'>;

/** What a ship or transport group may be ordered: seas and ports in reach, contact, combat, cargo (PATE 4). */
export const navalOptions: OptionsOf<'naval'> = (asking) => {
  if (asking.piece.at !== 'sea') return [];
  const { ship } = asking.piece;
  if ('transit' in ship.at) return [];
  const asks: Asks = (field, parts) => ({ field, order: { kind: 'naval', ship: ship.id, ...parts } });
  return [
    ...companions(asking, ship, asks),
    ...voyages(asking, ship, asks),
    ...encounters(asks),
    ...cargo(asking, ship, asks),
    asks('/scuttle', { scuttle: true }),
    asks('/activation', { activation: 'activate' }),
    asks('/activation', { activation: 'inactivate' }),
  ];
};

function companions(asking: Asking, ship: Ship, asks: Asks): Choice<'naval'>[] {
  const friends = companyOf(asking, ship)
    .filter(({ id }) => knownShip(asking, id) !== undefined)
    .sort(byId);
  return [
    ...friends.map(({ id }) => asks('/attach', { attach: id })),
    { ...asks('/detach', { detach: true }), ...(ship.attachedTo ? {} : { isOnlyTried: true }) },
  ];
}

/** Routes of up to as many seas as a ship sails in a turn, and the ports at their ends; then bases. */
function voyages(asking: Asking, ship: Ship, asks: Asks): Choice<'naval'>[] {
  const { state } = asking;
  const ports = [...state.ports.values()];
  const seas = routesOf(asking, ship);
  const sails = seas
    .filter((route) => route.length > 0)
    .map((route) => asks('/movement/seas', { movement: { seas: route } }));
  const calls = seas.flatMap((route) => {
    const last = route.at(-1) ?? seaOf(asking, ship);
    const way = route.length > 0 ? { seas: route } : {};
    return ports
      .filter(({ sea }) => sea === last)
      .flatMap(({ name }) => [
        asks('/movement/port', { movement: { ...way, port: name } }),
        asks('/movement/enterHarbor', { movement: { ...way, port: name, enterHarbor: true } }),
      ]);
  });
  return [
    ...sails,
    ...calls,
    asks('/movement/anyEnemyPort', { movement: { anyEnemyPort: true } }),
    asks('/movement/sailAlone', { movement: { sailAlone: true } }),
    ...ports.map(({ name }) => asks('/movement/base', { movement: { base: name } })),
  ];
}

/** Ways over the seas: none, one sea, two seas; from a port the first is the one it opens on (PATE 6.2, 6.3). */
function routesOf(asking: Asking, ship: Ship): string[][] {
  const { seas } = asking.state.theatre;
  const beside = (code: string): string[] =>
    Object.values(seas.find((sea) => sea.code === code)?.neighbours ?? {}).flat();
  const here = seaOf(asking, ship);
  if (here === null) return [[]];
  const all: string[][] = [[]];
  let ends: string[][] = [[]];
  for (let moved = 0; moved < navalFigures(asking).movement.seasATurn.value; moved++) {
    ends = ends.flatMap((route) => {
      const out = route.length === 0 && 'port' in ship.at;
      const next = out ? [here] : beside(route.at(-1) ?? here);
      return next.map((code) => [...route, code]);
    });
    all.push(...ends);
  }
  return all;
}

function encounters(asks: Asks): Choice<'naval'>[] {
  const gauges = ['windward', 'leeward'] as const;
  return [
    ...(['pursue', 'accept', 'evade'] as const).map((stance) =>
      asks('/contact/stance', { contact: { stance } }),
    ),
    ...[true, false].flatMap((flag) => [
      asks('/contact/intoCoastal', { contact: { intoCoastal: flag } }),
      asks('/contact/joinAllies', { contact: { joinAllies: flag } }),
    ]),
    ...gauges.map((gauge) => asks('/contact/gauge', { contact: { gauge } })),
    ...(['engage', 'accept', 'evade', 'run-past'] as const).map((stance) =>
      asks('/combat/stance', { combat: { stance } }),
    ),
    ...gauges.map((gauge) => asks('/combat/gauge', { combat: { gauge } })),
    ...(['line-ahead', 'break'] as const).map((line) => asks('/combat/line', { combat: { line } })),
    asks('/combat/close', { combat: { close: true } }),
    ...(['hull', 'rigging'] as const).map((fireAt) => asks('/combat/fireAt', { combat: { fireAt } })),
    asks('/combat/fightElsewhere', { combat: { fightElsewhere: true } }),
    ...(['harbor', 'open-sea'] as const).map((retreatTo) =>
      asks('/combat/retreatTo', { combat: { retreatTo } }),
    ),
    ...(['capture', 'destroy'] as const).map((inactiveShips) =>
      asks('/combat/inactiveShips', { combat: { inactiveShips } }),
    ),
    ...(['raid', 'convoy', 'ignore'] as const).map((commerce) => asks('/commerce', { commerce })),
  ];
}

/** Stores, units of the asker's that are with the group, units aboard and where they may land, supplies of the port it lies in. */
function cargo(asking: Asking, ship: Ship, asks: Asks): Choice<'naval'>[] {
  const { state } = asking;
  const port = 'port' in ship.at ? state.ports.get(ship.at.port) : undefined;
  const units = [...state.units.values()].filter(({ id }) => knownUnit(asking, id) !== undefined).sort(byId);
  const shores = port ? shoresOf(asking, port) : [];
  return [
    asks('/loading/stores', { loading: { stores: navalFigures(asking).mostStores.value } }),
    ...units.map(({ id }) => asks('/loading/load', { loading: { load: [id] } })),
    ...ship.cargo.units.flatMap((unit) =>
      shores.map((square) => asks('/loading/unload', { loading: { unload: [{ unit, square }] } })),
    ),
    ...(port
      ? [asks('/loading/supplies', { loading: { supplies: { action: 'load', amount: 1, with: port.name } } })]
      : []),
    ...(port && ship.cargo.supplies > 0
      ? [
          asks('/loading/supplies', {
            loading: { supplies: { action: 'unload', amount: ship.cargo.supplies, with: port.name } },
          }),
        ]
      : []),
  ];
}

/** Where a group in a port's waters can put units ashore: the port's own square or the port off the map, and its coast (PATE 9.2). */
function shoresOf(
  { state }: Asking,
  {
    name,
    square,
    coast,
  }: { readonly name: string; readonly square: number; readonly coast: readonly number[] },
): string[] {
  const { grid } = state.theatre;
  return square < 0 ? [name] : [square, ...coast].map((one) => grid.nameOf(one));
}
