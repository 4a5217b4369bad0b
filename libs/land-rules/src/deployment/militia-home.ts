import { tacticalName } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { deploy } from './tell-deployment.js';
import { tacticalPlace } from './tactical-place.js';

/** Where the book says so, militia away from their home city go there by themselves in a quiet turn (NWOL 7.16). */
export function sendMilitiaHome(context: PhaseContext): void {
  const { state, book } = context;
  if (book.movement.deployment.militia.value !== 'to-home-city') return;
  for (const unit of [...state.units.values()]) {
    if (!book.unitTypes.get(unit.type)?.militia || unit.square < 0 || unit.status === 'shattered') continue;
    const home = unit.homeCity === null ? undefined : state.cities.get(unit.homeCity);
    if (!home || home.square === unit.square || !state.areFriends(unit.state, home.state)) continue;
    const place = tacticalPlace(context, unit, home.square, tacticalName(home.tactical));
    if (place) deploy(context, unit, { kind: 'map', square: home.square, place }, 'militia-to-home-city');
  }
}
