import { describe, expect, it } from '@jest/globals';
import { makeInlineTheatre } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';
import { readPosition } from './read-position.js';
import { ownerOf } from './square-owner.js';

const STATES = [
  { id: 'US', nation: 'United States', side: 'US' },
  { id: 'JA', nation: 'Mexico', side: 'MX' },
  { id: 'ZA', nation: 'Mexico', side: 'MX' },
];
const THEATRE = {
  kind: 'inline' as const,
  origin: 'G0-V0',
  strategic: Array.from({ length: 7 }, () => '.......'),
  nations: Array.from({ length: 7 }, () => 'UMMMMMM'),
  nationKey: { U: 'United States', M: 'Mexico' },
};
const city = (name: string, square: string, state: string): object => ({
  name,
  square,
  tactical: '7-7',
  state,
});

function owner(square: string, cities: readonly object[] = []): string | null {
  const document = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol' },
    turn: 3,
    theatre: THEATRE,
    states: STATES,
    players: [],
    units: [],
    cities,
  };
  const state = readPosition(document, () => makeInlineTheatre(THEATRE), pieceTypes);
  return ownerOf(state, state.theatre.grid.indexOf(square));
}

describe('who owns a strategic square (details 21)', () => {
  it('is the one state of a nation of one state', () => expect(owner('G0-V3')).toBe('US'));

  it('is in a nation of several the state that holds the nearest city', () => {
    const cities = [city('Guadalajara', 'G1-V3', 'JA'), city('Zacatecas', 'G6-V3', 'ZA')];
    expect(owner('G2-V3', cities)).toBe('JA');
    expect(owner('G5-V3', cities)).toBe('ZA');
  });

  it('is nobody between equally near cities of different holders, and one holder of both', () => {
    const cities = [city('Guadalajara', 'G2-V3', 'JA'), city('Zacatecas', 'G6-V3', 'ZA')];
    expect(owner('G4-V3', cities)).toBeNull();
    expect(owner('G4-V3', [cities[0]!, city('Zacatecas', 'G6-V3', 'JA')])).toBe('JA');
  });

  it('is nobody where a foreign state holds the nearest city', () => {
    expect(owner('G4-V3', [city('Guadalajara', 'G3-V3', 'US')])).toBeNull();
  });

  it('is not decided by cities of a neighbouring nation, however near', () => {
    const cities = [city('Austin', 'G0-V3', 'US'), city('Zacatecas', 'G6-V3', 'ZA')];
    expect(owner('G1-V3', cities)).toBe('ZA');
  });

  it('is nobody in a nation nobody plays or without cities', () => expect(owner('G3-V3')).toBeNull());
});
