import { describe, expect, it } from '@jest/globals';
import { makeInlineTheatre } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';
import { CityDocument } from '../document/city.schema.js';
import { MalformedDocumentError } from '@vedette/documents';
import { PortDocument } from '../document/naval.schema.js';
import { readPosition } from './read-position.js';
import { writePosition } from './write-position.js';

/** A value for every field of a city and of a port that is not its default; what a turn remembers is not stated. */
const CITY: Readonly<Record<string, unknown>> = {
  name: 'Monterrey',
  square: 'G5-V5',
  tactical: '3-4',
  state: 'MX',
  level: 4,
  supplies: 12,
  stores: 5,
  fort: { level: 2, capacity: 700 },
  manufacturing: 3,
  besieged: true,
};
const PORT: Readonly<Record<string, unknown>> = {
  name: 'Veracruz',
  sea: 'SGC',
  exit: 'E',
  defence: 3,
  batteries: 2,
  yard: 4,
  state: 'MX',
  square: 'G5-V5',
  tactical: '3-4',
  coast: ['G4-V5'],
  damagedBatteries: true,
  building: 1,
  supplies: 6,
  stores: 7,
};
const SEA = { code: 'SGC', name: 'South Gulf Coast', map: 'Atlantic', neighbours: {} };

function position(inTheatre: object, own: object): unknown {
  return {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['...'], seas: [SEA], ...inTheatre },
    states: [{ id: 'MX', nation: 'Mexico', side: 'MX' }],
    units: [],
    ...own,
  };
}

function read(inTheatre: object, own: object = {}) {
  const state = readPosition(
    position(inTheatre, own),
    (theatre) => {
      if (typeof theatre === 'string') throw new Error(theatre);
      return makeInlineTheatre(theatre);
    },
    pieceTypes,
  );
  const { cities, ports } = writePosition(state);
  return { cities, ports, unstated: [...state.unstatedSieges] };
}

function faultsOf(inTheatre: object, own: object = {}): unknown {
  try {
    read(inTheatre, own);
    return [];
  } catch (error) {
    return (error as MalformedDocumentError).faults.map(({ pointer, found }) => ({ pointer, found }));
  }
}

describe.each([
  ['cities', CityDocument, CITY],
  ['ports', PortDocument, PORT],
] as const)('%s of an inline theatre', (list, schema, full) => {
  const fields = Object.keys(schema.properties).filter((field) => field !== 'inTurn');

  it('are tried with every field of the contract', () => {
    expect(Object.keys(full).sort()).toEqual([...fields].sort());
  });

  it('mean what those of the position mean', () => {
    expect(read({ [list]: [full] })).toEqual(read({}, { [list]: [full] }));
  });

  it.each(fields.filter((field) => field !== 'name'))(
    'are overridden in %s by the position alone',
    (field) => {
      const { [field]: value, ...rest } = full;
      expect(read({ [list]: [rest] }, { [list]: [{ name: full['name'], [field]: value }] })).toEqual(
        read({}, { [list]: [full] }),
      );
    },
  );

  it('are refused when one is named twice', () => {
    const refused = { found: `${String(full['name'])} a second time` };
    expect(faultsOf({ [list]: [full, full] })).toContainEqual({
      ...refused,
      pointer: `/theatre/${list}/1/name`,
    });
    expect(faultsOf({}, { [list]: [full, full] })).toEqual([{ ...refused, pointer: `/${list}/1/name` }]);
  });
});

describe('a place that nobody places', () => {
  it('is refused where it is named', () => {
    expect(faultsOf({ cities: [{ name: 'Nowhere', state: 'MX' }] })).toEqual([
      { pointer: '/theatre/cities/0/square', found: 'nothing' },
    ]);
    expect(faultsOf({ ports: [{ name: 'Nowhere', state: 'MX' }] })).toEqual([
      { pointer: '/theatre/ports/0', found: '"Nowhere"' },
    ]);
  });

  it('or lies outside the theatre is refused too', () => {
    expect(faultsOf({}, { ports: [{ ...PORT, square: 'A0-A0' }] })).toEqual([
      { pointer: '/ports/0/square', found: 'A0-A0' },
    ]);
    expect(faultsOf({}, { ports: [{ ...PORT, coast: ['G4-V5', 'A0-A0'] }] })).toEqual([
      { pointer: '/ports/0/coast/1', found: 'A0-A0' },
    ]);
  });
});
