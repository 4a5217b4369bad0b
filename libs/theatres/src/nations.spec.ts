import { describe, expect, it } from '@jest/globals';
import { StrategicTerrain } from '@vedette/geography';
import { loadTheatre, THEATRE_IDS, type TheatreId } from './index.js';

/** Nations whose states go by other names than one code each. */
const NATION_OF: Readonly<Record<TheatreId, Readonly<Record<string, string>>>> = {
  amwol: { US: 'United States', MX: 'Mexico', YU: 'Mexico' },
  nwol: {
    FR: 'France',
    BR: 'Great Britain',
    PR: 'Prussia',
    AU: 'Austria',
    RU: 'Russia',
    SP: 'Spain',
    PO: 'Portugal',
    HO: 'Holland',
    NE: 'Naples',
    SW: 'Sweden',
    SZ: 'Switzerland',
    TK: 'Ottoman Empire',
    RG: 'Ottoman Empire',
    BA: 'Barbary',
    IT: 'Italian states',
    LU: 'Italian states',
    ET: 'Italian states',
    PA: 'Italian states',
    SD: 'Italian states',
  },
  euwol: {
    FR: 'France',
    BR: 'Great Britain',
    PR: 'Prussia',
    AU: 'Austria',
    IT: 'Italy',
    BE: 'Belgium',
    NL: 'Netherlands',
    SZ: 'Switzerland',
    DK: 'Denmark',
    SW: 'Sweden',
    SP: 'Spain',
    RU: 'Russia',
    PA: 'Papal States',
    TK: 'Ottoman Empire',
    SB: 'Serbia',
  },
};
/** Held on foreign soil when the war opens: conquests, garrisons of the Confederation, enclaves smaller than a square. */
const ABROAD: Readonly<Record<TheatreId, readonly string[]>> = {
  amwol: ['Laredo', 'Sonoma', "Sutter's Fort", 'Yerba Buena'],
  nwol: ['Stockach'],
  euwol: ['Kiel', 'Luxembourg', 'Rendsburg', 'Wetzlar', 'Wilhelmshaven'],
};

describe.each(THEATRE_IDS)('the nations of %s', (id) => {
  const theatre = loadTheatre(id);
  const nationAt = (square: number): string => theatre.nations[theatre.nation[square] as number] as string;

  it('own all the land', () => {
    const unowned = [...theatre.nation.keys()].filter(
      (square) => theatre.nation[square] === 0 && theatre.terrain[square] !== StrategicTerrain.Water,
    );
    expect(unowned.map((square) => theatre.grid.nameOf(square))).toEqual([]);
  });

  it('hold their own cities, but for those named', () => {
    const abroad = theatre.cities
      .filter((city) => nationAt(city.square) !== (NATION_OF[id][city.state] ?? 'German states'))
      .map((city) => city.name);
    expect(abroad.sort()).toEqual([...ABROAD[id]].sort());
  });

  it('have state codes the position schema takes', () => {
    const codes = [...theatre.cities, ...theatre.ports].map((place) => place.state);
    expect(codes.filter((code) => !/^[A-Z]{1,4}$/.test(code))).toEqual([]);
  });
});

describe('the nations the books name', () => {
  it('are the eleven of GITM NWOL 1.3 before any other', () => {
    expect(loadTheatre('nwol').nations.slice(1, 12)).toEqual([
      'France',
      'Great Britain',
      'Prussia',
      'Austria',
      'Russia',
      'Spain',
      'Portugal',
      'Holland',
      'Naples',
      'German states',
      'Italian states',
    ]);
  });

  it('are two in America, with closed Guatemala beyond (GITM AMWOL 1.3, 7.16)', () => {
    const { nations, nation, grid } = loadTheatre('amwol');
    expect(nations.slice(1, 4)).toEqual(['United States', 'Mexico', 'Guatemala']);
    expect(nations[nation[grid.indexOf('M9-Z6')] as number]).toBe('Guatemala');
  });

  it('put no American square of the deployment turn south of the Rio Grande below Laredo (7.19)', () => {
    const { nations, nation, grid } = loadTheatre('amwol');
    const american = nations.indexOf('United States');
    const south = Array.from({ length: 20 }, (_, i) => `J${i % 10}-V${i < 10 ? 5 : 6}`);
    expect(south.filter((name) => nation[grid.indexOf(name)] === american)).toEqual([]);
  });
});
