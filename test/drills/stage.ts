import { setTimeout as pause } from 'node:timers/promises';
import {
  type AuditedPhase,
  SERVICE_NAMES,
  type ServiceName,
  type TurnStateDocument,
} from '@vedette/contracts';
import { eachPhaseOnce, inTheLog, onTheBench } from '../../apps/gateway/src/testing/bench-turn.js';
import { type Answer, givePlaces, makeAccounts } from '../../apps/gateway/src/testing/house-client.js';
import { HouseUnderTest, type Running } from '../../apps/gateway/src/testing/house-under-test.js';
import { SMALL_WAR, SMALL_WAR_ORDERS } from '../../apps/gateway/src/testing/small-war.js';
import { alertsOver, faultsOfAlerts, isAskedFor } from './alerts.js';
import type { Broker } from './broker.js';
import { faultsOfCaches } from './caches.js';
import { PLAYERS, TALK, TURN } from './campaigns.js';
import type { Drill, Finding } from './drill.js';
import { releaseBefore, SERVICES_BEFORE } from './release-before.js';
import { Scraper } from './scraper.js';
import type { Database } from './servers.js';
import { SteadyClient } from './steady-client.js';

const SECRET = 'a secret for drills';
const BENCH_ORDERS = SMALL_WAR_ORDERS.map(({ player, order }) => ({ ...order, by: player }));
const DESTINATIONS = ['G5-V6', 'G4-V5', 'G5-V5', 'G4-V7'];
const ORDER_EVERY_MS = 150;
/** Lines of a house whose drill failed that are told of it. */
const MOST_ERRORS = 5;
const READY_WITHIN_MS = 120_000;
const GIVEN_WITHIN_MS = 300_000;

/** A house of its own with servers of its own, a turn that is resolved, and a client that orders and keeps every receipt. */
export class Stage {
  private readonly receipts: string[] = [];
  private readonly faults: string[] = [];
  private refused = 0;
  private talking = true;
  private talk: Promise<void> = Promise.resolve();
  private turnsLog: string | null = null;
  private happenedAt = 0;
  /** Seconds from when it happened until the turn was resolved. */
  private recovery: number | null = null;

  private constructor(
    readonly house: HouseUnderTest,
    readonly database: Database,
    readonly broker: Broker,
    /** Who runs the installation, and who administers its campaigns. */
    public root: SteadyClient,
    public umpire: SteadyClient,
    private taylor: SteadyClient,
  ) {}

  /** Opens the house and both campaigns, with the orders of the turn sent. */
  static async open(
    database: Database,
    broker: Broker,
    { release, servers, settings }: Drill,
  ): Promise<Stage> {
    const env = {
      ...{ DATABASE_URL: database.url, NATS_URL: broker.url, SHUTDOWN_BUDGET_MS: '8000' },
      ...{ PHASE_STUCK_AFTER_SECONDS: '2', TURN_SWEEP_MS: '200' },
      ...(servers.between === 'pooler' ? { DATABASE_MODE: 'pooled' } : {}),
      ...settings,
    };
    const house = await HouseUnderTest.prepare('drills', env, { watched: true });
    const checkout = release && (await releaseBefore());
    const services = release ? SERVICES_BEFORE : SERVICE_NAMES;
    await Promise.all(services.map((service) => house.start(service, {}, checkout)));
    await makeAccounts(house, PLAYERS);
    const root = await SteadyClient.signIn(house, 'root');
    const umpire = await SteadyClient.signIn(house, 'umpire');
    const clients = new Map<string, SteadyClient>();
    for (const player of PLAYERS) clients.set(player, await SteadyClient.signIn(house, player));
    for (const id of [TURN, TALK]) {
      const campaign = { id, title: id, position: SMALL_WAR, secret: SECRET };
      const made = await root.send('POST', '/campaigns', campaign);
      if (made.status !== 201) throw new Error(`${id} was not made: ${JSON.stringify(made.body)}`);
      await givePlaces(house, id, PLAYERS);
    }
    for (const { player, order } of SMALL_WAR_ORDERS)
      await clients.get(player)!.send('POST', `/campaigns/${TURN}/orders`, order);
    return new Stage(house, database, broker, root, umpire, clients.get('taylor')!);
  }

  /** Holds a drill: ends the turn, has it happen in the midst, and looks what came of everything. */
  async hold(drill: Drill): Promise<Finding> {
    this.speak();
    await this.given(drill.receipts ?? 1);
    const scraper = new Scraper(() => this.house.running, isAskedFor, drill.alerts.times);
    scraper.start();
    const closing = this.closeTurn(1);
    await this.done(drill.after ?? 2);
    this.happenedAt = performance.now();
    let told = '';
    try {
      told = await drill.happen(this);
      await closing;
      await this.turnResolved();
      await this.everybodyReady();
    } catch (error) {
      this.faults.push(error instanceof Error ? error.message : String(error));
    }
    await this.hush();
    await this.judge(drill).catch((error: unknown) =>
      this.faults.push(`could not be judged: ${String(error)}`),
    );
    const { recovery, receipts, refused, faults } = this;
    const alerts = await alertsOver(await scraper.stop());
    if (alerts) faults.push(...faultsOfAlerts(alerts, drill.alerts, refused));
    const fate = faults.length === 0 ? 'held' : 'failed';
    // That somebody was away is what 503 and 504 told already, over and over.
    const isNews = (line: string): boolean => !/NobodyAnswers|TimedOut/.test(line);
    if (fate === 'failed') faults.push(...this.house.errors().filter(isNews).slice(-MOST_ERRORS));
    return { name: drill.name, fate, recovery, receipts: receipts.length, refused, told, alerts, faults };
  }

  /** Orders no more until {@link speak}; what was sent is answered. */
  async hush(): Promise<void> {
    this.talking = false;
    await this.talk;
  }

  speak(): void {
    this.talking = true;
    this.talk = this.keepTalking();
  }

  /** Ends every process at once. */
  async killAll(): Promise<void> {
    await Promise.all([...this.house.running].map((running) => this.house.kill(running)));
  }

  /** Starts one process of each service; `env` is added to that of the house. */
  async startAll(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await Promise.all(SERVICE_NAMES.map((service) => this.house.start(service, env)));
  }

  /** Everybody comes into a house that knows nobody yet, and takes his places in the campaign whose turn is resolved. */
  async enterAnew(): Promise<void> {
    await makeAccounts(this.house, PLAYERS);
    this.root = await SteadyClient.signIn(this.house, 'root');
    this.umpire = await SteadyClient.signIn(this.house, 'umpire');
    await givePlaces(this.house, TURN, PLAYERS);
  }

  /** From here on the campaign whose turn is resolved stands in another database. */
  turnStandsIn(url: string): void {
    this.turnsLog = url;
  }

  /** From here on recovery counts: what was lost is back as far as the drill brings it back. */
  overFromNow(): void {
    this.happenedAt = performance.now();
  }

  /** From here on starts each process again that ends by itself, as whoever keeps services up does; returns what ended how. */
  keepUp(): readonly string[] {
    const ended: string[] = [];
    for (const running of this.house.running)
      running.child.once('exit', (code, signal) => {
        const at = this.house.running.indexOf(running);
        if (at < 0) return;
        ended.push(`${running.service} ${signal ?? code}`);
        this.house.running.splice(at, 1);
        this.house
          .start(running.service)
          .catch((error: unknown) =>
            this.faults.push(`${running.service} was not kept up: ${String(error)}`),
          );
      });
    return ended;
  }

  /** Sends an order until one is accepted. @throws when none is within some seconds, with what was answered last */
  async orderTaken(withinS: number): Promise<void> {
    let last: unknown;
    for (const deadline = Date.now() + withinS * 1000; Date.now() < deadline; await pause(ORDER_EVERY_MS)) {
      const answer = await this.order(0).catch((error: unknown) => ({ status: 0, body: String(error) }));
      if (answer.status === 201) return;
      last = answer;
    }
    throw new Error(`no order was taken within ${withinS} s: ${JSON.stringify(last)}`);
  }

  private sinceItHappened(): number {
    return (performance.now() - this.happenedAt) / 1000;
  }

  /** The processes of a service. */
  of(service: ServiceName): Running[] {
    return this.house.running.filter((running) => running.service === service);
  }

  /** What readiness of a service says is not up, in its own words; empty when all is. */
  async unready(running: Running): Promise<string[]> {
    try {
      const answer = await fetch(`${running.url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
      const { error = {} } = (await answer.json()) as { error?: Record<string, { status: string }> };
      return answer.status === 200 ? [] : Object.keys(error);
    } catch {
      return ['no answer'];
    }
  }

  /** Waits until some process says of itself that it is not ready, and by which checks. */
  async toldByReadiness(): Promise<string> {
    for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await pause(250))
      for (const running of this.house.running) {
        const checks = await this.unready(running);
        if (checks.length > 0 && !checks.includes('no answer'))
          return `${running.service}: ${checks.join(', ')}`;
      }
    throw new Error('nobody said that something was wrong');
  }

  /** Waits until the turn is resolved: whoever is left is enough for it. */
  async turnResolved(): Promise<void> {
    await this.resolved();
    this.recovery ??= this.sinceItHappened();
  }

  /** Opens a turn of the campaign whose turn is resolved, ends it without orders, and waits until it is resolved too. */
  async playTurn(turn: number): Promise<void> {
    const { status, body } = await this.umpire.send('POST', `/campaigns/${TURN}/turn/open`, { turn });
    if (status !== 200) throw new Error(`turn ${turn} was not opened: ${status} ${JSON.stringify(body)}`);
    await this.closeTurn(turn);
    await this.resolved(turn);
  }

  /** Resolves a turn once more, keeping nothing; the phases that come out otherwise than they stand in the log. */
  async audit(turn: number): Promise<string[]> {
    const { status, body } = await this.root.send<AuditedPhase[]>(
      'POST',
      `/campaigns/${TURN}/turns/${turn}/audit`,
    );
    if (status !== 200) throw new Error(`turn ${turn} was not audited: ${status} ${JSON.stringify(body)}`);
    return body.filter(({ agrees }) => !agrees).map(({ phase }) => phase);
  }

  async close(): Promise<void> {
    await this.hush();
    await this.house.close().catch(() => undefined);
  }

  /** Ends the turn to orders; whether it was done is seen by how the turn stands. */
  private async closeTurn(turn: number): Promise<void> {
    await this.umpire.send('POST', `/campaigns/${TURN}/turn/close`, { turn }).catch(() => undefined);
  }

  private async everybodyReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    for (const running of this.house.running)
      for (
        let checks = await this.unready(running);
        checks.length > 0;
        checks = await this.unready(running)
      ) {
        if (Date.now() > deadline)
          throw new Error(`${running.service} is not ready again: ${checks.join(', ')}`);
        await pause(250);
      }
  }

  private async given(receipts: number): Promise<void> {
    for (const deadline = Date.now() + GIVEN_WITHIN_MS; this.receipts.length < receipts; await pause(50))
      if (Date.now() > deadline)
        throw new Error(`only ${this.receipts.length} of ${receipts} receipts were given`);
  }

  private async done(phases: number): Promise<void> {
    for (;;) {
      const { body } = await this.umpire.send<TurnStateDocument>('GET', `/campaigns/${TURN}/turns/1`);
      if (body.phases?.filter(({ status }) => status === 'done').length >= phases) return;
      await pause(5);
    }
  }

  /** Waits for the turn's end; whoever closed it may have got no answer, and closing it again is safe. */
  private async resolved(turn = 1): Promise<void> {
    for (const deadline = Date.now() + 240_000; Date.now() < deadline; await pause(100)) {
      const state = await this.umpire
        .send<TurnStateDocument>('GET', `/campaigns/${TURN}/turns/${turn}`)
        .catch(() => null);
      if (state) this.note(state, 'asking how the turn stands');
      if (state?.body.status === 'resolved') return;
      if (state?.body.status === 'open') await this.closeTurn(turn);
    }
    throw new Error('the turn was not resolved within four minutes');
  }

  private async keepTalking(): Promise<void> {
    for (let i = 0; this.talking; i++, await pause(ORDER_EVERY_MS)) {
      const answer = await this.order(i).catch(() => null);
      if (!answer) continue;
      this.note(answer, 'ordering');
      if (answer.status === 201 && answer.body.id) this.receipts.push(answer.body.id);
    }
  }

  private order(i: number) {
    const path = [DESTINATIONS[i % DESTINATIONS.length]];
    const order = { kind: 'land', unit: 'US1IN', strategic: { path } };
    return this.taylor.send<{ id?: string }>('POST', `/campaigns/${TALK}/orders`, order);
  }

  private note({ status, body }: Answer<unknown>, what: string): void {
    if (status === 503 || status === 504) this.refused += 1;
    else if (status >= 500) this.faults.push(`${what} was answered ${status}: ${JSON.stringify(body)}`);
  }

  /** Every receipt's event once, every phase once, and the very events of the bench; what is made of the log says what it says. */
  private async judge({ except = {}, settings }: Drill): Promise<void> {
    const { receiptsLost, otherRules } = except;
    const rows = await this.database.ask<{ id: string; n: number }>(
      `SELECT e.data->'receipt'->>'id' AS id, count(*)::int AS n FROM es.event e JOIN es.campaign c USING (campaign_no)
        WHERE c.campaign_id = $1 AND e.type IN ('OrderAccepted', 'OrderDeclined') GROUP BY 1`,
      [TALK],
    );
    const found = new Map(rows.map(({ id, n }) => [id, n]));
    const lost = this.receipts.filter((id) => !found.has(id));
    if (lost.length > 0 && !receiptsLost)
      this.faults.push(`${lost.length} of ${this.receipts.length} receipts are not in the log`);
    if (lost.length === 0 && receiptsLost) this.faults.push('no receipt was lost, so nothing was tried');
    if (rows.some(({ n }) => n > 1)) this.faults.push('an order is in the log twice');
    if (this.receipts.length === 0) this.faults.push('no receipt was given at all');
    const log = this.turnsLog ?? (await this.database.writable());
    const { connection, installation } = this.house;
    this.faults.push(
      ...(await faultsOfCaches(log, connection, installation, settings?.['LOG_STREAM'] === 'on')),
    );
    const { events, completions } = await inTheLog(log, TURN, 1, SMALL_WAR);
    if (!same(completions, eachPhaseOnce(SMALL_WAR))) this.faults.push('a phase is missing or there twice');
    if (otherRules) return;
    const { events: wanted } = await onTheBench(SMALL_WAR, BENCH_ORDERS, SECRET);
    if (!same(events, wanted)) this.faults.push('the turn came out otherwise than undisturbed');
  }
}

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, (_, inner: unknown) => sorted(inner)) ===
  JSON.stringify(b, (_, inner: unknown) => sorted(inner));
