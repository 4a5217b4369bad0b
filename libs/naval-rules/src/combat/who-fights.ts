import {
  SeaBattleDeclined,
  type Port,
  type Ship,
  type ShipPlaceDocument,
  type StateId,
} from '@vedette/campaign';
import { isOnshore } from '../movement/course.js';
import { placeKey } from '../ship-place.js';
import { battleAudience } from './battle-audience.js';
import {
  fighterOf,
  seeksBattle,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
} from './sea-battle.js';

/** Two leagues of states at war with each other, each by id. */
type Leagues = readonly [readonly StateId[], readonly StateId[]];

/**
 * The next battle among ships in one tactical area that have not fought this turn, or null (PATE 7.1). It needs states at
 * war, a ship that engages or runs past, and a gun. Where several wars meet, the one with most warships is fought first
 * (P-44).
 */
export function nextBattle(
  combat: Combat,
  place: ShipPlaceDocument,
  ships: readonly Ship[],
  number: number,
): SeaBattle | null {
  const port = 'port' in place ? (combat.context.state.ports.get(place.port) ?? null) : null;
  const harbor = 'port' in place && place.area === 'harbor';
  const fighters = ships.map((ship) => fighterOf(combat, ship));
  const guns = harbor && port && port.batteries > 0 ? port : null;
  const found = leaguesAt(combat, fighters, guns)
    .map((leagues) => muster(leagues, fighters, guns))
    .filter((sides) => isFought(sides))
    .sort((a, b) => warships(b) - warships(a))[0];
  if (!found || (!port && 'port' in place)) return null;
  return {
    id: number === 0 ? placeKey(place) : `${placeKey(place)} ${number + 1}`,
    place,
    port,
    harbor,
    onshore: !harbor && port !== null && isOnshore(combat.context.state, port),
    sides: found,
    seekers: found.flatMap(({ fighters: all }) =>
      all.filter(({ orders }) => seeksBattle(orders)).map(({ ship }) => ship.id),
    ),
    audience: battleAudience(combat, combat.waters.inContact(place), found),
  };
}

/** Every pair of leagues at war: a state, its enemy, and whoever is friend of one and enemy of the other. */
function leaguesAt({ context }: Combat, fighters: readonly Fighter[], guns: Port | null): Leagues[] {
  const { state } = context;
  const present = [
    ...new Set([...fighters.map(({ ship }) => ship.state), ...(guns ? [guns.state] : [])]),
  ].sort();
  return present.flatMap((a, i) =>
    present
      .slice(i + 1)
      .filter((b) => state.areHostile(a, b))
      .map((b): Leagues => {
        const leagues: [StateId[], StateId[]] = [[a], [b]];
        for (const other of present) {
          if (other === a || other === b) continue;
          const side = leagues.findIndex(
            (own, k) =>
              own.every((one) => state.areFriends(one, other)) &&
              leagues[1 - k]!.every((one) => state.areHostile(one, other)),
          );
          if (side >= 0) leagues[side]!.push(other);
        }
        return leagues;
      }),
  );
}

/** Draws up both leagues' ships; batteries stand by the friends of the state that controls the port. */
function muster(
  leagues: Leagues,
  fighters: readonly Fighter[],
  guns: Port | null,
): readonly [BattleSide, BattleSide] {
  const side = (states: readonly StateId[]): BattleSide => ({
    states: [...states].sort(),
    fighters: fighters.filter(({ ship }) => states.includes(ship.state)),
    batteries: guns && states.includes(guns.state) ? guns : null,
    gauge: null,
    line: 'ahead',
  });
  return [side(leagues[0]), side(leagues[1])];
}

/** Batteries alone fire on nobody that leaves them alone: only a warship that engages brings on that fight (7.1, 7.5, P-40). */
function isFought(sides: readonly [BattleSide, BattleSide]): boolean {
  const all = sides.flatMap(({ fighters }) => fighters);
  if (!all.some(({ armed }) => armed) && sides.every(({ batteries }) => batteries === null)) return false;
  if (sides.every(({ fighters }) => fighters.length > 0))
    return all.some(({ orders }) => seeksBattle(orders));
  return all.some(({ armed, orders }) => armed && orders.combat.stance === 'engage');
}

function warships(sides: readonly BattleSide[]): number {
  return sides.reduce((sum, { fighters }) => sum + fighters.filter(({ armed }) => armed).length, 0);
}

/** Tells enemies who lie together why nothing came of it: none of them seeks battle (7.1). */
export function declineBattle(combat: Combat, place: ShipPlaceDocument, ships: readonly Ship[]): void {
  const { context } = combat;
  const facing = ships.filter((ship) =>
    ships.some((other) => context.state.areHostile(ship.state, other.state)),
  );
  if (facing.length === 0) return;
  const gathering: Record<string, 'full'> = {};
  for (const { commander, deputy } of facing)
    for (const player of [commander, deputy]) if (player) gathering[player] = 'full';
  context.emit(SeaBattleDeclined, {
    rule: context.navalRule('7.1'),
    ships: facing.map(({ id }) => id),
    data: {
      place,
      states: [...new Set(facing.map(({ state }) => state))].sort(),
      ships: facing.map(({ id }) => id),
    },
    audience: gathering,
  });
}
