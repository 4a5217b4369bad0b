import { describe, expect, it } from '@jest/globals';
import { readBattle } from '../reading/read-battle.js';
import { writeBattle } from '../reading/write-battle.js';
import { applyChange } from '../state/battle-change.js';
import type { MutableBattleState } from '../state/battle-state.js';
import { type BattleEdit, decideBattleEdit } from './decide-battle-edit.js';

const battle = (): MutableBattleState =>
  readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: { columns: 10, rows: 10, terrainRows: Array(10).fill('.'.repeat(10)) },
    leaders: [{ id: 'archer', side: 'CSA', command: 'archer', rating: 5, hex: '0304' }],
    commands: [
      { id: 'archer', side: 'CSA', level: 'brigade', arm: 'INF' },
      { id: 'gamble', side: 'US', level: 'brigade', arm: 'CAV' },
    ],
    units: [
      { id: 'cs-13al', command: 'archer', sp: 6, hex: '0404' },
      { id: 'us-8il', command: 'gamble', type: 'CAV', sp: 9, hex: '0808' },
    ],
  });
const edit = (more: Partial<BattleEdit>): BattleEdit => ({
  ...{ act: 'change', kind: 'unit', piece: 'cs-13al', set: { sp: 4, losses: 2 } },
  ...more,
});
const decide = (more: Partial<BattleEdit>) => decideBattleEdit(battle(), edit(more));

describe('an edit of a battle by hand', () => {
  it.each([
    edit({}),
    edit({ set: { hex: '0505', facing: 2 } }),
    edit({ kind: 'leader', piece: 'archer', set: { rating: 2, status: 'wounded' } }),
    edit({ kind: 'command', piece: 'archer', set: { order: 'ASLT' } }),
    edit({ act: 'remove', set: {} }),
    edit({ act: 'add', piece: 'cs-1tn', set: { side: 'CSA', command: 'archer', sp: 5, hex: '0405' } }),
  ])(
    'changes what it says, leaves the battle as it was, and its change comes to what was decided: %j',
    (one) => {
      const state = battle();
      const untouched = JSON.stringify(writeBattle(state));
      const decided = decideBattleEdit(state, one);
      if (!('change' in decided)) throw new Error(JSON.stringify(decided.faults));
      expect(JSON.stringify(writeBattle(state))).toBe(untouched);
      expect(decided.side).toBe('CSA');
      applyChange(state, decided.change);
      const list = { unit: state.units, leader: state.leaders, command: state.commands }[one.kind];
      const made = list.get(one.piece) as Readonly<Record<string, unknown>> | undefined;
      expect(made === undefined).toBe(one.act === 'remove');
      if (made) expect(made).toMatchObject(one.set);
      // And can be taken back.
      const back = Object.fromEntries(decided.changes.map(({ field, before }) => [field, before]));
      if (one.act !== 'change') return;
      const undone = decideBattleEdit(state, { ...one, set: back });
      if (!('change' in undone)) throw new Error(JSON.stringify(undone.faults));
      applyChange(state, undone.change);
      expect(JSON.stringify(writeBattle(state))).toBe(untouched);
    },
  );

  it.each([
    [edit({ piece: 'cs-99xx' }), '/piece'],
    [edit({ piece: '__proto__' }), '/piece'],
    [edit({ set: { sp: 0 } }), '/set/sp'],
    [edit({ set: { hex: '9999' } }), '/set/hex'],
    [edit({ set: { side: 'US' } }), '/set/side'],
    [edit({ set: { toString: 1 } as object as BattleEdit['set'] }), '/set/toString'],
    [edit({ set: { sp: 6 } }), '/set'],
    [edit({ set: { formation: 'mounted' } }), '/set/formation'],
    [edit({ set: { command: 'nowhere' } }), '/set/command'],
    [edit({ kind: 'leader', piece: 'archer', act: 'remove', set: {} }), '/kind'],
    [edit({ act: 'remove' }), '/set'],
    [edit({ act: 'add', set: { sp: 4 } }), '/piece'],
  ])('refuses %j at %s', (one, pointer) => {
    const { faults } = decideBattleEdit(battle(), one);
    expect(faults.map((fault) => fault.pointer)).toContain(pointer);
  });

  it('says each change in words', () => {
    const decided = decide({});
    expect('changes' in decided && decided.changes.map(({ told }) => told)).toEqual([
      'sp 6 → 4',
      'losses 0 → 2',
    ]);
  });
});
