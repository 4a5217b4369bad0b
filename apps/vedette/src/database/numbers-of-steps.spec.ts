import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { histories } from './prepare-database.js';

/**
 * Steps that share a number, and may not be told apart by another: houses have noted them by the names of their files, and would apply a
 * renamed one again. Neither touches what the other does (views in the schema of the gateway; tables in that of people), so either
 * order comes to the same.
 */
const SHARED = new Map([['people 004', ['004-old-names.sql', '004-seeking.sql']]]);

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Every file of SQL that services and the vault bring; the log has a table of contents of its own. */
const files = [
  ...readdirSync(`${root}apps`).map((app) => `${root}apps/${app}/src/sql`),
  `${root}libs/vault/src/sql`,
]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => basename(String(name))))
  .filter((name) => name.endsWith('.sql'));

/** The steps of each number of a schema. */
const numbered = new Map<string, string[]>();
for (const { schema, steps } of histories())
  for (const { name } of steps) {
    const number = `${schema} ${name.slice(0, 3)}`;
    numbered.set(number, [...(numbered.get(number) ?? []), name]);
  }

describe('the steps of schemas', () => {
  it('have a number each, from now on', () => {
    expect(new Map([...numbered].filter(([, names]) => names.length > 1))).toEqual(SHARED);
  });

  it('are every file there is: a name that is none of a step would be left out in silence', () => {
    const steps = histories().flatMap(({ steps }) => steps.map(({ name }) => name));
    expect(steps.sort()).toEqual(files.sort());
  });

  it('come in the order of their file names, the same on every machine', () => {
    for (const { steps } of histories()) {
      const names = steps.map(({ name }) => name);
      expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
    }
  });
});
