import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { ConfigurationError, readConfiguration } from './read-configuration.js';
import { serviceSettings } from './service-settings.js';
import {
  choiceSetting,
  integerSetting,
  optionalTextSetting,
  patternSetting,
  textSetting,
  urlSetting,
} from './setting.js';

const settings = {
  NAME: textSetting({ decides: 'a name' }),
  LIMIT: integerSetting({ decides: 'a limit', least: 1, most: 10, fallback: 5 }),
  MODE: choiceSetting({ decides: 'a mode', choices: ['slow', 'fast'], fallback: 'slow' }),
  LINK: urlSetting({
    decides: 'a link',
    schemes: ['http', 'https'],
    visibility: 'secret',
    fallback: 'http://x',
  }),
  CODE: patternSetting({
    decides: 'a code',
    pattern: /^[a-z]+$/,
    wanted: 'lower-case letters',
    fallback: 'abc',
  }),
  NOTE: optionalTextSetting({ decides: 'a note' }),
};
const faults = (env: Record<string, string>): readonly string[] => {
  try {
    readConfiguration(settings, env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as ConfigurationError).errors?.map(({ code, field }) => `${field} ${code}`) ?? [];
  }
};

describe('reading the configuration', () => {
  it('gives typed values, and what holds when nothing is set', () => {
    expect(readConfiguration(settings, { NAME: 'n', LIMIT: '7', MODE: 'fast' })).toEqual({
      NAME: 'n',
      LIMIT: 7,
      MODE: 'fast',
      LINK: 'http://x',
      CODE: 'abc',
      NOTE: undefined,
    });
  });

  it('treats an empty or blank variable as one that is not set', () => {
    expect(readConfiguration(settings, { NAME: ' n ', LIMIT: '', MODE: '  ' })).toMatchObject({
      NAME: 'n',
      LIMIT: 5,
      MODE: 'slow',
    });
    expect(faults({ NAME: ' ' })).toEqual(['/NAME setting-missing']);
  });

  it('lists every fault at once, in the order of the table', () => {
    expect(faults({ LIMIT: '11', MODE: 'faster', CODE: 'A1' })).toEqual([
      '/NAME setting-missing',
      '/LIMIT setting-invalid',
      '/MODE setting-invalid',
      '/CODE setting-invalid',
    ]);
  });

  it.each(['0', '11', '1.5', '1e1', 'five', '0x5', '-1'])(
    'does not take "%s" for a whole number from 1 to 10',
    (text) => {
      expect(faults({ NAME: 'n', LIMIT: text })).toEqual(['/LIMIT setting-invalid']);
    },
  );

  it.each(['1', '10'])('takes the bound %s', (text) => {
    expect(faults({ NAME: 'n', LIMIT: text })).toEqual([]);
  });

  it('says what was found and what is allowed, but never a secret', () => {
    const read = (env: Record<string, string>) => () => readConfiguration(settings, { NAME: 'n', ...env });
    expect(read({ MODE: 'faster' })).toThrow('MODE is "faster": it must be one of slow, fast (a mode)');
    expect(read({ LINK: 'ftp://anna:hush@x' })).toThrow(/LINK is a value that is not shown/);
    expect(read({ LINK: 'ftp://anna:hush@x' })).not.toThrow(/hush/);
  });
});

describe('a setting in a file', () => {
  const table = {
    KEY: optionalTextSetting({ decides: 'a key', visibility: 'secret' }),
    LIMIT: integerSetting({ decides: 'a limit', least: 1, most: 10, fallback: 5 }),
  };
  const folder = mkdtempSync(join(tmpdir(), 'vedette-secret-'));
  const file = join(folder, 'key');
  writeFileSync(file, 'hush\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read where NAME_FILE says, unless the variable itself is set', () => {
    expect(readConfiguration(table, { KEY_FILE: file })).toEqual({ KEY: 'hush', LIMIT: 5 });
    expect(readConfiguration(table, { KEY_FILE: file, KEY: 'other' }).KEY).toBe('other');
    expect(readConfiguration(table, { KEY_FILE: '' }).KEY).toBeUndefined();
  });

  it('is a fault of the environment when the file cannot be read', () => {
    expect(() => readConfiguration(table, { KEY_FILE: `${file}.away` })).toThrow(/KEY_FILE: ENOENT/);
  });

  it('need be no secret, and is judged as any other', () => {
    const limit = join(folder, 'limit');
    writeFileSync(limit, '7\n');
    expect(readConfiguration(table, { LIMIT_FILE: limit }).LIMIT).toBe(7);
    expect(() => readConfiguration(table, { LIMIT_FILE: file })).toThrow(/LIMIT is "hush"/);
  });
});

describe('the settings of a service', () => {
  const least = { DATABASE_URL: 'postgres://a@b/c', NATS_URL: 'nats://b' };

  it('need a database and a broker and nothing else', () => {
    expect(readConfiguration(serviceSettings, least)).toMatchObject({
      ...least,
      VEDETTE_INSTALLATION: 'vedette',
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'info',
    });
  });

  it('take several brokers of a cluster, each a URL', () => {
    const read = (NATS_URL: string) => readConfiguration(serviceSettings, { ...least, NATS_URL }).NATS_URL;
    expect(read('nats://a:1,tls://b:2')).toBe('nats://a:1,tls://b:2');
    expect(() => read('nats://a:1,b:2')).toThrow(/NATS_URL/);
  });

  it('never show the URLs of database and broker, which carry passwords', () => {
    expect(serviceSettings.DATABASE_URL.visibility).toBe('secret');
    expect(serviceSettings.NATS_URL.visibility).toBe('secret');
  });
});
