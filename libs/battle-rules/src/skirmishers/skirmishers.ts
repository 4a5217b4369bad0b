import {
  bottomOf,
  enemyOf,
  fitsIn,
  inCommand,
  isHeldBy,
  leaderOf,
  SkirmishersMoved,
  unitsOf,
  type BattleContext,
  type BattleRule,
  type BattleState,
  type CommandState,
  type UnitState,
} from '@vedette/battle';
import { lookAround } from '@vedette/battle-sight';
import { leadersInTheWay } from '../leaders/leaders-in-the-way.js';
import { loseStrength } from '../losses/lose-strength.js';
import { GROUND } from '../tables/terrain.js';

/**
 * Whether a unit may serve a brigade as its skirmishers (G-67): of the brigade, or Union sharpshooters, and with at least half the strength
 * of at least half the brigade's other regiments. A text says why not; null that it may.
 */
export function whyNoSkirmishers(state: BattleState, command: CommandState, unit: UnitState): string | null {
  if (!state.switches.skirmishers) return 'the rule is switched off';
  if (command.level !== 'brigade' || command.arm !== 'INF')
    return 'only brigades of infantry send skirmishers out';
  if (command.skirmishers !== null) return 'its skirmishers are out';
  const serves =
    unit.command === command.id || (unit.type === 'SS' && unit.side === 'US' && command.side === 'US');
  if (!serves || (unit.type !== 'INF' && unit.type !== 'SS')) return 'it is no regiment of the brigade';
  if (unit.hex === null || unit.state === 'routed') return 'it is in no state to go';
  const others = unitsOf(state, command.id).filter(
    ({ id, type }) => id !== unit.id && (type === 'INF' || type === 'SS'),
  );
  if (others.length === 0) return 'the brigade has no other regiment';
  const enough = others.filter(({ sp }) => unit.sp * 2 >= sp).length;
  return enough * 2 >= others.length ? null : 'it is too weak';
}

/** A regiment goes out before its brigade: off the map, where nobody strikes it (G-67, P-36). */
export function sendOut(context: BattleContext, command: CommandState, unit: UnitState): void {
  const from = unit.hex!;
  const lossesAtStart = Object.fromEntries(
    unitsOf(context.state, command.id)
      .filter(({ id, type }) => id !== unit.id && (type === 'INF' || type === 'SS'))
      .map(({ id, losses, stragglers }) => [id, losses + stragglers]),
  );
  tell(context, command, unit.id, true, ['G-67', 'P-36'], {
    units: { [unit.id]: { hex: null, extended: [], refused: null } },
    commands: { [command.id]: { skirmishers: { unit: unit.id, lossesAtStart } } },
  });
  lookAround(context, [from]);
}

/** Skirmishers come back beside their brigade, and have lost half of what every other regiment lost since (G-68, P-36). */
export function recall(context: BattleContext, command: CommandState): void {
  const { state } = context;
  const out = command.skirmishers;
  const unit = out === null ? undefined : state.units.get(out.unit);
  if (!out || !unit) return;
  const comrades = unitsOf(state, command.id).filter(({ id, hex }) => id !== out.unit && hex !== null);
  const beside =
    comrades.find((one) => inCommand(state, one)) ?? comrades[0] ?? besideTheirLeader(state, command);
  const at = beside === null ? null : placeBeside(context, unit, beside.hex!);
  if (beside === null || at === null) return;
  const place = { hex: at, facing: beside.facing };
  const lost = Math.floor(leastLoss(context, out) / 2);
  tell(context, command, unit.id, false, ['G-68', 'P-36'], {
    units: { [unit.id]: { hex: place.hex, stack: bottomOf(state, place.hex), facing: place.facing } },
    commands: { [command.id]: { skirmishers: null } },
  });
  if (lost > 0) loseStrength(context, { unit: unit.id, lost, kind: 'casualties', rule: ['G-68'] });
  lookAround(context, [place.hex]);
  leadersInTheWay(context, unit.id);
}

/** The hex in which they stand with a comrade, or, where they find no room there, the lowest beside it that they fit into (P-36, G-22). */
function placeBeside({ state, map }: BattleContext, unit: UnitState, hex: string): string {
  const fits = (at: string): boolean => fitsIn(state, { ...unit, hex: at, extended: [] });
  const open = map.grid
    .neighbours(hex)
    .filter(
      (at) => !isHeldBy(state, enemyOf(unit.side), at) && GROUND.value[map.terrain(at)].cost.foot !== null,
    );
  return [hex, ...open.sort()].find(fits) ?? hex;
}

/** With no other regiment left they gather about whoever leads the brigade. */
function besideTheirLeader(state: BattleState, command: CommandState) {
  const hex = leaderOf(state, command.id)?.hex ?? null;
  return hex === null ? null : { hex, facing: state.units.get(command.skirmishers!.unit)!.facing };
}

/** The smallest loss any other regiment of the brigade has had since they went; one that is no more has lost all it had (G-68). */
function leastLoss({ state }: BattleContext, out: NonNullable<CommandState['skirmishers']>): number {
  const losses = Object.entries(out.lossesAtStart).map(([id, before]) => {
    const unit = state.units.get(id);
    const gone = state.casualties.find((one) => one.unit === id) as
      { sp?: number; stragglers?: number } | undefined;
    return (unit ? unit.losses + unit.stragglers : (gone?.sp ?? 0) + (gone?.stragglers ?? 0)) - before;
  });
  return losses.length === 0 ? 0 : Math.max(0, Math.min(...losses));
}

/** Skirmishers come in as soon as their brigade can no longer use them: it is ineffective, or they are all that is left of it (P-36). */
export function recallIfDue(context: BattleContext): void {
  for (const command of [...context.state.commands.values()]) {
    const out = command.skirmishers;
    if (out === null) continue;
    const others = unitsOf(context.state, command.id).some(({ id, hex }) => id !== out.unit && hex !== null);
    if (command.ineffective || !others) recall(context, command);
  }
}

function tell(
  context: BattleContext,
  command: CommandState,
  unit: string,
  out: boolean,
  rule: readonly BattleRule[],
  change: NonNullable<Parameters<BattleContext['emit']>[1]['change']>,
): void {
  context.emit(SkirmishersMoved, {
    rule,
    units: [unit],
    data: { command: command.id, unit, out },
    audience: context.toSide(command.side),
    change,
  });
}
