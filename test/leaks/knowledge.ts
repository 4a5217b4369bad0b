import type { CampaignState, GameEvent, LandOrder, Order, PhaseName, Unit, StateId } from '@vedette/campaign';
import { bankGroups } from '@vedette/geography';
import type { SeenEnd } from './moves-seen.js';
import { isInSight } from './sight.js';

/** Squares at which stacks are seen at most: of others by light cavalry, of friends by an army headquarters (4.1). */
const FURTHEST_SIGHT = { others: 2, friends: 5 };
/** By riders of ROTD who are strong and in communications (4.1). */
const FURTHEST_RIDERS = 3;
/** Squares round a unit whose cities the map shows. */
const MAP_RADIUS = 5;

/**
 * What a player may lawfully know of a position at one moment, reckoned from the truth and from nothing that tells players
 * things. It errs on the side of knowing: two positions in which it is the same must give him the same bytes.
 */
export function knowledgeOf(state: CampaignState, player: string, phase: PhaseName): string {
  const viewer = state.players.find(({ id }) => id === player)!;
  const own = [...state.units.values()].filter((unit) => unit.commander === player || unit.deputy === player);
  const isActive = (unit: Unit): boolean => unit.status === 'active';
  const eyes = own.filter((unit) => isActive(unit) && unit.square >= 0);
  const minister = viewer.ministries !== undefined && viewer.ministries.length > 0;
  const known: unknown[] = [state.turn, state.season];
  // What is built and held in the country is no secret here: worlds that differ in it are none to compare (ROTD 1.3, 2.2).
  known.push([...state.track], [...state.rivers], [...state.bridges], state.works, [...state.depots]);
  // Whose troops are about in the squares of his own: they tire who moves before them and turn marches aside (4.1, 8.1).
  for (const square of new Set(eyes.map(({ square }) => square)))
    known.push([
      square,
      [
        ...new Set(
          state
            .unitsIn(square)
            .filter(isActive)
            .map((unit) => unit.state),
        ),
      ].sort(),
    ]);
  for (const unit of state.units.values()) {
    if (own.includes(unit)) known.push(unit);
    else known.push(strangerOrFriend(state, viewer.state, eyes, unit, phase, minister));
  }
  for (const city of state.cities.values()) {
    const near = eyes.some((eye) => strategicRange(state, eye.square, city.square) <= MAP_RADIUS);
    if (near) known.push({ ...city, turn: null, stores: null, manufacturing: null });
    // What his state's cities and trains have in store his staff lays before a minister (10.5, 10.6).
    else if (minister && city.state === viewer.state) known.push([city.name, city.besieged, city.supplies]);
  }
  // What stands where, whichever unit it is, comes in one order.
  return known
    .filter((item) => item !== null)
    .map((item) => JSON.stringify(item))
    .sort()
    .join('\n');
}

/**
 * What a player may notice happening in the squares where he has units: fights, which nobody overlooks (9.1), and the
 * ends of movements before his eyes (4.4, 4.5); of friends who fight there all their reckoning, and with it in which posture
 * and line they fight (5.3, 9.6); and what is drawn from his own wagons (10.7).
 */
export function happeningsNoticed(
  before: CampaignState,
  after: CampaignState,
  player: string,
  orders: readonly Order[],
  events: readonly GameEvent[],
  ends: readonly SeenEnd[],
): string {
  const squares = new Set<string>();
  for (const state of [before, after])
    for (const unit of state.units.values())
      if ((unit.commander === player || unit.deputy === player) && unit.square >= 0)
        squares.add(state.theatre.grid.nameOf(unit.square));
  const noticed = events
    .filter(({ type, square }) => NOTICED.has(type) && square !== undefined && squares.has(square))
    .map(({ type, square, units, data }) => [type, square, units, NAMES.map((key) => (data as Named)[key])]);
  // Who meets a unit, engages or follows it, learns which it is.
  const known = events
    .filter(({ data }) => commands(before, player, String((data as Named)['unit'])))
    .map(({ data }) => ['follows', 'against', 'met'].map((key) => (data as Named)[key]));
  const movements = ends.filter(({ players }) => players.has(player)).map(({ seen }) => seen);
  const wagons = events
    .map(({ data }) => (data as { stock?: { kind: string; name: string } | null }).stock)
    .filter((stock) => stock?.kind === 'unit' && commands(before, player, stock.name));
  const viewer = before.players.find(({ id }) => id === player)!.state;
  const isFriendly = ({ unit }: Named): boolean => before.areFriends(viewer, before.unit(String(unit)).state);
  const comradesIn = (types: ReadonlySet<string>): string[] => {
    const ids = events
      .filter(({ type, square }) => types.has(type) && square !== undefined && squares.has(square))
      .flatMap(({ units }) => units ?? [])
      .filter((id) => before.areFriends(viewer, before.unit(id).state));
    return [...new Set(ids)];
  };
  // What friends lost in fights before his eyes he reads (5.3), also of those that did not outlive the phase.
  const lost = events
    .filter(
      ({ type, square, data }) =>
        type === 'UnitLostMen' && square !== undefined && squares.has(square) && isFriendly(data as Named),
    )
    .map(({ data }) => LOSSES.map((key) => (data as Named)[key]));
  const fought = [
    comradesIn(RECKONED).map((id) => [before.units.get(id), after.units.get(id)]),
    comradesIn(WEIGHED).map((id) => manner(orders, id)),
  ];
  return JSON.stringify([noticed, known, movements, wagons, lost, fought]);
}

/** How a unit was told to fight: what shows in the reckoning of a battle to all who fight it together. */
function manner(orders: readonly Order[], id: string): unknown {
  const order = orders.find((one): one is LandOrder => one.kind === 'land' && one.unit === id);
  return [order === undefined, order?.posture, order?.tactical?.line];
}

function commands(state: CampaignState, player: string, id: string): boolean {
  const unit = state.units.get(id);
  return unit?.commander === player || unit?.deputy === player;
}

type Named = Readonly<Record<string, unknown>>;
const NAMES = [
  'unit',
  'tactical',
  'target',
  'at',
  'met',
  'attackers',
  'defenders',
  'winners',
  'losers',
  'from',
  'to',
  'inflicted',
  'closed',
  'why',
];
/** What happens in the open: fights and their ends, walls and cities (9.1, 9.9, 9.14, 10.3, 1.3, 12.2). */
const NOTICED = new Set([
  'BattleOpened',
  'MeleeDecided',
  'BattleEnded',
  'UnitRetreated',
  'UnitFellBack',
  'UnitRouted',
  'UnitSurrendered',
  'HeadquartersLeft',
  'UnitShattered',
  'ShatteredUnitMoved',
  'UnitDestroyed',
  'Bombarded',
  'FortDamaged',
  'EnemyEncountered',
  'CityTaken',
  'SiegeBegan',
  'SiegeEnded',
  'GarrisonTested',
  'AttackersClosed',
  'WonWithoutMelee',
  'BatteryCaptured',
  'UnitRode',
]);

/** The reckoning of battle and of what came of it, which a side's officers on the map share (5.3, 9). */
const RECKONED = new Set([
  'LinesFormed',
  'SegmentWeighed',
  'UnitLostMen',
  'UnitEngaged',
  'MoraleChecked',
  'MoraleChanged',
  'ExperienceGained',
  'UnitRetreated',
  'UnitFellBack',
  'UnitRouted',
  'UnitShattered',
  'UnitSurrendered',
  'HeadquartersLeft',
  'Bombarded',
  'AttackersClosed',
  'BatteryCaptured',
]);

const LOSSES = ['unit', 'segment', 'lost', 'kinds'];

/** Events that weigh how units fight. */
const WEIGHED = new Set(['LinesFormed', 'SegmentWeighed', 'UnitLostMen']);

function strangerOrFriend(
  state: CampaignState,
  viewer: StateId,
  eyes: readonly Unit[],
  unit: Unit,
  phase: PhaseName,
  minister: boolean,
): unknown {
  const friend = state.areFriends(viewer, unit.state);
  const together = eyes.some((eye) => eye.square === unit.square);
  const others = state.track.size > 0 ? FURTHEST_RIDERS : FURTHEST_SIGHT.others;
  const sight = friend ? FURTHEST_SIGHT.friends : others;
  const reported = phase === 'intelligence';
  const rumour =
    reported && minister
      ? [unit.id, unit.turn.startSquare, unit.turn.startStrength, unit.strength, unit.status, unit.batteries]
      : null;
  const near = eyes.some((eye) => strategicRange(state, eye.square, unit.square) <= sight);
  // Where his state's troops stand and what is in their trains, its officers report, and a staff lays before him (M-01).
  const train =
    reported && minister && unit.state === viewer ? [unit.id, unit.supplies, unit.square, unit.status] : null;
  // Of friends whom his map shows he may name the source he draws from (10.5, 10.11).
  const stack =
    reported && near && unit.square >= 0
      ? [
          friend ? unit.id : unit.state,
          unit.type,
          unit.square,
          unit.status,
          friend ? null : bankOf(state, unit),
        ]
      : null;
  // Troops on the march go by who stands next door, which they see (4.1, 7.13).
  const nextDoor =
    near && phase.startsWith('strategic') && unit.status === 'active' ? [unit.state, unit.square] : null;
  // Which unit of strangers stands there, the map of the report shows. Friends beside a unit see where it stands and
  // whether in the fort, not how strong, fresh and supplied it is (2.6, 4.2).
  const named = friend || reported ? unit.id : [unit.state, unit.type];
  const seen =
    together && (friend || isInSight(state, unit))
      ? [named, unit.square, unit.tactical, unit.status, unit.inFort]
      : null;
  return rumour || train || stack || nextDoor || seen ? [rumour, train, stack, nextDoor, seen] : null;
}

/** On which bank of a river a unit stands: lines to enemies, without which nobody sees them, run along banks (ROTD 4.1, 11.2). */
function bankOf(state: CampaignState, { square, tactical }: Unit): readonly number[] {
  return tactical < 0 ? [] : bankGroups(state.theatre.tacticalMap(square)).at(tactical);
}

function strategicRange(state: CampaignState, a: number, b: number): number {
  const { columns } = state.theatre.grid;
  if (a < 0 || b < 0) return Number.POSITIVE_INFINITY;
  return Math.max(
    Math.abs((a % columns) - (b % columns)),
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)),
  );
}
