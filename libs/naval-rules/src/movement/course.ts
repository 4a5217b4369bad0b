import type { CampaignState, Port, WindDocument } from '@vedette/campaign';
import type { CompassLetter, SeaArea } from '@vedette/geography';
import type { ByWind } from '@vedette/rulebooks';

/** Where the wind stands to a course. */
export type Bearing = keyof ByWind;

const QUARTER = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const OPPOSITE = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
const LETTERS: readonly CompassLetter[] = ['N', 'E', 'S', 'W'];

/** The course back. */
export function opposite(heading: CompassLetter): CompassLetter {
  return OPPOSITE[heading];
}

/** The wind to a course: upwind is where it comes from (PATE 6.5). Null when no wind is known, or there is no course. */
export function bearing(wind: WindDocument | null, heading: CompassLetter | null): Bearing | null {
  if (wind === null || heading === null) return null;
  if (wind.from === QUARTER[heading]) return 'upwind';
  return wind.from === QUARTER[OPPOSITE[heading]] ? 'downwind' : 'across';
}

/** The wind of a sea area and of the ports on it (PATE 1.4). */
export function windOf(state: CampaignState, sea: string): WindDocument | null {
  return state.weather.get(sea)?.wind ?? null;
}

/** The quarter in which a sea area lies next to another; undefined when it is not adjacent (PATE 6.2). */
export function headingTo(from: SeaArea, to: SeaArea): CompassLetter | undefined {
  return LETTERS.find((letter) => from.neighbours[letter].includes(to.code));
}

/** Whether the wind blows from the sea straight upon a port's shore (PATE 6.5, 7.4). */
export function isOnshore(state: CampaignState, port: Port): boolean {
  return windOf(state, port.sea)?.from === QUARTER[port.exit];
}
