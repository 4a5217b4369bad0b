import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type GameEvent, PieceEdited, type Season, stateId } from '@vedette/campaign';
import { ProjectionRunner, rebuild, Sealer } from '@vedette/event-store';
import {
  CampaignsAsTheyStand,
  makeCampaign,
  PhaseResolved,
  recordGameEvent,
  RollBackUndone,
  storedEvent,
  TurnOpened,
  TurnResolved,
  TurnRestored,
  TurnRolledBack,
  TurnSuperseded,
} from '@vedette/ledger';
import type { TurnResult } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import { loadScenario } from '@vedette/scenarios';
import { until } from '@vedette/testing';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import { LedgerUnderTest } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { playCampaign } from '../../../../libs/scenarios/src/testing/play-campaign.js';
import { intelligenceProjection } from './intelligence-projection.js';
import { IntelligenceWriter } from './intelligence-writer.js';
import { KnownMaps } from './known-maps.js';
import { MinisterDesk } from './minister-desk.js';
import { CursorError, NoDeskError } from './minister.errors.js';

const WAR = 'amwol-1846';
const DIGEST = 'd'.repeat(64);

describe("ministers' intelligence, kept from the log", () => {
  const { turns } = playCampaign(WAR, 3, 'the dice of 1846');
  let under: LedgerUnderTest;
  let sealer: Sealer;
  let writer: IntelligenceWriter;
  let desk: MinisterDesk;
  let maps: KnownMaps;
  let runner: ProjectionRunner<never>;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await LedgerUnderTest.open();
    const means = under.means();
    const position = await means.documents.put(loadScenario(WAR).position);
    await makeCampaign(
      { id: WAR, title: 'War', position, secret: 'the dice of 1846', deadline: null },
      means,
    );
    sealer = new Sealer(under.store);
    sealer.start();
    const campaigns = new CampaignsAsTheyStand(under.store, means.openings);
    maps = new KnownMaps(means.openings, means.documents, campaigns);
    writer = new IntelligenceWriter(under.store, means.openings, maps, campaigns);
    desk = new MinisterDesk(under.store, means.openings, campaigns);
    runner = new ProjectionRunner(under.store, intelligenceProjection(writer)) as never;
    await runner.start();
    await write(1, turns[0]!);
    await write(2, turns[1]!);
  });
  afterAll(async () => {
    await runner.stop();
    await sealer.stop();
    await under.close();
  });

  /** Puts a turn that was played on the bench into the log, as its workers would. */
  async function write(turn: number, { events }: TurnResult, generation = 0): Promise<void> {
    const season: Season = 'campaign';
    for (const { name, owner } of sequenceOf({ rulebooks: turns[0]!.state.rulebooks, season })) {
      const happened = events.filter(({ phase }) => phase === name);
      const done = {
        ...{ turn, phase: name, events: happened.length, inputs: DIGEST, outcome: DIGEST },
        ...(generation > 0 ? { generation } : {}),
      };
      const resolved = storedEvent(PhaseResolved, done, { turn, phase: name });
      await under.write(WAR, owner, ...happened.map(recordGameEvent), resolved);
    }
    const resolved = storedEvent(TurnResolved, { turn, events: events.length, end: DIGEST }, { turn });
    const next = { turn: turn + 1, season, deadline: null, start: DIGEST };
    await under.write(WAR, 'turn', resolved, storedEvent(TurnOpened, next, { turn: turn + 1 }));
    await caughtUp();
  }

  async function caughtUp(): Promise<void> {
    const head = await everythingSealed(under.store);
    await until(async () => (await runner.position()) >= head, `the projection reaches ${head}`);
  }

  const bytes = async (): Promise<string[]> =>
    (
      await under.pool.query<{ line: string }>(
        `SELECT state || ' ' || desk || ' ' || turn || ' ' || body AS line FROM proj_intelligence.picture
         WHERE campaign = $1 ORDER BY state COLLATE "C", desk COLLATE "C", turn`,
        [WAR],
      )
    ).rows.map(({ line }) => line);
  const stopped = async () => (await under.store.deadLetters.list()).map(({ error }) => error);
  const polk = { campaign: WAR, player: 'polk', turn: null };

  it('has a picture of the opening and of every turn for each desk that a minister holds', async () => {
    expect(await stopped()).toEqual([]);
    const { desk: held, turns: entries } = await desk.turns(polk);
    expect([held, entries.map(({ turn }) => turn)]).toEqual(['supreme', [2, 1, 0]]);
    expect(
      (await bytes())
        .map((line) => line.split(' ').slice(0, 2).join(' '))
        .filter((one, i, all) => all.indexOf(one) === i),
    ).toEqual(['MX supreme', 'US naval', 'US supreme', 'US war', 'YU supreme']);
  });

  it('answers by page, by filter, and as known then', async () => {
    const all = await desk.contacts({ ...polk, limit: 200 });
    expect(all).toMatchObject({ turn: 2, desk: 'supreme', next: null });
    const first = await desk.contacts({ ...polk, limit: 3 });
    const second = await desk.contacts({ ...polk, limit: 3, after: first.next });
    expect([...first.contacts, ...second.contacts]).toEqual(all.contacts.slice(0, 6));
    const guns = await desk.contacts({ ...polk, filter: { arm: 'artillery', nation: 'Mexico' } });
    expect(guns.contacts.length).toBeGreaterThan(0);
    expect(guns.contacts.every(({ letters }) => letters.includes('A'))).toBe(true);
    expect((await desk.contacts({ ...polk, turn: 0 })).total).toBeLessThan(all.total);
    await expect(desk.contacts({ ...polk, after: '1.place.MX-1' })).rejects.toThrow(CursorError);
  });

  it('prints the same as CSV and as text', async () => {
    const csv = await desk.print({ ...polk, table: 'contacts', format: 'csv' });
    const { total } = await desk.contacts(polk);
    expect(csv.mediaType).toBe('text/csv');
    expect(csv.body.split('\r\n')).toHaveLength(total + 2);
    expect((await desk.print({ ...polk, table: 'ships', format: 'txt' })).body).toContain('Cumberland');
    expect((await desk.print({ ...polk, table: 'summary', by: 'state', format: 'csv' })).body).toMatch(
      /^key,/,
    );
  });

  it('has no desk for officers and for ministers of money', async () => {
    for (const player of ['taylor', 'walker'])
      await expect(desk.contacts({ ...polk, player })).rejects.toThrow(NoDeskError);
  });

  it('is the same bytes when made again from zero, and serves the old until then', async () => {
    const before = await bytes();
    const meanwhile: Promise<string[]>[] = [];
    await rebuild(under.store, intelligenceProjection(writer), {
      pageSize: 500,
      onProgress: () => void meanwhile.push(bytes()),
    });
    expect(meanwhile.length).toBeGreaterThan(2);
    for (const lines of await Promise.all(meanwhile)) expect(lines).toEqual(before);
    expect(await bytes()).toEqual(before);
    expect(before.length).toBe(5 * 3);
  });

  it('forgets a turn that was rolled back, and has it again as it was resolved then', async () => {
    const kept = (await bytes()).filter((line) => !/^\S+ \S+ 2 /.test(line));
    const superseded = sequenceOf({ rulebooks: turns[0]!.state.rulebooks, season: 'campaign' }).map(
      ({ name }) => name,
    );
    const back = { turn: 2, generation: 1, to: superseded[0]!, superseded, reason: 'a test', by: 'root' };
    await under.write(WAR, 'turn', storedEvent(TurnRolledBack, back, { turn: 2 }));
    await caughtUp();
    expect(await bytes()).toEqual(kept);
    await write(2, turns[1]!, 1);
    expect(await stopped()).toEqual([]);
    const again = await bytes();
    expect(again.length).toBe(5 * 3);
    await rebuild(under.store, intelligenceProjection(writer));
    expect(await bytes()).toEqual(again);
  });

  it('forgets every turn that was superseded, and believes again what it did when that is taken back', async () => {
    const before = await bytes();
    const opening = before.filter((line) => /^\S+ \S+ 0 /.test(line));
    const phases = sequenceOf({ rulebooks: turns[0]!.state.rulebooks, season: 'campaign' });
    const superseded = phases.map(({ name }) => name);
    const back = { to: superseded[0]!, superseded, later: [2, 3], reason: 'a test', by: 'root' };
    const restored = { resolved: true, season: 'campaign' as const };
    const takeBack = (generations: readonly [number, number, number]) => [
      storedEvent(TurnSuperseded, { turn: 3, generation: generations[2], with: 1, byHand: 0 }, { turn: 3 }),
      storedEvent(TurnSuperseded, { turn: 2, generation: generations[1], with: 1, byHand: 0 }, { turn: 2 }),
      storedEvent(TurnRolledBack, { turn: 1, generation: generations[0], ...back }, { turn: 1 }),
    ];
    await under.write(WAR, 'turn', ...takeBack([1, 2, 1]));
    await caughtUp();
    expect(await bytes()).toEqual(opening);
    await under.write(
      WAR,
      'turn',
      storedEvent(
        RollBackUndone,
        { turn: 1, generation: 2, latest: 3, ...restored, reason: 'a test', by: 'root' },
        { turn: 1 },
      ),
      storedEvent(TurnRestored, { turn: 2, generation: 3, with: 1, ...restored }, { turn: 2 }),
      storedEvent(
        TurnRestored,
        { turn: 3, generation: 2, with: 1, resolved: false, season: 'campaign' },
        { turn: 3 },
      ),
    );
    await caughtUp();
    expect(await bytes()).toEqual(before);
    await rebuild(under.store, intelligenceProjection(writer));
    expect(await bytes()).toEqual(before);
    await under.write(WAR, 'turn', ...takeBack([3, 4, 3]));
    await write(1, turns[0]!, 3);
    await write(2, turns[1]!, 4);
    expect(await stopped()).toEqual([]);
    expect(await bytes()).toEqual(before);
    await rebuild(under.store, intelligenceProjection(writer));
    expect(await bytes()).toEqual(before);
  });

  it('lays the desk before whoever is minister now, and before nobody who is no more; treaties change what later turns believe of strangers', async () => {
    const edit = (piece: string, kind: 'player' | 'relation', set: Record<string, unknown>) => {
      const changes = Object.entries(set).map(([field, after]) => ({ field, before: null, after, told: '' }));
      return recordGameEvent({
        ...{ seq: 0, turn: 3, phase: 'orders', type: PieceEdited.type, rule: 'by hand', audience: {} },
        data: { kind, piece, changes, reason: 'a test', sighted: [], by: 'root' },
      } as GameEvent);
    };
    const taylor = { ...polk, player: 'taylor' };
    await expect(desk.turns(taylor)).rejects.toThrow(NoDeskError);
    const whole = await desk.contacts(polk);
    const before = await bytes();
    await under.write(
      WAR,
      'umpire',
      edit('taylor', 'player', { ministries: ['head'] }),
      edit('polk', 'player', { ministries: [] }),
      edit('US-YU', 'relation', { stance: 'hostile' }),
    );
    await caughtUp();
    expect(await desk.contacts(taylor)).toEqual(whole);
    await expect(desk.turns(polk)).rejects.toThrow(NoDeskError);
    // What was believed of turns before it is as it was.
    expect(await bytes()).toEqual(before);
    await rebuild(under.store, intelligenceProjection(writer));
    expect(await bytes()).toEqual(before);
    const [us, yu] = [stateId('US'), stateId('YU')];
    expect((await maps.of(WAR, us, 2)).standing(yu)).not.toBe('hostile');
    expect((await maps.of(WAR, us, 3)).standing(yu)).toBe('hostile');
    await write(3, turns[2]!);
    expect(await stopped()).toEqual([]);
    expect((await desk.contacts(taylor)).turn).toBe(3);
  });
});
