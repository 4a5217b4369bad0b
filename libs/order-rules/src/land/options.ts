import {
  byId,
  DEFENSIVE_POSTURES,
  type JsonPointer,
  type LandOrder,
  LINES,
  OFFENSIVE_POSTURES,
  tacticalName,
  type Unit,
} from '@vedette/campaign';
import { type Direction, strategicStep, TACTICAL_SIZE, TACTICAL_SQUARES } from '@vedette/geography';
import { knownShip, knownUnit } from '../authority/told-pieces.js';
import type { Asking, Choice, MarchOption, OptionsOf } from '../options/order-option.js';
import { entriesInto } from './entries-into.js';
import { marchWays } from './march-ways.js';
import { squaresByRail } from './rail-reach.js';
import { distance } from './strategic-ground.js';
import { mostCarried } from './understood.js';

type Land = Choice<'land'>;
type Parts = Omit<LandOrder, 'kind' | 'unit'>;

const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** Tactical phases of a turn. */
const PHASES = 5;
/** Supports and interceptions are offered round the unit, on its whole map; the sender draws them closer. */
const WHOLE_MAP = TACTICAL_SIZE - 1;

/**
 * What a unit may be ordered on land: squares in reach by phase, with what the march costs and where it may enter; moves on its own
 * map; lines, postures and reactions; what it may draw and from where; whom it may board (GITM AMWOL 6).
 */
export const landOptions: OptionsOf<'land'> = (asking) => {
  if (asking.piece.at !== 'land') return [];
  const { unit } = asking.piece;
  const asks = (field: JsonPointer, parts: Parts, march?: MarchOption): Land => ({
    field,
    order: { kind: 'land', unit: unit.id, ...parts },
    ...(march ? { march } : {}),
  });
  return [
    ...marches(asking, unit, asks),
    ...boardings(asking, unit, asks),
    ...strategicChoices(asking, unit, asks),
    ...rides(asking, unit, asks),
    ...moves(asking, unit, asks),
    ...fightingChoices(unit, asks),
    ...supplyChoices(asking, unit, asks),
    asks('/activation', { activation: 'activate' }),
    asks('/activation', { activation: 'inactivate' }),
  ];
};

type Asks = (field: JsonPointer, parts: Parts, march?: MarchOption) => Land;

/** Every square in reach by the way with the fewest steps, and of those the least tiring. */
function marches(asking: Asking, unit: Unit, asks: Asks): Land[] {
  const { grid } = asking.state.theatre;
  return marchWays(asking, unit, { kind: 'land', unit: unit.id }).reached.map((way) => {
    const square = way.squares.at(-1)!;
    const path = way.squares.map((one) => grid.nameOf(one));
    const { fatigue, forced } = way;
    return asks(
      '/strategic/path',
      { strategic: { path } },
      {
        ...{ square: grid.nameOf(square), phase: path.length, fatigue, forced },
        entries: entriesInto(asking, square, way.direction),
      },
    );
  });
}

/** Transports that lie with the unit, as far as the asker knows, and ports off the map (7.17). */
function boardings(asking: Asking, unit: Unit, asks: Asks): Land[] {
  if (unit.status !== 'active') return [];
  const { ships } = asking.state;
  return [...ships.values()]
    .filter((ship) => knownShip(asking, ship.id) !== undefined)
    .sort(byId)
    .map(({ id }) => asks('/strategic/path', { strategic: { path: [id] } }));
}

function strategicChoices({ books, state }: Asking, unit: Unit, asks: Asks): Land[] {
  const { marchTo, forcedMarchForbiddable } = books.land.movement;
  return [
    asks('/strategic/pursuit', { strategic: { pursuit: true } }),
    ...marchTo.value.map((goal) => asks('/strategic/marchTo', { strategic: { marchTo: [goal] } })),
    asks('/strategic/haltOnDetection', { strategic: { haltOnDetection: true } }),
    asks('/strategic/haltOnEnemyEntry', { strategic: { haltOnEnemyEntry: true } }),
    ...(forcedMarchForbiddable.value
      ? [asks('/strategic/noForcedMarch', { strategic: { noForcedMarch: true } })]
      : []),
    ...(state.battlesLastTurn.has(unit.square) ? withdrawals(state, unit, asks) : []),
  ];
}

/** Cities and other depots of its side that rails lead to from where a unit stands, as far as a train goes in a turn (ROTD 8.1). */
function rides(asking: Asking, unit: Unit, asks: Asks): Land[] {
  const { state, books, knowledge } = asking;
  const { rail } = books.land;
  if (!rail || unit.square < 0 || unit.kind.militia || state.theatre.rails[unit.square] === 0)
    return unit.square < 0 ? [] : [onlyTried(ride(state, unit.square, asks))];
  const goals = [
    ...[...state.cities.values()].filter((city) => knowledge.knowsStockOf(city)),
    ...[...state.depots.values()].filter((depot) => knowledge.isOwnSide(depot.state)),
  ].map(({ square }) => square);
  const reached = squaresByRail(state.theatre, unit.square, rail.squaresATurn.value);
  return [...new Set(goals)]
    .filter((square) => square !== unit.square && reached.has(square))
    .map((square) => ride(state, square, asks));
}

const ride = ({ theatre }: Asking['state'], square: number, asks: Asks): Land =>
  asks('/rail/destination', { rail: { destination: theatre.grid.nameOf(square) } });

const onlyTried = (choice: Land): Land => ({ ...choice, isOnlyTried: true });

/** One step away from where a battle was fought (7.5). */
function withdrawals({ theatre }: Asking['state'], unit: Unit, asks: Asks): Land[] {
  return DIRECTIONS.map((direction) => strategicStep(theatre.grid, unit.square, direction))
    .filter((square) => square >= 0)
    .map((square) =>
      asks('/strategic/withdraw', { strategic: { withdraw: true, path: [theatre.grid.nameOf(square)] } }),
    );
}

/** Squares of the unit's own map that it can come to in the phases of a turn. */
function moves({ state, books }: Asking, unit: Unit, asks: Asks): Land[] {
  if (unit.square < 0 || unit.status !== 'active') return [];
  const map = state.theatre.tacticalMap(unit.square);
  const named = books.land.movement.namedDestinations.value
    ? [
        ...(map.fords.length > 0 ? (['ford'] as const) : []),
        ...(map.passes.length > 0 ? (['pass'] as const) : []),
      ]
    : [];
  const squares = Array.from({ length: TACTICAL_SQUARES }, (_, tactical) => tactical).filter(
    (tactical) => tactical !== unit.tactical && map.region[tactical] !== 0,
  );
  return [...named, ...squares.map(tacticalName)].map((destination) =>
    asks('/tactical/destination', { tactical: { destination } }),
  );
}

function fightingChoices(unit: Unit, asks: Asks): Land[] {
  const area = { center: tacticalName(Math.max(0, unit.tactical)), radius: WHOLE_MAP };
  return [
    asks('/tactical/engage', { tactical: { engage: { from: 1, to: PHASES } } }),
    ...LINES.map((line) => asks('/tactical/line', { tactical: { line } })),
    asks('/tactical/doNotEnterFort', { tactical: { doNotEnterFort: true } }),
    asks('/reaction/support', { reaction: { support: area } }),
    asks('/reaction/intercept', { reaction: { intercept: area } }),
    ...OFFENSIVE_POSTURES.map((offensive) => asks('/posture/offensive', { posture: { offensive } })),
    ...DEFENSIVE_POSTURES.map((defensive) => asks('/posture/defensive', { posture: { defensive } })),
  ];
}

/** Levels the type can carry, and sources that its side has within reach (10.5, 10.7). */
function supplyChoices(asking: Asking, unit: Unit, asks: Asks): Land[] {
  const { state, books } = asking;
  const { grid } = state.theatre;
  const levels = Array.from({ length: mostCarried(asking, unit.type) + 1 }, (_, level) => level);
  const near = (square: number): boolean =>
    unit.square >= 0 &&
    square >= 0 &&
    distance(grid, unit.square, square) <= Math.max(books.land.supply.cityReach.value, 0);
  const cities = [...state.cities.values()].filter(({ square }) => near(square)).map(({ name }) => name);
  const corps = [...state.units.values()]
    .filter(({ id, kind }) => kind.role.feeds && id !== unit.id && knownUnit(asking, id) !== undefined)
    .sort(byId)
    .map(({ id }) => id);
  return [
    ...levels.map((level) => asks('/supply/level', { supply: { level } })),
    ...[...cities, ...corps, 'none'].map((source) => asks('/supply/source', { supply: { source } })),
  ];
}
