import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWhole, lineOf, marksIn, MOST_PLACES, ofKind, oneLine, type OwnMark, pointed } from './own-mark.js';

const pin: OwnMark = { id: 'a', is: 'pin', on: 'map', places: [], words: '', turn: null };
const square = fc.stringMatching(/^[A-Z]\d-[A-Z]\d$/);
const tactical = fc.stringMatching(/^(\d|1[0-4])-(\d|1[0-4])$/);
const place = fc.stringMatching(/^[A-Z][A-Za-z]{1,9}( [A-Z][a-z]{1,8})?$/);

describe('pointing at places', () => {
  it('moves a pin, leads an arrow on and back, takes places into an area and out of it', () => {
    expect(pointed(pointed(pin, 'map', 'J9-V4'), 'map', 'J9-V5').places).toEqual(['J9-V5']);
    const arrow = pointed(pointed(ofKind(pin, 'arrow'), 'map', 'J9-V4'), 'map', 'J9-V5');
    expect(arrow.places).toEqual(['J9-V4', 'J9-V5']);
    expect(pointed(arrow, 'map', 'J9-V5').places).toEqual(['J9-V4']);
    expect(pointed(pointed(arrow, 'map', 'J9-V4'), 'map', 'J9-V3').places).toHaveLength(4);
    const area = pointed(pointed(ofKind(pin, 'area'), 'map', 'J9-V4'), 'map', 'J9-V5');
    expect(pointed(area, 'map', 'J9-V4').places).toEqual(['J9-V5']);
  });

  it('begins anew upon another sheet, and an arrow is none before it leads somewhere', () => {
    const arrow = pointed({ ...pin, is: 'arrow', places: ['J9-V4', 'J9-V5'] }, 'J9-V4', '7-3');
    expect(arrow).toMatchObject({ on: 'J9-V4', places: ['7-3'] });
    expect(isWhole(arrow)).toBe(false);
    expect(isWhole(pin)).toBe(false);
    expect(ofKind({ ...arrow, places: ['7-3', '7-4'] }, 'pin').places).toEqual(['7-4']);
  });

  it('has an end', () => {
    let area = ofKind(pin, 'area');
    for (let at = 0; at < MOST_PLACES + 5; at++) area = pointed(area, 'map', `A${at}`);
    expect(area.places).toHaveLength(MOST_PLACES);
  });
});

describe('marks in a letter', () => {
  const on = fc.oneof(
    fc.record({ on: fc.constant('map'), places: fc.array(square, { minLength: 2, maxLength: 5 }) }),
    fc.record({ on: square, places: fc.array(tactical, { minLength: 2, maxLength: 5 }) }),
    fc.record({ on: fc.constant('chart'), places: fc.array(place, { minLength: 2, maxLength: 5 }) }),
  );
  const mark = fc
    .record({
      id: fc.constant(''),
      is: fc.constantFrom('pin', 'arrow', 'area'),
      at: on,
      words: fc.string({ maxLength: 140 }).map(oneLine),
      turn: fc.option(fc.integer({ min: 1, max: 999 })),
    })
    .map(({ at, ...rest }) => ofKind({ ...rest, ...at } as OwnMark, rest.is as OwnMark['is']));

  it('are those that were written into it, among whatever else it says', () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 4 }), (marks) => {
        // Words that begin as a turn does are read as one: the line has no other way to tell them.
        const plain = marks.filter(({ words, turn }) => turn !== null || !/^turn \d/.test(words));
        const text = ['General,', ...plain.map(lineOf), 'yours'].join('\n');
        expect(marksIn(text)).toEqual(plain.map(({ id: _, ...rest }) => rest));
      }),
    );
  });

  it('say where, when and what in one line', () => {
    const arrow: OwnMark = {
      ...pin,
      is: 'arrow',
      places: ['J9-V4', 'J9-V5'],
      words: 'the ford\nfirst',
      turn: 5,
    };
    expect(lineOf(arrow)).toBe('[arrow map: J9-V4 > J9-V5 | turn 5 | the ford first]');
    expect(lineOf({ ...pin, on: 'J9-V4', places: ['7-3'] })).toBe('[pin field J9-V4: 7-3]');
  });

  it('are none where a line only looks like one', () => {
    for (const line of [
      '[pin map: ]',
      '[arrow map: J9-V4]',
      'see [pin map: J9-V4]',
      '[flag map: J9-V4]',
      '[pin]',
    ])
      expect(marksIn(line)).toEqual([]);
  });
});
