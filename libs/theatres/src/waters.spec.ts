import { describe, expect, it } from '@jest/globals';
import {
  RiverClass,
  StrategicTerrain,
  type CompassLetter,
  type SeaArea,
  type Theatre,
} from '@vedette/geography';
import { loadTheatre, THEATRE_IDS } from './index.js';

const OPPOSITE: Readonly<Record<CompassLetter, CompassLetter>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const SIDES: readonly CompassLetter[] = ['N', 'E', 'S', 'W'];

function seaNamed(theatre: Theatre, code: string): SeaArea {
  return theatre.seas.find((sea) => sea.code === code)!;
}

function neighboursOf(theatre: Theatre, code: string): string[] {
  return SIDES.flatMap((side) => seaNamed(theatre, code).neighbours[side]).sort();
}

function orthogonal(theatre: Theatre, square: number): number[] {
  const { columns } = theatre.grid;
  return [
    square - columns,
    square % columns < columns - 1 ? square + 1 : -1,
    square + columns,
    square % columns > 0 ? square - 1 : -1,
  ].filter((next) => next >= 0 && next < theatre.terrain.length);
}

describe.each(THEATRE_IDS)('the sea areas of %s', (id) => {
  const theatre = loadTheatre(id);

  it('have codes of three letters and names, each its own', () => {
    expect(theatre.seas.filter((sea) => !/^[A-Z]{3}$/.test(sea.code))).toEqual([]);
    expect(new Set(theatre.seas.map((sea) => sea.code)).size).toBe(theatre.seas.length);
    expect(new Set(theatre.seas.map((sea) => sea.name)).size).toBe(theatre.seas.length);
  });

  it('are neighbours of each other from opposite sides, or round the Horn both to the south', () => {
    const wrong: string[] = [];
    for (const sea of theatre.seas)
      for (const side of SIDES)
        for (const code of sea.neighbours[side]) {
          const other = seaNamed(theatre, code);
          const back = other.map === sea.map ? OPPOSITE[side] : 'S';
          if (!other.neighbours[back].includes(sea.code) || (other.map !== sea.map && side !== 'S'))
            wrong.push(`${sea.code} ${side} ${code}`);
        }
    expect(wrong).toEqual([]);
  });

  it('have no way out on a side where land lies, and at least one way out', () => {
    expect(theatre.seas.filter((sea) => sea.landTo.some((side) => sea.neighbours[side].length > 0))).toEqual(
      [],
    );
    expect(theatre.seas.filter((sea) => neighboursOf(theatre, sea.code).length === 0)).toEqual([]);
  });

  it('have chances of wind and strength that add to one, and the storms of rule 8.1 that follow', () => {
    for (const sea of theatre.seas) {
      const { north, east, south, west } = sea.windChances;
      const { light, moderate, heavy } = sea.strengthChances;
      expect(north + east + south + west).toBeCloseTo(1, 9);
      expect(light + moderate + heavy).toBeCloseTo(1, 9);
      expect(sea.stormChance).toBeCloseTo(0.02 * light + 0.05 * moderate + 0.1 * heavy, 4);
    }
  });

  it('can all be reached from one another', () => {
    const reached = new Set([theatre.seas[0]!.code]);
    for (const code of reached) neighboursOf(theatre, code).forEach((next) => reached.add(next));
    expect(reached.size).toBe(theatre.seas.length);
  });
});

describe.each(THEATRE_IDS)('the ports of %s', (id) => {
  const theatre = loadTheatre(id);

  it('each lead to a sea area that exists', () => {
    expect(theatre.ports.filter((port) => !seaNamed(theatre, port.sea)).map((port) => port.name)).toEqual([]);
    expect(new Set(theatre.ports.map((port) => port.name)).size).toBe(theatre.ports.length);
  });

  it('on the land map are cities, in the same square and hands (PATE AMWOL 1.5)', () => {
    for (const port of theatre.ports.filter((candidate) => candidate.square !== null)) {
      const city = theatre.cities.find((candidate) => candidate.name === port.name)!;
      expect([port.square, port.tactical, port.state]).toEqual([city.square, city.tactical, city.state]);
    }
  });

  it('off the land map have neither square nor coast', () => {
    const off = theatre.ports.filter((port) => port.square === null);
    expect(off.length).toBeGreaterThan(0);
    expect(off.filter((port) => port.tactical !== null || port.coast.length > 0)).toEqual([]);
  });

  it('adjoin water, or a river that ships of the sea come up (ROTD 1.3)', () => {
    const dry = theatre.ports.filter((port) => {
      if (port.square === null) return false;
      return ![port.square, ...orthogonal(theatre, port.square)].some(
        (square) =>
          theatre.terrain[square] === StrategicTerrain.Water ||
          theatre.riverClass[square] === RiverClass.Unbridgeable,
      );
    });
    expect(dry.map((port) => port.name)).toEqual([]);
  });

  it('stand on ground where troops can be landed: neither hill nor mountain (PATE AMWOL 9.2)', () => {
    const steep = theatre.ports.filter(
      (port) =>
        port.square !== null &&
        [StrategicTerrain.Hill, StrategicTerrain.ForestedHill, StrategicTerrain.Mountain].includes(
          theatre.terrain[port.square] as number,
        ),
    );
    expect(steep.map((port) => port.name)).toEqual([]);
  });

  it('have coasts of passable land beside water that no other port claims from nearer by', () => {
    for (const port of theatre.ports)
      for (const square of port.coast) {
        expect(square).not.toBe(port.square);
        expect(
          orthogonal(theatre, square).some((next) => theatre.terrain[next] === StrategicTerrain.Water),
        ).toBe(true);
      }
  });
});

describe('the waters of the American war', () => {
  const theatre = loadTheatre('amwol');

  it('include the thirteen areas the book names, on its two maps', () => {
    const names = theatre.seas.map((sea) => `${sea.map}: ${sea.name}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'Atlantic: Northern Caribbean',
        'Atlantic: Southern Caribbean',
        'Atlantic: Western Caribbean',
        'Atlantic: Bahamas',
        'Atlantic: Southwest Atlantic',
        'Atlantic: Mid-Atlantic Coast',
        'Atlantic: East Gulf Coast',
        'Atlantic: West Gulf Coast',
        'Atlantic: South Gulf Coast',
        'Atlantic: Campeche Bank',
        'Pacific: Alta California Coast',
        'Pacific: South Mexican Coast',
        'Pacific: Eastern Pacific',
      ]),
    );
    expect([seaNamed(theatre, 'NOC').name, seaNamed(theatre, 'SOC').name]).toEqual([
      'Northern Caribbean',
      'Southern Caribbean',
    ]);
  });

  it('give the East Gulf Coast exactly the neighbours of PATE AMWOL 6.2', () => {
    expect(neighboursOf(theatre, 'EGC')).toEqual(['BAH', 'CAB', 'WGC']);
  });

  it('lie round the Northern Caribbean as on the sample map', () => {
    expect(seaNamed(theatre, 'NOC').neighbours).toEqual({ N: ['BAH'], E: ['SWA'], S: ['SOC'], W: ['WEC'] });
  });

  it('lead round the Horn from the Southwest Atlantic to the two southern areas of the Pacific (6.10)', () => {
    const horn = theatre.seas.flatMap((sea) =>
      sea.neighbours.S.filter((code) => seaNamed(theatre, code).map !== sea.map).map(
        (code) => `${sea.code}-${code}`,
      ),
    );
    expect(horn.sort()).toEqual(['EAP-SWA', 'SMC-SWA', 'SWA-EAP', 'SWA-SMC']);
  });

  it.each([
    ['Veracruz', 'South Gulf Coast', 'E', true],
    ['Baltimore', 'Mid-Atlantic Coast', 'E', false],
    ['Yerba Buena', 'Alta California Coast', 'W', true],
    ['Corpus Christi', 'West Gulf Coast', 'E', true],
    ['Galveston', 'West Gulf Coast', 'E', true],
    ['Mobile', 'East Gulf Coast', 'S', true],
    ['New Orleans', 'East Gulf Coast', 'S', true],
  ] as const)('take a ship out of %s into the %s to the %s', (name, sea, exit, onMap) => {
    const port = theatre.ports.find((candidate) => candidate.name === name)!;
    expect([seaNamed(theatre, port.sea).name, port.exit, port.square !== null]).toEqual([sea, exit, onMap]);
  });

  it('have on the land map no American port besides those of Texas, California, Mobile and New Orleans (1.5)', () => {
    const { nation, nations, grid } = theatre;
    const american = theatre.ports
      .filter((port) => port.square !== null && nations[nation[port.square] as number] === 'United States')
      .filter((port) => port.square! % grid.columns > 115)
      .map((port) => port.name);
    expect(american.sort()).toEqual(['Mobile', 'New Orleans']);
  });
});
