import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent, type Told } from '../turn/tell-event.js';

const NAMES = { states: { US: 'the United States', MX: 'Mexico' }, players: {} };

function tell(
  type: EventName,
  data: Record<string, unknown>,
  degree: ObservedEvent['degree'] = 'full',
): Told & { text: string } {
  const told = tellEvent(observed({ type, data, degree, square: 'G6-V6' }), NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

describe('battles in words (GITM AMWOL 9)', () => {
  it('opens a battle with who came upon whom, from where, and on what ground', () => {
    const data = {
      tactical: '3-4',
      attackers: { states: ['US'], units: ['US1IN'] },
      defenders: { states: ['MX'], units: ['MX1IN', 'MX2IN'] },
      position: true,
      directions: ['north', 'east'],
      fort: { level: 2, manned: true },
      defenceRating: 3,
    };
    const told = tell('BattleOpened', data);
    expect(told.text).toBe(
      'Battle at 3-4 of G6-V6: the troops of the United States (US1IN) came upon the troops of Mexico (MX1IN and MX2IN) from the north and east.',
    );
    expect(told.reasons).toEqual([
      'the ground is rated 3 for defence',
      'the defenders held their position',
      'a fort of level 2, manned',
    ]);
    const { tactical, attackers, defenders } = data;
    expect(tell('BattleOpened', { tactical, attackers, defenders }, 'partial').reasons).toEqual([]);
  });

  it('shows the reckoning of a segment unit by unit, factors first named in words', () => {
    const told = tell('SegmentWeighed', {
      tactical: '3-4',
      segment: 'firing',
      side: 'attackers',
      units: [{ unit: 'US1IN', men: 800, strength: 960.4, factors: { quality: 1.2, unmoved: 1.1 } }],
      factors: { flanks: 0.9 },
      strength: 960.4,
    });
    expect(told.text).toBe('In the firing at 3-4 of G6-V6 the attackers weighed 960.');
    expect(told.reasons).toEqual([
      'US1IN: 800 men weighed 960 (quality x1.2, standing its ground x1.1)',
      'for the whole side: flanks x0.9',
    ]);
  });

  it('counts losses by kind and leaves out kinds that are none', () => {
    const told = tell('UnitLostMen', {
      unit: 'US1IN',
      segment: 'melee',
      lost: 41,
      kinds: { killed: 7, wounded: 26, prisoners: 0, stragglers: 8 },
      strength: 728,
      share: 0.0533,
      batteries: 0,
    });
    expect(told.text).toBe('US1IN lost men in the melee.');
    expect(told.each).toBe('41 men, 5.3%, 7 killed, 26 wounded, 8 stragglers, 728 left');
  });

  it('says who took to skirmishing, and of one prisoner or straggler that it is one (9.10)', () => {
    const weighed = tell('SegmentWeighed', {
      side: 'defenders',
      units: [],
      factors: {},
      skirmishing: ['MX1IN'],
    });
    expect(weighed.reasons).toEqual([
      'outweighed two to one or worse, MX1IN took to skirmishing (rule 9.10)',
    ]);
    const kinds = { killed: 1, wounded: 1, prisoners: 1, stragglers: 1 };
    expect(tell('UnitLostMen', { unit: 'MX1IN', lost: 4, kinds }).each).toBe(
      '4 men, 1 killed, 1 wounded, 1 prisoner, 1 straggler',
    );
  });

  it.each([
    ['stands', 'stood', 'routine'],
    ['retreats', 'gave way in retreat', 'matter'],
    ['routs', 'ran in rout', 'matter'],
    ['shatters', 'broke up', 'matter'],
  ])('tells a check whose unit %s', (result, words, weight) => {
    const told = tell('MoraleChecked', {
      unit: 'US1IN',
      segment: 'firing',
      share: 0.12,
      retreat: 0.2,
      rout: 0.1,
      factors: [{ of: 'losses', retreat: '20', rout: '10' }],
      result,
    });
    expect(told.text).toBe(`US1IN lost 12% in the firing and ${words}.`);
    expect(told.weight).toBe(weight);
    expect(told.reasons).toEqual(['losses: retreat 20, rout 10', 'chance of retreat 20%, of rout 10%']);
  });

  it('ends a battle with the victor, or without one', () => {
    expect(tell('BattleEnded', { tactical: '3-4', winners: ['US'], losers: ['MX'], losses: 1200 }).text).toBe(
      'The battle at 3-4 of G6-V6 was won by the United States over Mexico; both sides together lost 1,200 men.',
    );
    expect(tell('BattleEnded', { tactical: '3-4', winners: [], losers: [] }, 'partial').text).toBe(
      'The battle at 3-4 of G6-V6 was not decided.',
    );
  });

  it('tells bombardment as far as it was seen', () => {
    expect(tell('Bombarded', { tactical: '3-4', target: '4-4' }, 'partial').text).toBe(
      'Guns bombarded 4-4 of G6-V6 from 3-4.',
    );
    expect(tell('Bombarded', { tactical: '3-4', target: '4-4', units: ['US1LA'], strength: 400 }).text).toBe(
      'US1LA bombarded 4-4 of G6-V6 from 3-4.',
    );
  });

  it('says when a fort is a fort no more', () => {
    expect(tell('FortDamaged', { city: 'Matamoros', level: 1, strength: 700 }).text).toBe(
      'The fort of Matamoros was battered down to level 1.',
    );
    expect(tell('FortDamaged', { city: 'Matamoros', level: 0 }, 'partial').text).toContain('a fort no more');
  });

  it('tells routs by the end that was seen', () => {
    expect(tell('UnitRouted', { unit: 'MX1IN', from: '3-4', direction: 'south' }, 'start').text).toBe(
      'MX1IN ran in rout to the south from 3-4.',
    );
    expect(tell('UnitRouted', { unit: 'MX1IN', to: 'G6-V7', tactical: '7-0' }, 'end').text).toBe(
      'MX1IN came in rout into G6-V7 at 7-0.',
    );
  });

  it('tells a unit that broke up and where it gathers only to its own side', () => {
    const whole = {
      unit: 'US1IN',
      reason: 'no way back',
      from: 'G6-V6',
      to: 'G5-V9',
      tactical: '7-7',
      stragglers: 100,
      prisoners: 101,
      strength: 300,
      supplies: 0,
      turnsLeft: 2,
    };
    expect(tell('UnitShattered', whole).text).toBe(
      'US1IN broke up in G6-V6, to gather again in G5-V9: no way back.',
    );
    expect(tell('UnitShattered', { unit: 'US1IN', from: 'G6-V6' }, 'partial').text).toBe(
      'US1IN broke up in G6-V6.',
    );
  });
});
