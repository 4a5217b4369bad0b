import { describe, expect, it } from '@jest/globals';
import { drawGround } from './draw-ground.js';

const FRAME = { width: 320, height: 640, columns: 140, rows: 110 };
const VIEW = { x: 32, y: 32, scale: 44 };

/** Ground of which somebody counts what is drawn. */
function counted() {
  const drawn = new Set<string>();
  const name = (level: number, column: number, row: number): string => `${level} ${column} ${row}`;
  return {
    ...{ drawn, columns: FRAME.columns, rows: FRAME.rows },
    isDrawn: (...[level, column, row]: [number, number, number]) => drawn.has(name(level, column, row)),
    draw: (...[level, column, row]: [number, number, number]) => void drawn.add(name(level, column, row)),
    look: () => undefined,
  };
}

describe('the ground of a view', () => {
  it('becomes whole by one block a frame at least, on a machine of which every look at the clock is late', () => {
    const ground = counted();
    let time = 0;
    const frames: boolean[] = [];
    while (!frames.at(-1) && frames.length < 20)
      frames.push(drawGround(ground, VIEW, FRAME, () => (time += 1_000)));
    expect(frames.at(-1)).toBe(true);
    expect(frames).toHaveLength(ground.drawn.size);
  });

  it('is drawn in one frame where that takes no time, and no block twice', () => {
    const ground = counted();
    expect(drawGround(ground, VIEW, FRAME, () => 0)).toBe(true);
    const { size } = ground.drawn;
    expect(drawGround(ground, VIEW, FRAME, () => 0)).toBe(true);
    expect([size, ground.drawn.size]).toEqual([4, 4]);
  });
});
