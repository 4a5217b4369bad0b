import { describe, expect, it } from '@jest/globals';
import { JsonTooDeepError, JsonTooManyValuesError, mustBeOfModestShape } from './json-shape.js';

const MOST_VALUES = 200_000;
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const look = (text: string) => () => mustBeOfModestShape(Buffer.from(text), MOST_VALUES);

describe('how deep a body may go', () => {
  it('64 levels, of lists and objects alike', () => {
    expect(look(nested(64))).not.toThrow();
    expect(look(nested(65))).toThrow(JsonTooDeepError);
    expect(look('{"a":['.repeat(33))).toThrow(JsonTooDeepError);
  });

  it('however many stand beside each other', () => {
    expect(look(`[${Array.from({ length: 1_000 }, () => '{}').join(',')}]`)).not.toThrow();
  });

  it('brackets within strings, and quotes written with a backslash, are letters', () => {
    expect(look(JSON.stringify({ text: `"${'['.repeat(100)}\\"` }))).not.toThrow();
    expect(look(`["\\"${'['.repeat(100)}"]`)).not.toThrow();
    expect(look(`["\\\\"${','}${nested(64)}]`)).toThrow(JsonTooDeepError);
  });
});

describe('how many values a body may have', () => {
  // The list itself, and one value after every comma.
  const many = (value: string, count: number): string => `[${`${value},`.repeat(count - 2)}${value}]`;

  it.each([
    ['numbers', '1'],
    ['texts', '""'],
    ['nothings', 'null'],
  ])('%s', (_, value) => {
    expect(look(many(value, MOST_VALUES))).not.toThrow();
    expect(look(many(value, MOST_VALUES + 1))).toThrow(JsonTooManyValuesError);
  });

  it('lists and objects, which weigh most, count as two', () => {
    for (const value of ['{}', '[]']) {
      expect(look(many(value, MOST_VALUES / 2))).not.toThrow();
      expect(look(many(value, MOST_VALUES / 2 + 1))).toThrow(JsonTooManyValuesError);
    }
    expect(look(many('{"a":{}}', MOST_VALUES / 2))).toThrow(JsonTooManyValuesError);
  });

  it('commas within strings are letters', () => {
    expect(look(JSON.stringify(','.repeat(MOST_VALUES * 2)))).not.toThrow();
  });
});
