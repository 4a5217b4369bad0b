import type { PositionReport } from '@vedette/reports';
import type { Say } from '../map/square-words.js';
import type { PrintedPort, PrintedSea } from '../seat/theatre.js';

type Fleet = NonNullable<PositionReport['fleet']>['observed'];
type SeaTold = Fleet['seas'][number];
type PortTold = Fleet['ports'][number];

/** What a seat was told of the sea, by the codes of areas and the names of ports. */
export interface SeaKnown {
  readonly seas: ReadonlyMap<string, SeaTold>;
  readonly ports: ReadonlyMap<string, PortTold>;
  /** Own ships by the place they lie at: an area's code, or a port's name. */
  readonly ships: ReadonlyMap<string, readonly string[]>;
}

/** The area or port a ship lies at; null of one that lies at neither. */
export const placeOfShip = (at: Fleet['ships'][number]['at']): string | null =>
  'sea' in at ? at.sea : 'port' in at ? at.port : null;

/** Sorts what was told of the sea by place. */
export function seaKnown({ fleet }: PositionReport): SeaKnown {
  const ships = new Map<string, string[]>();
  for (const { id, at } of fleet?.observed.ships ?? []) {
    const place = placeOfShip(at);
    if (place !== null) ships.set(place, [...(ships.get(place) ?? []), id]);
  }
  return {
    seas: new Map((fleet?.observed.seas ?? []).map((sea) => [sea.code, sea])),
    ports: new Map((fleet?.observed.ports ?? []).map((port) => [port.name, port])),
    ships,
  };
}

const metWords = (contacts: SeaTold['contacts'], say: Say): string[] =>
  contacts.map(({ ship, standing }) => say('ship-met', { ship, standing: say(`standing-${standing}`) }));

/** What is known of a sea area: its name, wind and storm, own ships, who was met, sails far off, and whether nothing was told. */
export function seaWords({ code, name }: PrintedSea, known: SeaKnown, say: Say): string[] {
  const told = known.seas.get(code);
  const own = known.ships.get(code) ?? [];
  return [
    `${code}, ${name}`,
    ...(told?.wind ? [say('wind-here', { from: told.wind.from, strength: told.wind.strength })] : []),
    ...(told?.storm ? [say('storm-here')] : []),
    ...(own.length > 0 ? [say('own-ships', { count: own.length, ships: own.join(', ') })] : []),
    ...metWords(told?.contacts ?? [], say),
    ...(told?.sails ?? []).map(({ state, size, port }) =>
      say('sails-here', { state, size, port: port ?? 'none' }),
    ),
    ...(told ? [] : [say('sea-not-told')]),
  ];
}

/** The same of a port. */
export function portWords({ name }: PrintedPort, known: SeaKnown, say: Say): string[] {
  const told = known.ports.get(name);
  const own = known.ships.get(name) ?? [];
  return [
    say('port-named', { name }),
    ...(told ? [say(`standing-${told.standing}`)] : []),
    ...(own.length > 0 ? [say('own-ships', { count: own.length, ships: own.join(', ') })] : []),
    ...metWords(told?.contacts ?? [], say),
  ];
}
