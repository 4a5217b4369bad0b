import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteHouse } from '../start/house-file.js';
import { keyFilesOf } from '../start/root-key-file.js';
import { settingsOfHouseBeside } from './house-beside.js';

const NOTE = {
  ...{ natsUrl: 'nats://127.0.0.1:1', installation: 'vedette' },
  databaseUrl: 'postgres://vedette:secret@127.0.0.1:2/vedette',
  keyFiles: { VEDETTE_KEY: '/data/root.key', CORRESPONDENCE_KEY: '/data/correspondence.key' },
};

describe('what a command of the owner need not be told beside an installation of this machine', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vedette-beside-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is its database and its keys while it is up, and nothing while it is not', () => {
    expect(settingsOfHouseBeside('doctor', folder, {})).toEqual({});
    noteHouse(folder, NOTE);
    for (const command of ['backup', 'campaign', 'database', 'doctor', 'keys', 'retention'])
      expect(settingsOfHouseBeside(command, folder, {})).toEqual({
        DATABASE_URL: NOTE.databaseUrl,
        VEDETTE_KEY_FILE: '/data/root.key',
        CORRESPONDENCE_KEY_FILE: '/data/correspondence.key',
      });
  });

  it('is nothing for a command that opens no database, least of all for a start', () => {
    noteHouse(folder, NOTE);
    for (const command of ['start', 'serve', 'account', 'admin', 'sign-in'])
      expect(settingsOfHouseBeside(command, folder, {})).toEqual({});
  });

  it('is nothing where another database is named: its keys would be those of this one', () => {
    noteHouse(folder, NOTE);
    for (const name of ['DATABASE_URL', 'DATABASE_URL_FILE'])
      expect(settingsOfHouseBeside('doctor', folder, { [name]: 'elsewhere' })).toEqual({});
  });

  it('is no key that is named, and none of a house whose keys lie in no file', () => {
    noteHouse(folder, NOTE);
    const named = settingsOfHouseBeside('doctor', folder, { VEDETTE_KEY: 'said' });
    expect(Object.keys(named)).toEqual(['DATABASE_URL', 'CORRESPONDENCE_KEY_FILE']);
    noteHouse(folder, { ...NOTE, keyFiles: keyFilesOf({ VEDETTE_KEY: 'said' }) });
    expect(settingsOfHouseBeside('doctor', folder, {})).toEqual({ DATABASE_URL: NOTE.databaseUrl });
  });

  it('is nothing beside a house with a Postgres that somebody else keeps', () => {
    noteHouse(folder, { natsUrl: NOTE.natsUrl, installation: 'vedette' });
    expect(settingsOfHouseBeside('doctor', folder, {})).toEqual({});
  });
});
