import { describe, expect, it } from '@jest/globals';
import { rulesIn, type Family } from './citations.js';

const cited = (text: string, unnamed: Family = 'gitm'): string[] =>
  rulesIn(text, unnamed).map(({ family, rule }) => `${family} ${rule}`);

describe('the rules a source file cites', () => {
  it('are of the book named before the number, land and sea apart', () => {
    expect(cited('/** Sieges (GITM AMWOL 10.3, 10.8; A-43), and hulls (PATE 10.3 and 10.8). */')).toEqual([
      'gitm 10.3',
      'gitm 10.8',
      'pate 10.3',
      'pate 10.8',
    ]);
    expect(cited('of their own (ROTD 9.6)')).toEqual(['rotd 9.6']);
  });

  it('are of the book a call names', () => {
    expect(cited("context.landRule('4.2'), navalRule('4.2'), navalRule(judging, '9.1')")).toEqual([
      'gitm 4.2',
      'pate 4.2',
      'pate 9.1',
    ]);
  });

  it('are, bare in brackets, of the book named last, and before that of the file’s own', () => {
    expect(cited('as (4.1) says, and PATE 5.2 (5.3, 5.4)')).toEqual([
      'gitm 4.1',
      'pate 5.2',
      'pate 5.3',
      'pate 5.4',
    ]);
    expect(cited('as (4.1) says', 'pate')).toEqual(['pate 4.1']);
  });
});
