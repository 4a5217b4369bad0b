import {
  drawCity,
  drawMark,
  drawShipSign,
  type Mark,
  type ShipSign,
  type Step,
  STRATEGIC_CELL,
  STRATEGIC_GROUND,
  strategicTile,
  TACTICAL_CELL,
  TACTICAL_GROUND,
  tacticalTile,
  type TileName,
} from '@vedette/cartography';
import type { ReportHeading } from '../input/heading.schema.js';
import { escaped } from '../markup/markup.js';
import { textLettering } from '../svg/lettering.js';
import { paint, patternId } from '../svg/paint.js';

function sample(size: number, content: string, words: string): string {
  return `<li><svg class="map" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" aria-hidden="true">${content}</svg>${escaped(words)}</li>`;
}

function drawn(size: number, step: Step, words: string): string {
  return sample(size, paint([step], textLettering), words);
}

function swatch(cell: number, tile: TileName, words: string, over = ''): string {
  return sample(
    cell,
    `<rect width="${cell}" height="${cell}" fill="url(#${patternId(tile)})"/>${over}`,
    words,
  );
}

const REACH = STRATEGIC_CELL / 2;
const RIVER = `<path class="river" d="M0 ${REACH}Q${REACH} ${REACH} ${REACH} ${STRATEGIC_CELL}"/>`;

const MARKS: readonly (readonly [Mark, string])[] = [
  [
    { kind: 'flag', colour: 'blue', label: '12' },
    'plain blue flag: own or allied active troops, number exact',
  ],
  [{ kind: 'flag', colour: 'red', label: 'Bs' }, 'swallow-tailed red flag: hostile active troops'],
  [{ kind: 'flag', colour: 'gray', label: 'R' }, 'pointed gray flag: neutral active troops'],
  [{ kind: 'flag', colour: 'black', label: '' }, 'plain black flag: all three'],
  [{ kind: 'tent', colour: 'blue', label: '' }, 'pointed blue tent: only own or allied troops in quarters'],
  [{ kind: 'tent', colour: 'red', label: '' }, 'flat red tent: only hostile troops in quarters'],
  [{ kind: 'tent', colour: 'gray', label: '' }, 'round gray tent: only neutral troops in quarters'],
  [{ kind: 'boxed-s', colour: 'blue', label: '' }, 'S in a blue box: only own or allied broken troops'],
  [{ kind: 'boxed-s', colour: 'red', label: '' }, 'S in a sharp red box: only hostile broken troops'],
  [{ kind: 'boxed-s', colour: 'gray', label: '' }, 'S in a round gray box: only neutral broken troops'],
];

const SHIPS: readonly (readonly [ShipSign, string])[] = [
  [{ colour: 'blue', far: false, count: '', frigates: false }, 'blue ship: own or allied'],
  [{ colour: 'red', far: false, count: '', frigates: false }, 'red ship with a pennant: hostile, in contact'],
  [{ colour: 'gray', far: false, count: '', frigates: false }, 'white ship: neutral, in contact'],
  [{ colour: 'black', far: false, count: '', frigates: false }, 'black ship: all three'],
  [{ colour: 'red', far: true, count: '', frigates: false }, 'broken outline: made out from afar'],
  [{ colour: 'blue', far: false, count: '', frigates: true }, 'F: frigates among them'],
];

const CITIES: readonly (readonly [number, boolean, boolean, string])[] = [
  [1, false, false, 'village (level 1)'],
  [2, false, false, 'small town (level 2)'],
  [3, false, false, 'town (level 3)'],
  [4, false, false, 'city (level 4)'],
  [5, false, false, 'great city (level 5)'],
  [3, true, false, 'with a fort'],
  [3, false, true, 'besieged'],
];

function passable(name: string, impassable: boolean): string {
  return impassable ? `${name}, impassable` : name;
}

/** What everything on the maps stands for; ships only for who has a fleet. */
export function legendHtml(heading: ReportHeading, withFleet = false): string {
  const strategic = [...STRATEGIC_GROUND.values()].map(({ name, letter, impassable }) =>
    swatch(
      STRATEGIC_CELL,
      strategicTile(name),
      `${letter === '.' ? 'no letter' : letter}: ${passable(name, impassable)}`,
      name === 'river' ? RIVER : '',
    ),
  );
  const tactical = [...TACTICAL_GROUND.values()].map(({ name, letter, impassable }) =>
    swatch(
      TACTICAL_CELL,
      tacticalTile(letter),
      `${letter === '.' ? 'no letter' : letter}: ${passable(name, impassable)}`,
    ),
  );
  const marks = MARKS.map(([mark, words]) => drawn(22, drawMark(mark, 1, 1), words));
  const ships = SHIPS.map(([sign, words]) => drawn(38, drawShipSign(sign, 4, 10), words));
  const cities = CITIES.map(([level, fort, besieged, words]) =>
    drawn(30, drawCity({ level, fort, besieged }, 15, 15), words),
  );
  const types = Object.entries(heading.types ?? {}).map(([code, name]) => `${code} ${name}`);
  const list = (items: readonly string[]): string => `<ul class="legend">${items.join('\n')}</ul>`;
  return [
    '<section id="legend" aria-labelledby="legend-h"><h2 id="legend-h">Legend</h2>',
    `<h3>Flags</h3>${list(marks)}`,
    '<p>On a flag: a number of units, or a size by its first letter, with an s for many (Rs regiments, B brigade, Bs brigades, D division, 3D three divisions). Sizes and arms of troops that are not own or allied are approximate. Beside it: I infantry, C cavalry, A artillery, H headquarters.</p>',
    ...((heading.sizes ?? []).length > 0
      ? [
          `<p>Sizes of strangers stand for about as many units (rule 4.1): ${escaped(heading.sizes!.map(({ word, least, most }) => `${word} ${least === most ? least : `${least} to ${most}`}`).join(', '))}; more are told in divisions or corps by their number.</p>`,
        ]
      : []),
    ...(withFleet ? [`<h3>Ships</h3>${list(ships)}`] : []),
    `<h3>Cities</h3>${list(cities)}`,
    `<h3>Strategic ground</h3>${list(strategic)}`,
    '<p>Blue line: river. Heavy blue line: coast. Broken line: frontier of nations. Hatched: not in view.</p>',
    `<h3>Tactical ground</h3>${list(tactical)}`,
    '<p>Number in the corner of a tactical square: defence rating, 0 poor to 4 excellent. F after a unit: it is in the fort.</p>',
    types.length > 0 ? `<p>Types: ${escaped(types.join(', '))}.</p>` : '',
    '</section>',
  ].join('\n');
}
