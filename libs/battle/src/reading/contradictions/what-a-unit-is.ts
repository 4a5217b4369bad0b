import { type Fault, show } from '@vedette/documents';
import type { UnitDocument } from '../../document/forces.schema.js';
import { isBatteryType } from '../defaults.js';
import type { Weapon } from '../../document/words.schema.js';

const SMALL_ARMS: readonly Weapon[] = ['M', 'E', 'R', 'TR', 'B', 'C', 'SR'];
const GUNS: readonly Weapon[] = ['N', 'H', 'R', 'P', 'L', 'G', 'W', 'S'];

/** Faults of what a unit has and is that its type cannot: another's weapon, blown horses, fixed bayonets. */
export function kindFaults(units: readonly UnitDocument[]): Fault[] {
  return units.flatMap(({ type, weapon, blown, bayonet }, i): Fault[] => {
    const arms = isBatteryType(type) ? GUNS : SMALL_ARMS;
    return [
      ...(type === 'WAG' || arms.includes(weapon)
        ? []
        : [
            {
              pointer: `/units/${i}/weapon`,
              found: show(weapon),
              allowed: `one of ${arms.join(', ')} for its type`,
            },
          ]),
      ...(blown && type !== 'CAV'
        ? [
            {
              pointer: `/units/${i}/blown`,
              found: 'true',
              allowed: 'false; horses of cavalry alone are blown (P-11.8)',
            },
          ]
        : []),
      ...(bayonet && type !== 'INF'
        ? [
            {
              pointer: `/units/${i}/bayonet`,
              found: 'true',
              allowed: 'false; infantry alone charges so (G-41)',
            },
          ]
        : []),
    ];
  });
}
