import { describe, expect, it } from '@jest/globals';
import type { TurnReport } from '@vedette/reports';
import { compareEditions } from './compare-editions.js';

/** A report of one part, by its sections' lines. */
const edition = (sections: Readonly<Record<string, readonly string[]>>): Pick<TurnReport, 'parts'> =>
  ({
    parts: [
      {
        part: 'army',
        title: 'Army',
        sections: Object.entries(sections).map(([id, lines]) => ({
          ...{ id, title: `Phase ${id}` },
          lines: lines.map((text) => ({ text })),
        })),
      },
    ],
  }) as unknown as Pick<TurnReport, 'parts'>;

describe('editions of a report', () => {
  it('that say the same have nothing to be compared', () => {
    expect(compareEditions(edition({ 1: ['a', 'b'] }), edition({ 1: ['a', 'b'] }))).toEqual([]);
  });

  it('are laid beside each other where they differ, with what only one of them says', () => {
    expect(
      compareEditions(edition({ 1: ['a'], 2: ['b', 'c'] }), edition({ 1: ['a'], 2: ['b', 'd'] })),
    ).toEqual([
      {
        title: 'Phase 2',
        before: [
          { text: 'b', isOnlyHere: false },
          { text: 'c', isOnlyHere: true },
        ],
        now: [
          { text: 'b', isOnlyHere: false },
          { text: 'd', isOnlyHere: true },
        ],
      },
    ]);
  });

  it('have sections that the other is without', () => {
    const only = (text: string) => [{ text, isOnlyHere: true }];
    expect(compareEditions(edition({ 1: ['a'] }), edition({ 2: ['b'] }))).toEqual([
      { title: 'Phase 2', before: [], now: only('b') },
      { title: 'Phase 1', before: only('a'), now: [] },
    ]);
  });
});
