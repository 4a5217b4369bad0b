import type { UnitState } from '@vedette/battle';

/** Whether a formation has a front it moves by: lines, men on foot, guns at their trails. */
export function keepsFront(unit: Pick<UnitState, 'formation'>): boolean {
  return unit.formation === 'line' || unit.formation === 'dismounted' || unit.formation === 'unlimbered';
}
