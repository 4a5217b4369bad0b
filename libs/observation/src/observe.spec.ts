import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '@vedette/campaign';
import { observe } from './observe.js';

const march: GameEvent<'UnitMarched'> = {
  seq: 41,
  turn: 3,
  phase: 'strategic-2',
  type: 'UnitMarched',
  rule: 'gitm-amwol 7.1',
  units: ['MX1IN'],
  data: {
    unit: 'MX1IN',
    from: 'G1-V1',
    fromTactical: '3-3',
    left: 'east',
    to: 'G2-V1',
    toTactical: '0-3',
    entered: 'west',
    purpose: 'path',
    phase: 2,
    steps: 1,
    allowance: 3,
    forced: false,
    cost: 1,
    fatigue: 7,
    delay: 0,
    cancelsPath: false,
    cancelsTacticalMove: false,
    inFort: false,
  },
  dice: [{ label: '7.7 order MX1IN', from: 0, to: 1, value: 0.5 }],
  audience: { ampudia: 'full', taylor: 'start', worth: 'end', scott: 'partial' },
};

const FORCE = { state: 'MX', arm: 'infantry', men: 1000 } as const;

describe('an observer', () => {
  it('who owns the matter is told all of it, dice too', () => {
    expect(observe(march, 'ampudia')).toMatchObject({ degree: 'full', data: march.data, dice: march.dice });
  });

  it('who saw it leave is told where from and in which direction, and nothing of where to', () => {
    expect(observe(march, 'taylor')).toEqual({
      turn: 3,
      phase: 'strategic-2',
      type: 'UnitMarched',
      rule: 'gitm-amwol 4.5',
      degree: 'start',
      square: 'G1-V1',
      data: { unit: 'MX1IN', from: 'G1-V1', fromTactical: '3-3', left: 'east' },
    });
  });

  it('cannot tell from the rule cited why somebody else marches', () => {
    const pursuit = { ...march, rule: 'gitm-amwol 7.12' };
    expect(observe(pursuit, 'taylor')).toEqual(observe(march, 'taylor'));
    expect(observe(pursuit, 'ampudia')!.rule).toBe('gitm-amwol 7.12');
  });

  it('who saw it arrive is told where, and nothing of where from', () => {
    const seen = observe(march, 'worth')!;
    expect(seen.square).toBe('G2-V1');
    expect(JSON.stringify(seen)).not.toContain('G1-V1');
  });

  it('of any degree but the fullest never learns dice, fatigue, numbers or the list of units', () => {
    for (const player of ['taylor', 'worth', 'scott']) {
      const seen = observe(march, player)!;
      expect(seen).not.toHaveProperty('dice');
      expect(seen).not.toHaveProperty('seq');
      expect(seen).not.toHaveProperty('units');
      expect(seen.data).not.toHaveProperty('fatigue');
    }
  });

  it('who sees a matter whole is still not told what it settles out of his sight', () => {
    const meal: GameEvent<'SupplyConsumed'> = {
      ...march,
      type: 'SupplyConsumed',
      data: {
        unit: 'MX1IN',
        fed: 'source',
        stock: { kind: 'city', name: 'Monterey', left: 40 },
        source: 'Monterey',
        supplies: 4,
        ammunition: 5,
        because: 'active',
      },
    };
    const { stock: _, ...told } = meal.data;
    expect(observe(meal, 'ampudia')!.data).toEqual(told);
  });

  it('who is not named is told nothing', () => expect(observe(march, 'paredes')).toBeNull());

  it('keeps the square of an event that stays in one', () => {
    const move: GameEvent = {
      ...march,
      type: 'MoveSighted',
      square: 'G1-V1',
      data: { unit: 'MX1IN', force: FORCE, in: 'G1-V1', from: '3-3', to: '4-4' },
    };
    expect(observe(move, 'worth')).toMatchObject({
      square: 'G1-V1',
      data: { force: FORCE, in: 'G1-V1', to: '4-4' },
    });
  });

  it('who is a stranger is told of a force, by no degree of seeing which unit it was', () => {
    const { unit, from, fromTactical, left, to, toTactical, entered } = march.data;
    const way = { from, fromTactical, left, to, toTactical, entered };
    const sighted: GameEvent = {
      ...march,
      type: 'MarchSighted',
      rule: 'gitm-amwol 4.5',
      data: { unit, force: FORCE, ...way },
      dice: [{ label: '4.1 sight of 1000 MX infantry', from: -0.25, to: 0.25, value: 0.1 }],
      audience: { taylor: 'start', worth: 'end', scott: 'partial' },
    };
    expect(observe(sighted, 'taylor')!.data).toEqual({ force: FORCE, from, fromTactical, left });
    expect(observe(sighted, 'worth')!.data).toEqual({ force: FORCE, to, toTactical, entered });
    expect(observe(sighted, 'scott')!.data).toEqual({ force: FORCE, ...way });
    for (const player of ['taylor', 'worth', 'scott'])
      expect(JSON.stringify(observe(sighted, player))).not.toContain('MX1IN');
  });
});
