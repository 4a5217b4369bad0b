import { markAround, scoutingRange } from '@vedette/observation';
import { type Desk, hearsOfShips, hearsOfTroops } from '../told/desk.js';
import type { ToldTurn } from '../told/told-turn.js';
import type { KnownMap } from './known-map.js';
import { placeOf } from './sea-sightings.js';
import { unitTypeOf } from '@vedette/rulebooks';

/** Places of which a desk was told all there was, so that silence says nobody is there (M-03). */
export interface Watched {
  /** Squares in which own troops see every stack (GITM AMWOL 4.1). */
  readonly squares: (square: string) => boolean;
  /** Tactical squares on which own troops stand: no enemy is there (GITM AMWOL 9.1). */
  readonly grounds: (square: string, tactical: string) => boolean;
  /** Ports, harbour and coastal waters, and areas of a sea in which every ship is seen (GITM 4.3, PATE 5.1). */
  readonly waters: (place: string, spot: string | null) => boolean;
  /** Squares at whose quays own ships see every unit (GITM 4.3). */
  readonly quays: (square: string) => boolean;
}

/** What a desk's own forces watched as the turn ended, by where they reported themselves. */
export function watchedBy(desk: Desk, told: ToldTurn, map: KnownMap): Watched {
  const { grid, ports } = map.theatre;
  const seen = new Uint8Array(grid.columns * grid.rows);
  const stoodIn = new Set<number>();
  const grounds = new Set<string>();
  const { campaignSight, quietSight } = map.land.detection;
  const { others } = (told.season === 'campaign' ? campaignSight : quietSight).value;
  for (const { units } of told.land)
    for (const { status, square: name, tactical, type, strength, communications } of units) {
      const square = status === 'active' && name !== null ? grid.indexOf(name) : -1;
      if (square < 0) continue;
      stoodIn.add(square);
      if (tactical !== null) grounds.add(`${name} ${tactical}`);
      const reach = scoutingRange({ kind: unitTypeOf(map.land, type), communications }, strength, others);
      if (hearsOfTroops(desk)) markAround(seen, grid.columns, grid.rows, square, reach);
    }
  const waters = new Set<string>();
  const quays = new Set<string>();
  const squareOf = new Map(ports.map(({ name, square }) => [name, square]));
  for (const { ships } of told.fleet)
    for (const { status, at } of ships) {
      const here = status === 'active' ? placeOf(at) : null;
      if (!here) continue;
      waters.add('port' in at ? at.port : `${here.place} ${here.spot}`);
      const square = 'port' in at ? squareOf.get(at.port) : null;
      if (square !== null && square !== undefined) quays.add(grid.nameOf(square));
    }
  for (const { name, square } of ports) if (square !== null && stoodIn.has(square)) waters.add(name);
  return {
    squares: (square) => seen[grid.indexOf(square)] === 1,
    grounds: (square, tactical) => hearsOfTroops(desk) && grounds.has(`${square} ${tactical}`),
    waters: (place, spot) =>
      hearsOfShips(desk) && (waters.has(place) || (spot !== null && waters.has(`${place} ${spot}`))),
    quays: (square) => quays.has(square),
  };
}

/** How far a group may come in a turn: squares of its fastest arm and a forced march, or sea areas (GITM 7.1, 7.3). */
export function marchOf({ land }: KnownMap, branch: 'land' | 'sea', letters: string): number {
  if (branch === 'sea') return SEAS_A_TURN;
  const arms = new Set([...letters].map((letter) => ARMS[letter]));
  const allowances = [...land.unitTypes.values()]
    .filter(({ arm }) => arms.has(arm))
    .map(({ strategicAllowance }) => strategicAllowance);
  return Math.max(0, ...allowances) + land.movement.forcedMarchSquares.value;
}

const ARMS: Readonly<Record<string, string>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  H: 'headquarters',
};

/** A port and its sea are one step apart, seas that adjoin two: ours, as ships seen twice mostly keep their station. */
const SEAS_A_TURN = 2;
