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
  const told = tellEvent(observed({ type, data, degree, phase: 'naval-combat' }), NO_NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

const OFF_VERACRUZ = { port: 'Veracruz', area: 'coastal' };

describe('battle at sea in words (PATE 7)', () => {
  it('says who fought whom, where, and who had the wind', () => {
    const sides = [
      { states: ['MX'], ships: ['MX2FR', 'MX1TR'], batteries: 0, gauge: 'leeward' },
      { states: ['US'], ships: ['US1FR'], batteries: 2, gauge: 'windward' },
    ];
    expect(tell('SeaBattleJoined', { place: OFF_VERACRUZ, sides, onshore: true })).toMatchObject({
      text: 'Battle off Veracruz: MX (MX2FR and MX1TR) to leeward against US (US1FR) with two shore batteries to windward.',
      reasons: ['the wind blew upon the shore'],
    });
  });

  it('says how it ended, to strangers without the reason', () => {
    const data = { place: OFF_VERACRUZ, winners: ['US'], losers: ['MX'], minutes: 60, ended: 'beaten' };
    expect(tell('SeaBattleFought', data)).toMatchObject({
      text: 'The battle off Veracruz went to US over MX after 60 minutes.',
      reasons: ['the losers had suffered all they could bear'],
    });
    expect(tell('SeaBattleFought', data, 'partial').reasons).toEqual([]);
    expect(tell('SeaBattleFought', { ...data, winners: [], losers: [], minutes: 0 }).text).toBe(
      'The battle off Veracruz ended with nobody able to fight.',
    );
  });

  it('reckons an escape as parts of a chance, and says what flight leaves of the turn', () => {
    const data = {
      ship: 'MX2FR',
      from: OFF_VERACRUZ,
      to: { sea: 'SGC', tacticalArea: 2 },
      chance: 0.44,
      factors: { sound: 0.6, rigging: -0.26, gauge: 0.1 },
      firstMoveLost: true,
      firstMoveDone: false,
    };
    expect(tell('ShipEscaped', data)).toMatchObject({
      text: 'MX2FR got away from the battle off Veracruz and lies in SGC.',
      reasons: [
        'chance 44%, 60% for a sound ship, 26% less for damage to the rigging, 10% more for the gauge',
        'its first move waits for the second phase',
      ],
    });
    expect(tell('ShipEscaped', { ship: 'MX2FR', from: OFF_VERACRUZ }, 'partial').text).toBe(
      'MX2FR got away from the battle off Veracruz.',
    );
  });

  it('names a prize by its old and its new id, and to the captor its prisoners', () => {
    const seen = { ship: 'MX2FR', by: 'US3SL', now: 'US2FR' };
    const data = { ...seen, crewTaken: 133, marinesTaken: 6, prize: { id: 'US2FR', crew: 40 } };
    expect(tell('ShipTaken', data)).toMatchObject({
      text: 'MX2FR struck its colors to US3SL and is now US2FR.',
      reasons: ['139 prisoners', 'a prize crew of 40 men'],
    });
    expect(tell('ShipTaken', seen, 'partial')).toMatchObject({
      text: 'MX2FR struck its colors to US3SL and is now US2FR.',
      reasons: [],
    });
  });

  it('tells what a ship suffered in brackets, so that a squadron is one line', () => {
    const data = {
      ship: 'US1FR',
      hull: 1,
      rigging: 2,
      crewLost: 27,
      marinesLost: 3,
      wear: 0.25,
      atHulls: 0,
      expected: { hull: 0.58, rigging: 1.8, menShare: 0.065 },
      factors: { 'close quarters': 1.3 },
    };
    expect(tell('ShipBattered', data)).toMatchObject({
      text: 'US1FR fought in the battle.',
      each: '30 men down, hull damage 1, rigging damage 2',
      reasons: [
        'its side was worn to 25% of what it could bear, 0% of the enemy fire aimed at hulls',
        'to be expected: 0.58 to the hull, 1.8 to the rigging, 6.5% of the men',
        'close quarters x1.3',
      ],
    });
  });
});
