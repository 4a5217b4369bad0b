import { CrewTransferred, type NavalOrder, type Ship } from '@vedette/campaign';
import { placeKey } from '@vedette/naval-rules';
import {
  handsOfGroup,
  spacesAboard,
  type HandlingFigures,
  type PhaseContext,
  rowOf,
} from '@vedette/rulebooks';
import { enemyAlongside } from './company.js';
import { OUT_OF_STORES, refuse, toldTo } from './refuse.js';

/**
 * Hands and marines go over to a friendly ship in the same tactical area with no enemy there (PATE 2.7). Fewer go than asked
 * where the one must keep its least crew, unless it is scuttled at once, or the other is full.
 */
export function transferCrew(context: PhaseContext, handling: HandlingFigures, order: NavalOrder): void {
  const { state } = context;
  const ship = state.ships.get(order.ship);
  if (!ship || !order.crewTo) return;
  const to = state.ships.get(order.crewTo.ship);
  const wanted = { crew: order.crewTo.crew ?? 0, marines: order.crewTo.marines ?? 0 };
  const why = whyNot(context, ship, to, order.scuttle === true);
  const shift =
    why === null && to ? goingOver(context, handling, ship, to, wanted, order.scuttle === true) : null;
  if (!shift || !to || shift.crew + shift.marines < 1) {
    const reason = why ?? 'one ship has nobody to spare or the other no room';
    return refuse(
      context,
      { kind: 'transfer-crew', rule: '2.7', subject: order.ship, by: order.by },
      ship,
      reason,
    );
  }
  context.emit(CrewTransferred, {
    rule: context.navalRule('2.7'),
    ships: [ship.id, to.id],
    data: {
      ship: ship.id,
      to: to.id,
      ...shift,
      left: { crew: ship.crew - shift.crew, marines: ship.marines - shift.marines },
      now: { crew: to.crew + shift.crew, marines: to.marines + shift.marines },
      wanted,
    },
    audience: toldTo(order.by, ship, to),
  });
}

function whyNot({ state }: PhaseContext, ship: Ship, to: Ship | undefined, scuttled: boolean): string | null {
  if (ship.turnsWithoutStores > 0) return OUT_OF_STORES;
  if (ship.status !== 'active' && !scuttled) return 'it is laid up';
  if (!to || to.id === ship.id || 'transit' in ship.at || placeKey(to.at) !== placeKey(ship.at))
    return 'the other ship does not lie in the same waters';
  if (!state.areFriends(ship.state, to.state)) return 'hands go over only to friends';
  return enemyAlongside(state, ship) ? 'an enemy ship lies there too' : null;
}

interface Hands {
  readonly crew: number;
  readonly marines: number;
}

function goingOver(
  context: PhaseContext,
  handling: HandlingFigures,
  ship: Ship,
  to: Ship,
  wanted: Hands,
  scuttled: boolean,
): Hands {
  const spare = Math.max(0, ship.crew - (scuttled ? 0 : leastCrew(handling, ship)));
  const room = roomFor(context, handling, to);
  return {
    crew: Math.min(wanted.crew, spare, room.crew),
    marines: Math.min(wanted.marines, ship.marines, room.marines),
  };
}

/** Hands a ship keeps: 70 in a frigate, 40 in a sloop (P-02), one for ten of a group's capacity. */
function leastCrew(handling: HandlingFigures, ship: Ship): number {
  if (ship.kind.role.carries) return handsOfGroup(handling, ship.capacity ?? 0);
  return rowOf(handling.crews, ship.type).least;
}

/** Room for more hands: up to a type's limits; in a group as many as it needs and one for every space left; no marines. */
function roomFor(context: PhaseContext, handling: HandlingFigures, to: Ship): Hands {
  if (to.kind.role.carries) {
    const capacity = to.capacity ?? 0;
    const short = Math.max(0, handsOfGroup(handling, capacity) - to.crew);
    const spaces = Math.max(0, capacity - spacesAboard(context.state, context.book, handling, to));
    return { crew: short + spaces, marines: 0 };
  }
  const limits = rowOf(handling.crews, to.type);
  return {
    crew: Math.max(0, limits.crew - to.crew),
    marines: Math.max(0, limits.marines - to.marines),
  };
}
