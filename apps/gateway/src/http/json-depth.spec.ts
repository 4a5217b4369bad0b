import { describe, expect, it } from '@jest/globals';
import { JsonTooDeepError, mustNotBeTooDeep } from './json-depth.js';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const look = (text: string) => () => mustNotBeTooDeep(Buffer.from(text));

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
