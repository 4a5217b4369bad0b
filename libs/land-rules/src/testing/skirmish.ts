import type { LandOrder } from '@vedette/campaign';
import { landOrder, type FieldPosition } from './field.js';

/** A small deterministic stream of whole numbers, for made-up situations in tests and measurements. */
export function stream(seed: number): (below: number) => number {
  let at = seed >>> 0;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

const TYPES = ['IN', 'IN', 'LI', 'LC', 'MC', 'LA', 'HA', 'AQ', 'CQ', 'MI'] as const;

/** Two hostile sides of `each` units in a theatre of `size` squares a side, with orders of every kind. */
export function skirmish(
  seed: number,
  each: number,
  size: number,
): { position: FieldPosition; orders: LandOrder[] } {
  const next = stream(seed);
  const at = (): string => `${next(15)}-${next(15)}`;
  const nameOf = (column: number, row: number): string =>
    `${String.fromCharCode(71 + Math.floor(column / 10))}${column % 10}-${String.fromCharCode(86 + Math.floor(row / 10))}${row % 10}`;
  const taken = new Map<string, string>();
  const units: Record<string, unknown>[] = [];
  const orders: LandOrder[] = [];
  const place = (state: string): { column: number; row: number; tactical: string } => {
    for (;;) {
      const [column, row, tactical] = [next(size), next(size), at()];
      const key = `${nameOf(column, row)} ${tactical}`;
      if ((taken.get(key) ?? state) !== state) continue;
      taken.set(key, state);
      return { column, row, tactical };
    }
  };
  for (const state of ['US', 'MX'])
    for (let number = 1; number <= each; number++) {
      const type = TYPES[next(TYPES.length)]!;
      const id = `${state}${number}${type}`;
      const { column, row, tactical } = place(state);
      const strength = type === 'AQ' ? 250 : type === 'CQ' ? 100 : 200 + next(900);
      units.push({
        id,
        square: nameOf(column, row),
        tactical,
        strength,
        fatigue: next(12),
        supplies: next(2),
      });
      orders.push(landOrder(id, sectionsOf(next, at, nameOf, column, row)));
    }
  const strategic = Array.from({ length: size }, () => '.'.repeat(size));
  return { position: { theatre: { strategic }, units }, orders };
}

function sectionsOf(
  next: (below: number) => number,
  at: () => string,
  nameOf: (column: number, row: number) => string,
  column: number,
  row: number,
): Omit<LandOrder, 'kind' | 'unit'> {
  const path: (string | null)[] = [];
  let [c, r] = [column, row];
  for (let i = 0; i < next(5); i++) {
    [c, r] = [Math.max(0, c + next(3) - 1), Math.max(0, r + next(3) - 1)];
    path.push(next(5) === 0 ? null : nameOf(c, r));
  }
  return {
    strategic: {
      path,
      pursuit: next(3) === 0,
      marchTo: next(3) === 0 ? ['battle', 'enemy'] : [],
      haltOnDetection: next(4) === 0,
      haltOnEnemyEntry: next(4) === 0,
      withdraw: next(2) === 0,
    },
    tactical: {
      ...(next(2) === 0 ? { destination: at() } : {}),
      ...(next(4) === 0 ? { waypoint: at() } : {}),
      phase: 1 + next(5),
      ...(next(2) === 0 ? { engage: {} } : {}),
    },
    reaction: {
      ...(next(2) === 0 ? { intercept: { center: at(), radius: next(6) } } : {}),
      ...(next(2) === 0 ? { support: { center: at(), radius: next(6) } } : {}),
    },
    posture: { offensive: (['assault', 'attack', 'skirmish', 'evade'] as const)[next(4)]! },
  };
}
