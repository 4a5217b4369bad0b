import {
  defenceTile,
  drawDepot,
  drawMark,
  drawWorks,
  filledCells,
  group,
  label,
  type Mark,
  MARK_WIDTH,
  type MarkColour,
  path,
  RATINGS,
  riverLines,
  type Step,
  styledPath,
  TACTICAL_CELL as CELL,
  TACTICAL_GROUND,
  tacticalTile,
  type TileName,
} from '@vedette/cartography';
import type { TacticalWords } from '../document/position-report.schema.js';
import type { DepotView, SquareView } from '../input/strategic-view.schema.js';
import type { TacticalUnitView, TacticalView } from '../input/tactical-view.schema.js';
import { element } from '../markup/markup.js';
import { tacticalStacks } from '../position/words/tactical-words.js';
import { plain } from '../wording/plain-text.js';
import type { Drawing } from './drawing.js';
import type { Lettering } from './lettering.js';
import { paint } from './paint.js';
import { tacticalRailways, tacticalWorks } from './railways.js';
import type { MapManner } from './strategic-map.js';
import { colourOf } from './strategic-marks.js';
import { hitLayer, placeAnchor } from './tip.js';

const SIZE = 15;
const SIDE = 22;
const FIELD = SIZE * CELL;
const WIDTH = FIELD + 2 * SIDE;

function ground(view: TacticalView): Step[] {
  const letter = (row: number, column: number): string => view.terrain[row]?.[column] ?? '';
  const filled = (tile: TileName, test: (row: number, column: number) => boolean): Step[] => {
    const d = filledCells(SIZE, SIZE, CELL, test);
    return d === '' ? [] : [path(d, { fill: { tile } })];
  };
  const kinds = [...TACTICAL_GROUND.keys()].flatMap((one) =>
    filled(tacticalTile(one), (row, column) => letter(row, column) === one),
  );
  const ratings = RATINGS.flatMap((rating) =>
    filled(defenceTile(rating), (row, column) => view.defence[row]?.[column] === rating),
  );
  const river = riverLines(SIZE, SIZE, CELL, (row, column) => 'rf'.includes(letter(row, column) || ' '), {
    mouth: (row, column) => letter(row, column) === 'w',
    unseen: () => false,
  });
  return [...kinds, ...styledPath(river, 'river', 'wide'), ...ratings];
}

const FRAME = 'tactical-frame';

/** Numbers and net that all tactical maps share: a definition their bodies refer to. */
export function tacticalFrame(lettering: Lettering): string {
  const numbers = Array.from({ length: SIZE }, (_, i) => {
    const text = String(i);
    const middle = SIDE + i * CELL + CELL / 2;
    const across = { text, x: middle, size: 10, anchor: 'middle' } as const;
    return [
      label({ ...across, y: 15 }),
      label({ ...across, y: WIDTH - 7 }),
      label({ text, x: SIDE - 5, y: middle + 4, size: 10, anchor: 'end' }),
      label({ text, x: WIDTH - SIDE + 5, y: middle + 4, size: 10 }),
    ];
  });
  const net = Array.from(
    { length: SIZE + 1 },
    (_, i) => `M${SIDE + i * CELL} ${SIDE}v${FIELD}M${SIDE} ${SIDE + i * CELL}h${FIELD}`,
  ).join('');
  return element('g', { id: FRAME }, paint([...numbers.flat(), ...styledPath(net, 'grid')], lettering));
}

const COLOUR_OF = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;
const ORDER: readonly MarkColour[] = ['blue', 'red', 'gray'];

/** Flags of active units, else tents, else boxed S, a colour each; black for all three (GITM AMWOL 2.5). */
export function tacticalMarks(units: readonly TacticalUnitView[]): Mark[] {
  for (const [condition, kind] of [
    ['active', 'flag'],
    ['inactive', 'tent'],
    ['shattered', 'boxed-s'],
  ] as const) {
    const marked = units.filter((unit) => unit.condition === condition);
    if (marked.length === 0) continue;
    const colours = ORDER.filter((colour) => marked.some(({ standing }) => COLOUR_OF[standing] === colour));
    if (colours.length === ORDER.length) return [{ kind, colour: 'black', label: String(marked.length) }];
    return colours.map((colour) => {
      const count = marked.filter(({ standing }) => COLOUR_OF[standing] === colour).length;
      return { kind, colour, label: kind === 'flag' ? String(count) : '' };
    });
  }
  return [];
}

function cornerOf(tactical: string): { x: number; y: number } {
  const [column = 0, row = 0] = tactical.split('-').map(Number);
  return { x: column * CELL, y: row * CELL };
}

function troops(view: TacticalView): Step[] {
  return tacticalStacks(view).flatMap(({ tactical, units }) => {
    const { x, y } = cornerOf(tactical);
    const marks = tacticalMarks(units);
    const width = marks.length * MARK_WIDTH;
    return marks.map((mark, index) => drawMark(mark, x + (CELL - width) / 2 + index * MARK_WIDTH, y + 8));
  });
}

/** A city's works and its name, in the field. */
function town({ city }: TacticalView): { readonly works: Step[]; readonly name: Step[] } {
  if (!city) return { works: [], name: [] };
  const at = cornerOf(city.tactical);
  const name = label({
    text: plain(city.name).slice(0, 24),
    x: at.x + CELL / 2,
    y: at.y + CELL + 9,
    size: 10,
    anchor: at.x < 2 * CELL ? 'start' : at.x > 12 * CELL ? 'end' : 'middle',
    halo: true,
  });
  return { works: [drawWorks(city, at.x + CELL / 2, at.y + CELL / 2)], name: [name] };
}

/** The depots and caches of a square, as the strategic map of the same report tells them. */
export function depotsIn(squares: readonly SquareView[], square: string): readonly DepotView[] {
  return squares.find((one) => one.square === square)?.depots ?? [];
}

/** Depots and caches at the foot of their tactical squares. */
function stores(depots: readonly DepotView[]): Step[] {
  return depots.map((depot) => {
    const { x, y } = cornerOf(depot.tactical);
    return drawDepot(depot.kind, colourOf(depot), x + CELL - 7, y + CELL - 7);
  });
}

/** The tactical map of a square (GITM AMWOL 2): ground, defence ratings, city with fort and siege, depots, and the units seen. */
export function drawTacticalMap(
  view: TacticalView,
  words: TacticalWords,
  manner: MapManner,
  depots: readonly DepotView[] = [],
): Drawing {
  const { lettering } = manner;
  const { city } = view;
  const { works, name } = town(view);
  const field = group({ x: SIDE, y: SIDE }, [
    ...ground(view),
    ...tacticalRailways(view, CELL),
    ...tacticalWorks(view, CELL),
    ...works,
    ...stores(depots),
    ...troops(view),
    ...name,
  ]);
  const note = city?.besieged
    ? [label({ text: `${plain(city.name)} is besieged.`, x: SIDE, y: WIDTH + 10, size: 12 })]
    : [];
  const height = WIDTH + (note.length > 0 ? 22 : 0);
  const shared = element('use', { href: `#${FRAME}` });
  return {
    width: WIDTH,
    height,
    title: `Tactical map of ${words.title}`,
    body: `${paint([field], lettering)}${shared}${paint(note, lettering)}${manner.links === 'to-words' ? links(words, height) : ''}`,
  };
}

function links(words: TacticalWords, height: number): string {
  return hitLayer(
    words.places.map((place) => {
      const { x, y } = cornerOf(place.at);
      return {
        words: place,
        anchor: placeAnchor(words.square, place.at),
        x: x + SIDE,
        y: y + SIDE,
        cell: CELL,
      };
    }),
    WIDTH,
    height,
  );
}
