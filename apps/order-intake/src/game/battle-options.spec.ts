import { describe, expect, it } from '@jest/globals';
import { type MutableBattleState, putUnit, readBattle } from '@vedette/battle';
import { battleScenario } from '../../../../libs/battle-scenarios/src/index.js';
import { BattleOrderDesk } from './battle-order-desk.js';

/** The morning, with a seat that commands a brigade alone. */
function morning(change: (state: MutableBattleState) => void = () => undefined): MutableBattleState {
  const state = readBattle({
    ...(battleScenario('feeling-the-enemy') as object),
    players: [
      { id: 'buford', side: 'US', name: 'John Buford' },
      { id: 'gamble', side: 'US', name: 'William Gamble', commands: ['gamble'] },
      { id: 'heth', side: 'CSA', name: 'Henry Heth' },
    ],
  });
  change(state);
  return state;
}
const OWN = ['us-8il', 'us-calef-1', 'gamble', 'buford', 'cutler', 'reynolds'];

describe('what a piece of a battle may be told', () => {
  it.each(OWN)('%s is offered orders that are taken as they stand, without a warning', (piece) => {
    const desk = new BattleOrderDesk(morning());
    const options = desk.options('buford', piece);
    expect(options.length).toBeGreaterThan(1);
    for (const { order, field } of options) {
      const receipt = desk.trial().take({ ...order, by: 'buford' }, 0);
      expect([order, receipt.accepted, receipt.problems]).toEqual([order, true, []]);
      expect(order).toHaveProperty(field.slice(1));
    }
  });

  it('is nothing for a piece of the enemy, of nobody, or of another command', () => {
    const desk = new BattleOrderDesk(morning());
    for (const [by, piece] of [
      ...['cs-13al', 'archer', 'pettigrew', 'us-99xx'].map((one) => ['buford', one]),
      ...['us-6ny', 'devin', 'buford'].map((one) => ['gamble', one]),
      ['nobody', 'us-8il'],
    ] as [string, string][])
      expect([by, piece, desk.options(by, piece)]).toEqual([by, piece, []]);
    expect(desk.options('gamble', 'us-8il').length).toBeGreaterThan(1);
  });

  it('does not depend on anything of the enemy', () => {
    const other = morning((state) => {
      for (const unit of [...state.units.values()])
        if (unit.side === 'CSA') putUnit(state.units, { ...unit, hex: '1207', group: null, sp: 1 });
      for (const leader of state.leaders.values()) if (leader.side === 'CSA') leader.rating = 1;
    });
    for (const piece of OWN)
      expect(new BattleOrderDesk(other).options('buford', piece)).toEqual(
        new BattleOrderDesk(morning()).options('buford', piece),
      );
  });

  it('sees what was sent before: a command is activated once', () => {
    const desk = new BattleOrderDesk(morning());
    const activations = () =>
      desk.options('buford', 'gamble').filter(({ order }) => order.kind === 'activate').length;
    expect(activations()).toBeGreaterThan(0);
    desk.take({ kind: 'activate', command: 'gamble', at: 'RE', by: 'buford' }, 0);
    expect(activations()).toBe(0);
  });
});
