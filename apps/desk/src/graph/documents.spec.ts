import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '@vedette/edge';
import { buildSchema, parse, validate } from 'graphql';
import { CLEAR, CONFIRM } from './confirm.js';
import { EVENING, OFFICE } from './evening-query.js';
import { textOf } from './graphql.js';
import { QUERIES } from './live.js';
import { TITLES } from './titles.js';

const schema = buildSchema(readFileSync(new URL('../../../gateway/schema.graphql', import.meta.url), 'utf8'));
const documents: Readonly<Record<string, string>> = {
  evening: textOf(EVENING),
  office: textOf(OFFICE),
  confirm: textOf(CONFIRM),
  clear: textOf(CLEAR),
  titles: textOf(TITLES),
  ...QUERIES,
};

describe('what the desk asks', () => {
  it.each(Object.keys(documents))('%s is answered by the published schema', (name) => {
    const faults = validate(schema, parse(documents[name]!));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });

  it('an evening costs at most 200 of what one question may, and is at most five deep', () => {
    expect(refusalOf(parse(documents['evening']!), { depth: 5, cost: 200 })).toBeNull();
  });

  it('would be refused if it cost more', () => {
    expect(refusalOf(parse(documents['evening']!), { depth: 5, cost: 20 })).not.toBeNull();
  });
});
