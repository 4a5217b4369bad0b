import { createHash } from 'node:crypto';

/** A secret that is shorter could be found by trying words until one has the digest. *Our figure*: 32 characters. */
export const LEAST_COMMITTED = 32;

/**
 * What a campaign says of its secret before the first die is thrown, so that nobody can choose another later: the SHA-256 of its
 * UTF-8 text, in hexadecimal. Null for a secret that can be guessed: whoever tried words until one has the digest could foresee the dice.
 */
export function diceCommitmentOf(secret: string): string | null {
  return secret.length < LEAST_COMMITTED ? null : createHash('sha256').update(secret, 'utf8').digest('hex');
}
