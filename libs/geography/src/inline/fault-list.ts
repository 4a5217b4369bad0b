import type { StrategicGrid } from '../strategic-grid.js';
import { tacticalSquareOf } from '../tactical-square.js';
import type { InlineFault } from './inline-theatre.error.js';

const MIDDLE = 112;

/** Collects what is wrong with an inline theatre, so that its author hears of everything at once. */
export class FaultList {
  readonly faults: InlineFault[] = [];

  /** Notes a fault; `pointer` is relative to the theatre. */
  add(pointer: string, found: string, allowed: string): void {
    this.faults.push({ pointer: `/theatre${pointer}`, found, allowed });
  }

  /** Index of a strategic square's name; -1 and a fault when the theatre has no such square. */
  square(name: string, grid: StrategicGrid, pointer: string): number {
    const square = grid.indexOf(name);
    if (square < 0) this.add(pointer, name, 'a square of the theatre');
    return square;
  }

  /** Index of a tactical square's name, the middle when none is given; the middle and a fault when it is no name. */
  tactical(name: string | null | undefined, pointer: string): number {
    if (name === undefined || name === null) return MIDDLE;
    const tactical = tacticalSquareOf(name);
    if (tactical < 0)
      this.add(pointer, `"${name}"`, 'a tactical square, column-row, 0 to 14, for instance 7-7');
    return tactical < 0 ? MIDDLE : tactical;
  }
}
