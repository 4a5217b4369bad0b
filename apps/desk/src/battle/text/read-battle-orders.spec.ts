import { describe, expect, it } from '@jest/globals';
import type { BattleView } from '@vedette/battle-sight';
import { battleCompletionsAt, readBattleOrders } from './read-battle-orders.js';

const ids = (...all: readonly string[]) => all.map((id) => ({ id })) as never;
const VIEW: Pick<BattleView, 'units' | 'leaders' | 'commands'> = {
  units: ids('cs-13al', 'cs-1tn'),
  leaders: ids('archer', 'heth'),
  commands: ids('archer', 'davis'),
};
const words = (text: string): string[] =>
  battleCompletionsAt(text, text.length, VIEW).map(({ word }) => word);

describe('orders of a battle as text', () => {
  it('have each a key by the piece they are for first of all, and are counted by kind', () => {
    const { orders, faults } = readBattleOrders(
      'activate archer ME\nactivate archer RE\nchange unit cs-13al to ASLT with heth\npass for CSA\nstanding CSA; withdraw 1',
    );
    expect(faults).toEqual([]);
    expect(orders.map(({ key }) => key)).toEqual([
      'archer/activate/1',
      'archer/activate/2',
      'cs-13al/change/1',
      'side/pass/1',
      'side/standing/1',
    ]);
  });

  it('are told where they cannot be read, and the rest is', () => {
    const { orders, faults } = readBattleOrders('activate archer ME; gallop\nactivate davis RE');
    expect(faults).toEqual([expect.objectContaining({ line: 1, column: 21 })]);
    expect(orders.map(({ key }) => key)).toEqual(['davis/activate/1']);
  });

  it('may begin with a kind, go on with a piece of one’s own, and behind a semicolon with a clause of their kind', () => {
    expect(words('act')).toEqual(['activate']);
    expect(words('activate ar')).toEqual(['archer']);
    expect(words('activate archer ME; pl')).toEqual(['plan', 'plan-re']);
    expect(words('activate archer ME; plan cs-1')).toEqual(['cs-13al', 'cs-1tn']);
    expect(words('standing cs-1tn; withdr')).toEqual(['withdraw']);
    expect(words('gallop ar')).toEqual(['archer']);
  });

  it('are completed at the caret, in the line it is in', () => {
    const text = 'activate archer ME\nactivate da\npass';
    const caret = text.indexOf('\npass');
    expect(battleCompletionsAt(text, caret, VIEW)).toEqual([{ word: 'davis', from: caret - 'da'.length }]);
  });
});
