import { describe, expect, it } from '@jest/globals';
import { activationOf, diceOf, drmsOf, smallBattle } from '../testing/small-fight.js';
import { ceaseMovementFire } from '../fire/cease-movement-fire.js';
import { fireOfActivation } from './fire-of-activation.js';

const us = { id: 'us-8il', command: 'gamble', type: 'INF', sp: 7, hex: '0707', facing: 3 };
const cs = { id: 'cs-13al', command: 'archer', type: 'INF', sp: 6, hex: '0607', facing: 0, weapon: 'E' };

describe('a volley', () => {
  it('is weighed with its modifiers, struck home, and answered at once by who has not moved', () => {
    const context = smallBattle([us, cs], { told: { 'fire:us-8il': [7], 'fire:cs-13al': [0] } });
    fireOfActivation(context, activationOf(context, 'US', [{ unit: 'us-8il' }]));
    const [own, back] = diceOf(context, 'fire');
    expect(own).toMatchObject({
      label: 'fire:us-8il#1',
      sp: 7,
      column: '6-7',
      range: 1,
      adjusted: 8,
      result: '1',
      lost: { 'cs-13al': 1 },
    });
    expect(drmsOf(own)).toEqual({ 'range 1, R': 1 });
    expect(back).toMatchObject({ label: 'fire:cs-13al#1', sp: 6, adjusted: 1, result: '-' });
    expect(context.state.units.get('cs-13al')!.sp).toBe(5);
    // With strengths from before: the answer fires six, though one is lost.
    expect(context.state.units.get('cs-13al')!.reactionFires).toBe(1);
  });

  it('is answered first where the firer has moved', () => {
    const context = smallBattle([us, cs], { told: { 'fire:us-8il': [9], 'fire:cs-13al': [9] } });
    fireOfActivation(context, activationOf(context, 'US', [{ unit: 'us-8il' }], { 'us-8il': ['0707'] }));
    const [back, own] = diceOf(context, 'fire');
    expect(back).toMatchObject({ label: 'fire:cs-13al#1', result: '2', lost: { 'us-8il': 2 } });
    expect(drmsOf(back)).toEqual({ 'range 1, E': 1, 'at a unit that has moved': 1 });
    expect(own).toMatchObject({ sp: 5, column: '4-5' });
  });

  it('goes at the closest within three hexes, whatever the plan says, and tells why', () => {
    const far = { ...cs, id: 'cs-far', hex: '0507' };
    const context = smallBattle([us, cs, far]);
    fireOfActivation(context, activationOf(context, 'US', [{ unit: 'us-8il', fire: { at: '0507' } }]));
    expect(diceOf(context, 'fire')[0]).toMatchObject({ target: '0607' });
    expect(context.events[0]).toMatchObject({
      type: 'FireWithheld',
      rule: 'gbacw-3dog G-35 P-08.1',
      data: { target: '0507' },
    });
  });

  it('is not given by who holds, has marched, carries the bayonet or faces away', () => {
    const quiet = (unit: object, plan: object, bayonet = false, command = {}) => {
      const context = smallBattle([{ ...us, ...unit }, cs], {
        commands: [
          { id: 'gamble', side: 'US', level: 'brigade', order: 'SUPT', ...command },
          { id: 'archer', side: 'CSA', level: 'brigade', order: 'SUPT' },
        ],
      });
      const activation = activationOf(context, 'US', [{ unit: 'us-8il', ...plan }]);
      if (bayonet) activation.bayonet.add('us-8il');
      fireOfActivation(context, activation);
      return diceOf(context, 'fire').length;
    };
    expect(quiet({}, {})).toBe(2);
    expect(quiet({}, { fire: { hold: true } })).toBe(0);
    expect(quiet({}, {}, true)).toBe(0);
    expect(quiet({ facing: 0 }, {})).toBe(0);
    expect(quiet({}, {}, false, { order: 'MRCH' })).toBe(0);
    // Who is to skirmish fires even if told to hold.
    expect(quiet({}, { fire: { hold: true } }, false, { order: 'SKPD' })).toBe(2);
  });

  it('out of woods at a neighbour is at half', () => {
    const terrain = Array.from({ length: 15 }, (_, row) => (row === 6 ? '......w........' : '.'.repeat(15)));
    const context = smallBattle([us, cs], { terrain });
    fireOfActivation(context, activationOf(context, 'US', [{ unit: 'us-8il' }]));
    expect(diceOf(context, 'fire')[0]).toMatchObject({ sp: 3, column: '3' });
  });

  it('by a battery at foot takes guns by the table and spends a double load of canister', () => {
    const battery = {
      id: 'us-calef',
      command: 'gamble',
      type: 'ART',
      sp: 6,
      weapon: 'N',
      hex: '0707',
      facing: 3,
    };
    const context = smallBattle([battery, { ...cs, hex: '0507' }], { told: { 'fire:us-calef': [5] } });
    fireOfActivation(context, activationOf(context, 'US', [{ unit: 'us-calef' }]));
    const [own, back] = diceOf(context, 'fire');
    expect(own).toMatchObject({ range: 2, adjusted: 8, result: '1' });
    expect(drmsOf(back)).toEqual({
      'infantry reaction fire at artillery': 3,
      'small arms at unlimbered guns': -1,
    });
    expect(context.state.units.get('us-calef')!.ammo).toBe(10);
  });
});

describe('who stops within two hexes', () => {
  it('draws fire once a unit an activation, three times a turn', () => {
    const context = smallBattle([
      { ...us, hex: '0707' },
      { ...cs, hex: '0507' },
    ]);
    const activation = activationOf(context, 'US', [{ unit: 'us-8il' }], { 'us-8il': ['0707'] });
    ceaseMovementFire(context, activation, 'us-8il');
    ceaseMovementFire(context, activation, 'us-8il');
    expect(diceOf(context, 'fire')).toHaveLength(1);
    expect(context.events.find(({ type }) => type === 'FireResolved')).toMatchObject({
      rule: 'gbacw-3dog G-37 P-08.2',
    });
  });

  it('draws none at three hexes, unless it is artillery, and none if it did not move', () => {
    const dice = (unit: object, entered: string[]) => {
      const context = smallBattle([
        { ...us, ...unit },
        { ...cs, hex: '0407' },
      ]);
      ceaseMovementFire(
        context,
        activationOf(context, 'US', [{ unit: 'us-8il' }], { 'us-8il': entered }),
        'us-8il',
      );
      return diceOf(context, 'fire').length;
    };
    expect(dice({}, ['0707'])).toBe(0);
    expect(dice({ type: 'ART', weapon: 'N' }, ['0707'])).toBe(1);
    expect(dice({ type: 'ART', weapon: 'N' }, [])).toBe(0);
  });
});
