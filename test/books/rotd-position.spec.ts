import { describe, expect, it } from '@jest/globals';
import {
  type Fault,
  MalformedDocumentError,
  type MutableCampaignState,
  readPosition,
  writePosition,
} from '@vedette/campaign';
import { pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';

const RIVER_ROWS = Array.from({ length: 15 }, (_, row) =>
  row === 7 ? 'RRRR...r.......' : '.......r.......',
);
const PRUSSIAN = { square: 'G3-V1', tactical: '2-2' };

/** Saxony: a railway from Prussia to the Elbe in G3-V1, which no ford crosses, and another that crosses it on a bridge further up. */
function position(more: object = {}): Record<string, unknown> {
  return {
    format: 'vedette/position@1',
    rulebooks: { land: 'rotd-euwol' },
    theatre: {
      ...{ kind: 'inline', origin: 'G0-V0', strategic: ['...r.', '...r.', '.....'] },
      ...{
        nations: ['PPPPA', 'PPPPA', 'SSSSA'],
        nationKey: { P: 'Prussia', A: 'Austria', S: 'German states' },
      },
      rivers: [
        ['G3-V1', 'unfordable'],
        ['G3-V0', 'unbridgeable'],
      ],
      rails: [
        ['G1-V1', 'G2-V1'],
        ['G2-V1', 'G3-V1'],
        ['G2-V0', 'G3-V0'],
        ['G3-V0', 'G4-V0'],
        ['G0-V2', 'G1-V2'],
      ],
      tactical: {
        'G3-V1': { terrain: RIVER_ROWS, rail: ['3-8'] },
        'G3-V0': { terrain: Array.from({ length: 15 }, () => '.....r.........') },
      },
      cities: [
        { name: 'Dresden', square: 'G0-V2', tactical: '7-7', state: 'SX' },
        { name: 'Weimar', square: 'G2-V2', tactical: '7-7', state: 'TH' },
      ],
    },
    states: [
      { id: 'PR', nation: 'Prussia', side: 'PR' },
      { id: 'SX', nation: 'German states', side: 'AU' },
      { id: 'TH', nation: 'German states', side: 'PR' },
      { id: 'AU', nation: 'Austria', side: 'AU' },
    ],
    units: [{ id: 'PR1IN', ...PRUSSIAN, strength: 2400, regiments: 3 }],
    ...more,
  };
}

const read = (document: object): MutableCampaignState => readPosition(document, theatreSource, pieceTypes);

function faultsOf(document: object): readonly Fault[] {
  try {
    read(document);
  } catch (error) {
    if (error instanceof MalformedDocumentError) return error.faults;
    throw error;
  }
  return [];
}

describe('a position of ROTD', () => {
  it('is the same when it is written and read again, and is complete', () => {
    const given = position({
      depots: [{ id: 'PR-D1', kind: 'depot', state: 'PR', square: 'G1-V1', tactical: '7-7', supplies: 30 }],
      track: [{ square: 'G1-V1', intact: false, controlledBy: 'AU' }],
      bridges: [{ square: 'G3-V0', tactical: '5-7', intact: false }],
      rivers: [{ square: 'G3-V1', controlledBy: null }],
      works: [{ square: 'G3-V1', tactical: '6-6', facing: 'NE', level: 2 }],
      treasury: [{ state: 'PR', eagles: 100, manufacturing: 20 }],
      players: [{ id: 'moltke', state: 'PR', rank: 'general' }],
      ships: [{ id: 'PR1RT', at: { river: 'G3-V1', tactical: '7-6' }, capacity: 3000 }],
      units: [
        { id: 'PR1IN', ...PRUSSIAN, strength: 2400, weapon: 'breechloader', turnsOutOfSupply: 2 },
        { id: 'PR1PB', square: 'G3-V1', tactical: '7-4', deployed: true, formerly: 'AU2PB' },
      ],
      switches: { 'bombardment-damages-forts': true },
    });
    const written = writePosition(read(given));
    expect(writePosition(read(JSON.parse(JSON.stringify(written)) as object))).toEqual(written);
    expect(written).toMatchObject({
      depots: given['depots'],
      bridges: given['bridges'],
      rivers: [{ square: 'G3-V0', controlledBy: 'PR' }, ...(given['rivers'] as object[])],
      works: given['works'],
      treasury: given['treasury'],
      players: given['players'],
      ships: [{ at: { river: 'G3-V1', tactical: '7-6' } }],
      units: [
        { id: 'PR1IN', weapon: 'breechloader', regiments: 3, initiative: 3, turnsOutOfSupply: 2 },
        { id: 'PR1PB', deployed: true, formerly: 'AU2PB', strength: 300 },
      ],
    });
    expect(written.track).toEqual([
      { square: 'G2-V0', intact: true, controlledBy: 'PR' },
      { square: 'G3-V0', intact: true, controlledBy: 'PR' },
      { square: 'G4-V0', intact: true, controlledBy: 'AU' },
      { square: 'G1-V1', intact: false, controlledBy: 'AU' },
      { square: 'G2-V1', intact: true, controlledBy: 'PR' },
      { square: 'G3-V1', intact: true, controlledBy: 'PR' },
      { square: 'G0-V2', intact: true, controlledBy: 'SX' },
      { square: 'G1-V2', intact: true, controlledBy: null },
    ]);
  });

  it('has track where its maps draw it, and straight from the edges where they draw none (R-45)', () => {
    const { theatre, bridges } = read(position());
    const rail = (square: string): number[] =>
      [...theatre.tacticalMap(theatre.grid.indexOf(square)).rail].flatMap((is, at) => (is ? [at] : []));
    expect(rail('G3-V1')).toEqual([105, 106, 107, 108, 123]);
    expect(rail('G1-V1')).toEqual([112, 113, 114, 115, 116, 117, 118, 119]);
    expect([...bridges.values()].map(({ tactical }) => tactical)).toEqual([110]);
  });

  it.each([
    ['a naval book', { rulebooks: { land: 'rotd-euwol', naval: 'pate-amwol' } }, '/rulebooks/naval'],
    ['a type of another book', { units: [{ id: 'PR1LN', ...PRUSSIAN, strength: 1 }] }, '/units/0/id'],
    [
      'a weapon of another arm',
      { units: [{ id: 'PR1IN', ...PRUSSIAN, weapon: 'sabre' }] },
      '/units/0/weapon',
    ],
    ['a gun nobody makes', { units: [{ id: 'PR1IN', ...PRUSSIAN, gun: 'laser' }] }, '/units/0/gun'],
    ['track without rails', { track: [{ square: 'G0-V0' }] }, '/track/0/square'],
    ['a bridge on dry land', { bridges: [{ square: 'G3-V0', tactical: '4-7' }] }, '/bridges/0/tactical'],
    [
      'a river of nobody known',
      { rivers: [{ square: 'G3-V0', controlledBy: 'XX' }] },
      '/rivers/0/controlledBy',
    ],
    [
      'a work that faces no way',
      { works: [{ square: 'G0-V0', tactical: '1-1', facing: 'UP', level: 1 }] },
      '/works/0/facing',
    ],
    [
      'a unit in a river',
      { units: [{ id: 'PR1IN', square: 'G3-V1', tactical: '7-3' }] },
      '/units/0/tactical',
    ],
    [
      'a bridge spanning dry land',
      { units: [{ id: 'PR1PB', ...PRUSSIAN, deployed: true }] },
      '/units/0/tactical',
    ],
    [
      'infantry spanning a river',
      { units: [{ id: 'PR1IN', ...PRUSSIAN, deployed: true }] },
      '/units/0/deployed',
    ],
    [
      'infantry that was another unit',
      { units: [{ id: 'PR1IN', ...PRUSSIAN, formerly: 'AU2PB' }] },
      '/units/0/formerly',
    ],
    ['a switch of no rule', { switches: { 'mass-ruot': true } }, '/switches/mass-ruot'],
    ['a switch that is neither on nor off', { switches: { 'mass-rout': 'yes' } }, '/switches/mass-rout'],
    [
      'deep draft where it cannot float',
      { ships: [{ id: 'PR1FR', at: { river: 'G3-V1', tactical: '7-6' } }] },
      '/ships/0/at/river',
    ],
    ['a rank nobody holds', { players: [{ id: 'moltke', state: 'PR', rank: 'king' }] }, '/players/0/rank'],
  ])('is refused with %s', (_, change, pointer) => {
    expect(faultsOf(position(change)).map((fault) => fault.pointer)).toContain(pointer);
  });

  it('has no desert (1.2)', () => {
    const desert = { kind: 'inline', origin: 'G0-V0', strategic: ['.d'] };
    expect(faultsOf(position({ theatre: desert, units: [] }))[0]).toMatchObject({ pointer: '/theatre' });
  });

  it('lets a unit stand on a standing railway bridge, and on none that is down', () => {
    const units = [{ id: 'PR1IN', square: 'G3-V0', tactical: '5-7' }];
    expect(faultsOf(position({ units }))).toEqual([]);
    const bridges = [{ square: 'G3-V0', tactical: '5-7', intact: false }];
    expect(faultsOf(position({ units, bridges }))[0]?.pointer).toBe('/units/0/tactical');
  });
});

describe('a position of ROTD on the map of Europe', () => {
  it('is the same when it is written and read again, though cities are held by states it does not list', () => {
    const state = read(position({ theatre: 'euwol', units: [] }));
    const written = writePosition(state);
    const listed = new Set<string | null>(state.states.map(({ id }) => id));
    expect(written.track!.length).toBeGreaterThan(1000);
    expect(written.track!.filter(({ controlledBy }) => !listed.has(controlledBy ?? null))).toEqual(
      written.track!.filter(({ controlledBy }) => controlledBy === null),
    );
    expect(writePosition(read(JSON.parse(JSON.stringify(written)) as object))).toEqual(written);
  });
});

describe('a position of another land book', () => {
  it('ignores what ROTD keeps', () => {
    const { track, bridges, rivers, depots, units } = writePosition(
      read(
        position({
          rulebooks: { land: 'gitm-nwol' },
          track: [{ square: 'G1-V1', intact: false }],
          depots: [{ id: 'PR-D1', kind: 'depot', state: 'PR', square: 'G1-V1', tactical: '7-7' }],
          units: [{ id: 'PR1IN', ...PRUSSIAN, strength: 2400, deployed: true, turnsOutOfSupply: 3 }],
        }),
      ),
    );
    expect({ track, bridges, rivers, depots }).toEqual({
      track: [],
      bridges: [],
      rivers: undefined,
      depots: [],
    });
    expect(Object.keys(units[0]!)).not.toContain('turnsOutOfSupply');
    expect(units[0]).toMatchObject({ regiments: 0, initiative: null });
  });
});
