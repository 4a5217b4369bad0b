import type { Unit } from '@vedette/campaign';
import type { CaptureFigures } from '../figures/capture-figures.js';

/**
 * The make of all guns of a unit that takes one (ROTD 10.11): its own make, if it has guns; of the basic make they become the
 * better one when it takes anything else; a unit without guns keeps what it took.
 */
export function makeOfTaken(
  { basicBecomes }: Pick<CaptureFigures, 'basicBecomes'>,
  { batteries, gun }: Pick<Unit, 'batteries' | 'gun'>,
  taken: string | null,
): string | null {
  if (batteries === 0) return taken;
  const { basic, becomes } = basicBecomes.value;
  return gun === basic && taken !== basic ? becomes : gun;
}
