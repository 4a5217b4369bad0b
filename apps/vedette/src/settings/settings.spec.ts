import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SERVICE_NAMES } from '@vedette/contracts';
import { settingsOf } from '@vedette/settings';
import { Ajv } from 'ajv';
import { settingsCommand } from './settings.command.js';

describe('vedette settings', () => {
  afterEach(() => void jest.restoreAllMocks());

  const vedette = async (...words: string[]): Promise<string> => {
    let told = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => ((told += String(chunk)), true));
    await settingsCommand().parseAsync(['node', 'vedette', ...words]);
    return told;
  };

  it('tells as a table what a service reads', async () => {
    const told = await vedette('--service', 'gateway');
    for (const name of Object.keys(settingsOf('gateway'))) expect(told).toContain(`| \`${name}\` |`);
    expect(told).not.toContain('VEDETTE_KEY');
  });

  it('tells all services as JSON, each with what it decides and whether it is secret', async () => {
    const told = JSON.parse(await vedette('--json')) as Record<string, { name: string; secret: boolean }[]>;
    expect(Object.keys(told)).toEqual([...SERVICE_NAMES]);
    expect(told['reporting']).toContainEqual(expect.objectContaining({ name: 'VEDETTE_KEY', secret: true }));
  });

  it.each([
    [{ PORT: 8080, LOG_LEVEL: 'warn', DATABASE_URL_FILE: '/run/secrets/database-url' }, true],
    [{ LOG_LEVLE: 'warn' }, false],
    [{ LOG_LEVEL: 'loud' }, false],
    [{ PORT: 70_000 }, false],
    [{ VEDETTE_INSTALLATION: 'West Side' }, false],
    [{ DATABASE_URL: 'mysql://a' }, false],
  ])('prints a schema by which %j is judged: %s', async (file, isGood) => {
    const judge = new Ajv().compile(JSON.parse(await vedette('--service', 'gateway', '--schema')) as object);
    expect(judge(file)).toBe(isGood);
  });

  it('has a default in each schema that its own setting allows', async () => {
    for (const service of SERVICE_NAMES)
      for (const [name, { fallback, read }] of Object.entries(settingsOf(service)))
        if (fallback?.value !== undefined && fallback.value !== '')
          expect([name, read(fallback.shown).ok]).toEqual([name, true]);
  });
});
