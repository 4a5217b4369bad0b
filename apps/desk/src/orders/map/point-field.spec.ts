import { describe, expect, it } from '@jest/globals';
import { fieldMarks, withRadius, withSquare } from './point-field.js';

const blank = { kind: 'land', unit: 'US3IN' };

describe('pointing at a battlefield', () => {
  it('writes the square into the order, and takes it out when it is pointed at again', () => {
    const goal = withSquare(blank, 'goal', '8-3');
    expect(goal).toEqual({ ...blank, tactical: { destination: '8-3' } });
    expect(withSquare(withSquare(goal, 'entry', '10-3'), 'waypoint', '9-3')).toEqual({
      ...{ ...blank, tactical: { destination: '8-3', waypoint: '9-3' }, strategic: { entry: '10-3' } },
    });
    expect(withSquare(goal, 'goal', '8-3')).toEqual(blank);
  });

  it('draws a circle for a reaction, which keeps its radius when its middle is moved', () => {
    const one = withSquare(blank, 'support', '11-6');
    expect(one).toEqual({ ...blank, reaction: { support: { center: '11-6', radius: 1 } } });
    const wider = withRadius(withRadius(one, 'support', 1), 'support', 1);
    expect(withSquare(wider, 'support', '2-2')).toEqual({
      ...{ ...blank, reaction: { support: { center: '2-2', radius: 3 } } },
    });
    expect(withSquare(wider, 'support', '11-6')).toEqual(blank);
    expect(withRadius(blank, 'intercept', 1)).toEqual(blank);
  });

  it('reaches no less than its own square and no farther than the battlefield', () => {
    let order = withSquare(blank, 'intercept', '0-0');
    order = withRadius(withRadius(order, 'intercept', -1), 'intercept', -1);
    expect(fieldMarks(order)).toEqual([{ tactical: '0-0', is: 'intercept', radius: 0 }]);
    for (let step = 0; step < 20; step++) order = withRadius(order, 'intercept', 1);
    expect(fieldMarks(order)).toEqual([{ tactical: '0-0', is: 'intercept', radius: 14 }]);
  });

  it('marks squares alone: a ford or pass is wherever it is, a unit where it stands', () => {
    expect(fieldMarks({ ...blank, tactical: { destination: 'ford', waypoint: 'US4IN' } })).toEqual([]);
  });
});
