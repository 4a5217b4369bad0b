import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { sharedFor } from './shared-for.js';

describe('an answer that is shared for a while', () => {
  it('is asked for once by all who come within that time, and anew after it', async () => {
    let asked = 0;
    const ask = sharedFor(40, () => Promise.resolve((asked += 1)));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    await pause(60);
    expect(await ask()).toBe(2);
  });

  it('is asked for anew at once where it failed', async () => {
    let asked = 0;
    const ask = sharedFor(60_000, () =>
      (asked += 1) === 1 ? Promise.reject(new Error('the server is away')) : Promise.resolve(asked),
    );
    await expect(ask()).rejects.toThrow('the server is away');
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });
});
