import { describe, expect, it } from '@jest/globals';
import { readBattle } from '../reading/read-battle.js';
import { applyChange } from './battle-change.js';
import { Muster, musterOf, putUnit } from './muster.js';

function battle() {
  return readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: { columns: 9, rows: 9, terrainRows: Array.from({ length: 9 }, () => '.'.repeat(9)) },
    commands: [
      { id: 'gamble', side: 'US', level: 'brigade' },
      { id: 'archer', side: 'CSA', level: 'brigade' },
    ],
    units: [
      { id: 'us-2', command: 'gamble', sp: 4, hex: '0305', stack: 1 },
      { id: 'us-1', command: 'gamble', sp: 9, hex: '0305', stack: 0, extended: ['0304'] },
      { id: 'us-3', command: 'gamble', sp: 3, hex: null },
      { id: 'cs-1', command: 'archer', sp: 5, hex: '0605' },
    ],
  });
}
const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

/** What a muster says of some hexes and commands, to be compared. */
function told(muster: Muster) {
  const hexes = ['0304', '0305', '0405', '0605'];
  return {
    stacks: hexes.map((hex) => muster.stackIn(hex)),
    trails: hexes.map((hex) => muster.trailsIn(hex)),
    commands: ['gamble', 'archer'].map((id) => muster.of(id)),
    held: (['US', 'CSA'] as const).map((side) => [...muster.heldBy(side)].sort()),
  };
}

describe('a muster', () => {
  it('knows who stands where, top of the stack first, and who serves under whom, off the map too', () => {
    const muster = musterOf(battle().units);
    expect(ids(muster.stackIn('0305'))).toEqual(['us-1', 'us-2']);
    expect(ids(muster.trailsIn('0304'))).toEqual(['us-1']);
    expect(ids(muster.of('gamble'))).toEqual(['us-1', 'us-2', 'us-3']);
    expect([...muster.heldBy('US')].sort()).toEqual(['0304', '0305']);
    expect(muster.isHeldBy('CSA', '0305')).toBe(false);
  });

  it.each([
    ['a unit moves', { units: { 'us-2': { hex: '0405' } } }],
    ['the stack is changed', { units: { 'us-2': { stack: -1 } } }],
    ['a line is drawn in', { units: { 'us-1': { extended: [] } } }],
    ['a unit comes onto the map', { units: { 'us-3': { hex: '0305', stack: 2 } } }],
    ['a unit is no more', { units: { 'us-1': null } }],
    ['a unit is attached elsewhere', { units: { 'us-2': { command: 'archer' } } }],
    ['a unit loses men where it stands', { units: { 'cs-1': { sp: 4 } } }],
  ])('is kept up when %s', (_what, change) => {
    const state = battle();
    musterOf(state.units);
    applyChange(state, change);
    expect(told(musterOf(state.units))).toEqual(told(new Muster(state.units)));
  });

  it('lets whoever goes through a stack move its units meanwhile', () => {
    const state = battle();
    for (const unit of musterOf(state.units).stackIn('0305'))
      putUnit(state.units, { ...state.units.get(unit.id)!, hex: '0405' });
    expect(ids(musterOf(state.units).stackIn('0405'))).toEqual(['us-1', 'us-2']);
    expect(musterOf(state.units).stackIn('0305')).toEqual([]);
  });
});
