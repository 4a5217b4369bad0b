import {
  DepotOrderFailed,
  DepotPlaced,
  DepotRemoved,
  isDepotIdFree,
  tacticalIndex,
  tacticalName,
  type OrderOf,
  type StateId,
} from '@vedette/campaign';
import { groundAudience } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';
import { siteFor } from './site.js';

type DepotOrder = OrderOf<'depot'>;
const LETTER = { depot: 'D', cache: 'C' } as const;

/** Depots and caches ordered placed and removed, in the order of receipt, when supplies have been moved (ROTD 11.5, R-58). */
export function placeAndRemoveDepots(context: PhaseContext): void {
  const { state, orders } = context;
  for (const { order } of orders.ofKind('depot')) {
    const of = state.players.find(({ id }) => id === order.by)?.state;
    if (of === undefined) continue;
    if (order.action === 'place') place(context, order, of);
    else remove(context, order, of);
  }
}

function place(context: PhaseContext, order: DepotOrder, of: StateId): void {
  const { state, book } = context;
  const { depots } = book.supply;
  const kind = order.depot === 'cache' ? 'cache' : 'depot';
  const square = state.theatre.grid.indexOf(order.square);
  if (depots === null || square < 0) return;
  const wanted = order.tactical ? tacticalIndex(order.tactical) : null;
  const site = siteFor(state, depots, of, kind, square, wanted);
  if ('why' in site) return fail(context, order, site.why);
  context.emit(DepotPlaced, {
    rule: context.landRule('depots'),
    square,
    data: {
      depot: freeId(context, of, kind),
      kind,
      state: of,
      square: order.square,
      tactical: tacticalName(site.tactical),
    },
    audience: whoLearns(context, square, of, order.by, 'full'),
  });
}

/** State, letter of the kind, and the lowest number that is free and was so all turn. */
function freeId({ state }: PhaseContext, of: StateId, kind: 'depot' | 'cache'): string {
  for (let number = 1; ; number++) {
    const id = `${of}-${LETTER[kind]}${number}`;
    if (isDepotIdFree(state, id)) return id;
  }
}

function remove(context: PhaseContext, order: DepotOrder, of: StateId): void {
  const { state } = context;
  const depot = state.depots.get(order.depot);
  if (!depot || depot.state !== of) return fail(context, order, 'no-such-depot');
  const city = state.cityIn(depot.square);
  const taker = city && !city.besieged && state.areFriends(of, city.state) ? city.name : null;
  context.emit(DepotRemoved, {
    rule: context.landRule('depots'),
    square: depot.square,
    data: {
      depot: depot.id,
      kind: depot.kind,
      state: of,
      square: state.theatre.grid.nameOf(depot.square),
      city: taker,
      supplies: depot.supplies,
    },
    // What it held tells who drew from it, and of friends one sees no more than that they are there.
    audience: whoLearns(context, depot.square, of, order.by, 'partial'),
  });
}

/** Friends who see the square, the owner's war minister and who ordered it learn this much of it, strangers only what changed on the map (4.1). */
function whoLearns(
  { state, book }: PhaseContext,
  square: number,
  of: StateId,
  by: string | undefined,
  friends: 'full' | 'partial',
): Audience {
  const seers = [...Object.keys(groundAudience(state, book, square, [of])), ...(by ? [by] : [])];
  const isFriend = (player: string): boolean => {
    const own = state.players.find(({ id }) => id === player)?.state;
    return own !== undefined && state.areFriends(of, own);
  };
  return Object.fromEntries(seers.map((id) => [id, isFriend(id) ? friends : ('partial' as const)]));
}

function fail(context: PhaseContext, { action, depot, square, by }: DepotOrder, reason: string): void {
  context.emit(DepotOrderFailed, {
    rule: context.landRule('depots'),
    data: { action, depot, square, reason },
    audience: by ? { [by]: 'full' } : {},
  });
}
