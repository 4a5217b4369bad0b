import { describe, expect, it } from '@jest/globals';
import { CORRESPONDENCE_KEYS, fingerprintsOf, readRootKey } from '../index.js';

const [NOW, BEFORE] = ['the pass phrase of now', 'the pass phrase before'];

describe('the fingerprints of a root key', () => {
  it('are of what seals first and of what opens besides, and of nobody who has none', () => {
    const [now, before] = [NOW, BEFORE].map((VEDETTE_KEY) => fingerprintsOf(readRootKey({ VEDETTE_KEY })));
    const both = readRootKey({ VEDETTE_KEY: NOW, VEDETTE_KEY_OLD: BEFORE });
    expect(fingerprintsOf(both)).toEqual([...now!, ...before!]);
    expect(now).not.toEqual(before);
    expect(fingerprintsOf(null)).toEqual([]);
  });

  it('are short, hold nothing of the key, and another place has others of the same pass phrase', () => {
    const rootKey = readRootKey({ VEDETTE_KEY: NOW })!;
    const [fingerprint] = fingerprintsOf(rootKey);
    expect(fingerprint).toMatch(/^[0-9a-f]{6}$/);
    expect(rootKey.seals.toString('hex')).not.toContain(fingerprint);
    expect(fingerprintsOf(readRootKey({ CORRESPONDENCE_KEY: NOW }, CORRESPONDENCE_KEYS))).not.toContain(
      fingerprint,
    );
  });
});
