import { describe, expect, it } from '@jest/globals';
import { reportsInWords } from './reports-in-words.js';

describe('what is told of an archived campaign', () => {
  it.each([
    [{ reports: 12, debrief: true }, '12 files of reports in texas.reports, a folder for each player'],
    [{ reports: 12, debrief: null }, '12 files of reports in texas.reports, a folder for each player'],
    [{ reports: 12, debrief: false }, /^12 files of .*; its debrief could not be made by this release/],
    [{ reports: null, debrief: null }, /^its reports could not be made/],
  ])('of %j', (laid, said) => {
    expect(reportsInWords('texas', laid)).toEqual(
      typeof said === 'string' ? said : expect.stringMatching(said),
    );
  });
});
