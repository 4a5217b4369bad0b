import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { GRAPHQL as OF_BATTLES } from './battle-channels.js';
import { GRAPHQL as OF_CAMPAIGNS } from './channels.js';

const schema = buildSchema(
  readFileSync(new URL('../../../apps/gateway/schema.graphql', import.meta.url), 'utf8'),
);

describe('what those who look ask over GraphQL', () => {
  it.each([...OF_BATTLES, ...OF_CAMPAIGNS])(
    'can be asked, or its answer would be the same in any two worlds: %s',
    (query) => {
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    },
  );
});
