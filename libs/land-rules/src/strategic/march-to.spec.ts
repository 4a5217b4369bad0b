import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { Field, landOrder } from '../testing/field.js';

type Spot = readonly [id: string, square: string, tactical?: string];

function field(
  marchTo: ('battle' | 'allies' | 'enemy')[],
  others: readonly Spot[],
  strategic: object = {},
  more: object = {},
): Field {
  return new Field(
    {
      units: [
        { id: 'US1IN', square: 'G3-V3', tactical: '7-7' },
        ...others.map(([id, square, tactical = '2-2']) => ({ id, square, tactical })),
      ],
      ...more,
    },
    [landOrder('US1IN', { strategic: { marchTo, ...strategic } })],
  );
}

function after(table: Field, ...phases: PhaseName[]): string {
  table.play(...phases);
  return table.where('US1IN').split(' ')[0]!;
}

const SMALL: Spot[] = [
  ['US2IN', 'G2-V3'],
  ['MX2IN', 'G2-V3', '9-9'],
];
const LARGE: Spot[] = [
  ['US3IN', 'G4-V3'],
  ['US4IN', 'G4-V3'],
  ['MX3IN', 'G4-V3', '9-9'],
];

describe('march to battle (7.13)', () => {
  it('leads to the largest battle next door, by units of both sides (A-13)', () => {
    expect(after(field(['battle'], [...SMALL, ...LARGE]), 'strategic-1')).toBe('G4-V3');
  });

  it('leads nowhere without a battle: enemies alone are none', () => {
    expect(after(field(['battle'], [['MX2IN', 'G2-V3']]), 'strategic-1')).toBe('G3-V3');
  });

  it('stays when the battle in its own square is as large', () => {
    const own: Spot[] = [
      ['US5IN', 'G3-V3'],
      ['MX5IN', 'G3-V3', '14-14'],
    ];
    expect(after(field(['battle'], [...LARGE, ...own]), 'strategic-1')).toBe('G3-V3');
  });

  it('settles equal battles by a draw', () => {
    const equal: Spot[] = [...SMALL, ['US6IN', 'G3-V2'], ['MX6IN', 'G3-V2', '9-9']];
    const table = field(['battle'], equal);
    table.play('strategic-1');
    expect(table.events[0]?.dice?.map(({ label }) => label)).toContain('7.13 battle US1IN');
  });

  it('happens in a blank box of the path and strikes out the rest of it (A-22)', () => {
    const table = field(['battle'], LARGE, { path: [null, 'G2-V3'] });
    expect(after(table, 'strategic-1')).toBe('G4-V3');
    expect(after(table, 'strategic-2')).toBe('G4-V3');
  });

  it('waits in NWOL until the path is finished', () => {
    const nwol = { rulebooks: { land: 'gitm-nwol' } };
    const table = field(['battle'], LARGE, { path: [null, 'G3-V4'] }, nwol);
    expect(after(table, 'strategic-1')).toBe('G3-V3');
    expect(after(table, 'strategic-2')).toBe('G3-V4');
    expect(after(table, 'strategic-3')).toBe('G4-V3');
  });

  it('goes on after a halt, which only ends the path (6.3)', () => {
    const table = field(['battle'], LARGE, { path: ['G6-V6'] });
    expect(after(table, 'strategic-1')).toBe('G3-V3');
    expect(after(table, 'strategic-2')).toBe('G4-V3');
  });
});

describe('march to allies and to the enemy (7.13)', () => {
  it('leads to the most friends next door, unless more are here already', () => {
    const friends: Spot[] = [
      ['US2IN', 'G2-V3'],
      ['US3IN', 'G4-V3'],
      ['US4IN', 'G4-V3'],
    ];
    expect(after(field(['allies'], friends), 'strategic-1')).toBe('G4-V3');
    const crowd: Spot[] = [...friends, ['US5IN', 'G3-V3'], ['US6IN', 'G3-V3'], ['US7IN', 'G3-V3']];
    expect(after(field(['allies'], crowd), 'strategic-1')).toBe('G3-V3');
  });

  it('goes where there are as many as here, as the rule is written', () => {
    const equal: Spot[] = [
      ['US2IN', 'G2-V3'],
      ['US5IN', 'G3-V3'],
    ];
    expect(after(field(['allies'], equal), 'strategic-1')).toBe('G2-V3');
  });

  it('leads to the most enemies next door', () => {
    expect(after(field(['enemy'], [['MX2IN', 'G2-V3']]), 'strategic-1')).toBe('G2-V3');
  });

  it('gives way to battle, and enemies give way to friends', () => {
    const all: Spot[] = [...LARGE, ['US9IN', 'G3-V2'], ['US8IN', 'G3-V2'], ['US7IN', 'G3-V2']];
    expect(after(field(['enemy', 'allies', 'battle'], all), 'strategic-1')).toBe('G4-V3');
    const two: Spot[] = [
      ['US9IN', 'G3-V2'],
      ['MX9IN', 'G2-V3'],
      ['MX8IN', 'G2-V3'],
    ];
    expect(after(field(['enemy', 'allies'], two), 'strategic-1')).toBe('G3-V2');
  });

  it('does not exist in NWOL (N-08)', () => {
    const nwol = { rulebooks: { land: 'gitm-nwol' } };
    expect(after(field(['enemy'], [['MX2IN', 'G2-V3']], {}, nwol), 'strategic-1')).toBe('G3-V3');
  });
});
