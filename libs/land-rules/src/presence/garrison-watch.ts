import { GarrisonsWatched } from '@vedette/campaign';
import { garrisonSightings } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/** Notes what garrisons off the map see as the turn begins; ministers read it at its end, one turn late (GITM AMWOL 4.3). */
export function watchFromGarrisons(context: PhaseContext): void {
  const sightings = garrisonSightings(context.state);
  if (sightings.length === 0) return;
  context.emit(GarrisonsWatched, { rule: context.landRule('4.3'), data: { sightings }, audience: {} });
}
