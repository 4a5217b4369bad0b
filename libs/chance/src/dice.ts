import { createHmac, createSecretKey } from 'node:crypto';
import type { ChanceDraw, PickDraw, ValueDraw } from './draw.js';
import { DrawRepeatedError } from './draw-repeated.error.js';
import { FixedRolls } from './fixed-rolls.js';

const MILLION = 1_000_000;

/** Source of uniform numbers 0-1 by label; the keyed one is {@link Dice.keyed}. */
export type Uniform = (label: string) => number;

/**
 * The dice of one phase of one turn. A draw is a function of (secret, turn, phase, label) and of nothing else: adding or
 * leaving out a draw shifts no other, and any number of workers draw the same. The label names rule, unit and purpose,
 * for instance `morale-check US1IN firing`; using one label twice in a phase is a fault of the rule and throws
 * {@link DrawRepeatedError}.
 */
export class Dice {
  private readonly used = new Set<string>();

  private constructor(private readonly uniform: Uniform) {}

  /** Dice keyed by a campaign's secret for one phase. */
  static keyed(secret: string, turn: number, phase: string): Dice {
    // A key object and text cost half of what raw keys and buffers cost, and a turn draws tens of thousands of times.
    const phaseKey = createSecretKey(createHmac('sha256', secret).update(`${turn}\u0000${phase}`).digest());
    return new Dice((label) => {
      const digest = createHmac('sha256', phaseKey).update(label).digest('hex');
      return Number.parseInt(digest.slice(0, 12), 16) / 2 ** 48;
    });
  }

  /** Dice whose listed labels fall as told (0-1); every other label falls back to `others`. */
  static fixed(rolls: Readonly<Record<string, number>> | FixedRolls, others: Uniform): Dice {
    const told = rolls instanceof FixedRolls ? rolls : new FixedRolls(rolls);
    return new Dice((label) => told.of(label) ?? others(label));
  }

  /** These dice with some labels fixed, as rule cases want them. */
  withFixed(rolls: Readonly<Record<string, number>> | FixedRolls): Dice {
    return Dice.fixed(rolls, this.uniform);
  }

  /** A roll of a stated chance 0-1; chances outside are clamped, so that 1 is certain and 0 impossible. */
  chance(label: string, chance: number): ChanceDraw {
    return { label, chance: Math.min(1, Math.max(0, chance)), roll: this.roll(label) };
  }

  /** One of `among` things, counted from 0; `among` is at least 1. */
  pick(label: string, among: number): PickDraw {
    return { label, among, picked: Math.min(among - 1, Math.floor(this.roll(label) * among)) };
  }

  /** A whole number from `from` to `to`, both included. */
  whole(label: string, from: number, to: number): ValueDraw {
    const value = from + Math.min(to - from, Math.floor(this.roll(label) * (to - from + 1)));
    return { label, from, to, value };
  }

  /** A fraction from `from` up to `to`, six decimals. */
  fraction(label: string, from: number, to: number): ValueDraw {
    const value = Math.round((from + this.roll(label) * (to - from)) * MILLION) / MILLION;
    return { label, from, to, value };
  }

  /** The ids in random order: each id has a roll of its own, so an id more or less moves no other pair. */
  shuffle<T extends string>(label: string, ids: readonly T[]): T[] {
    return ids
      .map((id) => ({ id, roll: this.roll(`${label} ${id}`) }))
      .sort((a, b) => a.roll - b.roll || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id);
  }

  private roll(label: string): number {
    if (this.used.has(label)) throw new DrawRepeatedError(label);
    this.used.add(label);
    return Math.floor(this.uniform(label) * MILLION) / MILLION;
  }
}
