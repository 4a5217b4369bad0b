import { describe, expect, it } from '@jest/globals';
import { observed } from '../specimen/specimen-events.js';
import { NO_NAMES } from './telling.js';
import { tellEvent } from '../turn/tell-event.js';
import type { ObservedEvent } from '@vedette/observation';

const STEP = {
  unit: 'US1IN',
  from: 'G5-V6',
  fromTactical: '13-7',
  left: 'east',
  to: 'G6-V6',
  toTactical: '0-7',
  entered: 'west',
  purpose: 'path',
  phase: 1,
  steps: 1,
  allowance: 2,
  forced: false,
  cost: 1,
  fatigue: 3,
  delay: 0,
  cancelsPath: false,
  cancelsTacticalMove: false,
  inFort: false,
};

function march(data: object, degree: ObservedEvent['degree'] = 'full') {
  const event = observed({ type: 'UnitMarched', data: data as Record<string, unknown>, degree });
  const told = tellEvent(event, NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('marches (GITM AMWOL 4.5, 7)', () => {
  it("tells one's own march whole, with its reckoning", () => {
    const told = march(STEP);
    expect(told.text).toBe('US1IN marched east from G5-V6 to G6-V6 and came in at 0-7.');
    expect(told.each).toBe('fatigue 3');
    expect(told.reasons).toEqual([
      'one square marched this turn, two squares allowed without a forced march',
    ]);
  });

  it('tells friends to whom it came only where it came in', () => {
    const told = march({ unit: 'US4IN', to: 'G6-V6', toTactical: '5-0', entered: 'north' }, 'end');
    expect(told.text).toBe('US4IN came in from the north at 5-0 of G6-V6.');
    expect([told.reasons, told.each]).toEqual([[], '']);
  });

  it('tells friends whom it left only that', () => {
    const told = march({ unit: 'US4IN', from: 'G6-V6', fromTactical: '5-0', left: 'north' }, 'start');
    expect(told.text).toBe('US4IN left G6-V6 from 5-0 toward the north.');
  });

  it.each([
    ['withdrawal', 'withdrew'],
    ['march-to-battle', 'marched to the sound of the guns'],
    ['a-new-purpose', 'marched'],
  ])('says of a %s that it %s', (purpose, verb) => {
    expect(march({ ...STEP, purpose }).text).toContain(`US1IN ${verb} east`);
  });

  it('names the enemy a pursuit follows and the square an enemy diverted it from', () => {
    expect(march({ ...STEP, purpose: 'pursuit', follows: 'MX2IN' }).text).toContain('in pursuit after MX2IN');
    expect(march({ ...STEP, divertedFrom: 'G6-V7' }).text).toContain(
      '0-7, turned aside from G6-V7 by an enemy beside its way.',
    );
  });

  it('says of a forced march that it was one, and what it cost in plans', () => {
    const { reasons } = march({ ...STEP, forced: true, delay: 2, cancelsPath: true, inFort: true });
    expect(reasons).toEqual(
      expect.arrayContaining([
        'a forced march',
        'the path is two phases behind',
        'the rest of its path was struck out',
        'it went into the fort',
      ]),
    );
  });

  it('tells a blocked step and a halt with the reason', () => {
    const blocked = observed({
      type: 'MarchBlocked',
      data: { unit: 'US1IN', from: 'G5-V6', to: 'G6-V6', purpose: 'path', reason: 'exit-blocked', delay: 1 },
    });
    expect(tellEvent(blocked, NO_NAMES).rest).toBe(
      ' could not make a step of its march from G5-V6 to G6-V6: the enemy held the way out.',
    );
    const halted = observed({
      type: 'MarchHalted',
      data: { unit: 'US1IN', at: 'G5-V6', bound: 'G6-V6', reason: 'strangers-entered' },
    });
    expect(tellEvent(halted, NO_NAMES).rest).toBe(
      ' halted in G5-V6 on its way to G6-V6: strangers came into its square.',
    );
  });

  it('counts stragglers of a withdrawal', () => {
    const left = observed({
      type: 'StragglersLeft',
      data: { unit: 'US1IN', at: 'G5-V6', share: 0.05, men: 50, strength: 950, stragglers: 50 },
    });
    expect(tellEvent(left, NO_NAMES).rest).toBe(' left 50 stragglers behind in G5-V6 and has 950 men left.');
  });
});
