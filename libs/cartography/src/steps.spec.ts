import { describe, expect, it } from '@jest/globals';
import { strategicTiles, tacticalTiles } from './ground/ground-tiles.js';
import { strokesOf } from './lettering/stroked-label.js';
import { drawCity, drawWorks } from './signs/city-sign.js';
import { drawMark } from './signs/mark.js';
import { drawShipSign } from './signs/ship-sign.js';
import { drawWind } from './signs/wind-arrow.js';
import type { Step } from './step.js';
import { STYLES } from './styles.js';

const COLOURS = ['blue', 'red', 'gray', 'black'] as const;
const SIGNS: readonly Step[] = [
  ...COLOURS.flatMap((colour) =>
    (['flag', 'tent', 'boxed-s'] as const).map((kind) => drawMark({ kind, colour, label: '12' }, 1, 2)),
  ),
  ...COLOURS.flatMap((colour) =>
    [true, false].map((far) => drawShipSign({ colour, far, count: '3', frigates: far }, 0, 0)),
  ),
  ...[1, 2, 3, 4, 5].map((level) => drawCity({ level, fort: true, besieged: true }, 3, 4)),
  drawWorks({ fort: true, besieged: true }, 5, 6),
  ...(['north', 'east', 'south', 'west'] as const).map((from) => drawWind({ from, strength: 'heavy' }, 7, 8)),
];
const TILES = [...strategicTiles(), ...tacticalTiles()];
const ALL: readonly Step[] = [...SIGNS, ...TILES.flatMap(({ steps }) => steps)];

/** A step and all within it. */
const within = (step: Step): Step[] => [step, ...(step.kind === 'group' ? step.steps.flatMap(within) : [])];
const EVERY = ALL.flatMap(within);

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, a: 7, z: 0 };

/** What is wrong with a path as SVG and canvases read it. */
function faultOf(d: string): string | null {
  if (!d.startsWith('M')) return 'begins nowhere';
  for (const [, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const takes = TAKES[command!.toLowerCase()];
    if (takes === undefined) return `has a command ${command}`;
    const numbers = rest!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    const isWhole = takes === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % takes === 0;
    if (!isWhole) return `gives ${command} ${numbers.length} numbers`;
  }
  return null;
}

describe('drawing steps', () => {
  it('are plain data that any painter can be sent', () => {
    expect(JSON.parse(JSON.stringify(ALL))).toEqual(ALL);
    expect(JSON.stringify(ALL)).not.toMatch(/[<>]|url\(/);
  });

  it('have paths that SVG and canvases read alike', () => {
    const paths = EVERY.flatMap((step) => (step.kind === 'path' ? [step.d] : []));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
    for (const { label } of EVERY.filter((step) => step.kind === 'label'))
      expect([label.text, faultOf(strokesOf(label).d)]).toEqual([label.text, null]);
  });

  it('say of every form how it looks, by a style there is or by themselves', () => {
    for (const step of EVERY)
      if (step.kind !== 'label' && step.kind !== 'group') {
        for (const style of step.styles ?? []) expect(Object.keys(STYLES)).toContain(style);
        expect(step.styles ?? step.fill ?? step.stroke).toBeDefined();
      }
  });

  it('fill an area by tiles that each have a name of their own', () => {
    const names = TILES.map(({ name }) => JSON.stringify(name));
    expect(new Set(names).size).toBe(names.length);
    for (const { side } of TILES) expect(side).toBeGreaterThan(0);
  });
});
