import { type SizeOf, type SizeRange, sumOf } from './judge-size.js';
import type { ReportedPosition } from './reported-position.js';

/** Strangers of one state that a player was shown at one place, in the words of his report. */
export interface ShownStrangers extends SizeRange {
  readonly player: string;
  readonly place: string;
  readonly state: string;
  readonly believed: string;
}

const ONE: SizeRange = { least: 1, most: 1 };

/** Everything a player was shown of pieces that are not of his own state: stacks on the map, ships at sea and in port. */
export function shownStrangers(
  { player, state, land, fleet }: ReportedPosition,
  sizeOf: SizeOf,
): ShownStrangers[] {
  const shown: ShownStrangers[] = [];
  const add = (place: string, of: string, believed: string, size: SizeRange = ONE): void => {
    if (of !== state) shown.push({ player, place, state: of, believed, ...size });
  };
  for (const { square, stacks } of land?.squares ?? [])
    for (const stack of stacks)
      add(
        square,
        stack.state,
        `${stack.count ?? stack.size ?? 'troops'} ${stack.condition} (${stack.letters})`,
        stack.count !== null ? { least: stack.count, most: stack.count } : sizeOf('troops', stack.size ?? ''),
      );
  for (const sea of fleet?.seas ?? []) {
    for (const { state: of, ship } of sea.contacts) add(sea.code, of, ship);
    for (const sail of sea.sails) add(sea.code, sail.state, sail.size, sizeOf('sail', sail.size));
  }
  for (const port of fleet?.ports ?? [])
    for (const { state: of, ship } of port.contacts) add(port.name, of, ship);
  return gathered(shown);
}

/** One entry a place and state: what was shown there in several parts is told together. */
function gathered(shown: readonly ShownStrangers[]): ShownStrangers[] {
  const byPlace = new Map<string, ShownStrangers>();
  for (const one of shown) {
    const key = `${one.place} ${one.state}`;
    const known = byPlace.get(key);
    byPlace.set(
      key,
      known ? { ...known, believed: `${known.believed}, ${one.believed}`, ...sumOf([known, one]) } : one,
    );
  }
  return [...byPlace.values()];
}
