import { describe, expect, it } from '@jest/globals';
import { isOlderRelease } from './release-order.js';

describe('releases', () => {
  it.each([
    ['0.2.0', '0.10.0', true],
    ['0.10.0', '0.2.0', false],
    ['1.0.0', '1.0.1+770c60c1d2e3', true],
    ['1.0.0', '1.0.0+770c60c1d2e3', false],
    ['', '0.0.1', true],
    ['0.0.1', '', false],
    ['', '', false],
  ])('%s came before %s: %s', (one, other, is) => expect(isOlderRelease(one, other)).toBe(is));
});
