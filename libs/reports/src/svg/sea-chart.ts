import {
  COLOURS,
  drawShipSign,
  drawWind,
  group,
  type GroupStep,
  label,
  layChart,
  path,
  type SeaPlace,
  type ShipSign,
  type Step,
  styledPath,
} from '@vedette/cartography';
import type { PlaceWords } from '../document/position-report.schema.js';
import type { DistantSailReport, PortReport, SeaReport } from '@vedette/observed';
import type { ShipContactReport } from '@vedette/observed';
import { plain } from '../wording/plain-text.js';
import type { Drawing } from './drawing.js';
import { paint } from './paint.js';
import type { MapManner } from './strategic-map.js';
import { hitLayer, placeAnchor } from './tip.js';

/** A box without the rows of its ports. */
const BOX = { width: 210, height: 92 };
const PORT_ROW = 19;
const SIGN_STEP = 48;
const GAP = 34;
const EDGE = 16;

function colourOf(standing: ShipContactReport['standing']): 'blue' | 'red' | 'gray' {
  if (standing === 'hostile') return 'red';
  return standing === 'neutral' ? 'gray' : 'blue';
}

/** What a sea area or port shows of ships. */
type Waters = Pick<SeaReport, 'mark' | 'own' | 'contacts'>;

/** Icons of a place: one a colour, or a black one for all three; then strangers made out from afar (PATE 1.7, 5.2). */
function signsOf(waters: Waters, sails: readonly DistantSailReport[]): ShipSign[] {
  const { mark, own, contacts } = waters;
  const frigates = new Set(mark?.frigates ?? []);
  const counts = { blue: own.length, red: 0, gray: 0 };
  for (const { standing } of contacts) counts[colourOf(standing)] += 1;
  if (mark?.colours[0] === 'black') {
    const doubt = sails.length > 0 ? '+' : '';
    const count = `${own.length + contacts.length}${doubt}`;
    return [{ colour: 'black', far: false, count, frigates: frigates.size > 0 }];
  }
  const near = (['blue', 'red', 'gray'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => ({
      colour,
      far: false,
      count: String(counts[colour]),
      frigates: frigates.has(colour),
    }));
  const far = (['red', 'gray'] as const)
    .filter((colour) => sails.some(({ standing }) => colourOf(standing) === colour))
    .map((colour) => ({ colour, far: true, count: '?', frigates: false }));
  return [...near, ...far];
}

function signRow(signs: readonly ShipSign[], x: number, y: number, scale: number): Step[] {
  const row = signs.map((sign, index) => drawShipSign(sign, index * SIGN_STEP, 0));
  return row.length === 0 ? [] : [group({ x, y, scale }, row)];
}

/** Who holds a port, by form: a full dot friends, a cross enemies, a ring neutrals. */
const DOT = 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z';
const HOLDERS = {
  same: `${DOT}M-1 0h2`,
  allied: `${DOT}M-1 0h2`,
  hostile: 'M-3-3L3 3M-3 3L3-3',
  neutral: DOT,
} as const;
const HOLDER = { fill: 'none', stroke: COLOURS.ink, strokeWidth: 1.6 };

function portRow(port: PortReport, sails: readonly DistantSailReport[], y: number): Step[] {
  const madeOut = sails.filter((sail) => sail.port === port.name);
  return [
    path(HOLDERS[port.standing], HOLDER, { x: 12, y: y + 8.5 }),
    label({ text: plain(port.name).slice(0, 16), x: 18, y: y + 12, size: 10 }),
    ...signRow(signsOf(port, madeOut), 112, y - 1, 0.75),
  ];
}

function boxOf(
  { sea }: SeaPlace<SeaReport>,
  ports: readonly PortReport[],
  x: number,
  y: number,
  height: number,
): GroupStep {
  const water = { fill: COLOURS.water, stroke: COLOURS.deep, strokeWidth: 1.5 };
  const weather = sea.wind ? `wind from ${sea.wind.from}, ${sea.wind.strength}` : 'wind unknown';
  const offing = sea.sails.filter(({ port }) => port === null);
  return group({ x, y }, [
    { kind: 'box', width: BOX.width, height, radius: 5, ...water },
    label({ text: plain(sea.code), x: 9, y: 20, size: 14 }),
    label({ text: plain(sea.name).slice(0, 26), x: 9, y: 36, size: 11 }),
    ...(sea.wind ? [drawWind(sea.wind, BOX.width - 20, 24)] : []),
    label({ text: weather, x: 9, y: 52, size: 10 }),
    ...(sea.storm ? [label({ text: 'STORM', x: 52, y: 20, size: 12 })] : []),
    ...signRow(signsOf(sea, offing), 10, 62, 1),
    ...ports.flatMap((port, index) => portRow(port, sea.sails, BOX.height + index * PORT_ROW)),
  ]);
}

function cornerOf({ column, row }: SeaPlace, height: number): { x: number; y: number } {
  return { x: EDGE + column * (BOX.width + GAP), y: EDGE + row * (height + GAP) };
}

function borders(places: readonly SeaPlace[], height: number): Step[] {
  const byCode = new Map(places.map((place) => [place.sea.code, place]));
  let d = '';
  for (const place of places)
    for (const code of Object.values(place.sea.neighbours).flat()) {
      const other = byCode.get(code);
      if (
        !other ||
        (code < place.sea.code && Object.values(other.sea.neighbours).flat().includes(place.sea.code))
      )
        continue;
      const a = cornerOf(place, height);
      const b = cornerOf(other, height);
      d += `M${a.x + BOX.width / 2} ${a.y + height / 2}L${b.x + BOX.width / 2} ${b.y + height / 2}`;
    }
  return styledPath(d, 'river');
}

/** Chart of the sea areas a player sees of one map (PATE 1.1-1.4, 5.1): winds, storms, ports, and the icons of ships met and made out. */
export function drawSeaChart(
  map: string,
  seas: readonly SeaReport[],
  ports: readonly PortReport[],
  words: readonly PlaceWords[],
  manner: MapManner,
): Drawing {
  const places = layChart(seas);
  const most = Math.max(...places.map(({ sea }) => ports.filter((port) => port.sea === sea.code).length));
  const tall = BOX.height + most * PORT_ROW + (most > 0 ? 6 : 0);
  const width = 2 * EDGE + (Math.max(...places.map(({ column }) => column)) + 1) * (BOX.width + GAP) - GAP;
  const height = 2 * EDGE + (Math.max(...places.map(({ row }) => row)) + 1) * (tall + GAP) - GAP;
  const boxes = places.map((place) => {
    const { x, y } = cornerOf(place, tall);
    const its = ports.filter(({ sea }) => sea === place.sea.code);
    return boxOf(place, its, x, y, tall);
  });
  const byCode = new Map(words.map((place) => [place.at, place]));
  const hits = places.flatMap((place) => {
    const said = byCode.get(plain(place.sea.code));
    if (!said || manner.links === 'none') return [];
    const { x, y } = cornerOf(place, tall);
    return [{ words: said, anchor: placeAnchor('sea', said.at), x, y, cell: BOX.width, tall }];
  });
  return {
    width,
    height,
    title: `Sea chart of ${plain(map)}`,
    body: `${paint([...borders(places, tall), ...boxes], manner.lettering)}${hitLayer(hits, width, height)}`,
  };
}
