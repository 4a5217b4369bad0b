import { ours } from '@vedette/record';
import type { CommandDocument, LeaderDocument, UnitDocument } from '../document/forces.schema.js';
import type { Arm, TroopClass, UnitType } from '../document/words.schema.js';

/** Boxes of ammunition a unit has when full (P-17). */
export function fullAmmo({ type, weapon }: Pick<UnitDocument, 'type' | 'weapon'>): number {
  if (isBatteryType(type)) return 12;
  if (type === 'WAG') return 0;
  return type === 'CAV' || weapon === 'B' || weapon === 'SR' ? 6 : 4;
}

/** Class of a unit by its ordered cohesion (P-15). */
export function classOf({ cohesion }: Pick<UnitDocument, 'cohesion'>): TroopClass {
  if (cohesion >= 8) return 'elite';
  if (cohesion === 7) return 'veteran';
  return cohesion === 6 ? 'average' : 'green';
}

/** Share of its men, in hundredths, at whose loss a brigade can do no more (P-15). */
const INEFFECTIVE_AT: Readonly<Record<TroopClass, number>> = {
  elite: 50,
  veteran: 40,
  average: 35,
  green: 30,
};

/** SP of losses at which a brigade of a class and size is ineffective, rounded up (P-15). */
export function ineffectiveLevel(troops: TroopClass, startSP: number): number {
  return Math.ceil((INEFFECTIVE_AT[troops] * startSP) / 100);
}

/** What most of some SP are of; of as many the first listed. */
export function mostOf<T extends string>(
  units: readonly { readonly sp: number; readonly is: T }[],
  listed: readonly T[],
): T {
  const sums = listed.map((one) => units.filter(({ is }) => is === one).reduce((sum, { sp }) => sum + sp, 0));
  return listed[sums.indexOf(Math.max(...sums))]!;
}

/** Range of a leader for whom none is said, by the size of his command (P-06.2). */
export function rangeOf(
  rating: number,
  command: Pick<CommandDocument, 'level' | 'arm'>,
  kind: LeaderDocument['kind'],
): number {
  if (kind === 'artillery-chief') return 16;
  const isHorse = command.arm === 'CAV';
  switch (command.level) {
    case 'army':
    case 'wing':
      return 24;
    case 'corps':
      return 14;
    case 'division':
      return 8 + Math.floor(rating / 2) + (isHorse ? 4 : 0);
    case 'brigade':
      return 3 + Math.floor(rating / 2) + (isHorse ? 3 : 0);
    case 'battalion':
      return 4;
  }
}

/** Stars for whom none are said: generals of brigades one, of more two, those who lead battalions none (P-06.2). */
export function starsOf({ level }: Pick<CommandDocument, 'level'>): number {
  if (level === 'battalion') return 0;
  return level === 'brigade' ? 1 : 2;
}

/** A rating for whom none is said (P-06.2). */
export const UNRATED = 3;
/** Strength of a unit for which none is said. */
export const USUAL_SP = ours(6, 'P-23', 'a regiment of three hundred, as most in the schedule');
/** Cohesion for which none is said, and what disorder takes of it. */
export const USUAL_COHESION = 7;
export const LESS_DISORDERED = 2;

/** The arm of a type. */
export function armOfType(type: UnitType): Arm {
  if (type === 'CAV') return 'CAV';
  return type === 'INF' || type === 'SS' ? 'INF' : 'ART';
}

/** Whether a type is of guns. */
export function isBatteryType(type: UnitType): boolean {
  return type === 'ART' || type === 'HART';
}
