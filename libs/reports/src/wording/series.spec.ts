import { describe, expect, it } from '@jest/globals';
import { listed, phrase, sentence, series } from './series.js';

describe('putting sentences together', () => {
  it('joins a series with commas and a conjunction', () => {
    expect([series([]), series(['A']), series(['A', 'B']), series(['A', 'B', 'C'])]).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
    expect(series(['N', 'E'], 'or')).toBe('N or E');
  });

  it('leaves out parts the observer does not know', () => {
    expect(phrase('US1IN', false, '', null, undefined, 'stood')).toBe('US1IN stood');
    expect(listed('fatigue 2', '', 'morale 5')).toBe('fatigue 2, morale 5');
  });

  it('begins a sentence with a capital and ends it once', () => {
    expect(sentence('the fort fell')).toBe('The fort fell.');
    expect(sentence('did it fall?')).toBe('Did it fall?');
    expect(sentence('It fell.')).toBe('It fell.');
    expect(sentence('', false)).toBe('');
  });

  it('sets no blank before a colon, semicolon or comma', () => {
    expect(sentence('US1IN halted', ': the way was barred', '; it waits', ', alone')).toBe(
      'US1IN halted: the way was barred; it waits, alone.',
    );
  });
});
