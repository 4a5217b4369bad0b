import { describe, expect, it } from '@jest/globals';
import { isPassing } from '@vedette/database';
import { pauseBefore, retrying } from './retry.js';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe('trying again', () => {
  it('goes on until the action succeeds and reports each failure', async () => {
    const attempts: number[] = [];
    let left = 3;
    const result = await retrying(
      { budgetMs: 600_000, onRetry: (_error, attempt) => attempts.push(attempt) },
      async () => {
        left -= 1;
        if (left > 0) {
          throw failure('ECONNREFUSED');
        }
        return 'done';
      },
    );
    expect(result).toBe('done');
    expect(attempts).toEqual([1, 2]);
  });

  it('never repeats an action that failed for a reason of its own', async () => {
    let calls = 0;
    const action = async (): Promise<void> => {
      calls += 1;
      throw failure('23505');
    };
    await expect(retrying({ budgetMs: 600_000 }, action)).rejects.toThrow('23505');
    expect(calls).toBe(1);
  });

  it('throws the last error when the budget is used up', async () => {
    await expect(
      retrying({ budgetMs: 80 }, async () => {
        throw failure('57P03');
      }),
    ).rejects.toThrow('57P03');
  });

  it('pauses longer each time, up to a second', () => {
    expect([1, 2, 3, 4].map(pauseBefore)).toEqual([20, 40, 80, 160]);
    expect(pauseBefore(30)).toBe(1_000);
  });
});

describe('a passing failure', () => {
  it.each([
    '08006',
    '57P01',
    '57P02',
    '57P03',
    '40001',
    '40P01',
    '53100',
    '53200',
    '53300',
    'ECONNRESET',
    'ECONNREFUSED',
    'ETIMEDOUT',
  ])('is %s', (code) => {
    expect(isPassing(failure(code))).toBe(true);
  });

  it.each(['23505', 'ES001', '42P01', '22P02', 'ERR_ASSERTION'])('is not %s', (code) => {
    expect(isPassing(failure(code))).toBe(false);
  });

  it('is a connection the driver lost without giving a code', () => {
    expect(isPassing(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isPassing(new Error('Client has encountered a connection error and is not queryable'))).toBe(true);
    expect(isPassing(new Error('the projector stumbled'))).toBe(false);
  });

  it('is a host none of whose addresses answered', () => {
    expect(isPassing(new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]))).toBe(true);
    expect(isPassing(new AggregateError([failure('23505')]))).toBe(false);
  });

  it('is nothing that is no error', () => {
    expect([undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }].map(isPassing)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
