import { describe, expect, it } from '@jest/globals';
import { SubscriptionPlaces } from './subscription-places.js';

const places = () => new SubscriptionPlaces({ signedIn: 3, ofOneCaller: 2, strangers: 4, ofOneNetwork: 2 });

describe('places of connections', () => {
  it('of who has not signed in are counted by network, so that one network fills nobody elsewhere', () => {
    const all = places();
    expect([1, 2, 3].map(() => all.arrive('a') !== null)).toEqual([true, true, false]);
    expect(all.arrive('b')).not.toBeNull();
  });

  it('of who has not signed in are few in all', () => {
    const all = places();
    expect(['a', 'b', 'c', 'd', 'e'].map((network) => all.arrive(network) !== null)).toEqual([
      ...[true, true, true, true],
      false,
    ]);
  });

  it('are others once he has signed in, counted by who he is', () => {
    const all = places();
    for (let i = 0; i < 2; i++) expect(all.arrive('a')!.signIn('taylor')).toBe(true);
    const third = all.arrive('a')!;
    expect(third.signIn('taylor')).toBe(false);
    expect(third.signIn('worth')).toBe(true);
    expect(all.arrive('a')!.signIn('arista')).toBe(false);
  });

  it('come back once, however often they are given back', () => {
    const all = places();
    const first = all.arrive('a')!;
    all.arrive('a');
    first.leave();
    first.leave();
    expect(all.arrive('a')).not.toBeNull();
    expect(all.arrive('a')).toBeNull();
    const signedIn = all.arrive('b')!;
    signedIn.signIn('taylor');
    signedIn.leave();
    expect([1, 2].map(() => all.arrive('c')!.signIn('taylor'))).toEqual([true, true]);
  });
});
