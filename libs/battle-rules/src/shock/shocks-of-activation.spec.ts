import { describe, expect, it } from '@jest/globals';
import { activationOf, diceOf, drmsOf, smallBattle } from '../testing/small-fight.js';
import { shocksOfActivation } from './shocks-of-activation.js';

const commands = [
  { id: 'gamble', side: 'US', level: 'brigade', order: 'HOLD', ineffectiveAt: 90 },
  { id: 'archer', side: 'CSA', level: 'brigade', order: 'ASLT', ineffectiveAt: 90 },
];
const us = { id: 'us-2wi', command: 'gamble', type: 'INF', sp: 6, hex: '0707', facing: 3 };
const cs = { id: 'cs-13al', command: 'archer', type: 'INF', sp: 12, hex: '0607', facing: 0 };
const quiet = { of: { US: { reactionFire: 'hold' } }, stars: {} };
const plan = [{ unit: 'cs-13al', shock: '0707', fire: { hold: true } }];

const shock = (units: object[], told: object, keys: object = {}, plans = plan) => {
  const context = smallBattle(units as never, { commands, standing: quiet, told, ...keys } as never);
  shocksOfActivation(context, activationOf(context, 'CSA', plans));
  return context;
};

describe('a shock', () => {
  it('is weighed by odds and modifiers; who wins enters the hex and is disordered', () => {
    const context = shock([us, cs], { 'shock:0707': [6], 'preshock:*': [2] });
    const [die] = diceOf(context, 'shock');
    expect(die).toMatchObject({
      label: 'shock:0707#1',
      attack: 12,
      defence: 6,
      odds: '2:1',
      shift: 2,
      adjusted: 8,
      result: '8-9',
    });
    expect(drmsOf(die)).toEqual({ 'orders of the attacker': 1, 'orders of the defender': -1 });
    expect(context.state.units.get('us-2wi')).toMatchObject({ sp: 5, state: 'disordered', hex: '0906' });
    expect(context.state.units.get('cs-13al')).toMatchObject({ sp: 12, state: 'disordered', hex: '0707' });
  });

  it('lost costs the attacker men and ground', () => {
    const context = shock([us, { ...cs, sp: 6 }], { 'shock:0707': [0], 'preshock:*': [2] });
    expect(diceOf(context, 'shock')[0]).toMatchObject({ odds: '1:1', adjusted: 0, result: '0-1' });
    expect(context.state.units.get('cs-13al')).toMatchObject({ sp: 4, state: 'disordered', hex: '0406' });
    expect(context.state.units.get('us-2wi')).toMatchObject({ sp: 6, state: 'ordered', hex: '0707' });
  });

  it('comes to nothing where the attacker does not go on, and routs a defender who fails by four', () => {
    const shy = shock([us, cs], { 'preshock:cs-13al': [9], 'preshock:us-2wi': [0] }, {}, plan);
    // Cohesion 7: 9 fails by two, disordered with a straggler, and half of eleven attack.
    expect(diceOf(shy, 'shock')[0]).toMatchObject({ attack: 5, odds: '2:3' });
    const weak = shock([us, { ...cs, cohesion: 5 }], { 'preshock:cs-13al': [9] });
    expect(diceOf(weak, 'shock')).toEqual([]);
    expect(weak.events.some(({ type }) => type === 'ShockCalledOff')).toBe(true);
    const rout = shock([{ ...us, cohesion: 5 }, cs], { 'preshock:cs-13al': [0], 'preshock:us-2wi': [9] });
    expect(rout.state.units.get('us-2wi')!.state).toBe('routed');
    expect(rout.state.units.get('cs-13al')!.hex).toBe('0707');
  });

  it('is not for those under other orders, disordered, or who front elsewhere', () => {
    const none = (unit: object, keys: object = {}) => {
      const context = shock([us, { ...cs, ...unit }], {}, keys);
      expect(diceOf(context, 'preshock')).toEqual([]);
      expect(context.events.map(({ type }) => type)).toEqual(['ShockCalledOff']);
    };
    none({ state: 'disordered' });
    none({ facing: 3 });
    none({ order: 'SUPT' });
  });

  it('finds dismounted cavalry gone: it goes back two hexes of itself, checks, and mounts', () => {
    const horse = { ...us, type: 'CAV', formation: 'dismounted', weapon: 'B', sp: 8 };
    const context = shock([horse, cs], { 'udd:us-2wi': [0] });
    expect(diceOf(context, 'shock')).toEqual([]);
    expect(diceOf(context, 'udd')[0]).toMatchObject({ cause: 'retreat-before-shock', result: 'pass' });
    expect(context.state.units.get('us-2wi')).toMatchObject({ hex: '0906', formation: 'mounted' });
    expect(context.state.units.get('cs-13al')!.hex).toBe('0707');
  });

  it('takes guns from the flank without a roll', () => {
    const battery = { ...us, type: 'ART', weapon: 'N', sp: 4, facing: 1 };
    const context = shock([battery, cs], {});
    expect(diceOf(context, 'shock')).toEqual([]);
    expect(context.state.units.has('us-2wi')).toBe(false);
    expect(context.state.casualties).toMatchObject([{ unit: 'us-2wi', sp: 4, captured: 4 }]);
  });

  it('with the bayonet shakes the defender and rounds odds up', () => {
    const context = smallBattle([us, { ...cs, sp: 7, bayonet: true }], {
      commands,
      standing: quiet,
      told: { 'preshock:*': [2] },
    } as never);
    const activation = activationOf(context, 'CSA', plan);
    shocksOfActivation(context, activation);
    expect(drmsOf(diceOf(context, 'preshock').find(({ label }) => label.includes('us-2wi')))).toEqual({
      'the bayonet': 1,
    });
    expect(diceOf(context, 'shock')[0]).toMatchObject({ odds: '3:2' });
    expect(context.state.units.get('cs-13al')?.bayonet).toBe(false);
  });

  it('is demanded by an assault at 1:2 or better, and not below', () => {
    const demanded = (sp: number) =>
      diceOf(
        shock(
          [
            { ...us, sp: 6 },
            { ...cs, sp },
          ],
          {},
          {},
          [{ unit: 'cs-13al' }] as never,
        ),
        'preshock',
      ).length > 0;
    expect(demanded(3)).toBe(true);
    expect(demanded(2)).toBe(false);
  });
});
