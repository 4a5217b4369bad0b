import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { gatherLines } from '../turn/gather-lines.js';
import { tellEvent } from '../turn/tell-event.js';

const NAMES = { states: { MX: 'Mexico', US: 'United States' }, players: {} };
const FORCE = { state: 'MX', arm: 'infantry', men: 3000 };
const LEFT = { from: 'G6-V6', fromTactical: '5-0', left: 'north' };
const CAME = { to: 'G6-V5', toTactical: '5-14', entered: 'south' };

function seen(type: EventName, data: Record<string, unknown>, degree: ObservedEvent['degree']) {
  return observed({ type, data, degree, rule: 'gitm-amwol 4.5', square: 'G6-V6' });
}

function said(type: EventName, data: object, degree: ObservedEvent['degree'] = 'partial'): string {
  const { unit, rest } = tellEvent(seen(type, { force: FORCE, ...data }, degree), NAMES);
  return `${unit}${rest}`;
}

describe('strangers on the move (GITM AMWOL 4.4, 4.5)', () => {
  it('are told by what was seen of their march', () => {
    expect(said('MarchSighted', { to: 'G6-V6', toTactical: '5-0', entered: 'north' }, 'end')).toBe(
      'A force of about 3,000, infantry of Mexico, came in from the north at 5-0 of G6-V6.',
    );
    expect(said('MarchSighted', LEFT, 'start')).toBe(
      'A force of about 3,000, infantry of Mexico, left G6-V6 from 5-0 toward the north.',
    );
    expect(said('MarchSighted', { ...LEFT, ...CAME })).toBe(
      'A force of about 3,000, infantry of Mexico, left G6-V6 from 5-0 toward the north and came in from the south at 5-14 of G6-V5.',
    );
  });

  it('are told by the ends of a tactical move that were in sight', () => {
    const place = { in: 'G6-V6' };
    expect(said('MoveSighted', { ...place, from: '3-4' }, 'start')).toMatch(
      / left 3-4 in G6-V6; whither was not seen\.$/,
    );
    expect(said('MoveSighted', { ...place, to: '5-4' }, 'end')).toMatch(
      / came up at 5-4 in G6-V6; whence was not seen\.$/,
    );
    expect(said('MoveSighted', { ...place, from: '3-4', to: '5-4' })).toMatch(
      / moved from 3-4 to 5-4 in G6-V6\.$/,
    );
  });

  it('are told at the gate of a fort', () => {
    const gate = { in: 'G6-V6', city: 'Perote' };
    expect(said('FortChangeSighted', { ...gate, inFort: true })).toMatch(/ went into the fort of Perote\.$/);
    expect(said('FortChangeSighted', { ...gate, inFort: false })).toMatch(
      / went out of the fort of Perote\.$/,
    );
  });

  it('are told on the shore', () => {
    expect(said('LandingSighted', { to: 'G6-V6', toTactical: '7-0' }, 'end')).toBe(
      'A force of about 3,000, infantry of Mexico, came ashore at 7-0 of G6-V6.',
    );
    expect(said('BoardingSighted', { from: 'G6-V6', fromTactical: '7-7' })).toMatch(
      / went aboard transports at 7-7 of G6-V6\.$/,
    );
  });

  it('are known for a headquarters when they are one', () => {
    expect(
      said('MarchSighted', { force: { state: 'US', arm: 'headquarters', men: 100 }, ...LEFT }, 'start'),
    ).toBe('A headquarters of the United States, about 100 men, left G6-V6 from 5-0 toward the north.');
  });

  it('are one force when they did the same, whatever happened in between', () => {
    const move = (arm: string, men: number) =>
      seen(
        'MoveSighted',
        { force: { state: 'MX', arm, men }, in: 'G6-V6', from: '3-4', to: '5-4' },
        'partial',
      );
    const battle = observed({ type: 'BattleOpened', data: { tactical: '7-7' }, square: 'G6-V6' });
    const events = [move('infantry', 1000), battle, move('artillery', 200), move('infantry', 1500)];
    const lines = gatherLines(
      events.map((event, i) => ({ events: [i + 1], told: tellEvent(event, NAMES) })),
      'e',
      'one-after-another',
    );
    expect(lines.map(({ text }) => text)[0]).toBe(
      'A force of about 2,700, infantry and artillery of Mexico, moved from 3-4 to 5-4 in G6-V6.',
    );
    expect(lines[0]!.events).toEqual([1, 3, 4]);
  });

  it('of two states are two forces', () => {
    const move = (state: string) =>
      seen('MoveSighted', { force: { ...FORCE, state }, in: 'G6-V6', from: '3-4', to: '5-4' }, 'partial');
    const tellings = [move('MX'), move('US')].map((event, i) => ({
      events: [i + 1],
      told: tellEvent(event, NAMES),
    }));
    expect(gatherLines(tellings, 'e', 'one-after-another')).toHaveLength(2);
  });

  it('tell the referee which unit strangers saw', () => {
    expect(said('MarchSighted', { unit: 'MX4IN', ...LEFT }, 'full')).toBe(
      'MX4IN passed in sight of strangers: a force of about 3,000, infantry of Mexico, left G6-V6 from 5-0 toward the north.',
    );
  });
});
