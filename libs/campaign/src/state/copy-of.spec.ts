import { describe, expect, it } from '@jest/globals';
import { copyOf } from './copy-of.js';

describe('a copy', () => {
  const whole = () => ({
    at: { sea: 'GM', tacticalArea: 12 },
    list: [{ a: 1 }, [2, 3], null],
    nothing: undefined,
    told: new Set(['J9-V5']),
    by: new Map([['US1IN', { men: 400 }]]),
  });

  it('says the same', () => {
    expect(copyOf(whole())).toEqual(structuredClone(whole()));
    expect(copyOf(null)).toBeNull();
    expect(copyOf('J9-V5')).toBe('J9-V5');
  });

  it('shares nothing that could be changed', () => {
    const first = whole();
    const copy = copyOf(first);
    copy.at.tacticalArea = 13;
    (copy.list[0] as { a: number }).a = 2;
    (copy.list[1] as number[]).push(4);
    copy.told.add('J9-V6');
    copy.by.get('US1IN')!.men = 0;
    expect(first).toEqual(whole());
  });
});
