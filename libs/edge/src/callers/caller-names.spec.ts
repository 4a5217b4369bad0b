import { describe, expect, it } from '@jest/globals';
import { CallerNames, isCallerName } from './caller-names.js';

const ADDRESS = 'address 192.0.2.17';

describe('the name a caller is counted under', () => {
  it('is the same in all processes that have the key, and says nothing of him', () => {
    const [here, there] = [new CallerNames(), new CallerNames()];
    expect(here.of(ADDRESS)).not.toBe(there.of(ADDRESS));
    for (const names of [here, there]) names.useKey('the key of a house');
    const name = here.of(ADDRESS);
    expect(here.before(ADDRESS)).not.toBe(name);
    expect(isCallerName(here.before(ADDRESS))).toBe(true);
    expect(new CallerNames().before(ADDRESS)).toBeNull();
    expect(there.of(ADDRESS)).toBe(name);
    expect(isCallerName(name)).toBe(true);
    expect(name).not.toMatch(/192/);
    expect(here.of('address 192.0.2.18')).not.toBe(name);
    there.useKey('the key of another');
    expect(there.of(ADDRESS)).not.toBe(name);
  });

  it.each([null, 7, '', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)} `, `${'a'.repeat(21)}é`])(
    'is never %j',
    (text) => expect(isCallerName(text)).toBe(false),
  );
});
