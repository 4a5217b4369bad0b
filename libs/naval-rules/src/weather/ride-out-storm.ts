import { ShipFoundered, ShipStormBeaten, type Ship } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { commandOfShip, seenFromShips } from '../ship-audience.js';
import { inFriendlyPort, seaAround } from '../ship-place.js';
import { drift } from './drift.js';

/** What a storm does to a ship: damage first, then whether it founders, then where it is blown (PATE 8.2). */
export function rideOutStorm(context: PhaseContext, figures: NavalFigures, ship: Ship): void {
  const { state, dice } = context;
  const sea = seaAround(state, ship);
  if (ship.status !== 'active' || sea === null || !state.weather.get(sea)?.storm) return;
  const sheltered = ('port' in ship.at && ship.at.area === 'harbor') || inFriendlyPort(state, ship);
  const { storms, mostDamage } = figures;
  const most = sheltered ? storms.mostShelteredDamage.value : storms.mostRiggingDamage.value;
  const spars = dice.whole(context.navalLabel('8.2', `${ship.id} rigging`), 0, most);
  const leaks = sheltered
    ? null
    : dice.whole(context.navalLabel('8.2', `${ship.id} hull`), 0, storms.mostHullDamage.value);
  const rigging = Math.max(ship.rigging, Math.min(mostDamage.value, ship.rigging + spars.value));
  const hull = Math.max(ship.hull, Math.min(mostDamage.value, ship.hull + (leaks?.value ?? 0)));
  context.emit(ShipStormBeaten, {
    rule: context.navalRule('8.2'),
    ships: [ship.id],
    data: { ship: ship.id, hullDamage: leaks?.value ?? 0, riggingDamage: spars.value, hull, rigging },
    dice: leaks ? [spars, leaks] : [spars],
    audience: commandOfShip(ship),
  });
  if (sheltered) return;
  if (hull >= mostDamage.value) return goDown(context, ship, 'hull', []);
  const chance =
    storms.founders.value + hull * storms.foundersPerHull.value + rigging * storms.foundersPerRigging.value;
  const founders = dice.chance(context.navalLabel('8.2', `${ship.id} founders`), chance);
  if (happens(founders)) return goDown(context, ship, 'foundered', [founders]);
  const wrecked = drift(context, storms, ship);
  if (wrecked) goDown(context, ship, 'rocks', wrecked);
}

function goDown(
  context: PhaseContext,
  ship: Ship,
  cause: 'foundered' | 'rocks' | 'hull',
  dice: readonly Draw[],
): void {
  const { crew, marines, stores, cargo } = ship;
  context.emit(ShipFoundered, {
    rule: context.navalRule(cause === 'hull' ? '2.2' : '8.2'),
    ships: [ship.id],
    units: [...cargo.units],
    data: {
      ship: ship.id,
      cause,
      crew,
      marines,
      stores: stores + cargo.stores,
      supplies: cargo.supplies,
      drowned: cargo.units.map((unit) => ({ unit, men: context.state.unit(unit).strength })),
    },
    dice,
    audience: seenFromShips(context.state, ship),
  });
}
