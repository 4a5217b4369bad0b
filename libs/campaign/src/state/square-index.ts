import { byId } from '../identity.js';
import type { MutableUnit } from './unit.js';

/** An ordinary array: loops that meet a frozen one now and then are slow for all the others as well. */
const NONE: readonly MutableUnit[] = [];

/** Units by strategic square, each list in order of id, so that no rule ever scans all units to find neighbours. */
export class SquareIndex {
  private readonly lists = new Map<number, MutableUnit[]>();

  /** Units standing in a square, by id. The list is live: copy it before moving units. */
  at(square: number): readonly MutableUnit[] {
    return this.lists.get(square) ?? NONE;
  }

  /** Squares with at least one unit, ascending. */
  squares(): number[] {
    return [...this.lists.keys()].sort((a, b) => a - b);
  }

  add(unit: MutableUnit): void {
    if (unit.square < 0) return;
    const list = this.lists.get(unit.square);
    if (!list) this.lists.set(unit.square, [unit]);
    else {
      let at = list.length;
      while (at > 0 && byId(list[at - 1]!, unit) > 0) at--;
      list.splice(at, 0, unit);
    }
  }

  remove(unit: MutableUnit): void {
    const list = this.lists.get(unit.square);
    const at = list?.indexOf(unit) ?? -1;
    if (!list || at < 0) return;
    list.splice(at, 1);
    if (list.length === 0) this.lists.delete(unit.square);
  }
}
