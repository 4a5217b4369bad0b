import { tacticalMapOfLetters } from '../make-tactical-map.js';
import type { StrategicGrid } from '../strategic-grid.js';
import { TACTICAL_SIZE, type TacticalMap } from '../tactical-map.js';
import { layStraightTrack } from './straight-track.js';
import type { FaultList } from './fault-list.js';
import type { InlineTacticalMap, InlineTheatre } from './inline-document.js';

const DIGITS = /^[0-4]*$/;

/**
 * The tactical maps that an inline theatre lists, by square; fords, passes and regions follow from the letters. A square with
 * rails has a map with track, listed or not.
 */
export function inlineTacticalMaps(
  document: InlineTheatre,
  grid: StrategicGrid,
  rails: Uint8Array,
  faults: FaultList,
): Map<number, TacticalMap> {
  const maps = new Map<number, TacticalMap>();
  for (const [name, given] of Object.entries(document.tactical ?? {})) {
    const square = faults.square(name, grid, `/tactical/${name}`);
    checkRows(given.terrain, `/tactical/${name}/terrain`, faults);
    if (checkRows(given.defence, `/tactical/${name}/defence`, faults)) checkDigits(given, name, faults);
    const map = tacticalMapOfLetters(given.terrain, given.defence, (row, column, found) =>
      faults.add(
        `/tactical/${name}/terrain/${row}`,
        `"${found}" in column ${column}`,
        'one of . h H r f m p w t T, or R for a railway',
      ),
    );
    (given.rail ?? []).forEach((place, i) => {
      map.rail[faults.tactical(place, `/tactical/${name}/rail/${i}`)] = 1;
    });
    if (square >= 0) maps.set(square, map);
  }
  rails.forEach((links, square) => {
    if (links === 0) return;
    const map = maps.get(square) ?? tacticalMapOfLetters(undefined, undefined, () => undefined);
    if (!map.rail.includes(1)) layStraightTrack(links, map.rail);
    maps.set(square, map);
  });
  return maps;
}

function checkRows(rows: readonly string[] | undefined, pointer: string, faults: FaultList): boolean {
  if (!rows) return false;
  if (rows.length !== TACTICAL_SIZE) faults.add(pointer, `${rows.length} rows`, `${TACTICAL_SIZE} rows`);
  rows.forEach((line, row) => {
    if (line.length !== TACTICAL_SIZE)
      faults.add(`${pointer}/${row}`, `${line.length} letters`, `${TACTICAL_SIZE} letters`);
  });
  return true;
}

function checkDigits(given: InlineTacticalMap, name: string, faults: FaultList): void {
  given.defence!.forEach((line, row) => {
    if (!DIGITS.test(line)) faults.add(`/tactical/${name}/defence/${row}`, `"${line}"`, 'digits 0 to 4');
  });
}
