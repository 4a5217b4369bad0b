import type { Unit } from './unit.js';

/** Whether a unit uses ammunition: for its men, or for guns it has that do (GITM AMWOL 10.9; ROTD 10.11, R-72). */
export function usesAmmunition({ kind, batteries }: Pick<Unit, 'kind' | 'batteries'>): boolean {
  return kind.usesAmmunition || gunsUseAmmunition({ kind, batteries });
}

/** Whether a unit has guns that use ammunition. */
export function gunsUseAmmunition({ kind, batteries }: Pick<Unit, 'kind' | 'batteries'>): boolean {
  return batteries > 0 && (kind.gunnery?.usesAmmunition ?? false);
}
