import { type Desk, hearsOfShips, hearsOfTroops } from '../told/desk.js';
import type { ToldTurn } from '../told/told-turn.js';
import type { Sighting } from './contact.js';
import type { KnownMap } from './known-map.js';
import { landSightings, ministersNews, newsOfUnits, shoreSightings } from './land-sightings.js';
import { distantSails, garrisonsNews, shipsInContact, shipsSeenFromShore } from './sea-sightings.js';

/** A turn's sightings for a desk: what was seen as it ended, and late news of how it began. */
export interface Gathered {
  readonly sightings: readonly Sighting[];
  readonly lateNews: readonly Sighting[];
  /** Troops named in the course of the turn and not seen as it ended. */
  readonly onTheWay: readonly Sighting[];
}

/**
 * Gathers what a desk is told of strangers. One unit, and one group of a state and condition in one square, is one sighting
 * however many officers saw it: whoever is on the spot is believed before who looks from ships.
 */
export function gather(desk: Desk, told: ToldTurn, map: KnownMap): Gathered {
  const sightings: Sighting[] = [];
  const lateNews: Sighting[] = [];
  if (hearsOfTroops(desk))
    for (const report of told.land) {
      sightings.push(...landSightings(map, report));
      lateNews.push(...ministersNews(map, report));
    }
  for (const { player, turn, seenFromShips } of told.land)
    sightings.push(...shoreSightings(map, seenFromShips, turn, [player]));
  for (const { player, turn, seenAshore } of told.fleet)
    sightings.push(...shoreSightings(map, seenAshore, turn, [player]));
  if (hearsOfShips(desk)) {
    for (const report of told.land) {
      sightings.push(...shipsSeenFromShore(map, report));
      lateNews.push(...garrisonsNews(map, report));
    }
    for (const report of told.fleet) {
      sightings.push(...shipsInContact(report));
      lateNews.push(...garrisonsNews(map, report));
      for (const sail of distantSails(map, report))
        (sail.source === 'sloop' ? sightings : lateNews).push(sail);
    }
  }
  const seen = new Set(sightings.map(({ unit }) => unit));
  const onTheWay = hearsOfTroops(desk)
    ? newsOfUnits(map, told.news, told.turn).filter(({ unit }) => !seen.has(unit))
    : [];
  return { sightings: merged(sightings), lateNews: merged(lateNews), onTheWay };
}

function merged(sightings: readonly Sighting[]): Sighting[] {
  const known = new Map<string, Sighting>();
  for (const sighting of sightings) {
    const key = keyOf(sighting);
    const first = known.get(key);
    known.set(key, first ? both(first, sighting) : sighting);
  }
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sighting]) => sighting);
}

function keyOf({ unit, branch, state, condition, place, source, type, letters, size }: Sighting): string {
  if (unit !== null) return unit;
  // Late news of one square may be of several stacks that were misplaced into it.
  const which =
    source === 'troops-news' || source === 'headquarters-news' ? `${type} ${letters} ${size}` : '';
  return [branch, state, place, condition ?? '', source, which].join(' ');
}

function both(one: Sighting, other: Sighting): Sighting {
  const better = one.source === 'seen-from-ships' && other.source === 'tactical-map' ? other : one;
  return { ...better, by: [...new Set([...one.by, ...other.by])].sort() };
}
