import { describe, expect, it } from '@jest/globals';
import type { PrintedSea } from '../../seat/theatre.js';
import { pointPort, pointSea, seasOf } from './point-sail.js';

const sea = (code: string, east: string[]): PrintedSea => ({
  ...{ code, name: code, map: 'Gulf' },
  neighbours: { N: [], E: east, S: [], W: [] },
});
const theatre = {
  seas: [sea('AAA', ['BBB']), sea('BBB', ['CCC']), sea('CCC', [])],
  ports: [{ name: 'Veracruz', sea: 'BBB', square: null }],
};
const order = { kind: 'naval', ship: 'US1TR' };
const sailing = { order, from: 'AAA', theatre, reach: null };
const after = (pointed: ReturnType<typeof pointSea>) => (pointed.is === 'sail' ? pointed.order : pointed.is);

describe('pointing at the chart', () => {
  it('sails from area to area, cuts the course where it is pointed at, and takes its last step back', () => {
    const one = after(pointSea('BBB', sailing)) as typeof order;
    const two = after(pointSea('CCC', { ...sailing, order: one })) as typeof order;
    expect(seasOf(two)).toEqual(['BBB', 'CCC']);
    expect(seasOf(after(pointSea('BBB', { ...sailing, order: two })) as typeof order)).toEqual(['BBB']);
    expect(seasOf(after(pointSea('CCC', { ...sailing, order: two })) as typeof order)).toEqual(['BBB']);
    expect(after(pointSea('CCC', sailing))).toBe('out-of-reach');
  });

  it('makes for a port off which the course ends, and no more when it is pointed at again', () => {
    const course = after(pointSea('BBB', sailing)) as typeof order;
    const made = after(pointPort('Veracruz', { ...sailing, order: course })) as typeof order;
    expect(made).toEqual({ ...order, movement: { seas: ['BBB'], port: 'Veracruz' } });
    expect(after(pointPort('Veracruz', { ...sailing, order: made }))).toEqual(course);
    expect(after(pointPort('Veracruz', sailing))).toBe('out-of-reach');
  });

  it('takes the way the house proposes, and tells the rule that bars the rest', () => {
    const reach = {
      ...{ turn: 1, piece: 'US1TR', goal: null },
      reached: [{ place: 'Veracruz', path: ['BBB'], phase: 1, fatigue: null, forced: false, doubts: [] }],
      barred: [{ place: 'CCC', message: 'too far', rule: '3.1' }],
    } as never;
    expect(after(pointPort('Veracruz', { ...sailing, reach }))).toEqual({
      ...{ ...order, movement: { seas: ['BBB'], port: 'Veracruz' } },
    });
    expect(pointSea('CCC', { ...sailing, reach })).toEqual({ is: 'barred', message: 'too far', rule: '3.1' });
  });
});
