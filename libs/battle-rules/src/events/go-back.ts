import { bottomOf, type BattleContext, enemyOf, isHeldBy, UnitGaveGround } from '@vedette/battle';
import { enemyAudience, lookAround } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { groundCost, moverOf } from '../ground/ground-cost.js';
import { hexesToRear } from '../ground/step-away.js';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { trailOf } from '../morale/retreat.js';

/** A train goes some hexes toward its rear (P-21 J): each the open one nearest the rear edge, of as many the cheapest, then the lowest number. */
export function goBack(context: BattleContext, id: string, hexes: number): void {
  const unit = context.state.units.get(id);
  if (!unit || unit.hex === null) return;
  const from = unit.hex;
  const enemy = enemyOf(unit.side);
  const rear = (hex: Hex): number => hexesToRear(context, unit.side, hex);
  const path: Hex[] = [];
  while (path.length < hexes) {
    const at = path.at(-1) ?? from;
    const [next] = context.map.grid
      .neighbours(at)
      .flatMap((hex) => {
        const price = groundCost(context, moverOf(unit), at, hex, { inColumn: true });
        return price === null || isHeldBy(context.state, enemy, hex) || rear(hex) >= rear(at)
          ? []
          : [{ hex, cost: price.cost }];
      })
      .sort((a, b) => rear(a.hex) - rear(b.hex) || a.cost - b.cost || (a.hex < b.hex ? -1 : 1));
    if (!next) break;
    path.push(next.hex);
  }
  const to = path.at(-1);
  if (to === undefined) return;
  context.emit(UnitGaveGround, {
    rule: ['P-21'],
    hex: to,
    units: [id],
    data: { unit: id, from, to, path, short: 0 },
    audience: context.toSide(unit.side, enemyAudience(context, unit.side, from)),
    change: {
      units: { [id]: { hex: to, stack: bottomOf(context.state, to), extended: trailOf(unit, from, path) } },
    },
  });
  lookAround(context, [from, ...unit.extended, to]);
  leadersInTheWay(context, id, 'gives-ground');
}
