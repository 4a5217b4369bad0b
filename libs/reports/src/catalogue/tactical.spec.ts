import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent, type Told } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(
  type: EventName,
  data: Record<string, unknown>,
  degree: ObservedEvent['degree'] = 'full',
): Told & { text: string } {
  const told = tellEvent(observed({ type, data, degree, square: 'G6-V6' }), NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

const LEG = {
  unit: 'US1IN',
  in: 'G6-V6',
  from: '3-4',
  to: '5-4',
  purpose: 'order',
  bound: '5-4',
  phase: 1,
  squares: 2,
  enteredFrom: 6,
  cost: 1,
  fatigue: 3,
  inFort: false,
  waypointDone: false,
  specifiedDone: true,
};

describe('tactical moves (GITM AMWOL 4.4, 8)', () => {
  it("tells one's own move whole", () => {
    expect(tell('UnitMovedTactically', LEG)).toMatchObject({
      text: 'US1IN moved from 3-4 to 5-4 in G6-V6.',
      each: 'fatigue 3',
      reasons: ['two squares'],
    });
  });

  it('says why a move stopped short of where it was bound', () => {
    expect(tell('UnitMovedTactically', { ...LEG, bound: '9-4', stopped: 'enemy-met' }).text).toBe(
      'US1IN moved from 3-4 to 5-4 in G6-V6 on the way to 9-4 and stopped there: it met the enemy.',
    );
  });

  it.each([
    ['engage', 'US1IN moved to engage MX1IN from 3-4 to 5-4 in G6-V6.'],
    ['intercept', 'US1IN moved to intercept MX1IN from 3-4 to 5-4 in G6-V6.'],
    ['support', 'US1IN moved in support of MX1IN from 3-4 to 5-4 in G6-V6.'],
  ])('says what a move to %s was against or for', (purpose, text) => {
    expect(tell('UnitMovedTactically', { ...LEG, purpose, against: 'MX1IN' }).text).toBe(text);
  });

  it('says of a move in support of nobody named only that', () => {
    expect(tell('UnitMovedTactically', { ...LEG, purpose: 'support' }).text).toBe(
      'US1IN moved in support from 3-4 to 5-4 in G6-V6.',
    );
  });

  it('tells a move that was not made, and why', () => {
    expect(
      tell('TacticalMoveBlocked', {
        unit: 'US1IN',
        in: 'G6-V6',
        at: '3-4',
        purpose: 'engage',
        bound: '5-4',
        phase: 1,
        reason: 'too-tired',
      }).text,
    ).toBe('US1IN did not make its move to engage from 3-4 to 5-4 in G6-V6: it was too tired.');
  });

  it('tells whom a unit ran into, to its own side with what came of it (8.3)', () => {
    const data = { unit: 'US1IN', in: 'G6-V6', at: '3-4', met: ['MX1IN', 'MX2IN'] };
    expect(tell('EnemyEncountered', data).text).toBe(
      'US1IN ran into MX1IN and MX2IN at 3-4 in G6-V6 and all of them stopped.',
    );
    expect(tell('EnemyEncountered', data, 'partial').text).toBe(
      'US1IN ran into MX1IN and MX2IN at 3-4 in G6-V6.',
    );
  });

  it('tells which way a unit went through the gate of a fort', () => {
    expect(tell('FortChanged', { unit: 'US1IN', in: 'G6-V6', city: 'Perote', inFort: true }).text).toBe(
      'US1IN went into the fort of Perote.',
    );
    expect(tell('FortChanged', { unit: 'US1IN', in: 'G6-V6', city: 'Perote', inFort: false }).text).toContain(
      'out of',
    );
  });
});
