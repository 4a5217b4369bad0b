import {
  partsOfId,
  type FleetPosition,
  type PositionReport,
  type ReportedShipPlace,
  type ShipSighting,
} from '@vedette/campaign';
import type { Sighting, Source } from './contact.js';
import type { KnownMap, Standing } from './known-map.js';
import { isStranger } from './land-sightings.js';
import { sailRange } from './size-range.js';

const ONE = { least: 1, most: 1 };
const SHIPS = 'S';

/** Ships that troops ashore saw in the ports of their squares (GITM AMWOL 4.3). */
export function shipsSeenFromShore(map: KnownMap, { player, turn, ports }: PositionReport): Sighting[] {
  return ports.flatMap(({ port, ships }) => shipsIn(map, port, ships, 'seen-from-shore', turn, player));
}

/** Ships that garrisons off the map saw when the turn began, as naval ministers hear of them (PATE 5.3). */
export function garrisonsNews(
  map: KnownMap,
  { player, garrisons }: Pick<FleetPosition | PositionReport, 'player' | 'garrisons'>,
): Sighting[] {
  return garrisons.flatMap(({ port, turn, ships }) =>
    shipsIn(map, port, ships, 'garrison', turn - 1, player),
  );
}

function shipsIn(
  map: KnownMap,
  port: string,
  ships: readonly ShipSighting[],
  source: Source,
  seen: number,
  player: string,
): Sighting[] {
  return ships.flatMap(({ ship, type, state, area }) => {
    const standing = map.standing(state);
    return isStranger(standing)
      ? [identified({ ship, type, state, standing, place: port, spot: area, source, seen, player })]
      : [];
  });
}

/** Ships that a fleet's ships touched, by name (PATE 5.1). */
export function shipsInContact({ player, turn, ships }: FleetPosition): Sighting[] {
  return ships.flatMap(({ at, contacts }) => {
    const here = placeOf(at);
    if (!here) return [];
    return contacts
      .filter(({ standing }) => isStranger(standing))
      .map(({ ship, state, standing, where }) =>
        identified({
          ...{ ship, type: partsOfId(ship)?.type ?? null, state, standing },
          ...{ place: here.place, spot: where === 'sea' ? here.spot : where },
          ...{ source: 'in-contact', seen: turn, player },
        }),
      );
  });
}

/** Strangers that sloops made out from afar, and those of whom merchants told, by words alone (PATE 5.2, 5.5). */
export function distantSails(map: KnownMap, { player, turn, seas, heardOf }: FleetPosition): Sighting[] {
  const figures = map.naval?.figures.detection;
  if (!figures) return [];
  const group = (
    { state, size }: { state: string; size: string },
    standing: Standing,
    place: string,
    source: 'sloop' | 'sail-news',
  ): Sighting => ({
    ...{ branch: 'sea', state, standing, unit: null, type: null, letters: SHIPS, condition: null },
    ...{ place, spot: null, size, strength: sailRange(figures, size, source), source },
    ...{ seen: source === 'sloop' ? turn : turn - 1, by: [player] },
  });
  return [
    ...seas.flatMap(({ code, sails }) =>
      sails
        .filter(({ standing }) => isStranger(standing))
        .map((sail) => group(sail, sail.standing, sail.port ?? code, 'sloop')),
    ),
    ...heardOf
      .filter(({ state }) => isStranger(map.standing(state)))
      .map((news) => group(news, map.standing(news.state), news.place, 'sail-news')),
  ];
}

/** Where a ship of one's own lies: port or sea, and the area of it in which strangers are touched. */
export function placeOf(at: ReportedShipPlace): { place: string; spot: string } | null {
  if ('port' in at) return { place: at.port, spot: at.area };
  if ('river' in at) return { place: at.river, spot: at.tactical };
  return 'sea' in at ? { place: at.sea, spot: String(at.tacticalArea) } : null;
}

interface Named {
  readonly ship: string;
  readonly type: string | null;
  readonly state: string;
  readonly standing: Standing;
  readonly place: string;
  readonly spot: string;
  readonly source: Source;
  readonly seen: number;
  readonly player: string;
}

function identified({ ship, player, ...sighted }: Named): Sighting {
  return {
    ...{ branch: 'sea', unit: ship, letters: SHIPS, condition: null, size: null, strength: ONE },
    ...sighted,
    by: [player],
  };
}
