import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '../../graph/shapes.js';
import { pointMarch, withWait } from './point-march.js';

const column = (square: string): number => Number(square.slice(1));
const isNextTo = (a: string, b: string): boolean => Math.abs(column(a) - column(b)) === 1;
const reach = {
  reached: [{ place: 'A3', phase: 3, fatigue: 2, forced: false, path: ['A1', 'A2', 'A3'], doubts: [] }],
  barred: [{ place: 'A9', code: 'water', rule: '7.3', message: 'water' }],
} as unknown as AnswerOf['reach'];
const point = (path: readonly (string | null)[], square: string) =>
  pointMarch({ path, from: 'A0', square, reach, isNextTo });

describe('pointing at a square', () => {
  it('in reach marches there by the way that is proposed', () =>
    expect(point([], 'A3')).toEqual({ is: 'march', path: ['A1', 'A2', 'A3'] }));

  it('beside the end of a march goes on, also after a phase of waiting', () =>
    expect(point(['A1', null], 'A2')).toEqual({ is: 'march', path: ['A1', null, 'A2'] }));

  it('of the march cuts it there, and where the piece stands takes it back', () => {
    expect(point(['A1', 'A2', 'A3'], 'A2')).toEqual({ is: 'march', path: ['A1', 'A2'] });
    expect(point(['A1', 'A2'], 'A0')).toEqual({ is: 'march', path: [] });
  });

  it('of its last step waits a phase there, until the turn is full', () => {
    expect(point(['A1', 'A2', 'A3'], 'A3')).toEqual({ is: 'march', path: ['A1', 'A2', 'A3', null] });
    expect(point(['A1', null], 'A1')).toEqual({ is: 'march', path: ['A1', null, null] });
    const full = ['A1', 'A2', null, null, null, null];
    expect(point(full, 'A2')).toEqual({ is: 'march', path: full });
    expect(point(['A1', 'A2', 'A1'], 'A1')).toEqual({ is: 'march', path: ['A1', 'A2', 'A1', null] });
  });

  it('that cannot be got to changes nothing and says why', () => {
    expect(point([], 'A9')).toEqual({ is: 'barred', message: 'water', rule: '7.3' });
    expect(point([], 'A7')).toEqual({ is: 'out-of-reach' });
  });

  it('never makes a march longer than a turn', () => {
    const full = ['A1', 'A2', 'A1', 'A2', 'A1', 'A2'];
    expect(point(full, 'A3')).toEqual({ is: 'march', path: ['A1', 'A2', 'A3'] });
    expect(withWait(full)).toEqual(full);
  });
});
