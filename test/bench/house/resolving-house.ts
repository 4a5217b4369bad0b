import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@vedette/campaign';
import {
  closeTurn,
  createCampaign,
  describeTurn,
  openTurn,
  type ServiceName,
  submitOrders,
} from '@vedette/contracts';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import { isStored, PhaseResolved, TurnClosed } from '@vedette/ledger';
import type { PhasePlan, TurnSequence } from '@vedette/rulebooks';
import type { OfficersOrders } from '@vedette/scenarios';
import pg from 'pg';
import { HouseUnderTest } from '../../../apps/gateway/src/testing/house-under-test.js';

const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];
const LOOK_EVERY_MS = 20;
const ASK_AGAIN_MS = 250;
/** In which /proc counts. */
const TICKS_A_SECOND = 100;

/** A turn as the log has it. */
export interface TurnInTheLog {
  /** Milliseconds from its closing to the end of its last phase, by the database's clock. */
  readonly ms: number;
  readonly phases: number;
  /** Of each that went over conductor and broker, milliseconds from when it could begin to its end. */
  readonly handedOutMs: readonly number[];
  /** The same of each that the worker of the one before went on with. */
  readonly goneOnMs: readonly number[];
}

/** What of a house plays turns, every service a process of its own, with so many workers of each kind. */
export class ResolvingHouse {
  private constructor(
    private readonly house: HouseUnderTest,
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
  ) {}

  static async open(workers: number): Promise<ResolvingHouse> {
    const services: ServiceName[] = ['order-intake', 'turn-conductor'];
    for (const worker of WORKERS) services.push(...Array<ServiceName>(workers).fill(worker));
    const house = await HouseUnderTest.open(`bench${workers}`, { LOG_LEVEL: 'warn' }, services);
    const pool = new pg.Pool({ connectionString: house.database.url, max: 2 });
    return new ResolvingHouse(house, pool, new EventStore(pool));
  }

  /** Makes a campaign of a scenario of the house, whose first turn takes orders. */
  async make(id: string, scenario: string, secret: string): Promise<void> {
    await this.house.requests.request(createCampaign, { id, title: id, position: { scenario }, secret });
  }

  /** Sends orders as their officers; returns them as they stand in the book. */
  async send(campaign: string, turn: number, sent: readonly OfficersOrders[]): Promise<Order[]> {
    const stand: Order[] = [];
    for (const { player, orders } of sent) {
      if (orders.length === 0) continue;
      const { receipts } = await this.house.requests.request(submitOrders, {
        ...{ campaign, turn, player },
        orders: [...orders],
      });
      if (receipts.length !== orders.length) throw new Error(`${player}: an order has no receipt`);
      stand.push(...orders.map((order) => ({ ...order, by: player }) as Order));
    }
    return stand;
  }

  /** Ends the turn to orders: from here on it is resolved. */
  async close(campaign: string, turn: number): Promise<void> {
    await this.house.requests.request(closeTurn, { campaign, turn });
  }

  /** Opens the next turn. */
  async openNext(campaign: string, turn: number): Promise<void> {
    await this.house.requests.request(openTurn, { campaign, turn });
  }

  /** Waits until a turn is resolved, without load on those that resolve it. */
  async resolved(campaign: string, turn: number): Promise<readonly RecordedEvent[]> {
    for (;;) {
      const { rows } = await this.pool.query(
        `SELECT 1 FROM es.event e JOIN es.campaign c USING (campaign_no)
          WHERE c.campaign_id = $1 AND e.turn = $2 AND e.type = 'TurnResolved'`,
        [campaign, turn],
      );
      if (rows.length > 0) break;
      await pause(LOOK_EVERY_MS);
    }
    // The next turn opens for those who know of the end only.
    for (;;) {
      const { status } = await this.house.requests.request(describeTurn, { campaign, turn });
      if (status === 'resolved') break;
      await pause(ASK_AGAIN_MS);
    }
    return this.store.readTurns(campaign, turn);
  }

  /** Milliseconds of processor that the processes of each service have had: what else the machine does adds little to them. */
  cpuMs(): Readonly<Record<string, number>> {
    const spent: Record<string, number> = {};
    for (const { service, child } of this.house.running) {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
      const ticks = Number(fields[11]) + Number(fields[12]);
      spent[service] = (spent[service] ?? 0) + (ticks * 1000) / TICKS_A_SECOND;
    }
    return spent;
  }

  /** Lines at or above `error` that any process has written. */
  errors(): string[] {
    return this.house.errors();
  }

  async stop(): Promise<void> {
    await this.pool.end();
    await this.house.close();
  }
}

/** What a resolved turn took. */
export function turnInTheLog(events: readonly RecordedEvent[], sequence: TurnSequence): TurnInTheLog {
  const closedAt = Date.parse(events.find((event) => isStored(TurnClosed, event))!.recordedAt);
  const done = events.filter((event) => isStored(PhaseResolved, event));
  const at = new Map(done.map(({ phase, recordedAt }) => [phase, Date.parse(recordedAt)]));
  const goneOnWith = new Set(done.map(({ data }) => (data as PhaseResolved).goesOnWith));
  const msOf = ({ name, after }: PhasePlan): number =>
    at.get(name)! - Math.max(closedAt, ...after.map((before) => at.get(before)!));
  const isGoneOnWith = ({ name }: PhasePlan): boolean => goneOnWith.has(name);
  return {
    ms: Math.max(...at.values()) - closedAt,
    phases: done.length,
    handedOutMs: sequence.filter((plan) => !isGoneOnWith(plan)).map(msOf),
    goneOnMs: sequence.filter(isGoneOnWith).map(msOf),
  };
}
