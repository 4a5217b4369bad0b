import { describe, expect, it } from '@jest/globals';
import { frontage } from './front.js';

const stack = (text: string) =>
  text.split(', ').map((one) => {
    const [type, sp] = one.split(' ') as ['ART' | 'INF' | 'CAV', string];
    return { frontage: type, sp: Number(sp) };
  });

describe('the room of a hex', () => {
  it.each([
    ['ART 6, INF 6', [6, 3]],
    ['CAV 2, ART 4, ART 4', [2, 4, 4]],
    ['INF 2, CAV 1, ART 4, INF 2', [2, 1, 4]],
    ['INF 9', [7]],
    ['CAV 6, INF 5', [4]],
    ['ART 12, ART 3', [12]],
    ['ART 9, CAV 5', [9]],
    ['ART 8, CAV 5', [8, 1]],
    ['INF 0, INF 5', [0, 5]],
  ])('%s: %j can fire', (told, sp) => {
    expect(frontage(stack(told)).map((one) => one.sp)).toEqual(sp);
  });
});
