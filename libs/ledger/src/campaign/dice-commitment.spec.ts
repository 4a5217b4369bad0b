import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { diceCommitmentOf, LEAST_COMMITTED } from './dice-commitment.js';

describe('what a campaign says of its secret before the first die is thrown', () => {
  it('is the SHA-256 that anybody can make of the secret when it is told', () => {
    const secret = randomBytes(32).toString('hex');
    expect(diceCommitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
    // printf %s 0123…def | sha256sum
    expect(diceCommitmentOf('0123456789abcdef'.repeat(2))).toBe(
      '3eb1bd439947eb762998e566ccc2e099c791118b2f40579cc4f7da2b5061b7f9',
    );
  });

  it('is nothing for a secret that is found by trying: its digest would give it away', () => {
    expect(diceCommitmentOf('x'.repeat(LEAST_COMMITTED - 1))).toBeNull();
    expect(diceCommitmentOf('x'.repeat(LEAST_COMMITTED))).not.toBeNull();
  });
});
