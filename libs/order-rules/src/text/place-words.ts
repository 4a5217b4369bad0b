import { nearest } from '@vedette/documents/nearest';
import { oneSlip, vocabulary } from './spelling.js';
import type { TextMap, TextPlaceName } from './text-names.js';

/** Something like the name of a strategic square, with a letter or digit too many or too few. */
const LIKE_SQUARE = /^[A-Z]{1,2}[0-9]{1,3}[-–][A-Z]{1,2}[0-9]{1,3}$/i;
const MOST = 3;

/** Ways off a square, clockwise from north. */
export const COMPASS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

/** Words for the ways off a square. */
export const COMPASS_WORDS = vocabulary({
  north: ['n', 'northward', 'northwards'],
  northeast: ['ne'],
  east: ['e', 'eastward', 'eastwards'],
  southeast: ['se'],
  south: ['s', 'southward', 'southwards'],
  southwest: ['sw'],
  west: ['w', 'westward', 'westwards'],
  northwest: ['nw'],
});

/** A name without case, marks over letters, spaces and points: `San Luis Potosí` is `sanluispotosi`. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The place of a name, however its case, marks and spaces are written; undefined where there is none. */
export function placeNamed(map: TextMap, written: string): TextPlaceName | undefined {
  const wanted = plainName(written);
  return wanted === '' ? undefined : map.places.find(({ name }) => plainName(name) === wanted);
}

/** Squares and places of the map that were perhaps meant. */
export function placesLike(map: TextMap, written: string): string[] {
  if (LIKE_SQUARE.test(written)) return squaresLike(map.squares(), written);
  return nearest(
    map.places.map(({ name }) => name),
    written,
  );
}

/** Squares one slip of the pen from what was written. */
export function squaresLike(squares: Iterable<string>, written: string): string[] {
  const wanted = written.toUpperCase();
  const near: string[] = [];
  for (const square of squares) if (near.length < MOST && oneSlip(square, wanted)) near.push(square);
  return near;
}
