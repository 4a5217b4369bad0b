import {
  bridgeKey,
  copyUnit,
  freshPlaceTurn,
  MutableCampaignState,
  partsOfId,
  readUnit,
  settleLines,
  stateId,
  tacticalIndex,
  type CampaignState,
  type City,
  type Player,
  type PositionReport,
  type SquareReport,
  type StackReport,
  type TacticalMapReport,
  type Unit,
  type UnitType,
} from '@vedette/campaign';
import { assessLines } from '@vedette/contact';
import { TacticalTerrain } from '@vedette/geography';
import { booksOf } from '@vedette/rulebooks';

/** The campaign as a player knows it, and the pieces and cities whose supplies he does not know, by id or name. */
export interface KnownWorld {
  readonly state: CampaignState;
  readonly suppliesUnknown: ReadonlySet<string>;
}

/** Somewhere in the middle: where a force on a square is taken to stand when the player's map does not show it. */
const SOMEWHERE = '7-7';

/**
 * The campaign as one player knows it: the map; the pieces he commands, with all their status; where friends stand whom his
 * map shows, and for a war minister or head of state where those of his state stand; of enemies and neutrals only what his last
 * position report names (GITM AMWOL 4.1, 4.2, 4.7). Lines of friends are worked out from what he knows. Whatever he was not told
 * is not in it, so nothing worked out from it can tell him.
 */
export function knownWorld(truth: CampaignState, player: Player, report: PositionReport | null): KnownWorld {
  const known = new MutableCampaignState({
    theatre: truth.theatre,
    theatreDocument: truth.theatreDocument,
    rulebooks: truth.rulebooks,
    types: truth.types,
    states: truth.states,
    relations: truth.relations,
    players: truth.players,
    switches: truth.switches,
    turn: truth.turn,
    season: truth.season,
  });
  const shown = new Map((report?.squares ?? []).map((square) => [square.square, square]));
  const commanded = addCommanded(known, truth, player);
  const friends = addFriends(known, truth, player, shown, report);
  const unseen = [...addCities(known, truth, player, shown), ...addDepots(known, truth, player, report)];
  addBridges(known, truth, report);
  if (report) addStrangers(known, report);
  const book = booksOf(known.rulebooks).land;
  const lines = assessLines(known, book);
  settleLines(
    known,
    lines.filter(({ unit }) => !commanded.has(unit)),
  );
  return { state: known, suppliesUnknown: new Set([...friends, ...unseen]) };
}

/** Whether a player knows where all that is his state's stands: the war minister, who places and feeds it, and the head of state. */
export function governs(player: Player): boolean {
  return player.ministries?.some((ministry) => ministry === 'war' || ministry === 'head') ?? false;
}

/** Pieces whose status he has: those he commands or is deputy of. */
function addCommanded(
  known: MutableCampaignState,
  truth: CampaignState,
  player: Player,
): ReadonlySet<string> {
  const commanded = new Set<string>();
  for (const unit of truth.units.values()) {
    if (unit.commander !== player.id && unit.deputy !== player.id) continue;
    known.addUnit(copyUnit(unit));
    commanded.add(unit.id);
  }
  return commanded;
}

/** Other friends, of his map or of the state he governs: which they are and where they stand; of those of the state he governs the supplies too, and nothing else of their status. */
function addFriends(
  known: MutableCampaignState,
  truth: CampaignState,
  player: Player,
  shown: ReadonlyMap<string, SquareReport>,
  report: PositionReport | null,
): string[] {
  const { grid } = truth.theatre;
  const standing = new Map(
    (report?.maps ?? []).flatMap(({ square, units }) =>
      units.map(({ unit, tactical }) => [`${square} ${unit}`, tactical] as const),
    ),
  );
  const added: string[] = [];
  for (const unit of truth.units.values()) {
    const { id, state, square, status } = unit;
    if (square < 0 || known.units.has(id) || !truth.areFriends(player.state, state)) continue;
    const name = grid.nameOf(square);
    const stacks = shown.get(name)?.stacks ?? [];
    const seen = stacks.some((stack) => stack.state === state && stack.condition === status);
    if (!seen && !(governs(player) && state === player.state)) continue;
    put(known, id, name, standing.get(`${name} ${id}`) ?? SOMEWHERE, status);
    const friend = known.units.get(id);
    // What officers of his state report of their trains, a governor's staff lays before him.
    if (friend && governs(player) && state === player.state && reportsToState(truth, unit))
      friend.supplies = unit.supplies;
    else added.push(id);
  }
  return added;
}

/** Whether some player of a unit's own state commands or deputises it, so that its status is in a report of that state. */
export function reportsToState(truth: CampaignState, { state, commander, deputy }: Unit): boolean {
  return truth.players.some(
    (player) => player.state === state && (player.id === commander || player.id === deputy),
  );
}

/**
 * All cities, on which the map of the theatre is open; of those his map does not show he does not know the
 * supplies, nor who holds them, save that a governor knows his state's, what they have in store and which are besieged.
 */
function addCities(
  known: MutableCampaignState,
  truth: CampaignState,
  player: Player,
  shown: ReadonlyMap<string, SquareReport>,
): string[] {
  const unseen: string[] = [];
  const opening = new Map(truth.theatre.cities.map((city) => [city.name, stateId(city.state)]));
  for (const city of truth.cities.values()) {
    if (shown.get(truth.theatre.grid.nameOf(city.square))?.city) {
      known.addCity(cloneCity(city));
      continue;
    }
    const ruled = governs(player) && city.state === player.state;
    if (ruled) {
      known.addCity(cloneCity(city));
      continue;
    }
    known.addCity({
      ...cloneCity(city),
      state: opening.get(city.name) ?? city.state,
      besieged: false,
      supplies: 0,
      stores: 0,
    });
    unseen.push(city.name);
  }
  return unseen;
}

/**
 * Depots and caches that his map shows (ROTD 11.5), with what is in them where he is told; a governor knows all of his state. Returns
 * those whose supplies he does not know.
 */
function addDepots(
  known: MutableCampaignState,
  truth: CampaignState,
  player: Player,
  report: PositionReport | null,
): string[] {
  const told = new Map(
    (report?.squares ?? []).flatMap(({ square, depots = [] }) =>
      depots.map((depot) => [depot.id, { ...depot, square: truth.theatre.grid.indexOf(square) }] as const),
    ),
  );
  const unseen: string[] = [];
  for (const depot of truth.depots.values()) {
    if (governs(player) && depot.state === player.state) {
      known.addDepot({ ...depot, turn: { ...depot.turn } });
      told.delete(depot.id);
    }
  }
  for (const { id, kind, state, square, tactical, supplies } of told.values()) {
    known.addDepot({
      ...{ id, kind, state: stateId(state), square },
      tactical: tacticalIndex(tactical),
      supplies: supplies ?? 0,
      turn: freshPlaceTurn(),
    });
    if (supplies === null) unseen.push(id);
  }
  return unseen;
}

/** Railway bridges, down where a tactical map of his shows them so; of others he takes it that they stand (ROTD 12.2). */
function addBridges(known: MutableCampaignState, truth: CampaignState, report: PositionReport | null): void {
  const { grid } = truth.theatre;
  const down = new Set(
    (report?.maps ?? []).flatMap(({ square, bridges = [] }) =>
      bridges
        .filter(({ intact }) => !intact)
        .map(({ tactical }) => bridgeKey(grid.indexOf(square), tacticalIndex(tactical))),
    ),
  );
  for (const [key, { square, tactical }] of truth.bridges)
    known.bridges.set(key, { square, tactical, intact: !down.has(key) });
}

function cloneCity(city: City) {
  return { ...city, fort: city.fort && { ...city.fort }, turn: { ...city.turn } };
}

/** Enemies, and neutrals, who bar ways off maps at home, as reported: by name where a tactical map shows them, else one force a stack by its letters. */
function addStrangers(known: MutableCampaignState, report: PositionReport): void {
  const maps = new Map(report.maps.map((map) => [map.square, map]));
  let number = LAST_NUMBER;
  const unnamed = (state: string, square: string, letters: string): void =>
    put(known, `${state}${number--}${worst(known, letters)}`, square, SOMEWHERE);
  for (const { square, stacks } of report.squares) {
    const map = maps.get(square);
    for (const stack of stacks) {
      if (isFriendly(stack.standing) || stack.condition !== 'active') continue;
      const named = map ? namedOn(map, stack.state) : [];
      if (named.length > 0) for (const [id, tactical] of named) put(known, id, square, tactical);
      else unnamed(stack.state, square, stack.letters);
    }
  }
  for (const { state, square, letters } of report.troopsHeardOf)
    if (known.areHostile(stateId(report.state), stateId(state))) unnamed(state, square, letters);
}

function isFriendly(standing: StackReport['standing']): boolean {
  return standing === 'same' || standing === 'allied';
}

/** Forces nobody named are numbered from the top down, out of the way of any roll. */
const LAST_NUMBER = 9999;

function namedOn(map: TacticalMapReport, state: string): [string, string][] {
  return map.units
    .filter((unit) => unit.state === state && unit.condition === 'active')
    .map(({ unit, tactical }) => [unit, tactical]);
}

/**
 * The type that stands for a reported force: with a letter C the horse that disturbs lines and scouts farthest, which is the worst
 * it may be (GITM AMWOL 4.1: letters are approximate); else foot, or whatever else the book has that fights.
 */
function worst({ types }: Pick<CampaignState, 'types'>, letters: string): string {
  const fighting = [...types.units.types.values()].filter(({ role }) => role.fights);
  const sight = ({ sees }: UnitType): number => Math.max(0, ...sees.map(({ squares }) => squares));
  const horse = fighting
    .filter(({ arm }) => letters.includes('C') && arm === 'cavalry')
    .sort((a, b) => Number(b.disruptsContact) - Number(a.disruptsContact) || sight(b) - sight(a));
  const foot = fighting.filter(({ arm }) => arm === 'infantry');
  return (horse[0] ?? foot[0] ?? fighting[0]!).code;
}

function put(
  known: MutableCampaignState,
  id: string,
  square: string,
  tactical: string,
  status: Unit['status'] = 'active',
): void {
  if (known.units.has(id) || !partsOfId(id) || tacticalIndex(tactical) < 0) return;
  const unit = readUnit({ id, square, tactical, strength: 1, status, deployed: true }, '', known, []);
  // A bridge train that stands in a river spans it (ROTD 12.4); any other does not.
  if (unit) unit.deployed &&= spansRiver(known, unit);
  if (unit && unit.square >= 0) known.addUnit(unit);
}

function spansRiver({ theatre }: CampaignState, { square, tactical }: Unit): boolean {
  return square >= 0 && theatre.tacticalMap(square).terrain[tactical] === TacticalTerrain.River;
}
