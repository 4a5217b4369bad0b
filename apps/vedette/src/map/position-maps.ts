import { type CampaignState, tacticalName, type Unit } from '@vedette/campaign';
import { cityReport, conditionOf, exactLetters, markAround, markOf } from '@vedette/observation';
import {
  composePositionReport,
  type LandPosition,
  type MapFile,
  mapFiles,
  observedTurn,
  type SquareView,
} from '@vedette/reports';
import { booksOf } from '@vedette/rulebooks';
import { squareView, tacticalView } from './maps-around.js';

/** Squares round a unit that its sheet shows, *our figure*: enough to see whence others could come. */
const ROUND = 5;

/**
 * Maps of everything in a position, as nobody who plays sees it: every unit with its exact number, and the tactical map of
 * each square in which enemies stand. Flags are blue for the side of the position's first state.
 */
export function positionMaps(state: CampaignState): MapFile[] {
  const { land } = booksOf(state.rulebooks);
  const viewer = state.states[0]!.id;
  const shown = squaresShown(state);
  const position: LandPosition = {
    player: 'umpire',
    state: viewer,
    turn: state.turn - 1,
    season: state.season,
    squares: shown.map((square) => viewOf(state, square)),
    maps: shown.filter((square) => isContested(state, square)).map((square) => battlefield(state, square)),
    units: [],
    ports: [],
    seenFromShips: [],
    garrisons: [],
    headquartersHeardOf: [],
    troopsHeardOf: [],
  };
  const observed = observedTurn(
    {
      campaign: 'position',
      player: { id: 'umpire', name: 'the umpire' },
      turn: state.turn - 1,
      season: state.season,
      rulebook: { id: land.id, title: land.title },
      states: Object.fromEntries(state.states.map(({ id, nation, name }) => [id, name ?? nation])),
      players: {},
    },
    [],
  );
  return mapFiles(composePositionReport({ ...observed, position: { land: position, fleet: null } }));
}

function squaresShown(state: CampaignState): number[] {
  const { columns, rows } = state.theatre.grid;
  const layer = new Uint8Array(columns * rows);
  for (const { square } of state.units.values())
    if (square >= 0) markAround(layer, columns, rows, square, ROUND);
  return [...layer.keys()].filter((square) => layer[square] === 1);
}

function viewOf(state: CampaignState, square: number): SquareView {
  const city = state.cityIn(square);
  const stacks = stacksIn(state, square);
  return {
    ...squareView(state.theatre, square),
    city: city ? cityReport(city) : null,
    mark: markOf(stacks),
    stacks,
  };
}

function stacksIn(state: CampaignState, square: number): SquareView['stacks'] {
  const viewer = state.states[0]!.id;
  const groups = new Map<string, Unit[]>();
  for (const unit of state.unitsIn(square)) {
    if (conditionOf(unit) === null) continue;
    const key = `${unit.state} ${conditionOf(unit)}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, units]) => ({
      state: units[0]!.state,
      standing: state.standing(viewer, units[0]!.state),
      condition: conditionOf(units[0]!)!,
      count: units.length,
      size: null,
      letters: exactLetters(units),
    }));
}

function isContested(state: CampaignState, square: number): boolean {
  const states = [...new Set(state.unitsIn(square).map((unit) => unit.state))];
  return states.some((one) => states.some((other) => state.standing(one, other) === 'hostile'));
}

function battlefield(state: CampaignState, square: number): LandPosition['maps'][number] {
  const city = state.cityIn(square);
  return {
    ...tacticalView(state.theatre, square),
    city: city ? cityReport(city) : null,
    units: state.unitsIn(square).flatMap((unit) => unitOn(state, unit)),
  };
}

function unitOn(state: CampaignState, unit: Unit): LandPosition['maps'][number]['units'] {
  const condition = conditionOf(unit);
  if (condition === null || unit.tactical < 0) return [];
  const city = state.cityIn(unit.square);
  return [
    {
      unit: unit.id,
      state: unit.state,
      standing: state.standing(state.states[0]!.id, unit.state),
      tactical: tacticalName(unit.tactical),
      condition,
      inFort: city !== undefined && city.fort !== null && city.tactical === unit.tactical,
    },
  ];
}
