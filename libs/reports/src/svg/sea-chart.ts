import type { PlaceWords } from '../document/position-report.schema.js';
import type { PortView, SeaView, Wind } from '../input/fleet-position.schema.js';
import type { ShipContact } from '../input/ship-status.schema.js';
import { element } from '../markup/markup.js';
import { plain } from '../wording/plain-text.js';
import { layChart, type SeaPlace } from './chart-layout.js';
import { COLOURS } from './colours.js';
import type { Drawing } from './drawing.js';
import type { Lettering } from './lettering.js';
import type { MapManner } from './strategic-map.js';
import { hitLayer, placeAnchor } from './tip.js';

const BOX = { width: 190, height: 128 };
const GAP = 34;
const EDGE = 16;
const TURNS = { north: 0, east: 90, south: 180, west: 270 } as const;
const FEATHERS = { light: 1, moderate: 2, heavy: 3 } as const;

/** An arrow that flies with the wind, with a feather for light, two for moderate, three for heavy wind. */
function windArrow(wind: Wind, x: number, y: number): string {
  const feathers = Array.from({ length: FEATHERS[wind.strength] }, (_, i) => `M0 ${-14 + i * 5}l6-4`).join(
    '',
  );
  const arrow = element('path', {
    d: `M0-14V14M-4.5 8L0 14.5L4.5 8${feathers}`,
    fill: 'none',
    stroke: COLOURS.ink,
    'stroke-width': 1.8,
    'stroke-linecap': 'round',
  });
  return element('g', { transform: `translate(${x} ${y}) rotate(${TURNS[wind.from]})` }, arrow);
}

const HULL = 'M1 13h22l-4 6h-14zM11 12v-11l8 9h-8zM9.5 12h-6l6-8z';

/** Ships of one standing: own ones whole, enemies with a flag over the mast, neutrals in outline; strangers far off hatched. */
function shipSign(
  colour: 'blue' | 'red' | 'gray',
  far: boolean,
  count: string,
  x: number,
  y: number,
  lettering: Lettering,
): string {
  const hull = element('path', {
    d: colour === 'red' ? `${HULL}M11 1l-6-.5l6-2.5z` : HULL,
    ...(far
      ? { fill: 'none', stroke: COLOURS[colour], 'stroke-width': 1.2, 'stroke-dasharray': '2 1.5' }
      : {
          fill: colour === 'gray' ? COLOURS.white : COLOURS[colour],
          stroke: COLOURS[colour],
          'stroke-width': 1,
        }),
  });
  const number = lettering({ text: count, x: 27, y: 17, size: 11 });
  return element('g', { transform: `translate(${x} ${y})` }, `${hull}${number}`);
}

function colourOf(standing: ShipContact['standing']): 'blue' | 'red' | 'gray' {
  if (standing === 'hostile') return 'red';
  return standing === 'neutral' ? 'gray' : 'blue';
}

function signsOf(sea: SeaView, ports: readonly PortView[], lettering: Lettering): string {
  const signs: [colour: 'blue' | 'red' | 'gray', far: boolean, count: string][] = [];
  const own = sea.own.length + ports.reduce((sum, port) => sum + port.own.length, 0);
  if (own > 0) signs.push(['blue', false, String(own)]);
  const contacts = [...sea.contacts, ...ports.flatMap((port) => port.contacts)];
  for (const colour of ['red', 'gray'] as const) {
    const count = contacts.filter(({ standing }) => colourOf(standing) === colour).length;
    if (count > 0) signs.push([colour, false, String(count)]);
  }
  for (const colour of ['red', 'gray'] as const)
    if (sea.sails.some(({ standing }) => colourOf(standing) === colour)) signs.push([colour, true, '?']);
  return signs
    .map(([colour, far, count], index) => shipSign(colour, far, count, 10 + index * 44, 92, lettering))
    .join('');
}

function boxOf(
  { sea }: SeaPlace,
  ports: readonly PortView[],
  x: number,
  y: number,
  lettering: Lettering,
): string {
  const frame = element('rect', {
    width: BOX.width,
    height: BOX.height,
    rx: 5,
    fill: COLOURS.water,
    stroke: COLOURS.deep,
    'stroke-width': 1.5,
  });
  const code = lettering({ text: plain(sea.code), x: 9, y: 20, size: 14 });
  const name = lettering({ text: plain(sea.name).slice(0, 26), x: 9, y: 36, size: 11 });
  const wind = sea.wind ? windArrow(sea.wind, BOX.width - 20, 24) : '';
  const weather = sea.wind ? `wind from ${sea.wind.from}, ${sea.wind.strength}` : 'wind unknown';
  const said = lettering({ text: weather, x: 9, y: 54, size: 10 });
  const storm = sea.storm ? lettering({ text: 'STORM', x: 9, y: 70, size: 12 }) : '';
  const named = ports
    .map((port) => plain(port.name))
    .join(', ')
    .slice(0, 32);
  const harbours = named === '' ? '' : lettering({ text: named, x: 9, y: 84, size: 9.5, style: 'faint' });
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    `${frame}${code}${name}${wind}${said}${storm}${harbours}${signsOf(sea, ports, lettering)}`,
  );
}

function cornerOf({ column, row }: SeaPlace): { x: number; y: number } {
  return { x: EDGE + column * (BOX.width + GAP), y: EDGE + row * (BOX.height + GAP) };
}

function borders(places: readonly SeaPlace[]): string {
  const byCode = new Map(places.map((place) => [place.sea.code, place]));
  let path = '';
  for (const place of places)
    for (const code of Object.values(place.sea.neighbours).flat()) {
      const other = byCode.get(code);
      if (
        !other ||
        (code < place.sea.code && Object.values(other.sea.neighbours).flat().includes(place.sea.code))
      )
        continue;
      const a = cornerOf(place);
      const b = cornerOf(other);
      path += `M${a.x + BOX.width / 2} ${a.y + BOX.height / 2}L${b.x + BOX.width / 2} ${b.y + BOX.height / 2}`;
    }
  return path === '' ? '' : element('path', { d: path, class: 'river' });
}

/** Chart of the sea areas a player sees of one map (PATE 1.1-1.4, 5.1): winds, storms, ports with his ships, ships in contact. */
export function drawSeaChart(
  map: string,
  seas: readonly SeaView[],
  ports: readonly PortView[],
  words: readonly PlaceWords[],
  manner: MapManner,
): Drawing {
  const places = layChart(seas);
  const width = 2 * EDGE + (Math.max(...places.map(({ column }) => column)) + 1) * (BOX.width + GAP) - GAP;
  const height = 2 * EDGE + (Math.max(...places.map(({ row }) => row)) + 1) * (BOX.height + GAP) - GAP;
  const boxes = places.map((place) => {
    const { x, y } = cornerOf(place);
    const its = ports.filter(({ sea }) => sea === place.sea.code);
    return boxOf(place, its, x, y, manner.lettering);
  });
  const byCode = new Map(words.map((place) => [place.at, place]));
  const hits = places.flatMap((place) => {
    const said = byCode.get(plain(place.sea.code));
    if (!said || manner.links === 'none') return [];
    const { x, y } = cornerOf(place);
    return [{ words: said, anchor: placeAnchor('sea', said.at), x, y, cell: BOX.width, tall: BOX.height }];
  });
  return {
    width,
    height,
    title: `Sea chart of ${plain(map)}`,
    body: `${borders(places)}${boxes.join('')}${hitLayer(hits, width, height)}`,
  };
}
