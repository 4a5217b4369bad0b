import { describe, expect, it } from '@jest/globals';
import { pointerTo } from './told-problem.js';

describe('the place of a problem', () => {
  it.each([
    ['strategic.path[0]', '/strategic/path/0'],
    ['movement.seas[12]', '/movement/seas/12'],
    ['unit', '/unit'],
    ['units[3]', '/units/3'],
    ['/tactical/phase', '/tactical/phase'],
    ['', ''],
  ])('%s is told as %s', (field, pointer) => {
    expect(pointerTo(field)).toBe(pointer);
  });
});
