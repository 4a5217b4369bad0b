import { type City, tacticalName, type Unit, type UnitId } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { deploy } from './tell-deployment.js';
import { tacticalPlace } from './tactical-place.js';

/** Militia that goes to its home city by itself in a quiet turn, where the book says so (NWOL 7.16). */
export function militiaAwayFromHome(context: PhaseContext): UnitId[] {
  return [...context.state.units.values()].filter((unit) => homeOf(context, unit)).map(({ id }) => id);
}

/** Where the book says so, militia away from their home city go there by themselves in a quiet turn (NWOL 7.16). */
export function sendMilitiaHome(context: PhaseContext): void {
  for (const unit of [...context.state.units.values()]) {
    const home = homeOf(context, unit);
    if (!home) continue;
    const place = tacticalPlace(context, unit, home.square, tacticalName(home.tactical));
    if (place) deploy(context, unit, { kind: 'map', square: home.square, place }, 'militia-to-home-city');
  }
}

/** The friendly home city in another square to which a unit of militia goes. */
function homeOf({ state, book }: PhaseContext, unit: Unit): City | undefined {
  if (book.movement.deployment.militia.value !== 'to-home-city') return undefined;
  if (!unit.kind.militia || unit.square < 0 || unit.status === 'shattered') return undefined;
  const home = unit.homeCity === null ? undefined : state.cities.get(unit.homeCity);
  return home && home.square !== unit.square && state.areFriends(unit.state, home.state) ? home : undefined;
}
