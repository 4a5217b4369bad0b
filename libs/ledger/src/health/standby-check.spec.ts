import { describe, expect, it } from '@jest/globals';
import { standbyCheck } from './standby-check.js';

const { signal } = new AbortController();

describe('whether a standby is there for which commits wait', () => {
  it('is no reason to stop where none is wanted, one is there, or nobody can tell', async () => {
    for (const missing of [false, null]) {
      const check = standbyCheck(() => Promise.resolve(missing));
      expect(await check.look(signal)).toEqual({ status: 'up' });
    }
  });

  it('is one once it was missing for a while, in words, until it is back', async () => {
    let missing = true;
    let now = 0;
    const { look } = standbyCheck(
      () => Promise.resolve(missing),
      () => now,
    );
    expect(await look(signal)).toMatchObject({ status: 'degraded' });
    now = 9_999;
    expect(await look(signal)).toMatchObject({ status: 'degraded' });
    now = 10_000;
    expect(await look(signal)).toEqual({
      status: 'down',
      facts: { message: 'commits wait for a synchronous standby, and none is there', missingMs: 10_000 },
    });
    missing = false;
    expect(await look(signal)).toEqual({ status: 'up' });
    missing = true;
    now = 30_000;
    expect(await look(signal)).toMatchObject({ status: 'degraded' });
  });
});
