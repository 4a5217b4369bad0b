import {
  orderOf,
  StragglersRecovered,
  unitsOf,
  unitsWithin,
  type BattleContext,
  type CommandState,
} from '@vedette/battle';
import { nearestOf, enemyHexes } from '../ground/step-away.js';
import { updateEffectiveness } from '../losses/effectiveness.js';

const DESIGNATED_AT = '2400';
const RECOVERED_AT = '0400';
const NO_ENEMY_WITHIN = 4;

/** Whether a brigade may be designated to recover stragglers now: at 2400, under HOLD or RSRV, no enemy within four hexes (G-47, P-13). */
export function mayRecoverStragglers(context: BattleContext, command: CommandState): boolean {
  const { state } = context;
  if (state.turn !== DESIGNATED_AT || command.level !== 'brigade') return false;
  const enemies = enemyHexes(context, command.side);
  return unitsOf(state, command.id).every((unit) => {
    const order = orderOf(state, unit);
    const safe = unit.hex === null || nearestOf(unit.hex, enemies) > NO_ENEMY_WITHIN;
    return safe && (order === 'HOLD' || order === 'RSRV');
  });
}

/** At 0400 a brigade that still has the marker gets half of each unit's stragglers back, rounded up (G-47, P-13). */
export function recoverStragglers(context: BattleContext): void {
  if (context.state.turn !== RECOVERED_AT) return;
  const marked = [...context.state.commands.values()].filter(({ recovery }) => recovery === 'stragglers');
  for (const command of marked.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const { id } of unitsWithin(context.state, command.id)) {
      const unit = context.state.units.get(id)!;
      const back = Math.ceil(unit.stragglers / 2);
      if (back === 0) continue;
      context.emit(StragglersRecovered, {
        rule: ['G-47', 'P-13'],
        ...(unit.hex === null ? {} : { hex: unit.hex }),
        units: [id],
        data: { unit: id, back, sp: unit.sp + back },
        audience: context.toSide(unit.side),
        change: { units: { [id]: { sp: unit.sp + back, stragglers: unit.stragglers - back } } },
      });
    }
    updateEffectiveness(context, command.id);
  }
}
