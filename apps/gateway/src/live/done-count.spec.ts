import { describe, expect, it } from '@jest/globals';
import type { RequestClient } from '@vedette/messaging';
import { Gate, until } from '@vedette/testing';
import type { Standing } from '../access/standing.js';
import { type Bells, ordersBell, readyBell } from '../bells/bells.js';
import { DoneCount } from './done-count.js';

const TAYLOR: Standing = { kind: 'seat', campaign: 'mexico', role: 'player', player: 'taylor' };
const ADMINISTRATOR: Standing = { kind: 'administrator', campaign: 'mexico' };

/** A campaign whose clock says how many are done to those whom it tells, and the bells of a house. */
class House {
  ready = 0;
  turn = 4;
  areTold = true;
  isAway = false;
  gate: Gate | null = null;
  readonly asked: unknown[] = [];
  private readonly hearers = new Map<string, Set<() => void>>();

  readonly count = new DoneCount(
    {
      hear: (subject: string, onRing: () => void) => {
        const hearers = this.hearers.get(subject) ?? new Set();
        this.hearers.set(subject, hearers.add(onRing));
        return () => hearers.delete(onRing);
      },
    } as unknown as Bells,
    {
      request: async (_: unknown, question: { readonly seenBy: string }) => {
        this.asked.push(question);
        await this.gate?.passed;
        if (this.isAway) throw new Error('nobody answers');
        const isTold = this.areTold || question.seenBy === 'administrator';
        return { turn: this.turn, count: isTold ? { ready: this.ready, expected: 3 } : null };
      },
    } as unknown as RequestClient,
  );

  ring(subject: string): void {
    for (const hears of this.hearers.get(subject) ?? []) hears();
  }

  get hearing(): number {
    return [...this.hearers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async looked(times: number): Promise<void> {
    await until(() => this.asked.length >= times, `The clock is read ${times} times`);
    await new Promise((next) => setImmediate(next));
  }
}

const AFTER_ORDERS_MS = 20;

async function watching(house: House, standing = TAYLOR): Promise<{ told: number[]; end: () => void }> {
  const told: number[] = [];
  const end = house.count.watch(standing, (turn) => told.push(turn), AFTER_ORDERS_MS);
  await house.looked(1);
  return { told, end };
}

const READY = readyBell('mexico');
const ORDERS = ordersBell('mexico', '*');

describe('how many are done', () => {
  it('is news when it changes, by whichever bell, and none before anything has changed', async () => {
    const house = new House();
    const { told } = await watching(house);
    expect(told).toEqual([]);
    house.ready = 1;
    house.ring(READY);
    await house.looked(2);
    expect(told).toEqual([4]);
    house.ready = 0;
    house.ring(ORDERS);
    await house.looked(3);
    expect(told).toEqual([4, 4]);
  });

  it('is no news where it is what it was: who sends orders tells nobody that he does', async () => {
    const house = new House();
    const { told } = await watching(house);
    for (const [index, bell] of [ORDERS, ORDERS, READY].entries()) {
      house.ring(bell);
      await house.looked(index + 2);
    }
    expect(told).toEqual([]);
  });

  it('is no news when a turn opens in which nobody is done, and is when somebody is', async () => {
    const house = new House();
    house.ready = 2;
    const { told } = await watching(house);
    [house.turn, house.ready] = [5, 0];
    house.ring(ORDERS);
    await house.looked(2);
    expect(told).toEqual([]);
    [house.turn, house.ready] = [6, 1];
    house.ring(READY);
    await house.looked(3);
    expect(told).toEqual([6]);
  });

  it('is read as the watcher sees the clock, and told to nobody from whom it is hidden', async () => {
    const house = new House();
    house.areTold = false;
    const seat = await watching(house);
    const office = await watching(house, ADMINISTRATOR);
    house.ready = 2;
    house.ring(READY);
    await house.looked(4);
    expect(seat.told).toEqual([]);
    expect(office.told).toEqual([4]);
    expect(house.asked).toEqual([
      { campaign: 'mexico', seenBy: 'player', player: 'taylor' },
      { campaign: 'mexico', seenBy: 'administrator', player: null },
      { campaign: 'mexico', seenBy: 'player', player: 'taylor' },
      { campaign: 'mexico', seenBy: 'administrator', player: null },
    ]);
  });

  it('is read once for all bells that ring while it is read', async () => {
    const house = new House();
    const { told } = await watching(house);
    house.gate = new Gate();
    house.ready = 1;
    for (let ring = 0; ring < 5; ring++) house.ring(READY);
    house.gate.open();
    await house.looked(3);
    expect(house.asked).toHaveLength(3);
    expect(told).toEqual([4]);
  });

  it('is read once for all orders that come in a while, however many they are', async () => {
    const house = new House();
    const { told, end } = await watching(house);
    house.ready = 1;
    for (let order = 0; order < 50; order++) house.ring(ORDERS);
    await house.looked(2);
    await new Promise((resolve) => setTimeout(resolve, 3 * AFTER_ORDERS_MS));
    expect(house.asked).toHaveLength(2);
    expect(told).toEqual([4]);
    house.ring(ORDERS);
    end();
    await new Promise((resolve) => setTimeout(resolve, 3 * AFTER_ORDERS_MS));
    expect(house.asked).toHaveLength(2);
  });

  it('is made up for by the next bell where nobody answered, and after the watch nobody is told', async () => {
    const house = new House();
    const { told, end } = await watching(house);
    [house.ready, house.isAway] = [1, true];
    house.ring(READY);
    await house.looked(2);
    expect(told).toEqual([]);
    house.isAway = false;
    house.ring(READY);
    await house.looked(3);
    expect(told).toEqual([4]);
    house.gate = new Gate();
    house.ready = 2;
    house.ring(READY);
    end();
    house.gate.open();
    await house.looked(4);
    expect(told).toEqual([4]);
    expect(house.hearing).toBe(0);
  });
});
