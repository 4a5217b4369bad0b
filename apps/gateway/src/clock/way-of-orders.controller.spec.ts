import { describe, expect, it } from '@jest/globals';
import { receiptKey } from '@vedette/contracts';
import { WayOfOrdersController } from './way-of-orders.controller.js';

describe('the way of orders', () => {
  const looking = (request: (...asked: unknown[]) => Promise<unknown>) =>
    new WayOfOrdersController({ request } as never).look({});

  it('is open when order-intake answers, however slowly within what any question of orders may take', async () => {
    const asked: unknown[][] = [];
    const answer = await looking((...one) => {
      asked.push(one);
      return Promise.resolve({});
    });
    expect(answer).toEqual({});
    expect(asked).toEqual([[receiptKey, {}, {}]]);
  });

  it('is shut when order-intake does not', async () => {
    await expect(looking(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
