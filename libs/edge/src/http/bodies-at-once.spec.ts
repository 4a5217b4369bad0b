import { describe, expect, it } from '@jest/globals';
import { BodiesAtOnce } from './bodies-at-once.js';
import { HouseFullError, TooMuchAtOnceError } from './too-many-at-once.error.js';

describe('bodies that are on their way', () => {
  it('are bounded for one caller and for all', () => {
    const bodies = new BodiesAtOnce({ most: 10, mostOfOne: 6 });
    bodies.take('a', 6);
    expect(() => bodies.take('a', 1)).toThrow(TooMuchAtOnceError);
    bodies.take('b', 4);
    expect(() => bodies.take('c', 1)).toThrow(HouseFullError);
  });

  it('make room once when they are there', () => {
    const bodies = new BodiesAtOnce({ most: 10, mostOfOne: 6 });
    const giveBack = bodies.take('a', 6);
    giveBack();
    giveBack();
    const again = bodies.take('a', 6);
    expect(() => bodies.take('b', 5)).toThrow(HouseFullError);
    again();
    expect(() => bodies.take('b', 5)).not.toThrow();
  });
});
