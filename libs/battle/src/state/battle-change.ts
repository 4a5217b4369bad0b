import type { View } from '@vedette/record';
import type { CommandDocument, LeaderDocument, UnitDocument } from '../document/forces.schema.js';
import type { ContactDocument } from '../document/position.schema.js';
import { freshUnitTurn, type ProgressDocument, type UnitTurn } from '../document/progress.schema.js';
import type { Side } from '../document/words.schema.js';
import type { MutableBattleState } from './battle-state.js';
import { dropUnit, putUnit } from './muster.js';

type New<T> = Readonly<Partial<View<T>>>;

/** Keys of a battle that are changed as a whole. */
type Whole = Pick<
  MutableBattleState,
  | 'works'
  | 'abandonedGuns'
  | 'arrivals'
  | 'casualties'
  | 'weather'
  | 'initiative'
  | 'standing'
  | 'setup'
  | 'held'
  | 'delayPoints'
  | 'markers'
  | 'result'
  | 'turn'
  | 'date'
  | 'step'
>;

/**
 * What an event changes: the new value of every key that changes, never a difference to be reckoned, so that a later version of
 * the rules folds old events to the same position. Nobody is ever told it.
 */
export interface BattleChange extends New<Whole> {
  /** A unit that is null is no more. */
  readonly units?: Readonly<Record<string, New<UnitDocument> | null>>;
  readonly leaders?: Readonly<Record<string, New<LeaderDocument>>>;
  readonly commands?: Readonly<Record<string, New<CommandDocument>>>;
  readonly progress?: New<Omit<ProgressDocument, 'units' | 'throws'>>;
  /** What units have done in the turn. */
  readonly unitTurns?: Readonly<Record<string, New<UnitTurn>>>;
  readonly contacts?: Readonly<Partial<Record<Side, readonly View<ContactDocument>[]>>>;
  readonly nextContact?: Readonly<Partial<Record<Side, number>>>;
  /** What a side has been told where couriers take their time (P-25.4). */
  readonly couriers?: View<NonNullable<MutableBattleState['couriers']>>;
  /** A turn begins: nothing has happened in it yet. */
  readonly fresh?: ProgressDocument;
}

const PIECES = ['leaders', 'commands'] as const;

/** Changes a battle as an event says. A unit that changes is another object: who holds it from before still knows how it was. */
export function applyChange(state: MutableBattleState, change: BattleChange): void {
  const { units, leaders, commands, progress, unitTurns, contacts, nextContact, couriers, fresh, ...whole } =
    change;
  for (const [id, changed] of Object.entries(units ?? {}))
    if (changed === null) dropUnit(state.units, id);
    else putUnit(state.units, { ...state.units.get(id)!, ...(changed as Partial<UnitDocument>) });
  const pieces = { leaders, commands };
  for (const kind of PIECES)
    for (const [id, changed] of Object.entries(pieces[kind] ?? {}))
      Object.assign(state[kind].get(id)!, changed);
  // Its parts are written to as the turn goes on; all other values are only ever replaced.
  if (fresh) state.progress = structuredClone(fresh);
  Object.assign(state.progress, progress);
  for (const [id, changed] of Object.entries(unitTurns ?? {}))
    Object.assign((state.progress.units[id] ??= freshUnitTurn()), changed);
  Object.assign(state.contacts, contacts);
  Object.assign(state.nextContact, nextContact);
  if (couriers) state.couriers = { ...state.couriers, ...(couriers as MutableBattleState['couriers']) };
  Object.assign(state, whole);
}
