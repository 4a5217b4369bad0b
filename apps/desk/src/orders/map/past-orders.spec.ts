import { describe, expect, it } from '@jest/globals';
import type { SentOrder, ToldTurn } from '../../seat/campaign.js';
import { marchesOrdered } from './past-orders.js';

const unit = (id: string, square: string | null) => ({
  id,
  name: null,
  type: 'IN',
  square,
  role: 'commander',
});
const before = {
  turn: 3,
  position: { land: { observed: { units: [unit('US3IN', 'J9-V4'), unit('US4IN', null)] } }, fleet: null },
} as unknown as ToldTurn;
const sent = (order: object, status = 'stands'): SentOrder => ({ order, status }) as unknown as SentOrder;
const march = (id: string, ...path: readonly (string | null)[]) => ({
  ...{ kind: 'land', unit: id, strategic: { path } },
});

describe('marches that were ordered for a turn that is over', () => {
  it('lead from where the piece stood before that turn, over all that was ordered', () => {
    const order = march('US3IN', 'J9-V3', null, 'J8-V2');
    expect(marchesOrdered([sent(order)], before)).toEqual([
      { squares: ['J9-V4', 'J9-V3', 'J8-V2'], is: 'past', unit: 'US3IN' },
    ]);
  });

  it('are those that stood when the turn closed, the last of each piece', () => {
    const marches = marchesOrdered(
      [
        sent(march('US3IN', 'J9-V3')),
        sent(march('US3IN', 'J9-V5')),
        sent(march('US3IN', 'J8-V4'), 'withdrawn'),
        sent({ kind: 'land', unit: 'US5IN', supply: { level: 1 } }),
      ],
      before,
    );
    expect(marches.map(({ squares }) => squares)).toEqual([['J9-V4', 'J9-V5']]);
  });

  it('begin with their first square where nobody told where the piece stood', () => {
    const marches = marchesOrdered(
      [sent(march('US4IN', 'K0-V3', 'K0-V4')), sent(march('US9IN', 'K0-V3'))],
      before,
    );
    expect(marches.map(({ squares }) => squares)).toEqual([['K0-V3', 'K0-V4']]);
    expect(marchesOrdered([sent(march('US3IN', 'J9-V3'))], undefined)).toEqual([]);
  });
});
