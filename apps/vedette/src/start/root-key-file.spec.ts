import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CORRESPONDENCE_KEYS, readRootKey } from '@vedette/vault';
import { rootKeyEnvironment } from './root-key-file.js';

describe('the root key of a house', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vedette-key-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const file = () => join(folder, 'root.key');

  it('is made at the first start, for its owner alone, and is the same ever after', () => {
    const first = readRootKey(rootKeyEnvironment(folder, {}));
    expect(first!.seals).toHaveLength(32);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readRootKey(rootKeyEnvironment(folder, {}))).toEqual(first);
  });

  it('is that of the environment when it names one, and none is made', () => {
    expect(rootKeyEnvironment(folder, { VEDETTE_KEY: 'correct horse battery' })).toEqual({
      VEDETTE_KEY: 'correct horse battery',
    });
    expect(rootKeyEnvironment(folder, { VEDETTE_KEY_FILE: '/run/secrets/key' })).toEqual({
      VEDETTE_KEY_FILE: '/run/secrets/key',
    });
    expect(() => readFileSync(file())).toThrow(/ENOENT/);
  });

  it('is handed on with the one before it while it is changed, also where the new one is made', () => {
    writeFileSync(join(folder, 'before'), 'correct horse battery');
    const before = { VEDETTE_KEY_OLD_FILE: join(folder, 'before') };
    expect(rootKeyEnvironment(folder, { VEDETTE_KEY: 'the one that is to be', ...before })).toEqual({
      VEDETTE_KEY: 'the one that is to be',
      ...before,
    });
    expect(rootKeyEnvironment(folder, before)).toEqual({ VEDETTE_KEY_FILE: file(), ...before });
    expect(readRootKey(rootKeyEnvironment(folder, before))!.opens).toHaveLength(2);
  });

  it('is another one for correspondence, and the environment of one is nothing to the other', () => {
    const env = { VEDETTE_KEY: 'correct horse battery' };
    const own = rootKeyEnvironment(folder, env, CORRESPONDENCE_KEYS);
    expect(own).toEqual({ CORRESPONDENCE_KEY_FILE: join(folder, 'correspondence.key') });
    const phrase = readFileSync(join(folder, 'correspondence.key'), 'utf8').trim();
    // Even the same phrase would come to another key.
    expect(readRootKey(own, CORRESPONDENCE_KEYS)).not.toEqual(readRootKey({ VEDETTE_KEY: phrase }));
  });

  it('is made again when its making was broken off', () => {
    writeFileSync(file(), '');
    expect(readRootKey(rootKeyEnvironment(folder, {}))!.seals).toHaveLength(32);
  });
});
