import { figure } from './figures.js';
import { series } from './series.js';

/** Strangers seen on the move: of which state, of which arm, about how many men. */
export interface ForceSeen {
  /** The state as prose has it. */
  readonly of: string;
  readonly arm: string;
  readonly men: number;
}

const ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters'];

/**
 * The beginning of a sentence about strangers of one state who did the same: `A force of about 3,000, infantry and artillery of
 * Mexico,`, `A headquarters of Mexico, about 100 men,`. Their numbers are added up, since nobody tells their units apart.
 */
export function forceInWords(forces: readonly ForceSeen[]): string {
  const { of } = forces[0]!;
  const men = figure(forces.reduce((sum, force) => sum + force.men, 0));
  const arms = ARMS.filter((arm) => forces.some((force) => force.arm === arm));
  if (arms.length === 1 && arms[0] === 'headquarters') return `A headquarters of ${of}, about ${men} men,`;
  return `A force of about ${men}, ${series(arms)} of ${of},`;
}
