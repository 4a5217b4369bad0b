import { type Fault, withArticle } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';

/** Faults of the ground: a bridge over no creek. A road that leaps is none: it goes on behind the gap, and joins nothing over it. */
export function groundFaults(map: BattleDocument['map']): Fault[] {
  return map.hexsides.flatMap(({ kind, bridge = false }, i): Fault[] =>
    bridge && kind !== 'creek'
      ? [
          {
            pointer: `/map/hexsides/${i}/bridge`,
            found: `true of ${withArticle(kind)}`,
            allowed: 'false; creeks alone have bridges and fords',
          },
        ]
      : [],
  );
}
