import {
  type CampaignState,
  type LandSighting,
  type PlayerId,
  type PortSighting,
  type Ship,
  type Unit,
} from '@vedette/campaign';
import {
  DIRECTION_STEPS,
  sectorOf,
  TACTICAL_SQUARES,
  tacticalDistance,
  TacticalTerrain,
} from '@vedette/geography';

/** Active ships that lie in river squares, by the name of the square (ROTD 4.3, R-69). */
export function shipsByRiver(state: CampaignState): ReadonlyMap<string, readonly Ship[]> {
  const rivers = new Map<string, Ship[]>();
  for (const ship of state.ships.values()) {
    if (!('river' in ship.at) || ship.status !== 'active') continue;
    const there = rivers.get(ship.at.river);
    if (there) there.push(ship);
    else rivers.set(ship.at.river, [ship]);
  }
  return rivers;
}

/** Ships on a river that active units of its strategic square report who see down to the water in some direction (ROTD 4.3). */
export function riverSightings(
  state: CampaignState,
  own: readonly Unit[],
  ships: ReadonlyMap<string, readonly Ship[]>,
): PortSighting[] {
  return [...ships].flatMap(([name, there]) => {
    const square = state.theatre.grid.indexOf(name);
    const seen = own.some(
      (unit) => unit.status === 'active' && unit.square === square && seesWater(state, unit),
    );
    if (!seen) return [];
    const sighted = there.map(({ id, name: called, type, state: of }) => ({
      ...{ ship: id, name: called, type, state: of, area: 'river' },
    }));
    return [{ port: name, ships: sighted }];
  });
}

/** Whether in some direction no enemy stands between a unit and the nearest water of the river. */
function seesWater(state: CampaignState, unit: Unit): boolean {
  const { terrain } = state.theatre.tacticalMap(unit.square);
  const enemies = state
    .unitsIn(unit.square)
    .filter((other) => other.status === 'active' && state.areHostile(unit.state, other.state));
  const water = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => terrain[tactical] === TacticalTerrain.River,
  );
  return DIRECTION_STEPS.some((_, direction) => {
    const inCone = (tactical: number): boolean => sectorOf(unit.tactical, tactical) === direction;
    const range = (tactical: number): number => tacticalDistance(unit.tactical, tactical);
    const nearest = Math.min(...water.filter(inCone).map(range));
    return (
      nearest < Infinity &&
      !enemies.some(
        ({ tactical }) => tactical !== unit.tactical && inCone(tactical) && range(tactical) <= nearest,
      )
    );
  });
}

/** Units on the banks that a player's ships identify: those next to a river square, and none inland (ROTD 4.3). */
export function bankSightings(
  state: CampaignState,
  player: PlayerId,
  ships: ReadonlyMap<string, readonly Ship[]>,
): LandSighting[] {
  return [...ships].flatMap(([name, there]) => {
    if (!there.some(({ commander, deputy }) => commander === player || deputy === player)) return [];
    const square = state.theatre.grid.indexOf(name);
    const { terrain } = state.theatre.tacticalMap(square);
    const units = state
      .unitsIn(square)
      .filter(({ tactical }) =>
        terrain.some((letter, at) => letter === TacticalTerrain.River && tacticalDistance(at, tactical) <= 1),
      )
      .map(({ id, state: of }) => ({ unit: id, state: of, inPort: false }));
    return units.length > 0 ? [{ port: name, square: name, units }] : [];
  });
}
