import { COLOURS, path, railLines, type RailCell, type Step, trackLeads } from '@vedette/cartography';
import type { HolderStanding } from '../input/standing.schema.js';
import type { RailwayView, SquareView } from '../input/strategic-view.schema.js';
import type { TacticalView } from '../input/tactical-view.schema.js';

const LEADS: ReadonlyMap<string, readonly [south: number, east: number]> = new Map([
  ['north', [-1, 0]],
  ['east', [0, 1]],
  ['south', [1, 0]],
  ['west', [0, -1]],
]);
/** Colours of control, as flags have them; a railway that nobody holds has no colour in it (ROTD 1.3). */
const CONTROL: readonly (readonly [colour: string, standings: readonly HolderStanding[]])[] = [
  [COLOURS.blue, ['same', 'allied']],
  [COLOURS.red, ['hostile']],
  [COLOURS.gray, ['neutral']],
  [COLOURS.white, ['none']],
];
const TORN = { fill: 'none', stroke: COLOURS.ink, strokeWidth: 1.6, dash: '2 3.5' } as const;
const BED = { fill: 'none', stroke: COLOURS.ink, strokeWidth: 3.2 } as const;
const SIZE = 15;

function line(d: string, look: Omit<Parameters<typeof path>[1], 'styles'>): Step[] {
  return d === '' ? [] : [path(d, look)];
}

/** Railways of a sheet: a bed with the colour of whoever holds it in it; dotted where no train passes (ROTD 1.3, 8.5). */
export function strategicRailways(
  squares: readonly (SquareView | undefined)[],
  columns: number,
  cell: number,
): Step[] {
  const cells = (test: (railway: RailwayView) => boolean): RailCell[] =>
    squares.flatMap((square, index) =>
      square?.railway && test(square.railway)
        ? [
            {
              row: Math.floor(index / columns),
              column: index % columns,
              leads: square.railway.leads.map((lead) => LEADS.get(lead)).filter((lead) => lead !== undefined),
            },
          ]
        : [],
    );
  const inner = CONTROL.flatMap(([stroke, standings]) =>
    line(
      railLines(
        cells(({ intact, standing }) => intact && standings.includes(standing)),
        cell,
      ),
      {
        fill: 'none',
        stroke,
        strokeWidth: 1.6,
      },
    ),
  );
  return [
    ...line(
      railLines(
        cells(({ intact }) => intact),
        cell,
      ),
      BED,
    ),
    ...inner,
    ...line(
      railLines(
        cells(({ intact }) => !intact),
        cell,
      ),
      TORN,
    ),
  ];
}

function placeOf(tactical: string): readonly [row: number, column: number] {
  const [column = -1, row = -1] = tactical.split('-').map(Number);
  return [row, column];
}

const BAR = { fill: 'none', stroke: COLOURS.ink, strokeWidth: 2 } as const;
const CROSS = { fill: 'none', stroke: COLOURS.red, strokeWidth: 2.4 } as const;
const PONTOON = { fill: 'none', stroke: COLOURS.brown, strokeWidth: 3, dash: '3 2' } as const;

/** Track of a tactical map, bridges that stand and those that are down, pontoons (ROTD 2.2, 12). */
export function tacticalRailways(view: TacticalView, cell: number): Step[] {
  const places = (view.track ?? []).map(placeOf);
  const known = new Set(places.map(([row, column]) => row * SIZE + column));
  const hasTrack = (row: number, column: number): boolean =>
    column >= 0 && column < SIZE && known.has(row * SIZE + column);
  const cells = places.map(([row, column]) => ({
    row,
    column,
    leads: trackLeads(row, column, SIZE, hasTrack),
  }));
  const middle = (tactical: string): readonly [x: number, y: number] => {
    const [row, column] = placeOf(tactical);
    return [(column + 0.5) * cell, (row + 0.5) * cell];
  };
  const third = cell / 3;
  const bars = (tactical: string): string => {
    const [x, y] = middle(tactical);
    return `M${x - third} ${y - third}h${2 * third}M${x - third} ${y + third}h${2 * third}`;
  };
  const cross = (tactical: string): string => {
    const [x, y] = middle(tactical);
    return `M${x - third} ${y - third}l${2 * third} ${2 * third}m0 ${-2 * third}l${-2 * third} ${2 * third}`;
  };
  const bridges = view.bridges ?? [];
  const all = (names: readonly string[], draw: (tactical: string) => string): string =>
    names.map(draw).join('');
  return [
    ...line(railLines(cells, cell), BED),
    ...line(railLines(cells, cell), { fill: 'none', stroke: COLOURS.white, strokeWidth: 1.4, dash: '4 4' }),
    ...line(
      all(
        bridges.filter(({ intact }) => intact).map(({ tactical }) => tactical),
        bars,
      ),
      BAR,
    ),
    ...line(
      all(
        bridges.filter(({ intact }) => !intact).map(({ tactical }) => tactical),
        cross,
      ),
      CROSS,
    ),
    ...line(
      all(
        view.units.filter(({ deployed }) => deployed).map(({ tactical }) => tactical),
        bars,
      ),
      PONTOON,
    ),
  ];
}

/** Sides of a square by facing, as the ends of a line a little within it: fractions of the square from its north-west corner. */
const FACES: Readonly<Record<string, string>> = {
  N: '.1 .1 L.9 .1',
  NE: '.5 .1 L.9 .5',
  E: '.9 .1 L.9 .9',
  SE: '.9 .5 L.5 .9',
  S: '.9 .9 L.1 .9',
  SW: '.5 .9 L.1 .5',
  W: '.1 .9 L.1 .1',
  NW: '.1 .5 L.5 .1',
};

/** Works thrown up by troops, as a line on the side they face, the stronger the thicker (ROTD 10.6). */
export function tacticalWorks(view: TacticalView, cell: number): Step[] {
  return (view.works ?? []).flatMap(({ tactical, facing, level }) => {
    const face = FACES[facing];
    if (face === undefined) return [];
    const [row, column] = placeOf(tactical);
    const d = face.replace(/\.(\d)/g, (_, tenth: string) => String((Number(tenth) / 10) * cell));
    const look = { fill: 'none', stroke: COLOURS.brown, strokeWidth: 1.2 + level * 0.8 };
    return [path(`M${d}`, look, { x: column * cell, y: row * cell })];
  });
}
