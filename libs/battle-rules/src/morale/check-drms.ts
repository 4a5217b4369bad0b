import { hexesOf, isColumn, lightOf, type Drm, unitsOf, type UnitState } from '@vedette/battle';
import { distance, entrySides, type Hex } from '@vedette/hex';
import { worksIn, worksOn, type Field } from '../ground/ground-cost.js';
import { COLLAPSED_LESS } from './cohesion.js';

/** What fatigue adds or takes: half the level of the brigade (P-14, G-93). */
export function fatigueOf({ state }: Field, unit: UnitState): number {
  return state.switches.fatigue ? Math.floor((state.commands.get(unit.command)?.fatigue ?? 0) / 2) : 0;
}

/** Modifiers that every check of cohesion shares: tired, ineffective, collapsed (P-09.2, P-11.5, P-12.4). */
export function commonDrms(field: Field, unit: UnitState): Drm[] {
  return [
    { rule: 'P-14', value: fatigueOf(field, unit), why: 'fatigue of its brigade' },
    {
      rule: 'P-15',
      value: field.state.commands.get(unit.command)?.ineffective ? 1 : 0,
      why: 'ineffective command',
    },
    { rule: 'P-15', value: unit.collapsed ? COLLAPSED_LESS.value : 0, why: 'collapsed' },
  ];
}

/** Modifiers of every UDD of a unit (P-09.2); `cause` is where what struck it came from, which its works may not face. */
export function checkDrms(field: Field, unit: UnitState, cause: Hex | null): Drm[] {
  return [
    ...worksDrm(field, unit, cause),
    ...commonDrms(field, unit),
    { rule: 'P-20', value: lightOf(field.state.turn) === 'night' ? 1 : 0, why: 'night' },
    {
      rule: 'P-25.7',
      value: field.state.progress.units[unit.id]?.surprised === true ? 1 : 0,
      why: 'surprised',
    },
    { rule: 'P-09.2', value: hasComrade(field, unit) ? -1 : 0, why: 'ordered comrades beside it' },
  ];
}

function worksDrm({ state }: Field, unit: UnitState, cause: Hex | null): Drm[] {
  if (unit.hex === null || isColumn(unit)) return [];
  const hex = unit.hex;
  const works =
    cause === null || cause === hex
      ? worksIn(state, hex)
      : (entrySides(hex, cause)
          .map((side) => worksOn(state, hex, side))
          .find((one) => one !== null) ?? null);
  if (!works) return [];
  return works.kind === 'entrenchments'
    ? [{ rule: 'G-44', value: -3, why: 'in entrenchments' }]
    : [{ rule: 'P-09.2', value: -2, why: 'in breastworks' }];
}

function hasComrade({ state }: Field, unit: UnitState): boolean {
  const hexes = hexesOf(unit);
  return unitsOf(state, unit.command).some(
    (other) =>
      other.id !== unit.id &&
      other.state === 'ordered' &&
      (other.type === 'INF' || other.type === 'SS' || other.type === 'CAV') &&
      hexesOf(other).some((hex) => hexes.some((own) => distance(own, hex) === 1)),
  );
}
