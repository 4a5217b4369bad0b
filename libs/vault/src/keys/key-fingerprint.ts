import { createHmac } from 'node:crypto';
import type { RootKey } from './root-key.js';

/**
 * Six hexadecimal digits tell the two or three keys of an installation apart, and are too few to tell a guessed pass phrase from another: of
 * sixteen million guesses, each of which costs as much as deriving a key, one has them too. *Our figure.*
 */
const DIGITS = 6;

/**
 * By which a process tells which pass phrases it has, without telling anything of them: first that of what it seals with, then those of
 * what it opens besides. Of whoever has none there are none.
 */
export const fingerprintsOf = (rootKey: RootKey | null): readonly string[] =>
  (rootKey?.opens ?? []).map((key) =>
    createHmac('sha256', key).update('which key this is').digest('hex').slice(0, DIGITS),
  );
