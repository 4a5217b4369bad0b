import { describe, expect, it } from '@jest/globals';
import { copyBattle, dropUnit, putUnit, readBattle, type MutableBattleState } from '@vedette/battle';
import { battleScenario } from '../scenario.js';
import { unaccounted } from './muster-roll.js';

const start = readBattle(battleScenario('feeling-the-enemy'));
const after = (change: (state: MutableBattleState) => void) => {
  const end = copyBattle(start);
  change(end);
  return unaccounted(start, end);
};
const change = (state: MutableBattleState, id: string, keys: object) =>
  putUnit(state.units, { ...state.units.get(id)!, ...keys });
const gone = (sp: number) => ({
  ...{ unit: 'cs-13al', side: 'CSA', sp, turn: '0900', rule: 'P-35' },
  stragglers: 1,
});

describe('a muster roll', () => {
  it('has no fault where losses and stragglers add up, nor where a unit is among the casualties', () => {
    expect(after((end) => change(end, 'cs-13al', { sp: 3, losses: 2, stragglers: 1 }))).toEqual([]);
    const all = after((end) => {
      dropUnit(end.units, 'cs-13al');
      end.casualties = [gone(5)] as never;
    });
    expect(all).toEqual([]);
  });

  it.each<[string, (end: MutableBattleState) => void]>([
    ['men vanish', (end) => change(end, 'cs-13al', { sp: 3 })],
    ['men come from nowhere', (end) => change(end, 'cs-13al', { sp: 9 })],
    ['a unit vanishes', (end) => dropUnit(end.units, 'cs-13al')],
    ['a unit appears', (end) => change(end, 'cs-13al', { id: 'cs-ghost' })],
    ['a unit is dead and alive', (end) => void (end.casualties = [gone(5)] as never)],
    [
      'more guns lie about than were lost',
      (end) => void (end.abandonedGuns = [{ hex: '0805', battery: 'cs-marye', guns: 1 }] as never),
    ],
  ])('tells when %s', (_what, fault) => expect(after(fault)).toHaveLength(1));
});
