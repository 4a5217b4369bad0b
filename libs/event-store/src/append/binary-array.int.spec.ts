import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';
import { integerArray, jsonArray, smallintArray, textArray } from './binary-array.js';

const RUNS = { numRuns: 60 };

/** The server cannot store the character 0 in text. */
const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));

describe('binary arrays', () => {
  let db: TemporaryDatabase;
  beforeAll(async () => {
    db = await temporaryDatabase();
  });
  afterAll(() => db.drop());

  const returned = async (type: string, parameter: Buffer): Promise<unknown> => {
    const { rows } = await db.pool.query<{ value: unknown }>(`SELECT $1::${type} AS value`, [parameter]);
    return rows[0]?.value;
  };

  it('carry any text and null there and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text), { minLength: 1 }), async (values) => {
        expect(await returned('text[]', textArray(values))).toEqual(values);
      }),
      RUNS,
    );
  });

  it('carry any JSON byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { minLength: 1 }), async (values) => {
        const documents = values.map((value) => JSON.stringify(value));
        const { rows } = await db.pool.query<{ value: string }>(
          'SELECT u.value::text AS value FROM unnest($1::json[]) WITH ORDINALITY u(value, o) ORDER BY u.o',
          [jsonArray(documents)],
        );
        expect(rows.map(({ value }) => value)).toEqual(documents);
      }),
      RUNS,
    );
  });

  it('carry numbers and null to their limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(fc.integer({ min: -32_768, max: 32_767 })), { minLength: 1 }),
        fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), { minLength: 1 }),
        async (small, large) => {
          expect(await returned('int2[]', smallintArray(small))).toEqual(small);
          expect(await returned('int4[]', integerArray(large))).toEqual(large);
        },
      ),
      RUNS,
    );
  });

  it('may be empty', async () => {
    expect(await returned('text[]', textArray([]))).toEqual([]);
    expect(await returned('int4[]', integerArray([]))).toEqual([]);
  });
});
