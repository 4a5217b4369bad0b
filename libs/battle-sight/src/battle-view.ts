import {
  openWindow,
  type OrderWindow,
  writeBattle,
  type BattleState,
  type ContactDocument,
  type LeaderState,
  type CommandState,
  type Side,
  type UnitState,
} from '@vedette/battle';
import { couriersOf, heardObserversOf, toldContactsOf } from './couriers.js';
import { GUNS_WITHIN, madeOutWithin, WORKS_WITHIN } from './ground-seen.js';
import { nearestObserver, type SightField } from './observers.js';

/** Format of what a side is shown of a battle. */
export const BATTLE_VIEW_FORMAT = 'vedette/battle-view@1';

/** A contact as it is told: without what the referee keeps of it. */
export type ToldContact = Pick<
  ContactDocument,
  'id' | 'hex' | 'level' | 'kind' | 'band' | 'facing' | 'seen' | 'stale' | 'source' | 'units' | 'effect'
>;

/** What a side knows of a battle: its own things whole, of the enemy its contacts (P-25.1). */
export interface BattleView {
  readonly format: typeof BATTLE_VIEW_FORMAT;
  readonly turn: string;
  readonly side: Side;
  readonly units: readonly (UnitState & { readonly derived: Readonly<Record<string, unknown>> })[];
  readonly leaders: readonly LeaderState[];
  readonly commands: readonly CommandState[];
  readonly works: readonly BattleState['works'][number][];
  readonly abandonedGuns: readonly {
    readonly hex: string;
    readonly battery: string | null;
    readonly guns: number;
  }[];
  readonly arrivals: BattleState['arrivals'];
  readonly contacts: readonly ToldContact[];
  readonly initiative: Side | null;
  /** Which half of the orders is sent next, where a turn closes twice. */
  readonly window?: OrderWindow;
  readonly weather: BattleState['weather'];
  readonly result: BattleState['result'];
}

/** A side's view of a battle, built from nothing: what is not named here no player is ever shown. */
export function battleViewOf(field: SightField, side: Side): BattleView {
  const { state } = field;
  const observers = heardObserversOf(state, side);
  const seenWithin = (hex: string, hexes: number) => {
    const nearest = nearestObserver(field, observers, hex);
    return nearest !== null && nearest <= madeOutWithin(state, hexes);
  };
  const own = <T extends { readonly side: Side }>(things: Iterable<T>) =>
    [...things].filter((one) => one.side === side);
  const written = writeBattle(state) as { units: (UnitState & { derived: Record<string, unknown> })[] };
  const batteries = new Set(own(state.units.values()).map(({ id }) => id));
  const lost = new Set(state.casualties.filter((one) => one.side === side).map(({ unit }) => unit));
  const byCourier = state.switches.courierDelay ? couriersOf(state, side) : null;
  const isOwn = (battery: string) => batteries.has(battery) || lost.has(battery);
  return {
    format: BATTLE_VIEW_FORMAT,
    turn: state.turn,
    side,
    units: own(written.units),
    leaders: own(state.leaders.values()),
    commands: own(state.commands.values()),
    works: [
      ...state.works.filter((works) => works.side === side || seenWithin(works.hex, WORKS_WITHIN)),
      ...(byCourier?.works ?? []).filter(({ hex }) => !seenWithin(hex, WORKS_WITHIN)),
    ],
    abandonedGuns: [
      ...state.abandonedGuns.filter(({ hex, battery }) => isOwn(battery) || seenWithin(hex, GUNS_WITHIN)),
      ...(byCourier?.guns ?? []).filter(
        ({ hex, battery }) => !isOwn(battery) && !seenWithin(hex, GUNS_WITHIN),
      ),
    ].map(({ hex, battery, guns }) => ({ hex, battery: isOwn(battery) ? battery : null, guns })),
    arrivals: own(state.arrivals),
    contacts: toldContactsOf(state, side).map(told),
    initiative: state.progress.initiative ?? state.initiative.last,
    ...windowOf(state),
    weather: state.weather,
    result: state.result,
  };
}

function told({
  id,
  hex,
  level,
  kind,
  band,
  facing,
  seen,
  stale,
  source,
  units,
  effect,
}: BattleState['contacts']['US'][number]): ToldContact {
  return {
    id,
    hex,
    level,
    kind,
    band,
    facing,
    seen,
    stale,
    source,
    units: units.map((unit) => ({ ...unit })),
    effect,
  };
}

function windowOf(state: BattleState): Pick<BattleView, 'window'> {
  const window = openWindow(state);
  return window === null ? {} : { window };
}
