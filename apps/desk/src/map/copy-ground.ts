import { COLOURS } from '@vedette/cartography';
import { cornerOf } from './camera.js';
import type { MapFrame } from './map-frame.js';
import { BLOCK, type Ground, levelFor, LEVELS } from './ground.js';
import type { Brush } from './paint-steps.js';

/**
 * Copies the bitmaps of the ground that lie in the frame, each in the finest drawing there is of it that need not be shrunk by more
 * than half: whatever is not drawn finely yet is at least not blank. Edges lie on whole pixels, or seams show between bitmaps.
 */
export function copyGround(brush: Brush, { ground, view, frame }: MapFrame): void {
  const [west, north] = cornerOf(view, frame, { column: 0, row: 0 });
  const side = BLOCK * view.scale;
  const first = (from: number): number => Math.max(0, Math.floor(-from / side));
  const beyond = (from: number, size: number, cells: number): number =>
    Math.min(Math.ceil(cells / BLOCK), Math.ceil((size - from) / side));
  for (let row = first(north); row < beyond(north, frame.height, ground.rows); row++)
    for (let column = first(west); column < beyond(west, frame.width, ground.columns); column++) {
      const block = finest(ground, view.scale, column, row);
      if (!block) continue;
      const [left, top] = [Math.round(west + column * side), Math.round(north + row * side)];
      const [right, bottom] = [Math.round(west + (column + 1) * side), Math.round(north + (row + 1) * side)];
      brush.drawImage(block, left, top, right - left, bottom - top);
    }
  brush.strokeStyle = COLOURS.ink;
  brush.lineWidth = 1;
  brush.strokeRect(west, north, ground.columns * view.scale, ground.rows * view.scale);
}

function finest(ground: Ground, scale: number, column: number, row: number): OffscreenCanvas | undefined {
  const wanted = levelFor(scale);
  for (const level of [...LEVELS].reverse()) {
    const block = level <= wanted ? ground.blockAt(level, column, row) : undefined;
    if (block) return block;
  }
  return undefined;
}
