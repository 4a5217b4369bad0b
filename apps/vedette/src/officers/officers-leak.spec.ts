import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pieceTypes } from '@vedette/rulebooks';
import { type PositionDocument, readPosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { loadScenario, ordersForTurn } from '@vedette/scenarios';
import { loadTheatre, type TheatreId } from '@vedette/theatres';
import { Officer, type Seat } from './officer.js';
import type { OwnReport } from './seat-orders.js';

const SCENARIO = 'amwol-1846';
/** He stands in Alta California, a continent away from almost everybody. */
const FAR_AWAY = 'castro';
type World = 'one' | 'two';

/** Castro's troops stand elsewhere in the second world, and are tired. */
function positionOf(world: World): PositionDocument {
  const { position } = loadScenario(SCENARIO);
  if (world === 'one') return position;
  return {
    ...position,
    units: position.units.map((unit) =>
      unit.commander === FAR_AWAY ? { ...unit, square: 'A4-Q1', fatigue: 3 } : unit,
    ),
  };
}

/** What each player is reported after the first turn, as a text: what two worlds told him is compared by it. */
function reportsOf(world: World): Map<string, string> {
  const { events } = playTurn({
    state: readPosition(positionOf(world), (id) => loadTheatre(id as TheatreId), pieceTypes),
    orders: ordersForTurn(SCENARIO, 1).flatMap(({ orders }) => orders),
    secret: 'the same dice for both',
    deciders: ALL_DECIDERS,
  });
  const reports = new Map<string, { -readonly [K in keyof OwnReport]: OwnReport[K] }>();
  for (const { type, data } of events) {
    if (type !== 'PositionReported' && type !== 'FleetReported') continue;
    const observed = data as never as { player: string };
    const report = reports.get(observed.player) ?? { land: null, fleet: null };
    report[type === 'PositionReported' ? 'land' : 'fleet'] = { observed } as never;
    reports.set(observed.player, report);
  }
  return new Map([...reports].map(([player, report]) => [player, JSON.stringify(report)]));
}

/** The doors of a gateway, which gives each account what is its own and writes down what comes. */
class Door {
  readonly heard: string[] = [];
  private readonly server: Server;

  constructor(private readonly reports: ReadonlyMap<string, string>) {
    this.server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const account = request.headers.authorization?.slice('Bearer '.length) ?? '';
        this.heard.push(`${account} ${request.method} ${request.url} ${body}`);
        const told = this.answer(request.url ?? '', account, body);
        response.statusCode = told === null ? 404 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(told ?? '{"code":"report-not-found"}');
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(path: string, account: string, body: string): string | null {
    if (path === '/auth/login')
      return JSON.stringify({ accessToken: (JSON.parse(body) as { account: string }).account });
    if (path.endsWith('/clock')) return JSON.stringify({ turn: 2, status: 'open', you: { ready: false } });
    if (path.endsWith('/reports')) return JSON.stringify([{ turn: 1, kind: 'turn' }]);
    if (path.endsWith('/position.json')) return this.reports.get(account) ?? null;
    if (path.includes('/orders/batch')) return '{"receipts":[]}';
    return '{}';
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

describe('officers in two worlds', () => {
  const { players } = loadScenario(SCENARIO);
  let reports: Record<World, Map<string, string>>;
  /** Whose report is the same in both. */
  let ignorant: string[];

  /** All that reaches the gateway while an officer does his turn. */
  async function heardOf(world: World, seat: Omit<Seat, 'password'>): Promise<string> {
    const door = new Door(reports[world]);
    try {
      const post = { server: await door.open(), campaign: SCENARIO, scenario: SCENARIO };
      await new Officer({ ...seat, password: 'p' }, post).play(2);
      return door.heard.join('\n');
    } finally {
      await door.close();
    }
  }

  beforeAll(() => {
    reports = { one: reportsOf('one'), two: reportsOf('two') };
    ignorant = players
      .map(({ id }) => id)
      .filter((player) => reports.one.get(player) === reports.two.get(player));
  });

  it('that differ, of which most know nothing and one knows all', () => {
    expect(ignorant.length).toBeGreaterThan(15);
    expect(ignorant).toContain('taylor');
    expect(ignorant).not.toContain(FAR_AWAY);
    expect(reports.one.has(FAR_AWAY)).toBe(true);
  });

  it('ask and send the same, byte by byte, where they were told the same', async () => {
    let sent = 0;
    for (const player of ignorant) {
      const [one, two] = [
        await heardOf('one', { player, account: player }),
        await heardOf('two', { player, account: player }),
      ];
      expect([player, two]).toEqual([player, one]);
      if (one.includes('/orders/batch?turn=2')) sent++;
    }
    expect(sent).toBeGreaterThan(8);
  });

  it('come with the session of their own seat and ask for nothing of another', async () => {
    const heard = (await heardOf('one', { player: 'taylor', account: 'taylor' })).split('\n');
    expect(heard.length).toBeGreaterThan(4);
    for (const line of heard) {
      expect(line).toMatch(line.includes('/auth/login') ? /^ POST/ : /^taylor /);
      expect(line).not.toMatch(/[?&](player|officer|seat)=/);
    }
  });

  it('are found out where one sits at the seat of another', async () => {
    const seat = { player: FAR_AWAY, account: FAR_AWAY };
    expect(await heardOf('two', seat)).not.toBe(await heardOf('one', seat));
  });
});
