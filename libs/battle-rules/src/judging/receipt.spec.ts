import { describe, expect, it } from '@jest/globals';
import { leftOut, refused } from './receipt.js';

describe('the field of a problem', () => {
  it.each([
    ['to', '/to'],
    ['plan[0].bayonet', '/plan/0/bayonet'],
    ['skirmishers.out', '/skirmishers/out'],
    ['', ''],
  ])('%j is told as the pointer %j', (place, pointer) => {
    expect(refused('code', ['G-03'], place, 'why').field).toBe(pointer);
    expect(leftOut('code', ['G-03'], place, 'why').field).toBe(pointer);
  });
});
