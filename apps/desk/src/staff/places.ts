import { told } from '../seat/open-campaign.js';
import { Gazetteer, type Theatre } from '../seat/theatre.js';

/** Names places as a reader knows them: a square with its city. */
export function placeNames(theatre: Theatre): (place: string) => string {
  const { cities } = new Gazetteer(theatre);
  return (place) => {
    const city = cities.get(place)?.name;
    return city === undefined ? place : `${place}, ${city}`;
  };
}

/** The name of a state, as the reports of the seat have it. */
export const stateName = (state: string): string => told.value?.position.heading.states[state] ?? state;
