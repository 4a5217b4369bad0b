import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findHouse, forgetHouse, noteHouse } from '../start/house-file.js';
import { runAccountTask } from './run-account-task.js';

const folder = mkdtempSync(join(tmpdir(), 'vedette-account-'));
const address = { natsUrl: 'nats://vedette:secret@127.0.0.1:1', installation: 'war' };

describe('vedette account', () => {
  let told = '';
  const surroundings = process.env['NATS_URL'];
  beforeEach(() => {
    told = '';
    delete process.env['NATS_URL'];
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      told += String(chunk);
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (surroundings !== undefined) process.env['NATS_URL'] = surroundings;
    forgetHouse(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds the installation of a data folder while it is up, by a note that only its owner reads', () => {
    noteHouse(folder, address);
    expect(findHouse(folder)).toEqual(address);
    expect(statSync(join(folder, 'house.json')).mode & 0o077).toBe(0);
    forgetHouse(folder);
    expect(findHouse(folder)).toBe(null);
  });

  it('says what to do when nothing is up', async () => {
    expect(await runAccountTask({ kind: 'list' }, { dataFolder: folder, json: false })).toBe(2);
    expect(told).toContain(`no installation is up in ${folder}; start it, or give its broker with --nats`);
  });

  it('gives up on a broker that is away, and does not tell its password', async () => {
    noteHouse(folder, address);
    expect(await runAccountTask({ kind: 'list' }, { dataFolder: folder, json: false })).toBe(2);
    expect(told).toMatch(/^the broker at 127\.0\.0\.1:1 cannot be reached: /);
    expect(told).not.toContain('secret');
  });
});
