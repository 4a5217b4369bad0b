import { describe, expect, it } from '@jest/globals';
import { isImpassableTactical, TACTICAL_SQUARES } from '@vedette/geography';
import { readList } from '../generator/authored.js';
import { standsOn } from '../generator/layers/banks.js';
import { loadTheatre, THEATRE_IDS } from './index.js';

describe.each(THEATRE_IDS)('river towns of %s', (id) => {
  it('stand on their own bank, near the water', () => {
    const theatre = loadTheatre(id);
    const astray = readList(id, 'banks').filter((record) => {
      const city = theatre.cities.find((candidate) => candidate.name === record.fields[0])!;
      return !standsOn(theatre.tacticalMap(city.square), city.tactical, record.fields[1] as 'N');
    });
    expect(astray.map((record) => record.fields[0])).toEqual([]);
  });
});

describe('the field of Palo Alto', () => {
  const theatre = loadTheatre('amwol');
  const fortBrown = theatre.cities.find((city) => city.name === 'Fort Brown')!;
  const map = theatre.tacticalMap(fortBrown.square);
  const bank = map.region[fortBrown.tactical] as number;

  it('lies on the northern bank with room for two armies', () => {
    const squares = Array.from({ length: TACTICAL_SQUARES }, (_, square) => square);
    expect(squares.filter((square) => map.region[square] === bank).length).toBeGreaterThan(60);
    expect(squares.filter((square) => square < 15 && map.region[square] === bank).length).toBeGreaterThan(5);
  });

  it('is parted by the Rio Grande from the bank that faces Matamoros, with a ford between', () => {
    const south = Array.from({ length: 15 }, (_, column) => 14 * 15 + column);
    const open = south.filter((square) => !isImpassableTactical(map.terrain[square] as number));
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter((square) => map.region[square] === bank)).toEqual([]);
    expect(map.fords.length).toBeGreaterThan(0);
  });
});
