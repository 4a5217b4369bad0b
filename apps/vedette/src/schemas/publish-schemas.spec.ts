import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { publishedSchemas } from './publish-schemas.js';

const folder = fileURLToPath(new URL('../../../../schemas', import.meta.url));

describe('the published schemas', () => {
  it('are those of the code, to the byte; run "./vedette schemas" after a change', () => {
    for (const [name, text] of publishedSchemas()) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it('hold no file of a type that is gone', () => {
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.schema.json'));
    expect(there.sort()).toEqual([...publishedSchemas().keys()].sort());
  });

  it('are JSON Schemas of draft 2020-12 with an id and a title', () => {
    for (const text of publishedSchemas().values())
      expect(JSON.parse(text)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: expect.any(String),
        title: expect.any(String),
      });
  });
});
