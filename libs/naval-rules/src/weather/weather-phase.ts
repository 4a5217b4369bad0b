import type { PhaseContext } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { rideOutStorm } from './ride-out-storm.js';
import { turnWeather } from './turn-weather.js';

/** Between the two moves winds change, storms come up, and ships caught in them suffer (PATE 1.4, 8.1-8.3). */
export function weatherPhase(context: PhaseContext): void {
  const { state, books } = context;
  if (books.naval === null || state.theatre.seas.length === 0) return nothingDecided(context);
  for (const sea of state.theatre.seas) turnWeather(context, books.naval.figures, sea);
  for (const ship of [...state.ships.values()]) rideOutStorm(context, books.naval.figures, ship);
}
