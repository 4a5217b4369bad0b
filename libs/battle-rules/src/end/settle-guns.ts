import { type BattleContext, enemyOf, hexesOf, type Side } from '@vedette/battle';
import { distance } from '@vedette/hex';
import { GunsSettled } from './end.events.js';

/** When the battle ends, as at 2400, guns left inside own lines go back to their battery; the others are the enemy's for good (G-43, P-37). */
export function settleGuns(context: BattleContext): void {
  const { turn, lastTurn } = context.state;
  if (turn !== lastTurn) return;
  for (const left of [...context.state.abandonedGuns]) {
    const battery = context.state.units.get(left.battery);
    const side = battery?.side;
    const kept = side !== undefined && isInsideLines(context, side, left.hex);
    context.emit(GunsSettled, {
      rule: ['G-43', 'P-37'],
      hex: left.hex,
      data: { hex: left.hex, battery: left.battery, guns: left.guns, captured: !kept },
      audience: side === undefined ? {} : context.toSide(side),
      change: {
        abandonedGuns: context.state.abandonedGuns.filter((one) => one !== left),
        ...(battery
          ? {
              units: {
                [battery.id]: kept
                  ? { sp: battery.sp + left.guns }
                  : { losses: battery.losses + left.guns, captured: battery.captured + left.guns },
              },
            }
          : {}),
      },
    });
  }
}

/** An own unit in the hex, or the nearest unrouted combat unit one's own; as near as an enemy does not count against (P-37). */
function isInsideLines({ state }: BattleContext, side: Side, hex: string): boolean {
  const near = (who: Side): number =>
    Math.min(
      Infinity,
      ...[...state.units.values()]
        .filter((unit) => unit.side === who && unit.state !== 'routed' && unit.type !== 'WAG')
        .flatMap(hexesOf)
        .map((one) => distance(one, hex)),
    );
  return near(side) <= near(enemyOf(side)) && near(side) < Infinity;
}
