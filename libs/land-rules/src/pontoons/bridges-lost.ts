import {
  OrderFailed,
  PontoonLost,
  tacticalName,
  type CampaignState,
  type StateId,
  type Unit,
} from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../presence/audience.js';
import { isCombatUnit } from '../presence/strangers.js';
import { holderAmong } from '../presence/holder-among.js';
import { warshipsOn } from '../presence/river-holder.js';
import { bridgesToTakeAway } from './pontoon-orders.js';

/**
 * Bridge trains whose side has lost their tactical square, at the end of every phase in which units move or fight (ROTD 12.6, R-08):
 * hostile combat units stand there and no friendly one. One that spans a river is captured, others are destroyed.
 */
export function bridgesLost(context: PhaseContext): void {
  const { state } = context;
  for (const train of [...state.units.values()]) {
    if (!train.kind.role.bridges || train.status !== 'active' || train.square < 0) continue;
    const taker = takerOf(state, train);
    if (taker === null) continue;
    if (train.deployed)
      lose(context, train, freeId(state, taker, train), 'its side lost the bridge', [taker]);
    else lose(context, train, null, 'its side lost the square', [taker]);
  }
}

function takerOf(state: CampaignState, train: Unit): StateId | null {
  const there = state.unitsAt(train.square, train.tactical).filter(isCombatUnit);
  if (there.some((unit) => state.areFriends(train.state, unit.state))) return null;
  return holderAmong(
    there.filter((unit) => state.areHostile(train.state, unit.state)),
    null,
  );
}

/** The captor's state, the lowest number that is free, and its type. */
function freeId(state: CampaignState, taker: StateId, { type }: Unit): string {
  for (let number = 1; ; number++) {
    const id = `${taker}${number}${type}`;
    if (!state.units.has(id) && !state.destroyed.some(({ unit }) => unit === id)) return id;
  }
}

/**
 * Warships take a thrown bridge of the enemy away at once, when no others are in its square (12.6). Whoever ordered it and sees nothing
 * come of it in the first phase is told so, in the same words wherever the bridge may be.
 */
export function takeAwayBridges(context: PhaseContext, phase: number): void {
  const { state } = context;
  for (const { id, train: found, by } of bridgesToTakeAway(context)) {
    const train = found && state.units.has(found.id) ? found : null;
    const ships = train ? warshipsOn(state, train.square) : [];
    const alone = ships.length > 0 && ships.every((ship) => state.areHostile(ship.state, train!.state));
    if (alone && ships.some(({ commander }) => commander === by))
      lose(context, train!, null, 'warships took it away', [...new Set(ships.map((ship) => ship.state))]);
    else if (phase === 1)
      context.emit(OrderFailed, {
        rule: context.landRule('pontoon-lost'),
        data: { kind: 'pontoon', subject: id, reason: 'it spans no river in which his warships lie alone' },
        audience: { [by]: 'full' },
      });
  }
}

function lose(
  context: PhaseContext,
  train: Unit,
  captured: string | null,
  reason: string,
  takers: readonly StateId[],
): void {
  const { state } = context;
  context.emit(PontoonLost, {
    rule: context.landRule('pontoon-lost'),
    square: train.square,
    units: [train.id],
    data: {
      unit: train.id,
      in: state.theatre.grid.nameOf(train.square),
      tactical: tacticalName(train.tactical),
      captured,
      men: train.strength,
      reason,
    },
    audience: {
      ...openAudience(state, train.square, [train.state, ...takers]),
      ...Object.fromEntries(
        [train.commander, train.deputy].flatMap((player) => (player ? [[player, 'full' as const]] : [])),
      ),
    },
  });
}
