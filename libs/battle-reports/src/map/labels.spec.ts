import { describe, expect, it } from '@jest/globals';
import { Labels } from './labels.js';

describe('names on the map', () => {
  it('stand at their first place, and at the next where another name lies there', () => {
    const labels = new Labels();
    const places = [
      { x: 100, y: 100 },
      { x: 100, y: 80 },
    ];
    expect(labels.place('Herr Tavern', 10, places)).toEqual({ x: 100, y: 100 });
    expect(labels.place('Herr Ridge', 10, places)).toEqual({ x: 100, y: 80 });
  });

  it('cover as little as can be where there is no free place', () => {
    const labels = new Labels();
    labels.place('the Seminary', 10, [{ x: 100, y: 100 }]);
    expect(
      labels.place('the Seminary', 10, [
        { x: 104, y: 101 },
        { x: 150, y: 104 },
      ]),
    ).toEqual({ x: 150, y: 104 });
  });

  it('want a place', () => {
    expect(() => new Labels().place('nowhere', 10, [])).toThrow(RangeError);
  });
});
