import type { Headquarters, CampaignState, Unit, StateId } from '@vedette/campaign';
import {
  cityAsPlace,
  ContactGround,
  ContactSearch,
  depotAsPlace,
  drawsBeside,
  firstObstacle,
  isOpenTo,
  isWithinSameWalls,
  type Obstacle,
  type PlaceKind,
  placeNamed,
  placesIn,
  type SupplyPlace,
  unlimited,
} from '@vedette/contact';
import { strategicDistance } from '@vedette/geography';
import type { LandRule, LandRulebook } from '@vedette/rulebooks';
import type { KnownWorld } from './known-world.js';

/** What is asked: food, or communications, of a unit; food of a city is what could be moved to it (GITM AMWOL 10.1, 10.5, 10.6). */
export type SupplyConcern = 'supplies' | 'communications';

/** One way to the piece that was asked about, from one source. */
export interface SupplyWay {
  readonly source: string;
  readonly kind: PlaceKind | 'corps headquarters' | 'army headquarters';
  readonly rule: LandRule;
  /** Longest line the rule allows, or how far the source may be where the book goes by that, in strategic squares. */
  readonly limit: number;
  /** Squares of the line, source first; null when none runs. */
  readonly path: readonly number[] | null;
  /** What stops it; null when a line runs, or when {@link SupplyWay.closed} says why it cannot. */
  readonly obstacle: Obstacle | null;
  /** A reason that no line would help: the source itself is cut, empty or out of communications. */
  readonly closed: 'besieged' | 'empty' | 'not in communications' | 'feeds eighteen' | null;
  /** Supplies at the source; null when the asker does not know. */
  readonly supplies: number | null;
}

/** The answer: ways that serve first, nearest first; then the nearest that do not, each with what stops it. */
export interface SupplyAnswer {
  readonly piece: string;
  readonly concern: SupplyConcern;
  readonly reached: boolean;
  readonly ways: readonly SupplyWay[];
}

/** How many ways that fail are worth telling. */
const FAILURES_TOLD = 3;
/** How far beyond the limit of a rule a source is still looked at, and a longer way sought. */
const LOOK_FURTHER = 2;

interface Source {
  /** Pieces and cities whose supplies are counted in {@link Source.supplies}. */
  readonly stocks: readonly string[];
  readonly end: SupplyPlace | Unit;
  /** Whether the limit is one of distance, and any line will do (ROTD 11.1, 11.6). */
  readonly byDistance: boolean;
  readonly name: string;
  readonly kind: SupplyWay['kind'];
  readonly limit: number;
  readonly rule: LandRule;
  readonly closed: SupplyWay['closed'];
  readonly supplies: number | null;
}

/**
 * What would reach a unit or a city now, and what blocks it, in the world as the asker knows it: give it
 * {@link knownWorld}, never the truth. Null when that world has no such unit or city of a friend's.
 */
export function askSupply(
  world: KnownWorld,
  book: LandRulebook,
  asker: StateId,
  piece: string,
  concern: SupplyConcern,
): SupplyAnswer | null {
  const known = world.state;
  const end = known.units.get(piece) ?? placeNamed(known, piece);
  if (!end || end.square < 0 || !known.areFriends(asker, end.state)) return null;
  const ground = new ContactGround(known, book, end.state);
  const open = new OpenGround(known, book, end.state);
  const ways = sourcesFor(known, book, end, concern)
    .map((source) => withoutUnknown(world, source))
    .map((source) => wayFrom(ground, open, source, end))
    .sort(byWorth);
  const serving = ways.filter(serves);
  return {
    piece,
    concern,
    reached: serving.length > 0,
    ways: [...serving, ...ways.filter((way) => !serves(way)).slice(0, FAILURES_TOLD)],
  };
}

/** What the asker does not know of a source's supplies is neither told nor held against it. */
function withoutUnknown({ suppliesUnknown }: KnownWorld, source: Source): Source {
  return source.stocks.some((stock) => suppliesUnknown.has(stock))
    ? { ...source, supplies: null, closed: source.closed === 'empty' ? null : source.closed }
    : source;
}

/** The ground with every enemy thought away. */
class OpenGround extends ContactGround {
  override hasEnemy(): boolean {
    return false;
  }

  override hasBarrier(): boolean {
    return false;
  }

  override disturbedFrom(): number | null {
    return null;
  }
}

function serves(way: SupplyWay): boolean {
  return way.path !== null && way.closed === null;
}

function byWorth(a: SupplyWay, b: SupplyWay): number {
  const length = ({ path, obstacle }: SupplyWay): number =>
    path ? path.length : obstacle?.kind === 'too far' ? 1000 + (obstacle.length ?? 1000) : 500;
  return length(a) - length(b) || (a.source < b.source ? -1 : 1);
}

function wayFrom(
  ground: ContactGround,
  open: ContactGround,
  source: Source,
  end: SupplyPlace | Unit,
): SupplyWay {
  const { name, kind, limit, rule, supplies } = source;
  const far = strategicDistance(ground.state.theatre.grid, source.end.square, end.square);
  if (source.byDistance && far > limit) {
    const obstacle = { kind: 'too far', length: far } as const;
    return { source: name, kind, rule, limit, path: null, obstacle, closed: source.closed, supplies };
  }
  const reach = source.byDistance ? unlimited(ground) : limit;
  const walls = isWithinSameWalls(ground.state, source.end, end);
  const path = walls ? new ContactSearch(ground, source.end, reach).pathTo(end) : null;
  const obstacle =
    path || !walls
      ? null
      : firstObstacle(ground, open, source.end, end, reach, Math.max(reach, limit * LOOK_FURTHER));
  const closed = walls ? source.closed : 'besieged';
  return { source: name, kind, rule, limit, path, obstacle, closed, supplies };
}

function sourcesFor(
  known: CampaignState,
  book: LandRulebook,
  end: SupplyPlace | Unit,
  concern: SupplyConcern,
): Source[] {
  if (!('type' in end)) return placesNear(known, end, book.supply.moveReach.value);
  if (concern === 'communications') return commandersOf(known, book, end);
  const ground = new ContactGround(known, book, end.state);
  const beside = placesIn(known, end.square).filter((place) =>
    place.besieged ? isOpenTo(known, book, end, place) : drawsBeside(ground, end, place),
  );
  const here = beside.map((place) => placeAsSource(place, 0, '10.5'));
  if (!end.kind.role.feeds) return [...here, ...corpsNear(known, book, end)];
  const { cityReach, depots } = book.supply;
  const cities = [...known.cities.values()]
    .map(cityAsPlace)
    .filter((place) => isWorthALook(known, place.square, end.square, cityReach.value))
    .map((place) => ({ place, limit: cityReach.value, byDistance: false }));
  const afar = [...known.depots.values()]
    .filter(
      ({ kind, square }) =>
        kind === 'depot' && isWorthALook(known, square, end.square, depots?.reach.value ?? 0),
    )
    .map((depot) => ({ place: depotAsPlace(depot), limit: depots?.reach.value ?? 0, byDistance: true }));
  return [
    ...here,
    ...[...cities, ...afar]
      .filter(
        ({ place }) => isOpenTo(known, book, end, place) && !beside.some(({ name }) => name === place.name),
      )
      .map(({ place, limit, byDistance }) => placeAsSource(place, limit, '10.5', byDistance)),
  ];
}

function commandersOf(known: CampaignState, book: LandRulebook, unit: Unit): Source[] {
  const beside = known.cityIn(unit.square);
  const here =
    beside && known.areFriends(unit.state, beside.state)
      ? [{ ...placeAsSource(cityAsPlace(beside), 0, '10.1'), closed: null }]
      : [];
  const { commands } = unit.kind.role;
  if (commands === 'army') return here;
  const { armyReach, corpsReach } = book.supply;
  const [over, limit] =
    commands === 'corps' ? (['army', armyReach.value] as const) : (['corps', corpsReach.value] as const);
  return [
    ...here,
    ...headquartersNear(known, unit, over, limit).map((end): Source => ({
      end,
      byDistance: book.supply.communicationsBy.value === 'distance',
      name: end.id,
      kind: `${over} headquarters`,
      limit,
      rule: '10.1',
      closed: over === 'corps' && !end.communications ? 'not in communications' : null,
      supplies: end.supplies,
      stocks: [end.id],
    })),
  ];
}

function corpsNear(known: CampaignState, book: LandRulebook, unit: Unit): Source[] {
  const limit = book.supply.corpsReach.value;
  return headquartersNear(known, unit, 'corps', limit).map((end) => {
    const behind = end.supplySource ? placeNamed(known, end.supplySource)?.supplies : undefined;
    const supplies = end.supplies + (behind ?? 0);
    const fed = [...known.units.values()].filter(({ supplySource }) => supplySource === end.id).length;
    const full = unit.supplySource !== end.id && fed + 1 >= book.supply.mostFed.value;
    const closed = supplies === 0 ? 'empty' : full ? 'feeds eighteen' : null;
    const stocks = end.supplySource ? [end.id, end.supplySource] : [end.id];
    return {
      end,
      byDistance: false,
      name: end.id,
      kind: 'corps headquarters',
      limit,
      rule: '10.5',
      closed,
      supplies,
      stocks,
    };
  });
}

/** Friendly active headquarters of a kind that are near enough to be worth a word. */
function headquartersNear(known: CampaignState, unit: Unit, of: Headquarters, limit: number): Unit[] {
  return [...known.units.values()].filter(
    (one) =>
      one.kind.role.commands === of &&
      one.id !== unit.id &&
      one.status === 'active' &&
      one.square >= 0 &&
      known.areFriends(unit.state, one.state) &&
      isWorthALook(known, one.square, unit.square, limit),
  );
}

/** Friendly places from which supplies could be moved to another by land (10.6, ROTD 11.7). */
function placesNear(known: CampaignState, end: SupplyPlace, limit: number): Source[] {
  return [...[...known.cities.values()].map(cityAsPlace), ...[...known.depots.values()].map(depotAsPlace)]
    .filter(
      (place) =>
        place.name !== end.name &&
        known.areFriends(end.state, place.state) &&
        isWorthALook(known, place.square, end.square, limit),
    )
    .map((place) => placeAsSource(place, limit, '10.6'));
}

function placeAsSource(place: SupplyPlace, limit: number, rule: LandRule, byDistance = false): Source {
  const closed = place.besieged ? 'besieged' : place.supplies === 0 ? 'empty' : null;
  const { kind, name, supplies } = place;
  return { end: place, byDistance, name, kind, limit, rule, closed, supplies, stocks: [name] };
}

function isWorthALook(known: CampaignState, a: number, b: number, limit: number): boolean {
  const { columns } = known.theatre.grid;
  const east = Math.abs((a % columns) - (b % columns));
  const south = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return Math.max(east, south) <= limit * LOOK_FURTHER;
}
