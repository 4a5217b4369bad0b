import { describe, expect, it } from '@jest/globals';
import { isPassing } from './passing-error.js';

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('a database error', () => {
  it.each([
    '40001',
    '40P01',
    '57P01',
    '57P03',
    '53300',
    '08006',
    '25006',
    'ECONNREFUSED',
    'ECONNRESET',
    'database-unanswered',
  ])('%s may pass when the transaction is tried again', (code) =>
    expect(isPassing(withCode(code))).toBe(true),
  );

  it.each(['23505', '42P01', 'ES001', '22P02'])('%s will not', (code) =>
    expect(isPassing(withCode(code))).toBe(false),
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('without a code that says "%s" may pass', (text) => expect(isPassing(new Error(text))).toBe(true));

  it('of several addresses may pass when one of them may', () => {
    expect(isPassing(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    expect(isPassing(new AggregateError([new Error('x')]))).toBe(false);
  });

  it('is not what is no error at all', () => {
    expect(isPassing('57P01')).toBe(false);
    expect(isPassing(undefined)).toBe(false);
  });
});
