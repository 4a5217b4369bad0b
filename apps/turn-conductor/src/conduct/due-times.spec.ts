import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DueTimes } from './due-times.js';

describe('due times', () => {
  it('gives what is due, the soonest first, once', () => {
    const times = new DueTimes();
    times.set('late', 30);
    times.set('soon', 10);
    times.set('between', 20);
    expect(times.next()).toBe(10);
    expect(times.take(20)).toEqual(['soon', 'between']);
    expect(times.take(20)).toEqual([]);
    expect(times.next()).toBe(30);
  });

  it('knows of each what was said last', () => {
    const times = new DueTimes();
    times.set('put off', 10);
    times.set('put off', 40);
    times.set('called off', 10);
    times.set('called off', Infinity);
    expect(times.take(20)).toEqual([]);
    times.set('put off', 5);
    expect(times.next()).toBe(5);
    expect(times.take(100)).toEqual(['put off']);
    expect(times.next()).toBe(Infinity);
  });

  it('is what a list that is sorted again each time would be', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const said = fc.record({ key, moment: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant(Infinity)) });
    const step = fc.oneof(said, fc.record({ take: fc.integer({ min: 0, max: 50 }) }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const times = new DueTimes();
        const plain = new Map<string, number>();
        for (const one of steps)
          if ('take' in one) {
            const due = [...plain].filter(([, moment]) => moment <= one.take).map(([name]) => name);
            expect(times.take(one.take).sort()).toEqual(due.sort());
            for (const name of due) plain.delete(name);
          } else {
            times.set(one.key, one.moment);
            if (one.moment === Infinity) plain.delete(one.key);
            else plain.set(one.key, one.moment);
            expect(times.next()).toBe(Math.min(Infinity, ...plain.values()));
          }
      }),
    );
  });
});
