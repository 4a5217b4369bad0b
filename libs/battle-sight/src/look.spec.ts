import { describe, expect, it } from '@jest/globals';
import { putUnit, readBattle, type MutableBattleState } from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import type { KeptContact } from './kept-contact.js';
import { aged, contactsAtStart, look } from './look.js';
import { levelSeen } from './sight-level.js';

const ROWS = Array.from({ length: 20 }, () => '.'.repeat(40));

function field(
  cs: object,
  { us = {}, rows = ROWS, ...keys }: { us?: object; rows?: string[] } & Record<string, unknown> = {},
) {
  const state = readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: {
      columns: rows[0]!.length,
      rows: rows.length,
      terrainRows: rows,
      roads: { pike: { class: 'pike', hexes: ['2005', '2006'] } },
    },
    commands: [
      { id: 'gamble', side: 'US', level: 'brigade' },
      { id: 'archer', side: 'CSA', level: 'brigade' },
    ],
    units: [
      { id: 'us-8il', command: 'gamble', sp: 6, hex: '0305', ...us },
      { id: 'cs-13al', name: '13th Alabama', command: 'archer', sp: 10, facing: 3, ...cs },
    ],
    ...keys,
  });
  return { state, map: new HexMap(state.map) };
}
const move = (state: MutableBattleState, id: string, hex: string) =>
  putUnit(state.units, { ...state.units.get(id)!, hex });
const known = (cs: object, keys: Parameters<typeof field>[1] = {}) =>
  contactsAtStart(field(cs, keys)).contacts.US;

describe('a contact', () => {
  it.each([
    ['0605', 'named'],
    ['0705', 'arm'],
    ['1105', 'arm'],
    ['1205', 'troops'],
    ['3305', 'troops'],
  ])('in %s is seen as %s', (hex, level) =>
    expect(known({ hex })).toMatchObject([{ id: 'K1', hex, level, seen: '0740' }]),
  );

  it('is none beyond visibility, but for dust on a road', () => {
    expect(known({ hex: '3405' })).toEqual([]);
    expect(known({ hex: '2006', formation: 'column' }, { weather: { visibility: 5 } })).toMatchObject([
      { level: 'troops', kind: 'column', source: 'dust', band: null, facing: null, units: [] },
    ]);
    expect(known({ hex: '2007', formation: 'column' }, { weather: { visibility: 5 } })).toEqual([]);
  });

  it('tells the arm and size up to eight hexes, the unit up to three, never its strength', () => {
    expect(known({ hex: '1105' })[0]).toMatchObject({
      kind: 'infantry',
      band: 'large',
      facing: 3,
      units: [],
    });
    const [named] = known({ hex: '0605', sp: 9, losses: 1 });
    expect(named!.units).toEqual([
      {
        id: 'cs-13al',
        name: '13th Alabama',
        type: 'INF',
        formation: 'line',
        facing: 3,
        state: 'ordered',
        band: 'medium',
      },
    ]);
  });

  it('in woods is seen from two hexes, and as smoke from afar once it has fired', () => {
    const rows = ROWS.map((row, place) => (place === 4 ? `${row.slice(0, 7)}w${row.slice(8)}` : row));
    expect(known({ hex: '0805' }, { rows })).toEqual([]);
    expect(known({ hex: '0805' }, { rows, us: { hex: '0605' } })).toMatchObject([{ level: 'named' }]);
    const fired = field({ hex: '0805' }, { rows });
    (fired.state as MutableBattleState).progress.firedFrom = { '0805': 6 };
    expect(levelSeen(fired, 'US', '0805')).toBe('smoke');
  });

  it('keeps its number while it is seen to move, and gets another when it was lost', () => {
    const here = field({ hex: '1105' });
    Object.assign(here.state, contactsAtStart(here));
    move(here.state, 'cs-13al', '1005');
    const moved = look(here, 'US');
    expect(moved.contacts).toMatchObject([{ id: 'K1', hex: '1005' }]);
    Object.assign(here.state.contacts, { US: moved.contacts });
    // The observers go blind, the unit moves, they see again: where it was it is not, where it is it is new.
    here.state.weather.visibility = 0;
    Object.assign(here.state.contacts, { US: look(here, 'US').contacts });
    move(here.state, 'cs-13al', '0906');
    here.state.weather.visibility = 30;
    expect(look(here, 'US').contacts).toMatchObject([{ id: 'K2', hex: '0906' }]);
  });

  it('keeps the best level of its turn', () => {
    const here = field({ hex: '0605' });
    Object.assign(here.state, contactsAtStart(here));
    move(here.state, 'us-8il', '0105');
    expect(look(here, 'US').contacts).toMatchObject([{ level: 'named', seen: '0740' }]);
    here.state.turn = '0800';
    expect(look(here, 'US').contacts).toMatchObject([{ level: 'arm', seen: '0800' }]);
  });

  it('grows stale in a turn without sight and is dropped after six', () => {
    let contacts: readonly KeptContact[] = known({ hex: '0605' });
    expect(aged(contacts, '0740')[0]).toMatchObject({ stale: false });
    for (let turn = 1; turn <= 5; turn += 1) contacts = aged(contacts, `later ${turn}`);
    expect(contacts).toMatchObject([{ stale: true }]);
    expect(aged(contacts, 'the sixth')).toEqual([]);
  });

  it('is the same whatever of the enemy cannot be seen', () => {
    const seen = (cs: object) =>
      JSON.stringify(known({ hex: '1105', ...cs }).map(({ of: _, ...told }) => told));
    const plain = seen({});
    for (const hidden of [
      { sp: 14, startSP: 14 },
      { ammo: 1 },
      { losses: 3 },
      { cohesion: 5 },
      { state: 'disordered' },
      { id: 'cs-1tn' },
    ])
      expect(seen(hidden)).toBe(plain);
  });
});
