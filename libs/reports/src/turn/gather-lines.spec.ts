import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gatherLines, type NumberedTelling } from './gather-lines.js';
import type { Told } from './tell-event.js';

function told(more: Partial<Told> = {}): Told {
  return {
    rule: 'b 1.1',
    weight: 'matter',
    unit: 'US1IN',
    force: null,
    each: '',
    rest: ' stood.',
    reasons: [],
    dice: [],
    ...more,
  };
}

function numbered(...tellings: Told[]): NumberedTelling[] {
  return tellings.map((one, index) => ({ events: [index + 1], told: one }));
}

const texts = (tellings: NumberedTelling[], course: 'one-after-another' | 'at-once' = 'one-after-another') =>
  gatherLines(tellings, 'e', course).map(({ text }) => text);

describe('lines of a section', () => {
  it('tell neighbouring like matters of several units together', () => {
    expect(texts(numbered(told(), told({ unit: 'US2IN' }), told({ unit: 'US3IN' })))).toEqual([
      'US1IN, US2IN and US3IN stood.',
    ]);
  });

  it('name a unit once and say how often the same befell it', () => {
    expect(texts(numbered(told(), told(), told({ unit: 'US2IN', rest: ' stood.' })))).toEqual([
      'US1IN (twice) and US2IN stood.',
    ]);
    expect(texts(numbered(told({ rest: ' kept its place.' }), told({ rest: ' kept its place.' })))).toEqual([
      'US1IN (twice) kept its place.',
    ]);
  });

  it('keep what followed upon something else apart from what came before it', () => {
    const tellings = numbered(
      told(),
      told({ unit: '', rest: 'Battle was joined.' }),
      told({ unit: 'US2IN' }),
    );
    expect(texts(tellings)).toEqual(['US1IN stood.', 'Battle was joined.', 'US2IN stood.']);
    expect(texts(tellings, 'at-once')).toEqual(['US1IN and US2IN stood.', 'Battle was joined.']);
  });

  it('tell two kinds of matters together that take turns, unit by unit, until something else happens', () => {
    const each = (unit: string) => [
      told({ unit, rest: ' came up.' }),
      told({ unit, rest: ' met the enemy.' }),
    ];
    const fight = told({ unit: '', rest: 'Battle was joined.' });
    expect(texts(numbered(...each('A'), ...each('B'), fight, ...each('C')))).toEqual([
      'A and B came up.',
      'A and B met the enemy.',
      'Battle was joined.',
      'C came up.',
      'C met the enemy.',
    ]);
    const lost = [...each('A'), told({ unit: 'A', rest: ' fell back.' }), ...each('B')];
    expect(texts(numbered(...lost)).filter((text) => text.endsWith('came up.'))).toHaveLength(2);
  });

  it('keep matters of different reason or rule apart', () => {
    expect(texts(numbered(told(), told({ unit: 'US2IN', reasons: ['it rained'] })))).toHaveLength(2);
    expect(texts(numbered(told(), told({ unit: 'US2IN', rule: 'b 1.2' })))).toHaveLength(2);
  });

  it('never gather what is not about one unit', () => {
    const battle = told({ unit: '', rest: 'Battle was joined.' });
    expect(texts(numbered(battle, battle))).toEqual(['Battle was joined.', 'Battle was joined.']);
  });

  it('put what differs behind each unit, and what does not behind all of them', () => {
    const rested = (unit: string, each: string) => told({ unit, each, rest: ' rested.', weight: 'routine' });
    expect(texts(numbered(rested('A', 'fatigue 1'), rested('B', 'fatigue 1')))).toEqual([
      'A and B rested (each fatigue 1).',
    ]);
    expect(texts(numbered(rested('A', 'fatigue 1'), rested('B', 'fatigue 2')))).toEqual([
      'A (fatigue 1) and B (fatigue 2) rested.',
    ]);
    expect(texts(numbered(rested('A', 'x 1'), rested('B', 'x 2'), rested('C', 'x 1')))).toEqual([
      'A and C (each x 1); B (x 2) rested.',
    ]);
    expect(texts(numbered(rested('A', 'fatigue 1')))).toEqual(['A rested (fatigue 1).']);
  });

  it('set routine after the matters and gather it wherever it stands', () => {
    const routine = (unit: string) => told({ unit, rest: ' ate.', weight: 'routine' });
    expect(texts(numbered(routine('A'), told(), routine('B')))).toEqual(['US1IN stood.', 'A and B ate.']);
  });

  it('bring along the dice of every event they tell', () => {
    const [line] = gatherLines(
      numbered(told({ dice: ['first'] }), told({ unit: 'US2IN', dice: ['second'] })),
      'e',
      'at-once',
    );
    expect(line).toMatchObject({ id: 'e1', events: [1, 2], dice: ['first', 'second'] });
  });

  it('tell every event exactly once and in order, whatever there is to gather', () => {
    const telling = fc.record({
      unit: fc.constantFrom('', 'A', 'B', 'C'),
      each: fc.constantFrom('', 'x'),
      rest: fc.constantFrom(' stood.', ' ran.'),
      weight: fc.constantFrom('matter' as const, 'routine' as const),
    });
    fc.assert(
      fc.property(
        fc.array(telling),
        fc.constantFrom('one-after-another' as const, 'at-once' as const),
        (all, course) => {
          const lines = gatherLines(numbered(...all.map(told)), 'e', course);
          expect(lines.flatMap(({ events }) => events).sort((a, b) => a - b)).toEqual(
            all.map((_, i) => i + 1),
          );
          for (const weight of ['matter', 'routine']) {
            const firsts = lines.filter((line) => line.weight === weight).map(({ events }) => events[0]!);
            expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
          }
          for (const { events } of lines) expect(events).toEqual([...events].sort((a, b) => a - b));
        },
      ),
    );
  });
});
