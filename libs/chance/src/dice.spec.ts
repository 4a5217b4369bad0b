import { describe, expect, it } from '@jest/globals';
import { Dice, DrawRepeatedError, FixedRolls, happens } from './index.js';

describe('keyed dice', () => {
  it('draw the same for the same secret, turn, phase and label, whatever was drawn before', () => {
    const first = Dice.keyed('secret', 3, 'tactical-1');
    first.chance('another draw', 0.5);
    const second = Dice.keyed('secret', 3, 'tactical-1');
    expect(second.chance('morale-check US1IN', 0.5)).toEqual(first.chance('morale-check US1IN', 0.5));
  });

  it('differ by secret, turn and phase', () => {
    const rolls = [
      Dice.keyed('secret', 3, 'tactical-1'),
      Dice.keyed('other', 3, 'tactical-1'),
      Dice.keyed('secret', 4, 'tactical-1'),
      Dice.keyed('secret', 3, 'tactical-2'),
    ].map((dice) => dice.chance('x', 0.5).roll);
    expect(new Set(rolls).size).toBe(4);
  });

  it('refuse a label that was already used in the phase', () => {
    const dice = Dice.keyed('secret', 1, 'supply');
    dice.whole('x', 1, 6);
    expect(() => dice.chance('x', 0.5)).toThrow(DrawRepeatedError);
  });

  it('are uniform enough: a thousand rolls of one chance in four come off about 250 times', () => {
    const dice = Dice.keyed('secret', 1, 'supply');
    let hits = 0;
    for (let i = 0; i < 1000; i++) if (happens(dice.chance(`x ${i}`, 0.25))) hits++;
    expect(hits).toBeGreaterThan(205);
    expect(hits).toBeLessThan(295);
  });

  it('make a chance of 1 certain and of 0 impossible', () => {
    const dice = Dice.fixed({ certain: 0.999999, never: 0 }, () => 0.5);
    expect(happens(dice.chance('certain', 1))).toBe(true);
    expect(happens(dice.chance('never', 0))).toBe(false);
  });

  it('include both ends of whole numbers', () => {
    const dice = Dice.fixed({ low: 0, high: 0.999999 }, () => 0.5);
    expect(dice.whole('low', 3, 5).value).toBe(3);
    expect(dice.whole('high', 3, 5).value).toBe(5);
  });

  it('fix labels for a rule case and leave the rest keyed', () => {
    const keyed = Dice.keyed('secret', 1, 'supply');
    const fixed = Dice.keyed('secret', 1, 'supply').withFixed({ a: 0.1 });
    expect(fixed.chance('a', 0.5).roll).toBe(0.1);
    expect(fixed.chance('b', 0.5)).toEqual(keyed.chance('b', 0.5));
  });

  it('leave told rolls knowing whether they were thrown, over all dice they were told to', () => {
    const rolls = new FixedRolls({ a: 0.1, b: 0, c: 0.3 });
    Dice.keyed('secret', 1, 'supply').withFixed(rolls).chance('a', 0.5);
    const other = Dice.keyed('secret', 1, 'tactical-1').withFixed(rolls);
    expect(other.chance('b', 0.5).roll).toBe(0);
    other.chance('d', 0.5);
    expect(['a', 'b', 'c', 'd'].map((label) => rolls.wasThrown(label))).toEqual([true, true, false, false]);
  });

  it('shuffle so that one more id moves no other pair', () => {
    const few = Dice.keyed('s', 1, 'p').shuffle('order', ['a', 'b', 'c', 'd']);
    const more = Dice.keyed('s', 1, 'p').shuffle('order', ['a', 'b', 'x', 'c', 'd']);
    expect(more.filter((id) => id !== 'x')).toEqual(few);
  });
});
