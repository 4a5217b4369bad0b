import {
  commandsWithin,
  FatigueChanged,
  hexesOf,
  lightOf,
  orderOf,
  unitsOf,
  type BattleContext,
  type CommandState,
  type UnitState,
} from '@vedette/battle';
import { isRaining } from '@vedette/battle-sight';
import { hexesWithin } from '@vedette/hex';
import { ours } from '@vedette/record';
import { printedAllowance } from '../ground/allowance.js';

/** Levels gained and lost (P-14); a double-timing brigade gains two more (G-31). */
export const FATIGUE = ours(
  {
    most: 6,
    active: 1,
    shocked: 1,
    mostInATurn: 2,
    doubleTime: 2,
    thirdMarch: 1,
    heat: 1,
    rest: 1,
    nightRest: 2,
  },
  'P-14',
  'levels of fatigue of the boxed game are optional and not to be had',
);
const MARCHES = 3;
const WATER_WITHIN = 1;

/** The turn's fatigue of every brigade and battalion, in Cleanup (P-14): what it did tires it, a turn of rest that was designated restores it. */
export function fatigueAtCleanup(context: BattleContext): void {
  if (!context.state.switches.fatigue) return;
  for (const { id } of [...context.state.commands.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const command = context.state.commands.get(id)!;
    if (command.level !== 'brigade' && command.level !== 'battalion') continue;
    const units = unitsOf(context.state, id).filter(({ hex }) => hex !== null);
    if (units.length === 0) continue;
    const marchTurns = didMarch(context, units) ? command.marchTurns + 1 : 0;
    const gained = gainOf(context, units, marchTurns);
    const fatigue = Math.max(
      0,
      Math.min(FATIGUE.value.most, command.fatigue + gained - restOf(context, command, units, gained)),
    );
    if (fatigue === command.fatigue && marchTurns === command.marchTurns) continue;
    context.emit(FatigueChanged, {
      rule: gained > 0 ? ['P-14', 'G-93'] : ['P-14', 'G-48'],
      data: { command: id, from: command.fatigue, to: fatigue },
      audience: context.toSide(command.side),
      change: { commands: { [id]: { fatigue, marchTurns } } },
    });
  }
}

function didMarch({ state }: BattleContext, units: readonly UnitState[]): boolean {
  return units.some(({ id }) => state.progress.units[id]?.strategic ?? false);
}

function gainOf({ state }: BattleContext, units: readonly UnitState[], marchTurns: number): number {
  const turns = units.map((unit) => ({ unit, turn: state.progress.units[unit.id] }));
  const far = ({ unit, turn }: (typeof turns)[number]) => (turn?.spent ?? 0) * 2 > printedAllowance(unit);
  const active = turns.some(
    (one) => one.turn?.level === 'ME' && (far(one) || one.turn.fired || one.turn.shocked),
  );
  const shocked = turns.some(({ turn }) => turn?.shocked ?? false);
  const { mostInATurn, doubleTime, thirdMarch, heat } = FATIGUE.value;
  const usual =
    (active ? FATIGUE.value.active : 0) +
    (active && shocked ? FATIGUE.value.shocked : 0) +
    (marchTurns > 0 && marchTurns % MARCHES === 0 ? thirdMarch : 0) +
    ('N' in state.progress.event && turns.some(far) ? heat : 0);
  return Math.min(mostInATurn, usual) + (turns.some(({ turn }) => turn?.doubleTime) ? doubleTime : 0);
}

function restOf(
  context: BattleContext,
  command: CommandState,
  units: readonly UnitState[],
  gained: number,
): number {
  if (gained > 0 || isRaining(context.state)) return 0;
  const quiet = units.every((unit) => rested(context, unit));
  if (!quiet) return 0;
  if (lightOf(context.state.turn) === 'night') return FATIGUE.value.nightRest;
  return command.recovery === 'fatigue' ? FATIGUE.value.rest : 0;
}

/** A turn under HOLD or RSRV without moving more than a hex, firing, or small arms about one's ears; horse on foot beside water (G-48). */
function rested({ state, map }: BattleContext, unit: UnitState): boolean {
  const order = orderOf(state, unit);
  const turn = state.progress.units[unit.id];
  if (order !== 'HOLD' && order !== 'RSRV') return false;
  if (turn && (turn.hexes > 1 || turn.fired || turn.shocked || turn.underSmallArms)) return false;
  if (unit.type !== 'CAV') return true;
  const watered = hexesOf(unit).some((hex) =>
    hexesWithin(hex, WATER_WITHIN).some((near) => map.hasWater(near)),
  );
  return unit.formation === 'dismounted' && watered;
}

/** True if a command may no longer try for ME: all its brigades are worn out (P-14). */
export function isWornOut({ state }: BattleContext, command: string): boolean {
  const brigades = commandsWithin(state, command).filter(
    ({ level }) => level === 'brigade' || level === 'battalion',
  );
  return (
    state.switches.fatigue &&
    brigades.length > 0 &&
    brigades.every(({ fatigue }) => fatigue >= FATIGUE.value.most)
  );
}
