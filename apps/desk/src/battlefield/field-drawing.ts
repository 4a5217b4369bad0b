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
  path,
  railLines,
  RATINGS,
  riverLines,
  type Step,
  styledPath,
  TACTICAL_CELL as CELL,
  TACTICAL_GROUND,
  tacticalTile,
  trackLeads,
} from '@vedette/cartography';
import type { PrintedBattlefieldDocument } from '@vedette/contracts';
import type { DepotView, TacticalView } from '@vedette/reports';

/** Squares of a battlefield along a side (GITM AMWOL 2.1). */
export const SIZE = 15;

type Units = TacticalView['units'];

/** Column and row of a tactical square. */
export const placeOf = (tactical: string): readonly [column: number, row: number] => {
  const [column = 0, row = 0] = tactical.split('-').map(Number);
  return [column, row];
};

/** The printed ground of a battlefield: what covers it, its river, its ratings and its railway. */
export function groundSteps(sheet: PrintedBattlefieldDocument): Step[] {
  const letter = (row: number, column: number): string => sheet.terrain[row]?.[column] ?? '';
  const covered = [...TACTICAL_GROUND.keys()].flatMap((kind): Step[] => {
    const d = filledCells(SIZE, SIZE, CELL, (row, column) => letter(row, column) === kind);
    return d === '' ? [] : [path(d, { fill: { tile: tacticalTile(kind) } })];
  });
  const rated = RATINGS.flatMap((rating): Step[] => {
    const d = filledCells(SIZE, SIZE, CELL, (row, column) => sheet.defence[row]?.[column] === rating);
    return d === '' ? [] : [path(d, { fill: { tile: defenceTile(rating) } })];
  });
  const river = riverLines(SIZE, SIZE, CELL, (row, column) => 'rf'.includes(letter(row, column) || ' '), {
    mouth: (row, column) => letter(row, column) === 'w',
    unseen: () => false,
  });
  const net = Array.from(
    { length: SIZE + 1 },
    (_, at) => `M0 ${at * CELL}h${SIZE * CELL}M${at * CELL} 0v${SIZE * CELL}`,
  ).join('');
  return [
    ...covered,
    ...styledPath(river, 'river', 'wide'),
    ...rated,
    ...trackSteps(sheet.rail),
    ...styledPath(net, 'grid'),
  ];
}

function trackSteps(rail: readonly string[]): Step[] {
  if (rail.length === 0) return [];
  const known = new Set(rail);
  const hasTrack = (row: number, column: number): boolean => known.has(`${column}-${row}`);
  const cells = rail.map((tactical) => {
    const [column, row] = placeOf(tactical);
    return { row, column, leads: trackLeads(row, column, SIZE, hasTrack) };
  });
  const d = railLines(cells, CELL);
  return [
    path(d, { fill: 'none', stroke: '#2b2620', strokeWidth: 3.6 }),
    path(d, { fill: 'none', stroke: '#ffffff', strokeWidth: 1.4, dash: '4 4' }),
  ];
}

const COLOUR_OF = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;

/** Flags of active units, else tents, else boxed S, a colour each; black for all three (GITM AMWOL 2.5). */
export function marksOf(units: Units): Mark[] {
  for (const [condition, kind] of [
    ['active', 'flag'],
    ['inactive', 'tent'],
    ['shattered', 'boxed-s'],
  ] as const) {
    const marked = units.filter((unit) => unit.condition === condition);
    if (marked.length === 0) continue;
    const colours = (['blue', 'red', 'gray'] as const).filter((colour) =>
      marked.some(({ standing }) => COLOUR_OF[standing] === colour),
    );
    if (colours.length === 3) return [{ kind, colour: 'black', label: String(marked.length) }];
    return colours.map((colour) => {
      const count = marked.filter(({ standing }) => COLOUR_OF[standing] === colour).length;
      return { kind, colour, label: kind === 'flag' ? String(count) : '' };
    });
  }
  return [];
}

/** The middle of a tactical square, in units of the drawing; null for one that is none. */
export function middleOfCell(tactical: string): { x: number; y: number; side: number } | null {
  const [column, row] = placeOf(tactical);
  return [column, row].every((at) => Number.isInteger(at) && at >= 0 && at < SIZE)
    ? { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, side: CELL }
    : null;
}

/** Units of a battlefield by the tactical square they stand in. */
export function stacksOf(units: Units): ReadonlyMap<string, Units> {
  const stacks = new Map<string, Units[number][]>();
  for (const unit of units) stacks.set(unit.tactical, [...(stacks.get(unit.tactical) ?? []), unit]);
  return stacks;
}

/** What was told of a battlefield: its city's works, depots, and the units seen. */
export function toldSteps(view: TacticalView | undefined, depots: readonly DepotView[]): Step[] {
  const troops = [...stacksOf(view?.units ?? [])].flatMap(([tactical, units]): Step[] => {
    const [column, row] = placeOf(tactical);
    const marks = marksOf(units);
    const first = column * CELL + (CELL - marks.length * MARK_WIDTH) / 2;
    return marks.map((mark, index) => drawMark(mark, first + index * MARK_WIDTH, row * CELL + 8));
  });
  const stores = depots.map(({ kind, standing, tactical }) => {
    const [column, row] = placeOf(tactical);
    return drawDepot(kind, COLOUR_OF[standing], (column + 1) * CELL - 7, (row + 1) * CELL - 7);
  });
  const city = view?.city;
  if (!city) return [...stores, ...troops];
  const [column, row] = placeOf(city.tactical);
  return [drawWorks(city, column * CELL + CELL / 2, row * CELL + CELL / 2), ...stores, ...troops];
}

/** The name of a battlefield's city, beneath it. */
export function cityName({ city }: PrintedBattlefieldDocument): Step[] {
  if (!city) return [];
  const [column, row] = placeOf(city.tactical);
  return [
    label({
      ...{ text: city.name, x: column * CELL + CELL / 2, y: (row + 1) * CELL + 9, size: 11, halo: true },
      anchor: column < 2 ? 'start' : column > 12 ? 'end' : 'middle',
    }),
  ];
}

/** A square that an order names, and how: a goal, a way, an entry, the middle of a circle with its radius. */
export interface FieldMark {
  readonly tactical: string;
  readonly is: 'goal' | 'waypoint' | 'entry' | 'support' | 'intercept';
  readonly radius?: number;
}

const SIGNS = { goal: '⚑', waypoint: '◇', entry: '➜', support: 'S', intercept: 'I' } as const;

/** Marks of orders upon a battlefield: a sign in a ring, and a dashed circle of what a reaction covers. */
export const markSteps = (marks: readonly FieldMark[]): Step[] =>
  marks.map(({ tactical, is, radius }) => {
    const [column, row] = placeOf(tactical);
    const at = { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
    const ring = { fill: 'none', stroke: '#7a2a8a', strokeWidth: 2.4 };
    return group(at, [
      ...(radius === undefined
        ? []
        : [{ kind: 'circle' as const, radius: (radius + 0.5) * CELL, ...ring, dash: '6 4' }]),
      { kind: 'circle', radius: CELL * 0.44, ...ring },
      label({ text: SIGNS[is], x: 0, y: -CELL * 0.16, size: 12, anchor: 'middle', halo: true }),
    ]);
  });
