import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent, type Told } from '../turn/tell-event.js';

const NAMES = { states: { US: 'United States', MX: 'Mexico' }, players: {} };

function tell(type: EventName, data: Record<string, unknown>): Told & { text: string } {
  const told = tellEvent(observed({ type, data, phase: 'recovery', square: 'G6-V6' }), NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('the condition of units and cities', () => {
  it('tells experience and morale with what they now are', () => {
    expect(
      tell('ExperienceGained', { unit: 'US1IN', gained: 1, experience: 8, by: 'marching' }),
    ).toMatchObject({
      text: 'US1IN gained 1 experience by marching.',
      each: 'now 8',
    });
    expect(
      tell('MoraleChanged', { unit: 'US1IN', change: -4, morale: 46, by: 'hunger', unsettles: true }),
    ).toMatchObject({
      text: 'US1IN lost heart: hunger, morale -4.',
      each: 'morale 46',
    });
    expect(
      tell('MoraleChanged', { unit: 'US1IN', change: 2, morale: 52, by: 'a battle won' }).text,
    ).toContain('took heart');
    const rest = (by: number): string =>
      tell('MoraleChanged', { unit: 'US1IN', change: by, by: 'rest' }).text;
    expect([rest(-2), rest(3)]).toEqual([
      'US1IN grew calmer: no battle or city told on morale this turn, morale -2.',
      'US1IN took heart again: no battle or city told on morale this turn, morale +3.',
    ]);
  });

  it('tells rest, and stragglers that came back (GITM AMWOL 3.2, 9.13)', () => {
    const rested = { unit: 'US1IN', fatigue: 1, returned: 0, strength: 800 };
    expect(tell('UnitRecovered', rested).each).toBe('fatigue 1');
    expect(tell('UnitRecovered', { ...rested, returned: 1 }).each).toBe(
      'fatigue 1, 1 straggler back for 800 men in all',
    );
  });

  it('tells a broken unit how long it still reforms, or how long it waits in vain (12.3, 12.5)', () => {
    const reforming = { unit: 'US1IN', turnsLeft: 2, waited: 0, reason: 'still gathering' };
    expect(tell('ReformingContinued', reforming)).toMatchObject({
      text: 'US1IN went on reforming: still gathering.',
      each: 'two turns to come',
    });
    expect(tell('ReformingContinued', { ...reforming, turnsLeft: 0, waited: 1 }).each).toBe(
      'ready, and waited one turn',
    );
    expect(tell('UnitReformed', { unit: 'US1IN', tactical: '7-7' }).text).toBe(
      'US1IN reformed and stands again at 7-7 of G6-V6.',
    );
  });

  it('tells a merger and who went home (3.5)', () => {
    const merged = tell('UnitsMerged', {
      unit: 'US1IN',
      into: 'US2IN',
      strength: 1500,
      returned: 60,
      lost: 40,
    });
    expect(merged.text).toBe('US1IN went up in US2IN, now 1,500 men.');
    expect(merged.reasons).toEqual(['60 men went back to the pool', '40 men were lost on foreign soil']);
  });

  it('tells a city that changed hands, and a unit that took up arms or went into quarters', () => {
    expect(tell('CityTaken', { city: 'Puebla', from: 'MX', to: 'US', by: 'US1IN' }).text).toBe(
      'Puebla fell to the United States from Mexico by the hand of US1IN.',
    );
    expect(tell('UnitActivated', { unit: 'US1IN', reason: 'strangers-entered' }).text).toBe(
      'US1IN took up arms in G6-V6: strangers came into its square.',
    );
    expect(tell('UnitInactivated', { unit: 'US1IN' }).text).toBe('US1IN went into quarters.');
  });

  it('tells an order that came to nothing', () => {
    expect(
      tell('OrderFailed', { kind: 'merge', subject: 'US1IN', reason: 'one of the units is no more' }).text,
    ).toBe('The order to merge for US1IN came to nothing: one of the units is no more.');
    const words = ['track', 'battery', 'pontoon', 'fortify', 'activation'].map(
      (kind) => tell('OrderFailed', { kind, subject: 'US1IN', reason: 'it fought' }).text,
    );
    expect(words).toEqual([
      'The order to work on track for US1IN came to nothing: it fought.',
      'The order to hand over a battery for US1IN came to nothing: it fought.',
      'The order to take a bridge away for US1IN came to nothing: it fought.',
      'The order to throw up a work for US1IN came to nothing: it fought.',
      'The order to become active or inactive for US1IN came to nothing: it fought.',
    ]);
  });
});
