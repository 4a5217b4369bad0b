import { PontoonLost, tacticalName, type CampaignState, type StateId, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../combat/battle-audience.js';
import { isCombatUnit } from '../presence/strangers.js';
import { holderAmong } from '../rail/holder-among.js';
import { warshipsOn } from '../rail/river-holder.js';
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

/** Warships take a thrown bridge of the enemy away at once, when no others are in its square (12.6). */
export function takeAwayBridges(context: PhaseContext): void {
  const { state } = context;
  for (const { train, by } of bridgesToTakeAway(context)) {
    if (!state.units.has(train.id)) continue;
    const ships = warshipsOn(state, train.square);
    const alone = ships.length > 0 && ships.every((ship) => state.areHostile(ship.state, train.state));
    if (!alone || !ships.some(({ commander }) => commander === by)) continue;
    lose(context, train, null, 'warships took it away', [...new Set(ships.map((ship) => ship.state))]);
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
