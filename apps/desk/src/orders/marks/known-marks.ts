import type { Theatre } from '../../seat/theatre.js';
import { Gazetteer } from '../../seat/theatre.js';
import { ON_CHART, ON_MAP, type OwnMark } from './own-mark.js';

const TACTICAL = /^(\d|1[0-4])-(\d|1[0-4])$/;

/** Whether all places of a mark are on the sheets of a theatre: somebody else may have written anything into a letter. */
export function isOnSheets({ on, places }: Omit<OwnMark, 'id'>, theatre: Theatre): boolean {
  const gazetteer = new Gazetteer(theatre);
  const isSquare = (square: string): boolean => gazetteer.cellOf(square) !== undefined;
  if (on === ON_MAP) return places.every(isSquare);
  if (on !== ON_CHART) return isSquare(on) && places.every((place) => TACTICAL.test(place));
  const charted = new Set([
    ...theatre.seas.map(({ code }) => code),
    ...theatre.ports.map(({ name }) => name),
  ]);
  return places.every((place) => charted.has(place));
}
