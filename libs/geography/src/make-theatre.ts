import type { StrategicGrid } from './strategic-grid.js';
import { StrategicTerrain } from './terrain.js';
import type { TacticalMap } from './tactical-map.js';
import type { SeaArea, Theatre, TheatreCity, TheatrePort } from './theatre.js';

/** Finished layers of a theatre, and who makes its tactical maps. Layers that are left out are empty. */
export interface TheatreData {
  readonly id: string;
  readonly grid: StrategicGrid;
  readonly terrain: Uint8Array;
  readonly nations: readonly string[];
  readonly nation: Uint8Array;
  readonly population?: Uint8Array;
  readonly riverClass?: Uint8Array;
  readonly navigable?: Uint8Array;
  readonly rails?: Uint8Array;
  readonly cities?: readonly TheatreCity[];
  readonly seas?: readonly SeaArea[];
  readonly ports?: readonly TheatrePort[];
  /** Makes the tactical map of a square; called once a square. */
  readonly tacticalMaker: (theatre: Theatre, square: number) => TacticalMap;
}

/** A theatre of finished layers; tactical maps are made when first asked for and kept. */
export function makeTheatre(data: TheatreData): Theatre {
  const { tacticalMaker, ...rest } = data;
  const squares = data.grid.columns * data.grid.rows;
  const maps = new Map<number, TacticalMap>();
  const theatre: Theatre = {
    ...rest,
    population: data.population ?? data.nation,
    riverClass: data.riverClass ?? riversAsFordable(data.terrain),
    navigable: data.navigable ?? new Uint8Array(squares),
    rails: data.rails ?? new Uint8Array(squares),
    cities: data.cities ?? [],
    seas: data.seas ?? [],
    ports: data.ports ?? [],
    tacticalMap(square) {
      let map = maps.get(square);
      if (!map) maps.set(square, (map = tacticalMaker(theatre, square)));
      return map;
    },
  };
  return theatre;
}

function riversAsFordable(terrain: Uint8Array): Uint8Array {
  return terrain.map((letter) => (letter === StrategicTerrain.River ? 1 : 0));
}
