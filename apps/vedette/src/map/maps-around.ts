import { tacticalName } from '@vedette/campaign';
import { StrategicTerrain, TACTICAL_LETTERS, TACTICAL_SIZE, type Theatre } from '@vedette/geography';
import {
  composePositionReport,
  mapFiles,
  observedTurn,
  type LandPosition,
  type MapFile,
  type SquareView,
} from '@vedette/reports';

const REACH = 7;

/** Maps of a theatre's own ground: the squares within seven of a square, and its tactical map if one can stand there. */
export function mapsAround(theatre: Theatre, square: number): MapFile[] {
  const land: LandPosition = {
    player: 'atlas',
    state: '',
    turn: 0,
    season: 'campaign',
    squares: squaresAround(theatre, square),
    maps: [tacticalView(theatre, square)],
    units: [],
    ports: [],
    seenFromShips: [],
    garrisons: [],
    headquartersHeardOf: [],
    troopsHeardOf: [],
  };
  const heading = {
    campaign: theatre.id,
    player: { id: 'atlas', name: 'atlas' },
    turn: 0,
    season: 'campaign',
    rulebook: { id: theatre.id, title: theatre.id },
    states: {},
    players: {},
    ...(theatre.grid.indexOf('A0-O0') < 0 && theatre.id === 'euwol' ? { skippedRowLetters: 'O' } : {}),
  };
  const observed = observedTurn(heading, []);
  return mapFiles(composePositionReport({ ...observed, position: { land, fleet: null } }));
}

function squaresAround(theatre: Theatre, middle: number): SquareView[] {
  const { columns, rows } = theatre.grid;
  const views: SquareView[] = [];
  const [column, row] = [middle % columns, Math.floor(middle / columns)];
  for (let r = Math.max(0, row - REACH); r <= Math.min(rows - 1, row + REACH); r++)
    for (let c = Math.max(0, column - REACH); c <= Math.min(columns - 1, column + REACH); c++)
      views.push(squareView(theatre, r * columns + c));
  return views;
}

export function squareView(theatre: Theatre, square: number): SquareView {
  return {
    square: theatre.grid.nameOf(square),
    terrain: terrainName(theatre.terrain[square]!),
    nation: theatre.nations[theatre.nation[square]!] ?? '',
    city: cityView(theatre, square),
    mark: null,
    stacks: [],
  };
}

function cityView(theatre: Theatre, square: number): SquareView['city'] {
  const city = theatre.cities.find((one) => one.square === square);
  if (!city) return null;
  const { name, tactical, state, level, fort } = city;
  return {
    name,
    tactical: tacticalName(tactical),
    state,
    level,
    supplies: 0,
    fort: fort ? { ...fort } : null,
    besieged: false,
  };
}

export function tacticalView(theatre: Theatre, square: number): LandPosition['maps'][number] {
  const { terrain, defence, rail } = theatre.tacticalMap(square);
  const lines = (letter: (tactical: number) => string): string[] =>
    Array.from({ length: TACTICAL_SIZE }, (_, row) =>
      Array.from({ length: TACTICAL_SIZE }, (__, column) => letter(row * TACTICAL_SIZE + column)).join(''),
    );
  return {
    square: theatre.grid.nameOf(square),
    terrain: lines((tactical) =>
      rail[tactical] && terrain[tactical] === 0 ? 'R' : TACTICAL_LETTERS[terrain[tactical]!]!,
    ),
    defence: lines((tactical) => String(defence[tactical])),
    city: cityView(theatre, square),
    units: [],
  };
}

/** `ForestedHill` as reports say it: "forested hill". */
function terrainName(terrain: StrategicTerrain): string {
  return StrategicTerrain[terrain].replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
