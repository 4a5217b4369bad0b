import { describe, expect, it } from '@jest/globals';
import { BattleDice, ToldList } from './battle-dice.js';
import { lowCheck, weighed } from './battle-die.js';
import { faultsOfDice } from './told-dice.js';

const dice = (told: Record<string, number[]> = {}, seed = 'a') =>
  new BattleDice(seed, '1863-07-01 0740', new ToldList(told), {});

describe('dice of a battle', () => {
  it('belong to what they decide: one more moves no other', () => {
    const one = dice();
    one.throw('udd', 'x');
    expect(one.throw('fire', 'us-8il')).toEqual(dice().throw('fire', 'us-8il'));
    expect([...'abcdefgh'].map((seed) => dice({}, seed).throw('fire', 'x').die)).not.toEqual(
      Array(8).fill(0),
    );
  });

  it('are counted by purpose and subject within the turn', () => {
    const one = new BattleDice('a', 't', new ToldList({}), { 'fire:x': 2 });
    expect([one.throw('fire', 'x').label, one.throw('fire', 'x').label, one.throw('udd', 'x').label]).toEqual(
      [...['fire:x#3', 'fire:x#4', 'udd:x#1']],
    );
  });

  it('fall as told: by full label, subject, purpose, any; the last of a list repeats', () => {
    const one = dice({ 'fire:x#2': [9], 'fire:x': [7, 3], 'udd:*': [0], '*': [4] });
    expect([1, 2, 3, 4].map(() => one.throw('fire', 'x').die)).toEqual([7, 9, 3, 3]);
    expect(one.throw('udd', 'y').die).toBe(0);
    expect(one.throw('gate', 'US').die).toBe(4);
  });

  it.each([
    [{ 'fire:x': [10] }, '/fire:x/0'],
    [{ 'fire:x': [] }, '/fire:x'],
    [{ 'shot:x': [1] }, ''],
    [{ '*': [1.5] }, '/*/0'],
    [[], ''],
  ])('%j is malformed', (told, pointer) => {
    expect(faultsOfDice(told)[0]?.pointer).toBe(pointer);
  });

  it('casualties are read from 0 to 99', () => {
    expect(faultsOfDice({ 'casualty:heth': [99] })).toEqual([]);
  });

  it('leave out modifiers of 0, and a check passes at its target', () => {
    const drms = [
      { rule: 'G-07' as const, value: 0, why: 'none' },
      { rule: 'G-07' as const, value: -1, why: 'heth in range' },
    ];
    expect(weighed({ label: 'order:a#1', die: 5 }, drms, {})).toMatchObject({
      drm: -1,
      adjusted: 4,
      drms: [drms[1]],
    });
    expect(lowCheck({ label: 'order:a#1', die: 5 }, drms, 4).result).toBe('pass');
    expect(lowCheck({ label: 'order:a#1', die: 6 }, drms, 4).result).toBe('fail');
  });
});
