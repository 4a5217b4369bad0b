import { drawTacticalMap } from './landscape/draw-tactical-map.js';
import { hashText } from './landscape/hash.js';
import { Landscape } from './landscape/landscape.js';
import type { TacticalOverlay } from './landscape/tactical-overlay.js';
import { StrategicTerrain } from './terrain.js';
import { TACTICAL_SIZE, type TacticalMap } from './tactical-map.js';
import { TheatreDataError, type TheatreData } from './theatre-data.js';
import { LAYER_LETTERS, layerOf, railLayerOf } from './theatre-layer.js';
import { RiverClass, type Theatre } from './theatre.js';

/**
 * A theatre of its data; tactical maps are made when first asked for and kept. Throws {@link TheatreDataError} when a
 * layer does not fit.
 */
export function makeTheatre(data: TheatreData): Theatre {
  const nationLetters = nationLettersOf(data);
  const terrain = layerOf(data, 'terrain', data.terrain, LAYER_LETTERS.terrain);
  const nation = layerOf(data, 'nation', data.nation, nationLetters);
  const riverClass = data.riverClass
    ? layerOf(data, 'riverClass', data.riverClass, LAYER_LETTERS.riverClass)
    : riversAsFordable(terrain);
  const maps: (TacticalMap | undefined)[] = new Array<undefined>(terrain.length);
  const theatre: Theatre = {
    id: data.id,
    grid: data.grid,
    terrain,
    nation,
    nations: data.nations,
    population: data.population ? layerOf(data, 'population', data.population, nationLetters) : nation,
    riverClass,
    navigable: data.navigable
      ? layerOf(data, 'navigable', data.navigable, LAYER_LETTERS.navigable)
      : riverClass.map((reach) => (reach >= RiverClass.Unfordable ? 1 : 0)),
    rails: railLayerOf(data),
    isDrawn: data.tacticalMaker === undefined,
    cities: data.cities ?? [],
    seas: data.seas ?? [],
    ports: data.ports ?? [],
    // Maps that somebody else makes are looked at; drawn ones have lines only where their layers have.
    mayBeParted: (square) =>
      data.tacticalMaker !== undefined || riverClass[square]! > 0 || PARTING.includes(terrain[square]!),
    tacticalMap: (square) => (maps[square] ??= make(theatre, square)),
  };
  const make = data.tacticalMaker ?? drawnFromLayers(data, theatre);
  return theatre;
}

/** Ground with a river or range in it. */
const PARTING: readonly number[] = [
  StrategicTerrain.River,
  StrategicTerrain.Mountain,
  StrategicTerrain.HighMountain,
];

function drawnFromLayers(
  data: TheatreData,
  theatre: Theatre,
): (theatre: Theatre, square: number) => TacticalMap {
  const { terrain, riverClass, rails, cities } = theatre;
  const { columns, rows } = theatre.grid;
  const overlays = data.tacticalOverlays ?? [];
  overlays.forEach((overlay, i) => checkOverlay(data.id, overlay, i, terrain.length));
  const landscape = new Landscape(hashText(data.id), {
    columns,
    rows,
    terrain,
    riverClass,
    rails,
    cities,
    overlays,
  });
  return (_theatre, square) => drawTacticalMap(landscape, square);
}

function checkOverlay(theatre: string, overlay: TacticalOverlay, i: number, squares: number): void {
  const { square, column, row, defence } = overlay;
  const fault = (found: string, allowed: string): TheatreDataError =>
    new TheatreDataError(theatre, `tacticalOverlays/${i}`, found, allowed);
  if (!(square >= 0 && square < squares)) throw fault(`square ${square}`, `0 to ${squares - 1}`);
  const width = Math.max(0, ...defence.map((digits) => digits.length));
  const fits =
    column >= 0 && row >= 0 && column + width <= TACTICAL_SIZE && row + defence.length <= TACTICAL_SIZE;
  if (!fits)
    throw fault(`${width} by ${defence.length} ratings from ${column}-${row}`, 'what fits into the map');
  const wrong = defence.find((digits) => !/^[0-4]*$/.test(digits));
  if (wrong !== undefined) throw fault(`"${wrong}"`, 'digits 0 to 4');
}

/** One letter a nation; layers that are bytes need no letters, only to know how many nations there are. */
function nationLettersOf({ id, nation, population, nationLetters, nations }: TheatreData): string {
  if (nationLetters !== undefined && nationLetters.length !== nations.length)
    throw new TheatreDataError(
      id,
      'nationLetters',
      `${nationLetters.length} letters`,
      `${nations.length}, one a nation`,
    );
  if (nationLetters !== undefined) return nationLetters;
  if (!(nation instanceof Uint8Array) || (population && !(population instanceof Uint8Array)))
    throw new TheatreDataError(
      id,
      'nationLetters',
      'none',
      'one letter a nation, since nations are given as rows',
    );
  return ' '.repeat(nations.length);
}

function riversAsFordable(terrain: Uint8Array): Uint8Array {
  return terrain.map((letter) => (letter === StrategicTerrain.River ? RiverClass.Fordable : RiverClass.None));
}
