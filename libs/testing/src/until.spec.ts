import { describe, expect, it } from '@jest/globals';
import { Gate, until } from './until.js';

describe('waiting for a fact', () => {
  it('goes on until it is so, and no longer', async () => {
    let looks = 0;
    await until(async () => ++looks === 3, 'three looks', 1);
    expect(looks).toBe(3);
  });

  it('ends with what the look for it throws', async () => {
    await expect(until(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});

describe('a gate', () => {
  it('lets nobody through before it is opened, and everybody afterwards', async () => {
    const gate = new Gate();
    const passed: string[] = [];
    const first = gate.passed.then(() => passed.push('first'));
    await Promise.resolve();
    expect(passed).toEqual([]);
    gate.open();
    await Promise.all([first, gate.passed.then(() => passed.push('second'))]);
    expect(passed).toEqual(['first', 'second']);
  });
});
