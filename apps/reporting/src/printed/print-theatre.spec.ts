import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { faultsOf } from '@vedette/documents';
import { PrintedBattlefieldDocument, PrintedTheatreDocument } from '@vedette/contracts';
import { TACTICAL_LETTERS } from '@vedette/geography';
import { LAND_BOOKS } from '@vedette/rulebooks';
import { loadTheatre, THEATRE_IDS } from '@vedette/theatres';
import { printBattlefield } from './print-battlefield.js';
import { printTheatre } from './print-theatre.js';

const BOOK = LAND_BOOKS.get('gitm-amwol')!;

/** The places a theatre has of itself. */
const placesOf = (theatre: ReturnType<typeof loadTheatre>) => ({
  cities: new Map(theatre.cities.map((city) => [city.name, { ...city, holder: 'secret' } as never])),
  ports: new Map(theatre.ports.map((port) => [port.name, { ...port, square: port.square ?? -1 } as never])),
});

describe.each(THEATRE_IDS)('the printed map of %s', (id) => {
  const theatre = loadTheatre(id);
  const printed = printTheatre(theatre, placesOf(theatre), BOOK);

  it('is what its contract says, with a letter for every square', () => {
    expect(faultsOf(PrintedTheatreDocument, printed)).toEqual([]);
    const { columns, rows } = theatre.grid;
    for (const layer of [printed.terrain, printed.nation, printed.rivers ?? printed.terrain])
      expect([layer.length, ...new Set(layer.map((row) => row.length))]).toEqual([rows, columns]);
  });

  it('names every square as the grid does', () => {
    const { columns } = printed;
    const names = printed.rows.flatMap((row) => columns.map((column) => `${column}-${row}`));
    expect(names).toEqual(names.map((_, square) => theatre.grid.nameOf(square)));
  });

  it('is small when compressed, and leaves room for a position beside it in thirty kilobytes', () => {
    expect(gzipSync(JSON.stringify(printed)).length).toBeLessThan(23_000);
  });

  it('says nothing of who holds what', () => {
    expect(JSON.stringify(printed)).not.toMatch(/"(holder|state|supplies|stores|fort|batteries|besieged)"/);
  });
});

describe('printed railways and rivers', () => {
  it('lead on where the theatre says, in one digit a square', () => {
    const theatre = loadTheatre('euwol');
    const { rails } = printTheatre(theatre, placesOf(theatre), BOOK);
    const { columns } = theatre.grid;
    const wrong = [...theatre.rails.keys()].filter((square) => {
      const digit = rails![Math.floor(square / columns)]![square % columns]!;
      const links = digit === '.' ? 0 : parseInt(digit, 16);
      const bit = (direction: number, place: number) =>
        ((theatre.rails[square]! >> direction) & 1) === ((links >> place) & 1);
      return !(bit(0, 0) && bit(2, 1) && bit(4, 2) && bit(6, 3));
    });
    expect(wrong).toEqual([]);
  });

  it('are left out where there are none', () => {
    const theatre = loadTheatre('amwol');
    expect(printTheatre(theatre, placesOf(theatre), BOOK).rails).toBeNull();
  });
});

describe('a printed battlefield', () => {
  const theatre = loadTheatre('amwol');
  const monterrey = theatre.cities.find(({ name }) => name === 'Monterrey')!;

  it('is what its contract says, and shows the ground of its square and the city on it', () => {
    const printed = printBattlefield(theatre, placesOf(theatre), monterrey.square);
    expect(faultsOf(PrintedBattlefieldDocument, printed)).toEqual([]);
    const { terrain, region } = theatre.tacticalMap(monterrey.square);
    expect(printed.terrain.join('')).toBe([...terrain].map((one) => TACTICAL_LETTERS[one]).join(''));
    expect(printed.regions.flat()).toEqual([...region]);
    expect(printed.city?.name).toBe('Monterrey');
  });
});

describe('how far anybody marches', () => {
  const theatre = loadTheatre('amwol');
  const marchesOf = (book: string) => printTheatre(theatre, placesOf(theatre), LAND_BOOKS.get(book)!).marches;

  it('is the allowance of the fastest of an arm and the square of a forced march, over ground that is open (7.1, 7.3, 1.2)', () =>
    expect(marchesOf('gitm-amwol')).toEqual({ closed: '~Mds', squares: { I: 4, C: 5, A: 5, H: 5 } }));

  it('is as each book has it', () => {
    for (const book of LAND_BOOKS.keys()) {
      const { closed, squares } = marchesOf(book);
      expect(closed).toContain('~');
      expect(squares['C']).toBeGreaterThanOrEqual(squares['I']!);
    }
  });
});
