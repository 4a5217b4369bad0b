import {
  CampaignState,
  copyUnit,
  partsOfId,
  readUnit,
  tacticalIndex,
  type City,
  type PlayerDocument,
  type PositionReport,
  type SquareReport,
  type TacticalMapReport,
  type Unit,
} from '@vedette/campaign';

/** Somewhere in the middle: where a force on a square is taken to stand when the player's map does not show it. */
const SOMEWHERE = '7-7';
/** What a reported letter C may be at worst, and what stands for any other force (GITM AMWOL 4.1: letters are approximate). */
const CAVALRY = 'LC';
const FOOT = 'IN';

/**
 * The campaign as one player knows it: the map, the pieces of his side that report to him or that his map shows, and for a
 * war minister or head of state all pieces and cities of his state; of enemies only what his last position report names
 * (GITM AMWOL 4.1, 4.2, 4.7). Whatever he was not told is not in it, so nothing worked out from it can tell him.
 */
export function knownWorld(
  truth: CampaignState,
  player: PlayerDocument,
  report: PositionReport | null,
): CampaignState {
  const known = new CampaignState({
    theatre: truth.theatre,
    theatreDocument: truth.theatreDocument,
    rulebooks: truth.rulebooks,
    states: truth.states,
    relations: truth.relations,
    players: truth.players,
    switches: truth.switches,
    turn: truth.turn,
    season: truth.season,
  });
  const shown = new Map((report?.squares ?? []).map((square) => [square.square, square]));
  addFriends(known, truth, player, shown);
  addCities(known, truth, player, shown);
  if (report) addStrangers(known, report);
  return known;
}

/** Whether a player knows all that is his state's: the war minister, who places and feeds it, and the head of state. */
export function governs(player: PlayerDocument): boolean {
  return player.ministries?.some((ministry) => ministry === 'war' || ministry === 'head') ?? false;
}

function addFriends(
  known: CampaignState,
  truth: CampaignState,
  player: PlayerDocument,
  shown: ReadonlyMap<string, SquareReport>,
): void {
  const { grid } = truth.theatre;
  const seesFriends = (square: number, state: string): boolean =>
    square >= 0 && (shown.get(grid.nameOf(square))?.stacks ?? []).some((stack) => stack.state === state);
  for (const unit of truth.units.values()) {
    if (!truth.areFriends(player.state, unit.state)) continue;
    const his = unit.commander === player.id || unit.deputy === player.id;
    const ruled = governs(player) && unit.state === player.state;
    if (his || ruled || seesFriends(unit.square, unit.state)) known.addUnit(copyUnit(unit));
  }
}

function addCities(
  known: CampaignState,
  truth: CampaignState,
  player: PlayerDocument,
  shown: ReadonlyMap<string, SquareReport>,
): void {
  const opening = new Map(truth.theatre.cities.map((city) => [city.name, city.state]));
  for (const city of truth.cities.values()) {
    const seen = shown.get(truth.theatre.grid.nameOf(city.square))?.city ?? null;
    if (seen || (governs(player) && city.state === player.state)) known.addCity(cloneCity(city));
    else
      known.addCity({
        ...cloneCity(city),
        state: opening.get(city.name) ?? city.state,
        supplies: 0,
        stores: 0,
        besieged: false,
      });
  }
}

function cloneCity(city: City): City {
  return { ...city, fort: city.fort && { ...city.fort }, turn: { ...city.turn } };
}

/** Enemies as reported: by name where a tactical map shows them, else one force a stack by its letters. */
function addStrangers(known: CampaignState, report: PositionReport): void {
  const maps = new Map(report.maps.map((map) => [map.square, map]));
  let number = LAST_NUMBER;
  const unnamed = (state: string, square: string, letters: string): void =>
    put(known, `${state}${number--}${worst(letters)}`, square, SOMEWHERE);
  for (const { square, stacks } of report.squares) {
    const map = maps.get(square);
    for (const stack of stacks) {
      if (stack.standing !== 'hostile' || stack.condition !== 'active') continue;
      const named = map ? namedOn(map, stack.state) : [];
      if (named.length > 0) for (const [id, tactical] of named) put(known, id, square, tactical);
      else unnamed(stack.state, square, stack.letters);
    }
  }
  for (const { state, square, letters } of report.troopsHeardOf)
    if (known.areHostile(report.state, state)) unnamed(state, square, letters);
}

/** Forces nobody named are numbered from the top down, out of the way of any roll. */
const LAST_NUMBER = 9999;

function namedOn(map: TacticalMapReport, state: string): [string, string][] {
  return map.units
    .filter((unit) => unit.state === state && unit.condition === 'active')
    .map(({ unit, tactical }) => [unit, tactical]);
}

function worst(letters: string): string {
  return letters.includes('C') ? CAVALRY : FOOT;
}

function put(known: CampaignState, id: string, square: string, tactical: string): void {
  if (known.units.has(id) || !partsOfId(id) || tacticalIndex(tactical) < 0) return;
  const unit: Unit | null = readUnit({ id, square, tactical, strength: 1 }, '', known.theatre.grid, []);
  if (unit && unit.square >= 0) known.addUnit(unit);
}
