import { asPointer, type Fault, show } from '@vedette/documents';
import { distance } from '@vedette/hex';
import type { BattleDocument } from '../../document/position.schema.js';

/** Faults of the ground: a bridge over no creek, a road that leaps. */
export function groundFaults(map: BattleDocument['map']): Fault[] {
  return [...bridgeFaults(map), ...roadFaults(map)];
}

function bridgeFaults(map: BattleDocument['map']): Fault[] {
  return map.hexsides.flatMap(({ kind, bridge = false }, i): Fault[] =>
    bridge && kind !== 'creek'
      ? [
          {
            pointer: `/map/hexsides/${i}/bridge`,
            found: `true of a ${kind}`,
            allowed: 'false; creeks alone have bridges and fords',
          },
        ]
      : [],
  );
}

function roadFaults(map: BattleDocument['map']): Fault[] {
  return Object.entries(map.roads).flatMap(([name, { hexes }]) =>
    hexes.flatMap((hex, i): Fault[] =>
      i === 0 || distance(hexes[i - 1]!, hex) === 1
        ? []
        : [
            {
              pointer: `/map/roads/${asPointer(name)}/hexes/${i}`,
              found: show(hex),
              allowed: `a hex next to ${hexes[i - 1]!}: a road goes from hex to hex`,
            },
          ],
    ),
  );
}
