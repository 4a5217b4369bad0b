import { partsOfId, type LandSighting, type PositionReport } from '@vedette/campaign';
import { DIRECTION_NAMES, strategicStep } from '@vedette/geography';
import type { UnitNews } from '../told/unit-news.js';
import type { Sighting } from './contact.js';
import type { KnownMap, Standing } from './known-map.js';
import { stackRange } from './size-range.js';

const ONE = { least: 1, most: 1 };

/** Letters of the arms of reports by arm; types nobody knows count as infantry (GITM AMWOL 4.1). */
const LETTERS: Readonly<Record<string, string>> = {
  infantry: 'I',
  cavalry: 'C',
  artillery: 'A',
  headquarters: 'H',
  engineers: 'I',
};

/** Strange troops that one position report names by id or shows as stacks (GITM AMWOL 4.1-4.3). */
export function landSightings(map: KnownMap, report: PositionReport): Sighting[] {
  const by = [report.player];
  const seen = report.turn;
  const sightings: Sighting[] = [];
  for (const { square, stacks } of report.squares)
    for (const { state, standing, condition, size, letters } of stacks)
      if (isStranger(standing) && size !== null)
        sightings.push({
          ...{ branch: 'land', state, standing, unit: null, type: null, letters, condition },
          ...{ place: square, spot: null, size, strength: stackRange(map.land, size) },
          ...{ source: 'strategic-map', seen, by },
        });
  for (const { square, units } of report.maps)
    for (const { unit, state, standing, tactical, condition } of units)
      if (isStranger(standing))
        sightings.push({
          ...{ branch: 'land', state, standing, unit, ...kindOf(map, unit), condition },
          ...{ place: square, spot: tactical, size: null, strength: ONE },
          ...{ source: 'tactical-map', seen, by },
        });
  return sightings;
}

/** Strangers named in the course of the turn: where they were last, or the square they ran into (GITM AMWOL 4.4, 9.8, 9.9). */
export function newsOfUnits(map: KnownMap, told: readonly UnitNews[], seen: number): Sighting[] {
  return told.flatMap(({ unit, square, tactical, ran, condition, by }): Sighting[] => {
    const state = partsOfId(unit)?.state ?? '';
    const standing = map.standing(state);
    const place = ran === null ? square : neighbour(map, square, ran);
    if (!isStranger(standing) || place === null) return [];
    return [
      {
        ...{ branch: 'land', state, standing, unit, ...kindOf(map, unit), condition },
        ...{ place, spot: tactical, size: null, strength: ONE, source: 'turn-report', seen, by },
      },
    ];
  });
}

function neighbour({ theatre: { grid } }: KnownMap, square: string, direction: string): string | null {
  const next = strategicStep(grid, grid.indexOf(square), DIRECTION_NAMES.indexOf(direction as never));
  return next < 0 ? null : grid.nameOf(next);
}

/** Strange troops that ships in port identified ashore; those at the quays are in the port's tactical square (4.3). */
export function shoreSightings(
  map: KnownMap,
  watch: readonly LandSighting[],
  seen: number,
  by: readonly string[],
): Sighting[] {
  return watch.flatMap(({ square, units }) =>
    units
      .map((unit) => ({ ...unit, standing: map.standing(unit.state) }))
      .filter(({ standing }) => isStranger(standing))
      .map(({ unit, state, standing, inPort }): Sighting => ({
        ...{ branch: 'land', state, standing, unit, ...kindOf(map, unit), condition: null },
        ...{ place: square, spot: inPort ? 'port' : null, size: null, strength: ONE },
        ...{ source: 'seen-from-ships', seen, by },
      })),
  );
}

/** What a war minister heard: where headquarters and troops stood when the turn began, not always rightly (4.7). */
export function ministersNews(map: KnownMap, report: PositionReport): Sighting[] {
  const by = [report.player];
  const seen = report.turn - 1;
  const common = (state: string, square: string) => ({
    ...{ branch: 'land' as const, state, standing: map.standing(state), unit: null },
    ...{ condition: null, place: square, spot: null, seen, by },
  });
  return [
    ...report.headquartersHeardOf.map(({ state, type, square }): Sighting => ({
      ...common(state, square),
      ...{ type, letters: 'H', size: null, strength: ONE, source: 'headquarters-news' },
    })),
    ...report.troopsHeardOf.map(({ state, square, size, letters }): Sighting => ({
      ...common(state, square),
      ...{ type: null, letters, size, strength: stackRange(map.land, size), source: 'troops-news' },
    })),
  ];
}

export const isStranger = (standing: Standing): boolean => standing === 'hostile' || standing === 'neutral';

function kindOf({ land }: KnownMap, id: string): { type: string | null; letters: string } {
  const type = partsOfId(id)?.type ?? null;
  return { type, letters: LETTERS[land.unitTypes.get(type ?? '')?.arm ?? 'infantry']! };
}
