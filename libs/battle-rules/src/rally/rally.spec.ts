import { describe, expect, it } from '@jest/globals';
import { activationOf, diceOf, drmsOf, smallBattle } from '../testing/small-fight.js';
import { rallyBeforeAction, rallyOdds, rallyRouted } from './rally.js';

const commands = [
  { id: 'gamble', side: 'US', level: 'brigade', order: 'HOLD', ineffectiveAt: 90 },
  { id: 'archer', side: 'CSA', level: 'brigade', order: 'HOLD', ineffectiveAt: 90 },
];
const leaders = [
  { id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 5, stars: 1, hex: '0507' },
  { id: 'gamble', side: 'US', command: 'gamble', rating: 5, range: 8, stars: 0, hex: '1406' },
];
const cs = {
  id: 'cs-13al',
  command: 'archer',
  type: 'INF',
  sp: 6,
  hex: '0507',
  facing: 0,
  state: 'disordered',
};
const us = { id: 'us-2wi', command: 'gamble', type: 'INF', sp: 6, hex: '1407', facing: 3 };

describe('a disordered unit', () => {
  const rallies = (die: number, keys: object = {}, unit: object = {}, enemy: object = {}) => {
    const context = smallBattle(
      [
        { ...cs, ...unit },
        { ...us, ...enemy },
      ],
      { commands, leaders, told: { 'rally:*': [die] }, ...keys } as never,
    );
    const tried = rallyBeforeAction(context, activationOf(context, 'CSA', [{ unit: 'cs-13al' }]));
    return { context, tried, die: diceOf(context, 'rally')[0], unit: context.state.units.get('cs-13al')! };
  };

  it('rallies at its disordered cohesion, with its leader and his star', () => {
    const { die, unit, tried, context } = rallies(7);
    expect(drmsOf(die)).toEqual({ 'its leader with it': -1, "archer's stars": -1 });
    expect(die).toMatchObject({ target: 5, adjusted: 5, result: 'pass' });
    expect([unit.state, tried, context.state.leaders.get('archer')!.starsUsed]).toEqual([
      'ordered',
      ['cs-13al'],
      true,
    ]);
  });

  it('stays so up to three too high, and beyond loses a straggler', () => {
    expect(rallies(8).unit).toMatchObject({ state: 'disordered', sp: 6 });
    expect(rallies(9, { leaders: [] }).unit).toMatchObject({ state: 'disordered', sp: 5, stragglers: 1 });
  });

  it('is harder pressed by the enemy within three hexes, and cannot try beside him', () => {
    expect(drmsOf(rallies(4, {}, {}, { hex: '0707' }).die)).toMatchObject({
      'the enemy within three hexes': 2,
    });
    expect(rallies(0, {}, {}, { hex: '0607' }).tried).toEqual([]);
  });

  it('is not tried where the plan forbids it, and out of command is harder', () => {
    const context = smallBattle([cs, us], { commands, told: {} } as never);
    expect(
      rallyBeforeAction(context, activationOf(context, 'CSA', [{ unit: 'cs-13al', rally: false }])),
    ).toEqual([]);
    expect(drmsOf(rallies(4, { leaders: [] }).die)).toMatchObject({ 'out of command': 1 });
  });
});

describe('the odds of a rally', () => {
  const odds = (keys: object, enemy: object) => {
    const context = smallBattle([cs, { ...us, ...enemy }], { commands, ...keys } as never);
    return rallyOdds(context, context.state.units.get('cs-13al')!, true);
  };
  const thrown = (keys: object, enemy: object) => {
    const results = Array.from({ length: 10 }, (_, die) => {
      const context = smallBattle([cs, { ...us, ...enemy }], {
        ...{ commands, told: { 'rally:*': [die] }, ...keys },
      } as never);
      const activation = { ...activationOf(context, 'CSA', [{ unit: 'cs-13al' }]), level: 'RE' as const };
      rallyBeforeAction(context, activation);
      return diceOf(context, 'rally')[0]!.result;
    });
    const share = (result: string): number => results.filter((one) => one === result).length / 10;
    return { rallies: share('pass'), loses: share('lose') };
  };

  it.each([
    ['unpressed', {}, {}],
    ['pressed', {}, { hex: '0707' }],
    ['pressed, out of command', { leaders: [] }, { hex: '0707' }],
  ])('are those of the dice: %s', (_what, keys, enemy) => {
    // The star a leader adds is his choice of the turn, and counted in neither.
    const led = { leaders: leaders.map((one) => ({ ...one, stars: 0 })), ...keys };
    expect(odds(led, enemy)).toEqual(thrown(led, enemy));
  });
});

describe('a routed unit', () => {
  it('that does not rally runs on to the rear, and over the edge is lost', () => {
    const context = smallBattle([{ ...cs, state: 'routed', hex: '0707' }, us], {
      commands,
      told: { 'rally:*': [8] },
    } as never);
    rallyRouted(context);
    expect(context.state.units.get('cs-13al')!.hex!.slice(0, 2)).toBe('01');
    rallyRouted(context);
    expect(context.state.units.has('cs-13al')).toBe(false);
    expect(context.state.casualties).toMatchObject([{ unit: 'cs-13al', sp: 4, stragglers: 2, side: 'CSA' }]);
  });

  it('that rallies is disordered and stays', () => {
    const context = smallBattle([{ ...cs, state: 'routed' }, us], {
      commands,
      leaders,
      told: { 'rally:*': [2] },
    } as never);
    rallyRouted(context);
    expect(context.state.units.get('cs-13al')).toMatchObject({ state: 'disordered', hex: '0507' });
  });
});
