import { layChart, type SeaPlace } from '@vedette/cartography';
import type { PrintedPort, PrintedSea } from '../seat/theatre.js';

/** A box without the rows of its ports, and what lies between boxes; as reports have them. */
const BOX = { width: 168, height: 66 };
const PORT_ROW = 26;
const GAP = 26;
const EDGE = 10;

/** A sea area on the chart, in units of the drawing. */
export interface ChartBox {
  readonly sea: PrintedSea;
  readonly ports: readonly PrintedPort[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One map of sea areas, laid out. */
export interface Chart {
  readonly map: string;
  readonly boxes: readonly ChartBox[];
  /** Lines from area to area. */
  readonly ways: readonly (readonly [ChartBox, ChartBox])[];
  readonly width: number;
  readonly height: number;
}

/** Height from the top of a box at which a port's row begins. */
export const portAt = (index: number): number => BOX.height + index * PORT_ROW;
export const ROW = PORT_ROW;

/** The middle of an area, or of the row of a port, in units of the drawing; null where a chart has no such place. */
export function middleOfPlace({ boxes }: Chart, place: string): readonly [number, number] | null {
  for (const { sea, ports, x, y, width, height } of boxes) {
    const row = ports.findIndex(({ name }) => name === place);
    if (row >= 0) return [x + width / 2, y + portAt(row) + ROW / 2];
    if (sea.code === place) return [x + width / 2, y + height / 2];
  }
  return null;
}

/** The charts with the one on which a place lies before the others. */
export const firstWith = (charts: readonly Chart[], place: string | null): readonly Chart[] => {
  const has = (chart: Chart): boolean => place !== null && middleOfPlace(chart, place) !== null;
  return [...charts.filter(has), ...charts.filter((chart) => !has(chart))];
};

/** Lays out the sea areas of each map, those of one map that border on each other side by side where that can be. */
export function chartsOf(seas: readonly PrintedSea[], ports: readonly PrintedPort[]): Chart[] {
  return [...new Set(seas.map(({ map }) => map))].map((map) =>
    chartOf(map, layChart(seas.filter((sea) => sea.map === map)), ports),
  );
}

function chartOf(map: string, places: readonly SeaPlace<PrintedSea>[], ports: readonly PrintedPort[]): Chart {
  const portsOf = ({ code }: PrintedSea): PrintedPort[] => ports.filter(({ sea }) => sea === code);
  // A row of boxes is as tall as the one in it that has most ports.
  const tall = new Map<number, number>();
  for (const { sea, row } of places)
    tall.set(row, Math.max(tall.get(row) ?? 0, BOX.height + portsOf(sea).length * PORT_ROW + 6));
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const tops = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row }, (__, above) => (tall.get(above) ?? BOX.height) + GAP).reduce(
      (sum, one) => sum + one,
      EDGE,
    ),
  );
  const boxes = places.map(({ sea, column, row }): ChartBox => {
    const its = portsOf(sea);
    return {
      ...{ sea, ports: its, x: EDGE + column * (BOX.width + GAP), y: tops[row]! },
      ...{ width: BOX.width, height: BOX.height + its.length * PORT_ROW + 6 },
    };
  });
  const byCode = new Map(boxes.map((box) => [box.sea.code, box]));
  const ways = boxes.flatMap((box) =>
    Object.values(box.sea.neighbours)
      .flat()
      .flatMap((code): [ChartBox, ChartBox][] => {
        const other = byCode.get(code);
        const isSecond =
          other !== undefined &&
          code < box.sea.code &&
          Object.values(other.sea.neighbours).flat().includes(box.sea.code);
        return other && !isSecond ? [[box, other]] : [];
      }),
  );
  return {
    ...{ map, boxes, ways },
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + EDGE,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + EDGE,
  };
}
