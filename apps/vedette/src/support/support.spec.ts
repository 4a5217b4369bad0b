import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { packBundle } from './bundle.js';
import { lastLines } from './last-lines.js';
import { toldLogLine } from './told-log-line.js';
import { toldSettings } from './told-settings.js';

const SECRET = 'attack the redoubt at dawn';

describe('a bundle for whoever helps', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vedette-support-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('tells of a log line what happened and where, and nothing that somebody may have written', () => {
    const line = {
      time: '2026-01-01T00:00:00.000Z',
      level: 40,
      service: 'gateway',
      route: '/campaigns/:campaign/letters',
      status: 400,
      text: SECRET,
      body: { text: SECRET },
      campaign: 'x'.repeat(300),
      msg: SECRET,
      err: {
        type: 'LetterError',
        code: 'letter-invalid',
        message: SECRET,
        stack: `LetterError: ${SECRET}\n    at send (letter.service.ts:3:1)`,
      },
    };
    const told = toldLogLine(JSON.stringify(line))!;
    expect(told).not.toContain(SECRET);
    expect(JSON.parse(told)).toEqual({
      time: '2026-01-01T00:00:00.000Z',
      level: 40,
      service: 'gateway',
      route: '/campaigns/:campaign/letters',
      status: 400,
      err: { type: 'LetterError', code: 'letter-invalid', at: ['    at send (letter.service.ts:3:1)'] },
    });
  });

  it('tells the text of a line without an error, which the code has', () =>
    expect(JSON.parse(toldLogLine('{"msg":"Ready","port":8080}')!)).toEqual({ msg: 'Ready' }));

  it.each(['', 'Error: broken', '3', 'null', '{"half":'])('leaves out what is no line of a log: %j', (line) =>
    expect(toldLogLine(line)).toBeNull(),
  );

  it('reads the end of a long log, from the first whole line on', async () => {
    mkdirSync(join(folder, 'logs'));
    const line = `${JSON.stringify({ msg: 'Phase', turn: 7, more: 'y'.repeat(91) })}\n`;
    writeFileSync(join(folder, 'logs', 'gateway.log'), line.repeat(20_000));
    const told = (await lastLines(folder)).get('gateway.log')!.trim().split('\n');
    expect(told.length).toBe(Math.floor(1_000_000 / line.length));
    expect(new Set(told)).toEqual(new Set(['{"turn":7,"msg":"Phase"}']));
  });

  it('tells settings, and of secrets only that they are there', () => {
    const told = toldSettings({
      DATABASE_URL: 'postgres://u:hidden@h/d',
      VEDETTE_KEY_FILE: '/run/secrets/root-key',
      LOG_LEVEL: 'warn',
    });
    expect(JSON.stringify(told)).not.toMatch(/hidden|root-key/);
    expect(told).toEqual(
      expect.arrayContaining([
        { name: 'DATABASE_URL', is: 'given' },
        { name: 'VEDETTE_KEY', is: 'in a file' },
        { name: 'LOG_LEVEL', is: 'set', value: 'warn' },
        { name: 'PORT', is: 'not set' },
      ]),
    );
  });

  it('is a ZIP file of its owner alone, made also where the broker is away, and never over another file', async () => {
    const file = join(folder, 'bundle.zip');
    const place = { nats: 'nats://127.0.0.1:1', dataFolder: folder, json: false };
    expect(await packBundle(place, file)).toEqual([
      'versions.json',
      'settings.json',
      'findings.json',
      'streams.json',
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    await expect(packBundle(place, file)).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
