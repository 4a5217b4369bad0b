import {
  type AcceptedOrder,
  type BattleContext,
  type BattleState,
  byId,
  type Conditions,
  hexesOf,
  inCommand,
  leaderOf,
  type Side,
  superiorsOf,
  unitsOf,
  unitsWithin,
} from '@vedette/battle';
import { freshContacts } from '@vedette/battle-sight';
import { distance } from '@vedette/hex';
import { isArmyCommander } from '../leaders/army-commander.js';
import { mayAct, whoActs } from '../activation/who-acts.js';

/** An entry of a side's list of impulses (P-31.1). */
export type ImpulseEntry = AcceptedOrder<'activate' | 'gift' | 'leader' | 'pass'>;

const USUAL_PRIORITY = 50;

/** A side's list: by priority, then as sent; entries that were played or struck are gone (P-31.2). */
export function entriesOf({ state, orders }: BattleContext, side: Side): ImpulseEntry[] {
  const { played, struck } = state.progress;
  const done = new Set([...played, ...struck]);
  return orders.accepted
    .filter((one): one is ImpulseEntry => ['activate', 'gift', 'leader', 'pass'].includes(one.order.kind))
    .filter((one) => one.side === side && !done.has(one.place))
    .sort((a, b) => (a.order.priority ?? USUAL_PRIORITY) - (b.order.priority ?? USUAL_PRIORITY));
}

/** Whether all conditions of an entry hold now (P-31.2). */
export function conditionsHold({ state }: BattleContext, { order, side }: ImpulseEntry): boolean {
  const when: Conditions = order.when ?? {};
  const near = (): number => hexesToContact(state, side, troopsOf(state, order));
  if (when.enemyWithin !== undefined && near() > when.enemyWithin) return false;
  if (when.noEnemyWithin !== undefined && near() <= when.noEnemyWithin) return false;
  if (when.initiative !== undefined && (state.progress.initiative === side) !== when.initiative) return false;
  return when.after === undefined || hasActed(state, when.after);
}

/** Whether a command has acted: itself, or all of its units. */
export function hasActed(state: BattleState, command: string): boolean {
  if (state.progress.activated.includes(command)) return true;
  const units = unitsWithin(state, command);
  return units.length > 0 && units.every(({ acted }) => acted);
}

function troopsOf(state: BattleState, order: ImpulseEntry['order']): string[] {
  switch (order.kind) {
    case 'activate':
      return order.command === undefined
        ? hexesOf(state.units.get(order.unit!)!)
        : unitsWithin(state, order.command).flatMap(hexesOf);
    case 'gift':
    case 'leader':
      return [state.leaders.get(order.leader)?.hex ?? []].flat();
    case 'pass':
      return [...state.units.values()].flatMap(hexesOf);
  }
}

/** Hexes from some places to the nearest contact of this turn; infinite where there is none. */
function hexesToContact(state: BattleState, side: Side, hexes: readonly string[]): number {
  const fresh = freshContacts(state, side);
  let least = Infinity;
  for (const hex of hexes) for (const contact of fresh) least = Math.min(least, distance(hex, contact.hex));
  return least;
}

/** Why an entry can never be played any more; null while it can. */
export function whyNever({ state, step }: BattleContext, { order }: ImpulseEntry): string | null {
  if (order.kind === 'pass') return null;
  if (order.kind === 'leader') {
    const leader = state.leaders.get(order.leader)!;
    return leader.status === 'fit' ? null : `${leader.name} is ${leader.status}`;
  }
  if (order.kind === 'gift') {
    const leader = state.leaders.get(order.leader)!;
    return leader.status !== 'fit'
      ? `${leader.name} is ${leader.status}`
      : leader.spent
        ? 'his points are spent'
        : isArmyCommander(state, leader.id) && leader.moved > 0
          ? 'he has moved and may not use his points too'
          : null;
  }
  if (order.unit !== undefined) {
    const unit = state.units.get(order.unit);
    if (!unit) return 'it is no more';
    return unit.acted ? 'it has acted' : null;
  }
  const id = order.command!;
  if (state.progress.activated.includes(id)) return 'it has acted';
  if (order.at === 'ME' && state.progress.preempted.includes(id))
    return 'a superior tried for ME in its stead';
  if (leaderOf(state, id) === null) return 'it has no leader';
  // In the phase of those out of command no command acts any more.
  return step === 'out-of-command' ? 'the phase of commands is over' : null;
}

/** Whether an entry can be played in this phase now, conditions aside. */
export function isPlayable({ state, step }: BattleContext, { order }: ImpulseEntry): boolean {
  if (order.kind === 'pass') return true;
  if (order.kind === 'leader') return true;
  if (order.kind === 'gift') {
    const beside = givenTo(state, order.leader);
    return step === 'activation' && order.plan.some(({ unit }) => beside.includes(unit));
  }
  if (order.unit !== undefined) return step === 'out-of-command' && isOutstanding(state, order.unit);
  const command = state.commands.get(order.command!)!;
  if (step !== 'activation') return false;
  const leader = leaderOf(state, command.id);
  const here =
    leader !== null &&
    (leader.hex !== null || state.arrivals.some(({ id, arrived }) => id === leader.group && arrived));
  return here && (order.at === 'none' || whoActs(state, command).units.length > 0);
}

/** Units stacked with a superior and subordinate to him: those he can give ME (G-18). */
export function givenTo(state: BattleState, leader: string): string[] {
  const who = state.leaders.get(leader)!;
  const command = who.command;
  if (who.kind === 'engineer' && who.hex !== null)
    return byId([...state.units.values()].filter((unit) => unit.hex === who.hex && unit.side === who.side))
      .filter((unit) => mayAct(state, unit))
      .map(({ id }) => id);
  if (who.hex === null || command === null) return [];
  return byId([...state.units.values()].filter((unit) => unit.hex === who.hex && mayAct(state, unit)))
    .filter(
      (unit) => unit.command === command || superiorsOf(state, unit.command).some(({ id }) => id === command),
    )
    .map(({ id }) => id);
}

/** Whether a unit has yet to act in the phase of those out of command: it is so now, or was when its command acted without it (G-16). */
export function isOutstanding(state: BattleState, id: string): boolean {
  const unit = state.units.get(id);
  if (unit === undefined || !mayAct(state, unit)) return false;
  return !inCommand(state, unit) || state.progress.units[id]?.leftOut === true;
}

/** The command that acts next of itself: nobody has moved it, it is the lowest in the chain, the first by id, and has units of its own (P-31.3). */
export function firstUntouched({ state }: BattleContext, side: Side): string | undefined {
  const activated = new Set(state.progress.activated);
  const mine = [...state.commands.values()]
    .filter(({ id, side: of }) => of === side && !activated.has(id) && leaderOf(state, id) !== null)
    .map((command) => ({ command, depth: superiorsOf(state, command.id).length }))
    .sort((a, b) => b.depth - a.depth || (a.command.id < b.command.id ? -1 : 1));
  return mine.find(
    ({ command }) => unitsOf(state, command.id).length > 0 && whoActs(state, command).units.length > 0,
  )?.command.id;
}

/** Units that have yet to act out of command, by id. */
export function outstanding({ state }: BattleContext, side: Side): string[] {
  return byId(
    [...state.units.values()].filter((unit) => unit.side === side && isOutstanding(state, unit.id)),
  ).map(({ id }) => id);
}
