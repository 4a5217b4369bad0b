import {
  DepotDestroyed,
  tacticalName,
  usesAmmunition,
  type Depot,
  type StateId,
  type Unit,
} from '@vedette/campaign';
import { groundAudience } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';
import { holderAmong } from '../presence/holder-among.js';
import { isCombatUnit } from '../presence/strangers.js';

/**
 * Depots and caches in whose tactical square hostile combat units stand and no combat unit of their owner's friends are destroyed, at the
 * end of every phase in which units move or fight (ROTD 11.8, R-76).
 */
export function fallOfDepots(context: PhaseContext): void {
  for (const depot of [...context.state.depots.values()]) {
    const taker = takerOf(context, depot);
    if (taker !== null) plunder(context, depot, taker);
  }
}

/** The state that takes a depot: of the hostile units there the one with most men; null while it is held or nobody is there. */
function takerOf({ state }: PhaseContext, depot: Depot): StateId | null {
  const there = state.unitsAt(depot.square, depot.tactical).filter(isCombatUnit);
  if (there.some((unit) => state.areFriends(depot.state, unit.state))) return null;
  return holderAmong(
    there.filter((unit) => state.areHostile(depot.state, unit.state)),
    null,
  );
}

interface Load {
  readonly unit: Unit;
  readonly took: number;
}

/** Units of the destroyer's side in the square load, headquarters of corps first, each lot in an order of its own, while there is any (11.8). */
function plunder(context: PhaseContext, depot: Depot, taker: StateId): void {
  const { state, book } = context;
  const { corpsCarries, unitCarries, fullAmmunition } = book.supply;
  const loads: Load[] = [];
  let left = depot.supplies;
  for (const unit of inLoadingOrder(context, depot, taker)) {
    if (left < 1) break;
    const most = (unit.kind.role.feeds ? corpsCarries : unitCarries).value;
    const took = Math.min(left, Math.max(0, most - unit.supplies));
    loads.push({ unit, took });
    left -= took;
  }
  context.emit(DepotDestroyed, {
    rule: context.landRule('depot-destroyed'),
    square: depot.square,
    units: loads.map(({ unit }) => unit.id),
    data: {
      depot: depot.id,
      kind: depot.kind,
      state: depot.state,
      square: state.theatre.grid.nameOf(depot.square),
      tactical: tacticalName(depot.tactical),
      loaded: loads.map(({ unit, took }) => ({
        unit: unit.id,
        took,
        supplies: unit.supplies + took,
        ammunition: usesAmmunition(unit) ? fullAmmunition.value : unit.ammunition,
      })),
      lost: left,
    },
    audience: whoSees(context, depot, taker),
  });
}

function inLoadingOrder(context: PhaseContext, depot: Depot, taker: StateId): Unit[] {
  const { state } = context;
  const ours = state
    .unitsIn(depot.square)
    .filter(
      (unit) =>
        unit.status === 'active' && unit.kind.role.eats && state.standing(taker, unit.state) === 'same',
    );
  const drawn = (feeds: boolean, who: string): Unit[] =>
    context.dice
      .shuffle(
        context.landLabel('depot-destroyed', `${depot.id} ${who}`),
        ours.filter(({ kind }) => kind.role.feeds === feeds).map(({ id }) => id),
      )
      .map((id) => state.unit(id));
  return [...drawn(true, 'headquarters load'), ...drawn(false, 'units load')];
}

/** All who see the square know that it is gone; what was loaded is the destroyer's own matter. */
function whoSees({ state, book }: PhaseContext, depot: Depot, taker: StateId): Audience {
  const all = groundAudience(state, book, depot.square, [depot.state, taker]);
  const sideOf = new Map<string, StateId>(state.players.map(({ id, state: own }) => [id, own]));
  return Object.fromEntries(
    Object.keys(all).map((player) => {
      const own = sideOf.get(player);
      return [player, own && state.standing(own, taker) === 'same' ? 'full' : 'partial'];
    }),
  );
}
