import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Direction, opposite } from './direction.js';
import { makeStrategicGrid } from './make-strategic-grid.js';
import {
  directionBetween,
  marchableLength,
  neighbourTable,
  strategicDistance,
  strategicStep,
} from './strategic-step.js';

const grid = makeStrategicGrid({ columns: 140, rows: 110, origin: 'A0-P0' });
const at = (name: string): number => grid.indexOf(name);

describe('steps on the strategic map', () => {
  it('lead to the neighbours a name suggests', () => {
    expect(grid.nameOf(strategicStep(grid, at('G5-V6'), Direction.North))).toBe('G5-V5');
    expect(grid.nameOf(strategicStep(grid, at('G9-V9'), Direction.Southeast))).toBe('H0-W0');
  });

  it('end at the edge of the map, also from one row to the next', () => {
    expect(strategicStep(grid, at('A0-P0'), Direction.North)).toBe(-1);
    expect(strategicStep(grid, at('A0-Q0'), Direction.West)).toBe(-1);
    expect(strategicStep(grid, at('N9-Q0'), Direction.East)).toBe(-1);
    expect(strategicStep(grid, at('N9-Z9'), Direction.South)).toBe(-1);
  });

  it('have a direction exactly when two squares adjoin', () => {
    fc.assert(
      fc.property(fc.nat(140 * 110 - 1), fc.nat(140 * 110 - 1), (from, to) => {
        const direction = directionBetween(grid, from, to);
        if (direction === -1) expect(strategicDistance(grid, from, to)).not.toBe(1);
        else expect(strategicStep(grid, from, direction)).toBe(to);
      }),
    );
  });

  it('lead back the opposite way', () => {
    for (let direction = 0; direction < 8; direction++) {
      const there = strategicStep(grid, at('G5-V6'), direction);
      expect(strategicStep(grid, there, opposite(direction))).toBe(at('G5-V6'));
      expect(directionBetween(grid, at('G5-V6'), there)).toBe(direction);
    }
    expect(directionBetween(grid, at('G5-V6'), at('G5-V6'))).toBe(-1);
  });

  it('count one each, diagonal or not', () => {
    expect(strategicDistance(grid, at('G4-V6'), at('G7-V8'))).toBe(3);
    expect(strategicDistance(grid, at('A0-P0'), at('N9-Z9'))).toBe(139);
  });

  it('stand in one table a grid', () => {
    const table = neighbourTable(grid);
    expect(neighbourTable(grid)).toBe(table);
    for (const square of [0, 139, 140, 7777, 15399])
      for (let direction = 0; direction < 8; direction++)
        expect(table[square * 8 + direction]).toBe(strategicStep(grid, square, direction));
  });
});

describe('a path of squares', () => {
  it('can be marched to the end when each adjoins the one before', () => {
    expect(marchableLength(grid, at('G4-V6'), [at('G5-V6'), at('G6-V7'), at('G7-V8')])).toBe(3);
  });

  it('ends where two squares do not adjoin: G4-V6 G5-V6 G7-V8 halts in G5-V6', () => {
    expect(marchableLength(grid, at('G4-V6'), [at('G5-V6'), at('G7-V8'), at('G7-V9')])).toBe(1);
  });

  it('may skip phases', () => {
    expect(marchableLength(grid, at('G4-V6'), [null, at('G5-V6'), null, at('G6-V7'), at('G6-V9')])).toBe(4);
  });

  it('does not begin with the square the unit stands in', () => {
    expect(marchableLength(grid, at('G4-V6'), [at('G4-V6'), at('G5-V6')])).toBe(0);
  });
});
