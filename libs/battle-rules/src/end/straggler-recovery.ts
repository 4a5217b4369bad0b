import {
  hexesOf,
  orderOf,
  SIDES,
  StragglersRecovered,
  unitsOf,
  unitsWithin,
  type BattleContext,
  type CommandState,
  type Side,
  type UnitState,
} from '@vedette/battle';
import { toldContactsOf } from '@vedette/battle-sight';
import { RestEnded } from './end.events.js';
import { nearestOf } from '../ground/step-away.js';
import { updateEffectiveness } from '../losses/effectiveness.js';

const DESIGNATED_AT = '2400';
const RECOVERED_AT = '0400';
const NO_ENEMY_WITHIN = 4;

/**
 * Why a brigade may not be designated to recover stragglers now (G-47, P-13): at 2400, every unit under HOLD or RSRV, and no enemy within
 * four hexes that its side knows of, since a refusal must not betray one it does not. Null that it may.
 */
export function whyNoRecovery({ state }: BattleContext, command: CommandState): string | null {
  if (state.turn !== DESIGNATED_AT) return `it is not the turn of ${DESIGNATED_AT}`;
  if (command.level !== 'brigade') return 'only brigades call stragglers in';
  const units = unitsOf(state, command.id);
  const rests = (unit: UnitState) => ['HOLD', 'RSRV'].includes(orderOf(state, unit));
  if (!units.every(rests)) return 'not all of it is under HOLD or RSRV';
  const known = toldContactsOf(state, command.side).map(({ hex }) => hex);
  const pressed = units.flatMap(hexesOf).some((hex) => nearestOf(hex, known) <= NO_ENEMY_WITHIN);
  return pressed ? `an enemy is known within ${NO_ENEMY_WITHIN} hexes` : null;
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
  for (const side of SIDES) endCalling(context, side, marked);
}

/** Who called his stragglers in has the marker no longer: another night needs another word (G-47). */
function endCalling(context: BattleContext, side: Side, marked: readonly CommandState[]): void {
  const ids = marked.filter((one) => one.side === side).map(({ id }) => id);
  if (ids.length === 0) return;
  context.emit(RestEnded, {
    rule: ['G-47', 'P-13'],
    data: { commands: ids },
    audience: context.toSide(side),
    change: { commands: Object.fromEntries(ids.map((id) => [id, { recovery: null }])) },
  });
}
