import { describe, expect, it } from '@jest/globals';
import { KeptBlocks, MOST_PIXELS } from './kept-blocks.js';

/** A picture that takes a part of all pixels there are. */
const part = (of: number) => ({ width: MOST_PIXELS / of, height: 1 });
const there = (blocks: KeptBlocks<{ width: number; height: number }>, names: readonly string[]): string =>
  names.filter((name) => blocks.get(name)).join('');

describe('pictures of blocks', () => {
  it('go by their pixels, whichever was looked at longest ago first', () => {
    const blocks = new KeptBlocks();
    for (const name of 'abcd') blocks.keep(name, part(4));
    blocks.look(['a']);
    blocks.look([]);
    blocks.keep('e', part(2));
    expect(there(blocks, [...'abcde'])).toBe('ade');
  });

  it('stay while they are in sight, however many those are: every view becomes whole', () => {
    const blocks = new KeptBlocks();
    const wanted = Array.from({ length: 12 }, (_, at) => String(at));
    blocks.keep('elsewhere', part(4));
    let drawn = 0;
    for (let frame = 0; frame < 3; frame++) {
      blocks.look(wanted);
      for (const name of wanted) {
        if (blocks.get(name)) continue;
        blocks.keep(name, part(4));
        drawn++;
      }
    }
    expect([drawn, there(blocks, [...wanted, 'elsewhere'])]).toEqual([12, wanted.join('')]);
  });
});
