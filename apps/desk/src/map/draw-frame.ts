import { COLOURS, drawCity, drawMark, MARK_WIDTH, type Step } from '@vedette/cartography';
import type { SquareView } from '@vedette/reports';
import { cornerOf, pointAt } from './camera.js';
import { copyGround } from './copy-ground.js';
import { drawVeil } from './draw-veil.js';
import { type Brush, paintSteps } from './paint-steps.js';
import type { Cell } from '../seat/theatre.js';
import { atSquare, letters, UNITS } from './at-square.js';
import { NAMES_FROM, readable, SMALLEST_LETTERS } from './lettering.js';
import { drawAhead } from './draw-ahead.js';
import { drawCouldBe, drawGhost, drawHeard } from './draw-ghosts.js';
import { drawLines } from './draw-lines.js';
import { drawRemembered } from './draw-remembered.js';
import { drawStores } from './draw-stores.js';
import { drawWay } from './draw-ways.js';
import { type InReach, MARK_CELL, type MapFrame, type Way } from './map-frame.js';
import { markOf } from './told-squares.js';

/** Below this many pixels a cell, a flag is a dot. */
export const SIGNS_FROM = 14;

/** Copies the ground and draws what changes: sight, cities, troops by how they are known, ways. The cursor is drawn above it. */
export function drawFrame(brush: Brush, map: MapFrame): void {
  const { frame, scene, view } = map;
  brush.fillStyle = COLOURS.unseen;
  brush.fillRect(0, 0, frame.width, frame.height);
  copyGround(brush, map);
  if (scene.layers.has('sight')) drawVeil(brush, map);
  if (scene.layers.has('grid') && view.scale >= SIGNS_FROM) grid(brush, map);
  if (scene.layers.has('reach')) for (const [square, how] of scene.reach) drawReach(brush, map, square, how);
  if (scene.layers.has('cities')) cities(brush, map);
  if (scene.layers.has('stores'))
    for (const [square, ground] of scene.ground)
      atSquare(brush, map, square, () => drawStores(brush, ground, UNITS));
  if (scene.layers.has('memory')) drawRemembered(brush, map);
  drawLines(
    brush,
    map,
    (scene.lines ?? []).filter(({ layer }) => scene.layers.has(layer)),
  );
  for (const way of scene.ways)
    if (way.is === 'seen' || scene.layers.has(way.is === 'past' ? 'past' : 'orders'))
      drawWay(brush, middlesOf(map, way), way.is, view.scale);
  for (const stand of scene.ahead ?? []) drawAhead(brush, map, stand);
  for (const ghost of scene.ghosts)
    if (ghost.pinned || scene.layers.has('memory')) drawGhost(brush, map, ghost);
  if (scene.layers.has('troops')) {
    for (const square of scene.told.values()) drawTroops(brush, map, square);
    for (const heard of scene.heard) drawHeard(brush, map, heard);
  }
  if (scene.layers.has('marks')) drawMarks(brush, map);
  for (const square of scene.lit) ring(brush, map, square);
  if (scene.couldBe !== undefined) drawCouldBe(brush, map, scene.couldBe);
}

function eachInFrame({ view, frame, ground }: MapFrame, visit: (column: number, row: number) => void): void {
  const [west, north] = pointAt(view, frame, 0, 0);
  const [east, south] = pointAt(view, frame, frame.width, frame.height);
  for (let row = Math.max(0, Math.floor(north)); row < Math.min(ground.rows, Math.ceil(south)); row++)
    for (
      let column = Math.max(0, Math.floor(west));
      column < Math.min(ground.columns, Math.ceil(east));
      column++
    )
      visit(column, row);
}

function grid(brush: Brush, map: MapFrame): void {
  brush.strokeStyle = COLOURS.grid;
  brush.lineWidth = 0.6;
  brush.beginPath();
  eachInFrame(map, (column, row) => {
    const [left, top] = cornerOf(map.view, map.frame, { column, row });
    brush.rect(left, top, map.view.scale, map.view.scale);
  });
  brush.stroke();
}

function cities(brush: Brush, map: MapFrame): void {
  for (const { square, name, level } of map.scene.gazetteer.theatre.cities) {
    if (level < 4 && map.view.scale < SIGNS_FROM) continue;
    const told = (map.scene.told.get(square) ?? map.scene.remembered?.get(square)?.square)?.city;
    atSquare(brush, map, square, (unit) => {
      paintSteps(brush, [
        drawCity({ level, fort: told?.fort ?? null, besieged: told?.besieged ?? false }, 13, UNITS - 13),
      ]);
      if (isNamed(map, level)) letters(brush, name, 24, UNITS - 4, readable(9.5, unit));
    });
  }
}

const isNamed = ({ view }: Pick<MapFrame, 'view'>, level: number): boolean =>
  view.scale >= NAMES_FROM || level >= 4;

function drawTroops(brush: Brush, map: MapFrame, { square, stacks }: SquareView): void {
  if (stacks.length === 0) return;
  const isSmall = map.view.scale < SIGNS_FROM;
  atSquare(brush, map, square, (unit) => {
    if (isSmall) brush.scale(2.2, 2.2);
    const first = (isSmall ? UNITS / 2.2 : UNITS) - 1 - stacks.length * (MARK_WIDTH + 0.5);
    paintSteps(
      brush,
      stacks.map((stack, index) => drawMark(markOf(stack), first + index * (MARK_WIDTH + 0.5), 1.5)),
    );
    if (map.view.scale < NAMES_FROM) return;
    const arms = [...'ICAH'].filter((arm) => stacks.some((stack) => stack.letters.includes(arm))).join('');
    const size = readable(9.5, unit);
    if (arms !== '')
      paintSteps(brush, [
        {
          kind: 'label',
          label: { text: arms, x: UNITS - 4, y: 20.5 + size, size, anchor: 'end', halo: true },
        },
      ]);
  });
}

/** A square in reach: lit, with the phase of arrival in its corner; where it takes a forced march, dashed within. */
function drawReach(brush: Brush, map: MapFrame, square: string, { phase, forced }: InReach): void {
  atSquare(brush, map, square, (unit) => {
    brush.fillStyle = 'rgba(255, 255, 255, 0.38)';
    brush.fillRect(0, 0, UNITS, UNITS);
    brush.strokeStyle = COLOURS.blue;
    brush.lineWidth = 1.4;
    brush.setLineDash(forced ? [4, 4] : []);
    brush.strokeRect(2.5, 2.5, UNITS - 5, UNITS - 5);
    brush.setLineDash([]);
    if (map.view.scale >= NAMES_FROM) letters(brush, String(phase), 6, 15, readable(10, unit));
  });
}

const middlesOf = ({ view, frame, scene }: MapFrame, { squares }: Way): (readonly [number, number])[] =>
  squares.flatMap((square) => {
    const cell = scene.gazetteer.cellOf(square);
    return cell ? [cornerOf(view, frame, { column: cell.column + 0.5, row: cell.row + 0.5 })] : [];
  });

function drawMarks(brush: Brush, { view, frame, scene }: MapFrame): void {
  const [left, top] = cornerOf(view, frame, { column: 0, row: 0 });
  brush.save();
  brush.translate(left, top);
  brush.scale(view.scale / MARK_CELL, view.scale / MARK_CELL);
  // Where names would be too small nothing is written; above that no letter is smaller than one can read.
  const smallest = (SMALLEST_LETTERS * MARK_CELL) / view.scale;
  paintSteps(
    brush,
    scene.marks.flatMap((step): Step[] => {
      if (step.kind !== 'label') return [step];
      const size = Math.max(step.label.size, smallest);
      return view.scale < NAMES_FROM ? [] : [{ ...step, label: { ...step.label, size } }];
    }),
  );
  brush.restore();
}

function ring(brush: Brush, { view, frame, scene }: MapFrame, square: string): void {
  const cell = scene.gazetteer.cellOf(square);
  if (!cell) return;
  const [left, top] = cornerOf(view, frame, cell);
  brush.strokeStyle = COLOURS.frontier;
  brush.lineWidth = 4;
  brush.strokeRect(left - 3, top - 3, view.scale + 6, view.scale + 6);
}

/** The square that is looked at, framed; the name of its city runs over the frame. */
export function drawCursor(brush: Brush, map: MapFrame, cursor: Cell): void {
  const { view, frame, scene } = map;
  const [left, top] = cornerOf(view, frame, cursor);
  for (const [colour, width] of [
    [COLOURS.white, 5],
    [COLOURS.ink, 2.5],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = width;
    brush.strokeRect(left, top, view.scale, view.scale);
  }
  const square = scene.gazetteer.nameOf(cursor);
  const city = scene.gazetteer.cities.get(square);
  if (city && scene.layers.has('cities') && isNamed(map, city.level))
    atSquare(brush, map, square, (unit) => letters(brush, city.name, 24, UNITS - 4, readable(9.5, unit)));
}
