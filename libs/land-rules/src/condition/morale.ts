import { MoraleChanged, QUALITIES, wholeMorale, type Quality, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** Excellent 7 down to Very Poor 1 (details 3). */
export function qualityRank(quality: Quality): number {
  return QUALITIES.indexOf(quality) + 1;
}

/**
 * Changes a unit's morale by some points, with -1, 0 or +1 by lot (GITM AMWOL 3.7; details 3); morale stays within 0-100
 * and the change is whole points.
 */
export function changeMorale(
  context: PhaseContext,
  unit: Unit,
  points: number,
  by: string,
  label: string,
): void {
  const draw = context.dice.whole(label, -1, 1);
  const morale = wholeMorale(unit.morale + points + draw.value);
  if (morale === unit.morale) return;
  context.emit(MoraleChanged, {
    rule: context.landRule('3.7'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, change: morale - unit.morale, morale, by, unsettles: true },
    dice: [draw],
    audience: Object.fromEntries(
      [unit.commander, unit.deputy].filter((id) => id !== null).map((id) => [id, 'full' as const]),
    ),
  });
}
