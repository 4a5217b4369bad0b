import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isOfFront, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { makeSecrets } from '../secret-files/make-secrets.js';
import { readRolePasswords } from './read-role-passwords.js';

const OF_A_CELL = SERVICE_NAMES.filter((service) => !isOfFront(service));

describe('passwords of roles', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vedette-passwords-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const of = (services: readonly ServiceName[]) => {
    const file = join(folder, 'role-passwords');
    writeFileSync(file, JSON.stringify(Object.fromEntries(services.map((service) => [service, 'word']))));
    return Object.keys(readRolePasswords(file));
  };

  it.each([
    [undefined, SERVICE_NAMES],
    ['west', OF_A_CELL],
  ] as const)('are those that "secrets make" made, of cell %s', async (cell, services) => {
    await makeSecrets({
      ...{ folder, databaseAt: 'postgres:5432', natsAt: 'nats:4222' },
      ...(cell === undefined ? {} : { cell }),
    });
    const passwords = readRolePasswords(join(folder, 'role-passwords'));
    expect(Object.keys(passwords).sort()).toEqual([...services, 'backup'].sort());
  });

  it('are those of a house that was made before backups had a role: nobody signs in by it', () => {
    expect(of(SERVICE_NAMES)).not.toContain('backup');
  });

  it('are those of a front alone', () => {
    expect(of(['gateway', 'people', 'correspondence'])).toHaveLength(3);
  });

  it.each([
    ['a service of a cell', OF_A_CELL.filter((service) => service !== 'reporting'), /for reporting:/],
    ['a service of the front', ['gateway', 'people'] as const, /for correspondence:/],
    ['everybody', [], /for gateway, .*"\.\/vedette secrets make"/],
  ])('are refused where one is missing: %s', (_what, services, named) => {
    expect(() => of(services)).toThrow(named);
  });
});
