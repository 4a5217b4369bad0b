import { ShipBlownAway, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { CompassLetter, SeaArea } from '@vedette/geography';
import type { PhaseContext, StormFigures } from '@vedette/rulebooks';
import { seenGoing } from '../ship-audience.js';
import { portOf, seaAround } from '../ship-place.js';

const DOWNWIND = { north: 'S', east: 'W', south: 'N', west: 'E' } as const;
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;

/**
 * Where a storm blows a ship in the open: downwind into the next area or towards the land, elsewhere in its area, or
 * nowhere (PATE 8.2). From coastal waters it is the connected sea, unless the wind sets on the shore. Returns the draws
 * that wrecked it when it struck the rocks, else null.
 */
export function drift(context: PhaseContext, storms: StormFigures, ship: Ship): Draw[] | null {
  const { state, dice } = context;
  const code = seaAround(state, ship);
  const sea = state.theatre.seas.find((one) => one.code === code);
  const wind = code === null ? null : (state.weather.get(code)?.wind ?? null);
  if (!sea || !wind) return null;
  const way = DOWNWIND[wind.from];
  const driven = dice.chance(
    context.navalLabel('8.2', `${ship.id} driven downwind`),
    storms.drivenDownwind.value,
  );
  if (happens(driven)) {
    if (landLies(context, ship, sea, way)) {
      const rocks = dice.chance(context.navalLabel('8.2', `${ship.id} rocks`), storms.strikesRocks.value);
      return happens(rocks) ? [driven, rocks] : null;
    }
    const draws: Draw[] = [driven];
    const to = portOf(state, ship) ? sea : nextSea(context, ship, sea, way, draws);
    if (to) blow(context, ship, to, draws);
    return null;
  }
  const about = dice.chance(context.navalLabel('8.2', `${ship.id} driven about`), storms.drivenAbout.value);
  if (happens(about)) blow(context, ship, sea, [driven, about]);
  return null;
}

/** In coastal waters the shore lies opposite the exit; in a sea area where the map has land. */
function landLies(context: PhaseContext, ship: Ship, sea: SeaArea, way: CompassLetter): boolean {
  const port = portOf(context.state, ship);
  return port ? OPPOSITE[port.exit] === way : sea.landTo.includes(way);
}

/** The area downwind on the same map, one by lot where there are several; the Horn is nowhere to be blown to. */
function nextSea(
  context: PhaseContext,
  ship: Ship,
  sea: SeaArea,
  way: CompassLetter,
  draws: Draw[],
): SeaArea | undefined {
  const downwind = context.state.theatre.seas.filter(
    ({ code, map }) => map === sea.map && sea.neighbours[way].includes(code),
  );
  if (downwind.length < 2) return downwind[0];
  const pick = context.dice.pick(context.navalLabel('8.2', `${ship.id} downwind to`), downwind.length);
  draws.push(pick);
  return downwind[pick.picked];
}

function blow(context: PhaseContext, ship: Ship, sea: SeaArea, before: readonly Draw[]): void {
  const here = 'sea' in ship.at && ship.at.sea === sea.code ? ship.at.tacticalArea : -1;
  const areas = Array.from({ length: sea.tacticalAreas }, (_, i) => i).filter((area) => area !== here);
  if (areas.length === 0) return;
  const pick = context.dice.pick(context.navalLabel('8.2', `${ship.id} tactical area`), areas.length);
  const to: ShipPlaceDocument = { sea: sea.code, tacticalArea: areas[pick.picked]! };
  context.emit(ShipBlownAway, {
    rule: context.navalRule('8.2'),
    ships: [ship.id],
    data: { ship: ship.id, from: structuredClone(ship.at), to },
    dice: [...before, pick],
    audience: seenGoing(context.state, ship, to),
  });
}
