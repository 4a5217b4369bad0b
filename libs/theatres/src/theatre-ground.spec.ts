import { describe, expect, it } from '@jest/globals';
import { isImpassableTactical, StrategicTerrain, TacticalTerrain, type Theatre } from '@vedette/geography';
import { partsOf } from '../generator/landmass.js';
import { loadTheatre, THEATRE_IDS } from './index.js';

const IMPASSABLE = [
  StrategicTerrain.Water,
  StrategicTerrain.HighMountain,
  StrategicTerrain.Desert,
  StrategicTerrain.Swamp,
];
const KNOWN: Readonly<Record<string, string>> = {
  amwol: '.~hfFmMdDasr',
  nwol: '.~hfmMsr',
  euwol: '.~hfFmMasr',
};

function terrainAt(theatre: Theatre, name: string): number {
  return theatre.terrain[theatre.grid.indexOf(name)] as number;
}

function isPassable(theatre: Theatre, square: number): boolean {
  return !IMPASSABLE.includes(theatre.terrain[square] as number);
}

function parts(theatre: Theatre, isOpen: (square: number) => boolean): Int32Array {
  return partsOf({ columns: theatre.grid.columns, rows: theatre.grid.rows, isOpen });
}

function besides(theatre: Theatre, square: number): number[] {
  const { columns, rows } = theatre.grid;
  return [
    square >= columns ? square - columns : -1,
    square % columns < columns - 1 ? square + 1 : -1,
    square < columns * (rows - 1) ? square + columns : -1,
    square % columns > 0 ? square - 1 : -1,
  ].filter((next) => next >= 0);
}

describe.each(THEATRE_IDS)('the ground of %s', (id) => {
  const theatre = loadTheatre(id);

  it('uses only terrain the book knows (GITM AMWOL 1.2, NWOL 1.2, ROTD 1.2)', () => {
    const letters = new Set([...theatre.terrain].map((value) => '.~hfFmMdDasr'[value] as string));
    expect([...letters].filter((letter) => !KNOWN[id]!.includes(letter))).toEqual([]);
  });

  it('gives a river class to river squares and to no others', () => {
    const wrong = [...theatre.terrain.keys()].filter(
      (square) => (theatre.terrain[square] === StrategicTerrain.River) !== (theatre.riverClass[square] !== 0),
    );
    expect(wrong.map((square) => theatre.grid.nameOf(square))).toEqual([]);
  });

  it('leaves no river square without a river, or water, beside it', () => {
    const lonely = [...theatre.terrain.keys()].filter(
      (square) =>
        theatre.terrain[square] === StrategicTerrain.River &&
        !besides(theatre, square).some((next) =>
          [StrategicTerrain.River, StrategicTerrain.Water].includes(theatre.terrain[next] as number),
        ),
    );
    // The printed table has the mouth of the Piave in G7-V7, joined to the river above only at a corner.
    const printed = id === 'nwol' ? ['G7-V7'] : [];
    expect(lonely.map((square) => theatre.grid.nameOf(square))).toEqual(printed);
  });

  it('puts every city on ground an army can stand on, in a square of its own', () => {
    const closed = theatre.cities
      .filter((city) => !isPassable(theatre, city.square))
      .map((city) => city.name);
    expect(closed).toEqual([]);
    expect(new Set(theatre.cities.map((city) => city.square)).size).toBe(theatre.cities.length);
    expect(new Set(theatre.cities.map((city) => city.name)).size).toBe(theatre.cities.length);
  });

  it('makes a town of the tactical square of every city', () => {
    const wrong = theatre.cities.filter((city) => {
      const map = theatre.tacticalMap(city.square);
      return (
        map.terrain[city.tactical] !== TacticalTerrain.Town ||
        isImpassableTactical(map.terrain[city.tactical]!)
      );
    });
    expect(wrong.map((city) => city.name)).toEqual([]);
  });

  it('lets an army march from every city to every other of its landmass', () => {
    const landmass = parts(theatre, (square) => theatre.terrain[square] !== StrategicTerrain.Water);
    const reach = parts(theatre, (square) => isPassable(theatre, square));
    const ways = new Map<number, Map<number, string[]>>();
    for (const city of theatre.cities) {
      const land = landmass[city.square] as number;
      const byReach = ways.get(land) ?? new Map<number, string[]>();
      ways.set(land, byReach);
      const cities = byReach.get(reach[city.square] as number) ?? [];
      byReach.set(reach[city.square] as number, [...cities, city.name]);
    }
    const split = [...ways.values()]
      .filter((byReach) => byReach.size > 1)
      .map((byReach) => [...byReach.values()]);
    expect(split.map((groups) => groups.filter((group) => group.length < 30))).toEqual([]);
  });

  it('owns every square of land with a city by the nation it lies in', () => {
    const stateless = theatre.cities.filter((city) => theatre.nation[city.square] === 0);
    expect(stateless.map((city) => city.name)).toEqual([]);
  });

  it('leaves the sea to nobody and no land without people, whoever owns it', () => {
    const owned = [...theatre.terrain.keys()].filter(
      (square) => theatre.terrain[square] === StrategicTerrain.Water && theatre.nation[square] !== 0,
    );
    const empty = [...theatre.nation.keys()].filter(
      (square) => theatre.nation[square] !== 0 && theatre.population[square] === 0,
    );
    expect([owned.length, empty.length]).toEqual([0, 0]);
  });

  it('keeps every track on land and every link answered by its neighbour', () => {
    const { columns } = theatre.grid;
    const steps: readonly (readonly [number, number, number])[] = [
      [1, -columns, 16],
      [4, 1, 64],
      [16, columns, 1],
      [64, -1, 4],
    ];
    const faults: string[] = [];
    theatre.rails.forEach((links, square) => {
      if (links !== 0 && !isPassable(theatre, square))
        faults.push(`closed ground ${theatre.grid.nameOf(square)}`);
      if ((links & 0b10101010) !== 0) faults.push(`diagonal ${theatre.grid.nameOf(square)}`);
      for (const [bit, step, answer] of steps)
        if (links & bit && !((theatre.rails[square + step] as number) & answer))
          faults.push(`one-sided ${theatre.grid.nameOf(square)}`);
    });
    expect(faults).toEqual([]);
  });
});

describe('the straits', () => {
  it.each([
    ['nwol', 'Messina', 'Reggio'],
    ['nwol', 'Gibraltar', 'Ceuta'],
    ['nwol', 'Constantinople', 'Scutari of Asia'],
    ['nwol', 'Gallipoli', 'Brusa'],
    ['nwol', 'Patras', 'Athens'],
    ['nwol', 'Dover', 'Calais'],
    ['nwol', 'Corfu', 'Janina'],
    ['euwol', 'Copenhagen', 'Malmo'],
    ['euwol', 'Korsor', 'Nyborg'],
    ['euwol', 'Odense', 'Fredericia'],
    ['amwol', 'Carmen', 'Campeche'],
  ] as const)('of %s part %s from %s', (id, one, other) => {
    const theatre = loadTheatre(id);
    const landmass = parts(theatre, (square) => theatre.terrain[square] !== StrategicTerrain.Water);
    const squareOf = (name: string): number => theatre.cities.find((city) => city.name === name)!.square;
    expect(landmass[squareOf(one)]).not.toBe(landmass[squareOf(other)]);
  });

  it('of Zeeland let nobody slip from Flanders to Walcheren', () => {
    const nwol = loadTheatre('nwol');
    const letters = ['D9-T3', 'E0-T3', 'D9-T4', 'E0-T4'].map((name) => terrainAt(nwol, name));
    expect(letters).toEqual([
      StrategicTerrain.Water,
      StrategicTerrain.Open,
      StrategicTerrain.Open,
      StrategicTerrain.Water,
    ]);
    const euwol = loadTheatre('euwol');
    const flushing = euwol.grid.indexOf('D8-R3');
    const around = [
      flushing + euwol.grid.columns - 1,
      flushing + euwol.grid.columns,
      flushing + euwol.grid.columns + 1,
    ];
    expect(around.map((square) => euwol.terrain[square])).toEqual(around.map(() => StrategicTerrain.Water));
  });
});
