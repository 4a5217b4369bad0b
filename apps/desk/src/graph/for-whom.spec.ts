import { afterEach, describe, expect, it } from '@jest/globals';
import { standingIn } from '../seat/stand-in.js';
import { addressFor, askedFor, askerOf, isAnothers, signed } from './for-whom.js';
import { keptKey } from './kept-offline.js';

const ORDER = { kind: 'land', unit: 'US3IN' };

describe('what a stand-in asks', () => {
  afterEach(() => void (standingIn.value = null));

  it('is asked from his own seat, says whose it is, and is not kept on the device', () => {
    standingIn.value = { player: 'taylor', by: 'twiggs' };
    expect(isAnothers('taylor')).toBe(true);
    expect(askerOf('taylor')).toBe('twiggs');
    expect(askedFor('taylor')).toEqual({ seat: 'twiggs', for: 'taylor' });
    expect(addressFor('taylor', '/x', 'officer')).toBe('/x?officer=taylor');
    expect(addressFor('taylor', '/x?turn=3', 'player')).toBe('/x?turn=3&player=taylor');
    expect(signed('taylor', ORDER)).toEqual({ ...ORDER, by: 'taylor' });
    expect(keptKey('mexico', 'taylor', 'evening')).toBeNull();
  });

  it.each([
    ['his own, while he stands in', { player: 'taylor', by: 'twiggs' }, 'twiggs'],
    ["somebody's who is not the one he stands in for", { player: 'taylor', by: 'twiggs' }, 'worth'],
    ['anybody, when he stands in for nobody', null, 'taylor'],
  ])('is asked as ever of %s', (_, whom, seat) => {
    standingIn.value = whom;
    expect(isAnothers(seat)).toBe(false);
    expect(askerOf(seat)).toBe(seat);
    expect(askedFor(seat)).toEqual({ seat });
    expect(addressFor(seat, '/x', 'officer')).toBe('/x');
    expect(signed(seat, ORDER)).toEqual(ORDER);
    expect(keptKey('mexico', seat, 'evening')).toContain(seat);
  });
});
