import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '../../graph/shapes.js';
import { bendMarch } from './bend-march.js';
import type { Boxes } from './point-march.js';

/** A plain of five rows, A to E, of ten squares each; a march begins at A0, and every square is in reach but A9, which a rule bars. */
const cell = (square: string): readonly [number, number] => [
  square.charCodeAt(0) - 'A'.charCodeAt(0),
  Number(square.slice(1)),
];
const isNextTo = (a: string, b: string): boolean => {
  const [[row, column], [otherRow, otherColumn]] = [cell(a), cell(b)];
  return Math.max(Math.abs(row - otherRow), Math.abs(column - otherColumn)) === 1;
};
/** Straight on, and down a row with each step as long as that is needed. */
const wayTo = (square: string): string[] => {
  const [row, column] = cell(square);
  return Array.from({ length: Math.max(row, column) }, (_, at) =>
    String.fromCharCode(65 + Math.min(row, at + 1)).concat(String(Math.min(column, at + 1))),
  );
};
const places = [...'ABCDE'].flatMap((row) => [...'012345678'].map((column) => row + column)).slice(1);
const reach = {
  reached: places.map((place) => ({ place, path: wayTo(place) })),
  barred: [{ place: 'A9', code: 'water', rule: '7.3', message: 'water' }],
} as unknown as AnswerOf['reach'];
const bend = (path: Boxes, step: string, square: string) =>
  bendMarch({ path, from: 'A0', step, square, reach, isNextTo });

describe('dragging a step of a march to another square', () => {
  const straight = ['A1', 'A2', 'A3', 'A4'];

  it('leads the march over that square and keeps the steps beside it', () => {
    expect(bend(straight, 'A2', 'B2')).toEqual({ is: 'march', path: ['A1', 'B2', 'A3', 'A4'] });
    expect(bend(straight, 'A1', 'B1')).toEqual({ is: 'march', path: ['B1', 'A2', 'A3', 'A4'] });
    const twice = bend(['A1', 'B2', 'A3', 'A4'], 'A3', 'B3');
    expect(twice).toEqual({ is: 'march', path: ['A1', 'B2', 'B3', 'A4'] });
  });

  it('leads there from the step before and on to the next by the shortest way', () => {
    const far = bend(['A1', 'A2', 'A3'], 'A2', 'C2');
    expect(far).toEqual({ is: 'march', path: ['A1', 'B1', 'C2', 'B2', 'A3'] });
  });

  it('leads there and on by ways planned anew where that would last longer than a turn', () => {
    const far = bend([...straight, 'A5'], 'A2', 'C2');
    expect(far).toEqual({ is: 'march', path: ['B1', 'C2', 'B3', 'A4', 'A5'] });
  });

  it('moves its end with its last step, and keeps the phases it waits', () => {
    expect(bend(straight, 'A4', 'B4')).toEqual({ is: 'march', path: ['A1', 'A2', 'A3', 'B4'] });
    expect(bend(['A1', null, 'A2', 'A3'], 'A2', 'B2')).toEqual({
      ...{ is: 'march', path: ['A1', null, 'B2', 'A3'] },
    });
    expect(bend(['A1', 'A2', null, 'A3'], 'A2', 'B2')).toEqual({
      ...{ is: 'march', path: ['A1', 'B2', null, 'A3'] },
    });
  });

  it('leaves the step out that is dragged onto the one beside it', () =>
    expect(bend(['A1', 'B2', 'A2', 'A3'], 'B2', 'A2')).toEqual({ is: 'march', path: ['A1', 'A2', 'A3'] }));

  it('changes nothing where a rule bars the square, none leads there, or it would last longer than a turn', () => {
    expect(bend(straight, 'A2', 'A9')).toEqual({ is: 'barred', message: 'water', rule: '7.3' });
    expect(bend(straight, 'A2', 'F2')).toEqual({ is: 'out-of-reach' });
    expect(bend(straight, 'A2', 'E8')).toEqual({ is: 'out-of-reach' });
  });
});
