import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';
import { commandIdOf, digestOf } from './digest.js';

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, shuffled(inner)]),
  );
};

const bySorting = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

describe('digests', () => {
  it('do not depend on the order of keys', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => digestOf(value) === digestOf(shuffled(value))));
  });

  it('are of JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it('are of the text that JSON itself gives of the same value with its keys sorted, for every digest in the log is of that', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('10', '9', '010', '-1', '1.5', '4294967295', '4294967294', 'é', '"'),
    );
    const { value } = fc.letrec((tie) => ({
      leaf: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.boolean(),
        fc.constantFrom(null, undefined, -0, new Date(0)),
      ),
      value: fc.oneof(
        { maxDepth: 4 },
        tie('leaf'),
        fc.array(tie('value')),
        fc.array(fc.tuple(key, tie('value'))).map((members) => Object.fromEntries(members)),
      ),
    }));
    fc.assert(
      fc.property(value, (any) => expect(canonicalJson(any)).toBe(bySorting(any))),
      { numRuns: 2_000 },
    );
  });

  it('differ when values differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b) && canonicalJson(a) !== canonicalJson(b));
        return digestOf(a) !== digestOf(b);
      }),
    );
  });
});

describe('the id of a command', () => {
  it('is a UUID of version 5, always the same for one name and another for every other', () => {
    const names = ['a/1/supply', 'a/1/recovery', 'a/11/supply', 'b/1/supply'];
    const ids = names.map(commandIdOf);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(names.length);
    expect(names.map(commandIdOf)).toEqual(ids);
  });
});
