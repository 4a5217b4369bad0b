import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Dice } from '@vedette/chance';
import { drawAgain, sha256 } from './dice.js';

const subtle = webcrypto.subtle as unknown as SubtleCrypto;

describe('dice that are drawn again in the page', () => {
  it.each([
    [1, 'tactical-1', '9.8 morale-check US1IN firing'],
    [12, 'weather', '7.1 storm GC'],
    [3, 'siege-surrender', 'Umlaut Düppel'],
  ])('fall as the house drew them: turn %i, %s, %s', async (turn, phase, label) => {
    const { roll } = Dice.keyed('a secret', turn, phase).chance(label, 0.5);
    expect(await drawAgain('a secret', { turn, phase, label }, subtle)).toBe(roll);
  });

  it('fall otherwise by another secret', async () => {
    const drawn = { turn: 1, phase: 'weather', label: 'x' };
    expect(await drawAgain('one', drawn, subtle)).not.toBe(await drawAgain('other', drawn, subtle));
  });

  it('have a secret whose SHA-256 is the one that was promised', async () => {
    expect(await sha256('a secret', subtle)).toBe(createHash('sha256').update('a secret').digest('hex'));
  });
});
