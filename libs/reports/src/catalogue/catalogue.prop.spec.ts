import { describe, expect, it } from '@jest/globals';
import { EVENT_DEFINITIONS } from '@vedette/campaign';
import { DEGREES, type Degree } from '@vedette/record';
import fc from 'fast-check';
import { arbitraryOf, HOSTILE_TEXT } from '../specimen/arbitrary-of.js';
import { observed, unheardOf } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

const BROKEN = /undefined|\bnull\b|NaN|\[object|Infinity|\s\.|\(\)|\s{2,}/;
const WORD = fc.constantFrom('US1IN', 'G6-V6', '3-4', 'north', 'Matamoros', 'an-odd-code', 'firing');

/** What `observe` would hand to an observer of this degree. */
function whitelisted(data: object, keys: readonly string[] | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => keys?.includes(key)));
}

describe.each(EVENT_DEFINITIONS.map((definition) => [definition.type, definition] as const))(
  'the event %s',
  (type, definition) => {
    it.each(DEGREES)('is told as a sound sentence to an observer of degree %s', (degree: Degree) => {
      fc.assert(
        fc.property(arbitraryOf(definition.data, WORD), (data) => {
          const seen =
            degree === 'full'
              ? (data as Record<string, unknown>)
              : whitelisted(data as object, definition.seen[degree]);
          const told = tellEvent(observed({ type, degree, data: seen, square: 'G6-V6' }), NO_NAMES);
          const text = `${told.unit}${told.rest}`;
          expect(text).toMatch(/^[^a-z].*[.!?]$/s);
          expect(text).not.toMatch(BROKEN);
          for (const clause of [...told.reasons, told.each].filter((one) => one !== ''))
            expect(clause).not.toMatch(BROKEN);
          if (degree !== 'full') expect([told.reasons, told.dice, told.each]).toEqual([[], [], '']);
        }),
        { numRuns: 40 },
      );
    });
  },
);

describe('the catalogue', () => {
  it('tells any event at all, of a type and data it has never heard of', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][A-Za-z]{0,20}$/),
        fc.dictionary(HOSTILE_TEXT, fc.jsonValue({ maxDepth: 3 })),
        fc.constantFrom(...DEGREES),
        (type, data, degree) => {
          const told = tellEvent(unheardOf({ type, data, degree }), NO_NAMES);
          expect(`${told.unit}${told.rest}`).not.toBe('');
          if (degree !== 'full') expect(told.reasons).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has verbs for several where it begins with a unit, so that like matters can be told together', () => {
    for (const { type, data } of EVENT_DEFINITIONS)
      for (const sample of fc.sample(arbitraryOf(data, WORD), { numRuns: 5, seed: 7 })) {
        const told = tellEvent(observed({ type, data: sample as Record<string, unknown> }), NO_NAMES);
        if (told.unit !== '' && type !== 'StragglersLeft') expect(told.rest).not.toMatch(/^ (was|is|has) /);
      }
  });
});
