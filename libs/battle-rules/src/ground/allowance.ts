import { ours } from '@vedette/record';
import type { BattleState, UnitState } from '@vedette/battle';

const WHY = 'the charts of the boxed game are not to be had; twelve hexes in column are a route step';

/** MP of an activation at ME, by arm and, for guns, as if limbered (P-03). */
export const ALLOWANCE = ours(
  { foot: 6, sharpshooters: 7, mounted: 12, guns: 6, horseGuns: 10, wagons: 5 },
  'P-03',
  WHY,
);

/** Printed MP of a unit as it stands: of guns those of the teams, whether limbered or not. */
export function printedAllowance(unit: UnitState): number {
  const { foot, sharpshooters, mounted, guns, horseGuns, wagons } = ALLOWANCE.value;
  switch (unit.type) {
    case 'INF':
      return foot;
    case 'SS':
      return sharpshooters;
    case 'CAV':
      return unit.formation === 'dismounted' ? foot : mounted;
    case 'ART':
      return guns;
    case 'HART':
      return horseGuns;
    case 'WAG':
      return wagons;
  }
}

/** MP after rain, which halves them, and mud, which takes one (G-49, G-50, P-03): what a rout or a reaction can spend. */
export function weatheredAllowance(state: BattleState, allowance: number): number {
  const wet = state.weather.rain === null ? allowance : Math.floor(allowance / 2);
  return Math.max(0, state.weather.mud ? wet - 1 : wet);
}

/** MP of a tactical move at ME in this weather, blown horses at half (P-11.8). */
export function tacticalAllowance(state: BattleState, unit: UnitState): number {
  const printed = printedAllowance(unit);
  return weatheredAllowance(state, unit.blown ? Math.floor(printed / 2) : printed);
}
