import type { Side } from '../document/words.schema.js';
import type { UnitState } from './battle-state.js';

type Units = ReadonlyMap<string, UnitState>;

const NOBODY: readonly UnitState[] = [];

/**
 * Who stands where and under whom, beside the units of a battle: rules ask for the stack of a hex and the units of a command at every step,
 * and hundreds of units are not to be gone through each time. Lists are replaced, never written to, so that whoever goes through one may change units meanwhile.
 */
export class Muster {
  private readonly stacks = new Map<string, readonly UnitState[]>();
  private readonly trails = new Map<string, readonly UnitState[]>();
  private readonly commands = new Map<string, readonly UnitState[]>();
  private readonly held: Readonly<Record<Side, Map<string, number>>> = { US: new Map(), CSA: new Map() };

  constructor(units: Units) {
    for (const unit of units.values()) this.add(unit);
  }

  /** Units whose own hex it is, top of the stack first. */
  stackIn(hex: string): readonly UnitState[] {
    return this.stacks.get(hex) ?? NOBODY;
  }

  /** Units that extend or trail into a hex, by id. */
  trailsIn(hex: string): readonly UnitState[] {
    return this.trails.get(hex) ?? NOBODY;
  }

  /** Units directly of a command, on the map or not, by id. */
  of(command: string): readonly UnitState[] {
    return this.commands.get(command) ?? NOBODY;
  }

  /** Hexes in which a side has men. */
  heldBy(side: Side): Iterable<string> {
    return this.held[side].keys();
  }

  /** Whether a side has men in a hex. */
  isHeldBy(side: Side, hex: string): boolean {
    return this.held[side].has(hex);
  }

  /** A unit comes, or stands as it now is. */
  add(unit: UnitState): void {
    const { hex } = unit;
    put(this.commands, unit.command, unit, byId);
    if (hex === null) return;
    put(this.stacks, hex, unit, (a, b) => a.stack - b.stack || byId(a, b));
    this.count(unit.side, hex, 1);
    for (const other of trailOf(unit)) {
      put(this.trails, other, unit, byId);
      this.count(unit.side, other, 1);
    }
  }

  /** A unit goes, as it stood. */
  remove(unit: UnitState): void {
    const { hex } = unit;
    take(this.commands, unit.command, unit);
    if (hex === null) return;
    take(this.stacks, hex, unit);
    this.count(unit.side, hex, -1);
    for (const other of trailOf(unit)) {
      take(this.trails, other, unit);
      this.count(unit.side, other, -1);
    }
  }

  private count(side: Side, hex: string, more: number): void {
    const now = (this.held[side].get(hex) ?? 0) + more;
    if (now > 0) this.held[side].set(hex, now);
    else this.held[side].delete(hex);
  }
}

/** Hexes beside its own, each once. */
function trailOf({ hex, extended }: UnitState): readonly string[] {
  return extended.length === 0 ? extended : [...new Set(extended)].filter((other) => other !== hex);
}

type Lists = Map<string, readonly UnitState[]>;

function byId(a: UnitState, b: UnitState): number {
  return a.id < b.id ? -1 : 1;
}

function put(lists: Lists, key: string, unit: UnitState, order: typeof byId): void {
  const there = lists.get(key);
  lists.set(key, there ? [...there, unit].sort(order) : [unit]);
}

function take(lists: Lists, key: string, { id }: UnitState): void {
  const rest = (lists.get(key) ?? NOBODY).filter((one) => one.id !== id);
  if (rest.length > 0) lists.set(key, rest);
  else lists.delete(key);
}

const MUSTERS = new WeakMap<Units, Muster>();

/** The muster of some units, worked out when they are first asked for and kept up by {@link putUnit} and {@link dropUnit} from then on. */
export function musterOf(units: Units): Muster {
  let muster = MUSTERS.get(units);
  if (!muster) MUSTERS.set(units, (muster = new Muster(units)));
  return muster;
}

/** Puts a unit among others, in the place of what it was. Whoever changes units of a battle that is being played does it by this. */
export function putUnit(units: Units, unit: UnitState): void {
  const before = units.get(unit.id);
  (units as Map<string, UnitState>).set(unit.id, unit);
  const muster = MUSTERS.get(units);
  if (!muster) return;
  if (before) muster.remove(before);
  muster.add(unit);
}

/** Takes a unit away. */
export function dropUnit(units: Units, id: string): void {
  const before = units.get(id);
  if (!before) return;
  (units as Map<string, UnitState>).delete(id);
  MUSTERS.get(units)?.remove(before);
}
