import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type NewEvent, rebuild } from '@vedette/event-store';
import {
  makeCampaign,
  PhaseResolved,
  RollBackUndone,
  storedEvent,
  TurnOpened,
  TurnResolved,
  TurnRestored,
  TurnRolledBack,
  TurnSuperseded,
} from '@vedette/ledger';
import { Readiness, ShutdownManager } from '@vedette/platform';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import { LedgerUnderTest, POSITION } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { ProjectionDesk } from '../answers/projection-desk.js';
import { type EarlierEdition, ToldTurns } from '../answers/told-turns.js';
import type { IntelligenceKeeper } from '../intelligence/intelligence-keeper.js';
import { ReportKeeper } from './report-keeper.js';
import { reportProjection } from './report-projection.js';

const TURN = 2;
const PLAYER = 'taylor';
const NONE = '0'.repeat(64);

/** An announcement of a refusal, as a phase writes it. */
const told = (why: string, seq = 0): NewEvent => ({
  type: 'NothingDecided',
  turn: TURN,
  phase: 'supply',
  rule: 'gitm-amwol 10.1',
  data: { seq, data: { phase: 'supply', why } },
  audience: { [PLAYER]: 'full' },
});
const poison: NewEvent = { ...told('x'), type: 'NeverHeardOf' };
const phaseDone = (events: number, generation?: number, build?: string): NewEvent =>
  storedEvent(
    PhaseResolved,
    {
      turn: TURN,
      phase: 'supply',
      events,
      inputs: NONE,
      outcome: NONE,
      ...(generation ? { generation } : {}),
      ...(build ? { build } : {}),
    },
    { turn: TURN, phase: 'supply' },
  );
const resolved = storedEvent(TurnResolved, { turn: TURN, events: 1, end: NONE }, { turn: TURN });

describe('the projection of reports', () => {
  let ledger: LedgerUnderTest;
  let shutdown: ShutdownManager;
  let keeper: ReportKeeper;
  let desk: ProjectionDesk;
  let turns: ToldTurns;

  const make = async (id: string): Promise<void> => {
    const means = ledger.means();
    const position = await means.documents.put(POSITION);
    await makeCampaign({ id, title: id, position, secret: id, deadline: null }, means);
  };
  const followed = async (): Promise<void> => {
    await everythingSealed(ledger.store);
    while ((await keeper.behind()) > 0) await new Promise((done) => setTimeout(done, 20));
  };
  const text = async (campaign: string, edition?: number): Promise<string> =>
    (await turns.reports({ campaign, player: PLAYER, turn: TURN, edition })).render('turn', 'txt')!.body;
  const earlier = async (campaign: string): Promise<readonly EarlierEdition[]> =>
    (await turns.list(campaign, PLAYER)).find(({ turn }) => turn === TURN)!.earlier;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ledger = await LedgerUnderTest.open();
    shutdown = new ShutdownManager();
    keeper = new ReportKeeper(ledger.store, shutdown, new Readiness());
    const means = ledger.means();
    turns = new ToldTurns(ledger.store, means.openings, means.battles);
    // Only reports are asked for here.
    desk = new ProjectionDesk(ledger.store, keeper, undefined as unknown as IntelligenceKeeper);
    await keeper.onApplicationBootstrap();
    for (const id of ['sound', 'poisoned', 'again', 'far', 'built']) await make(id);
  });
  afterAll(async () => {
    await shutdown.onModuleDestroy();
    await ledger.close();
  });

  it('stops one campaign at an event that cannot be told, reports it, and goes on with all others', async () => {
    await ledger.write('poisoned', 'logistics', told('before'), poison, told('after', 2), phaseDone(3));
    await ledger.write('poisoned', 'turn', resolved);
    await ledger.write('sound', 'logistics', told('all is well'), phaseDone(1));
    await ledger.write('sound', 'turn', resolved);
    await followed();
    const [condition] = await desk.describe();
    expect(condition).toMatchObject({
      name: 'reports',
      behind: 0,
      stopped: [{ campaign: 'poisoned', stream: 'logistics', version: 2, type: 'NeverHeardOf', attempts: 1 }],
    });
    expect(await turns.resolved('sound')).toEqual([TURN]);
    expect(await text('sound')).toContain('all is well');
    await expect(text('poisoned')).rejects.toMatchObject({ status: 404 });
  });

  it('is never talked into passing over it: tried again, it stops at the same event', async () => {
    expect(await desk.retry('reports', 'poisoned')).toBe(false);
    const [condition] = await desk.describe();
    expect(condition!.stopped).toMatchObject([{ campaign: 'poisoned', version: 2, attempts: 2 }]);
    expect(await turns.resolved('poisoned')).toEqual([]);
  });

  it('counts only what stands after a turn was rolled back, also when a late phase comes in', async () => {
    await ledger.write('again', 'logistics', told('the first time'), phaseDone(1));
    await ledger.write('again', 'turn', resolved);
    await followed();
    expect(await text('again')).toContain('the first time');
    await ledger.write(
      'again',
      'turn',
      storedEvent(
        TurnRolledBack,
        { turn: TURN, generation: 1, to: 'supply', superseded: ['supply'], reason: 'a test', by: 'umpire' },
        { turn: TURN },
      ),
    );
    await followed();
    await expect(text('again')).rejects.toMatchObject({ status: 404 });
    await ledger.write('again', 'logistics', told('too late'), phaseDone(1));
    await ledger.write('again', 'logistics', told('the second time'), phaseDone(1, 1));
    await ledger.write('again', 'turn', resolved);
    await followed();
    const report = await text('again');
    expect(report).toContain('the second time');
    expect(report).not.toMatch(/the first time|too late/);
    expect(await earlier('again')).toEqual([{ edition: 1, reason: 'a test' }]);
    expect(await text('again', 1)).toContain('the first time');
    expect(await text('again', 1)).not.toMatch(/the second time|too late/);
    expect(await text('again', 2)).toBe(report);
    await expect(text('again', 3)).rejects.toMatchObject({ status: 404 });
    expect(await earlier('sound')).toEqual([]);
  });

  it('counts nothing of a turn that was superseded until it is resolved again, or the rollback taken back', async () => {
    const superseded = (generation: number, byHand: number) => [
      storedEvent(TurnSuperseded, { turn: TURN, generation, with: 1, byHand }, { turn: TURN }),
      storedEvent(
        TurnRolledBack,
        { turn: 1, generation, to: 'supply', superseded: ['supply'], later: [TURN], reason: 'r', by: 'b' },
        { turn: 1 },
      ),
    ];
    const open = { turn: TURN, season: 'campaign' as const, deadline: null, start: NONE };
    const opened = storedEvent(TurnOpened, open, { turn: TURN });
    const said = (words: string): NewEvent => ({
      ...told(words),
      type: 'AnnouncementMade',
      phase: 'orders',
      data: { seq: 0, data: { text: words, by: 'umpire' } },
    });
    await ledger.write('far', 'umpire', said('before the rollback'));
    await ledger.write('far', 'logistics', told('the first time'), phaseDone(1));
    await ledger.write('far', 'turn', resolved);
    await followed();
    const first = await text('far');
    expect(first).toMatch(/before the rollback[^]*the first time/);
    await ledger.write('far', 'turn', ...superseded(1, 1));
    await followed();
    await expect(text('far')).rejects.toMatchObject({ status: 404 });
    const restored = { generation: 2, resolved: true, season: 'campaign' as const };
    await ledger.write(
      'far',
      'turn',
      storedEvent(
        RollBackUndone,
        { turn: 1, latest: TURN, ...restored, resolved: false, reason: 'r', by: 'b' },
        { turn: 1 },
      ),
      storedEvent(TurnRestored, { turn: TURN, with: 1, ...restored }, { turn: TURN }),
    );
    await followed();
    expect(await text('far')).toBe(first);
    expect(await earlier('far')).toEqual([]);
    await ledger.write('far', 'turn', ...superseded(3, 1), opened);
    await ledger.write('far', 'umpire', said('after the rollback'));
    await followed();
    await expect(text('far')).rejects.toMatchObject({ status: 404 });
    await ledger.write('far', 'logistics', told('too late'), phaseDone(1, 2));
    await ledger.write('far', 'logistics', told('the last time'), phaseDone(1, 3));
    await ledger.write('far', 'turn', resolved);
    await followed();
    const last = await text('far');
    expect(last).toMatch(/after the rollback[^]*the last time/);
    expect(last).not.toMatch(/before the rollback|the first time|too late/);
    expect(await earlier('far')).toEqual([{ edition: 1, reason: 'r' }]);
    expect(await text('far', 1)).toBe(first);
  });

  it('names the builds that decided an edition, not the one that tells of it, and none where none was noted', async () => {
    await ledger.write('built', 'logistics', told('by the old'), phaseDone(1, undefined, '0.1.7'));
    await ledger.write('built', 'turn', resolved);
    await followed();
    expect(await text('built')).toContain('Decided by: Vedette 0.1.7\n');
    await ledger.write(
      'built',
      'turn',
      storedEvent(
        TurnRolledBack,
        { turn: TURN, generation: 1, to: 'supply', superseded: ['supply'], reason: 'a test', by: 'umpire' },
        { turn: TURN },
      ),
    );
    await ledger.write('built', 'logistics', told('by the new'), phaseDone(1, 1, '0.1.8+770c60c1d2e3'));
    await ledger.write('built', 'turn', resolved);
    await followed();
    expect(await text('built')).toContain('Decided by: Vedette 0.1.8+770c60c1d2e3\n');
    expect(await text('built', 1)).toContain('Decided by: Vedette 0.1.7\n');
    expect(await text('sound')).not.toContain('Decided by');
  });

  it('comes to the same rows and the same reports from zero, whatever the pages, and stops where it stopped', async () => {
    await ledger.write(
      'again',
      'turn',
      storedEvent(TurnOpened, { turn: 3, season: 'campaign', deadline: null, start: NONE }, { turn: 3 }),
    );
    await followed();
    const [rows, report] = [await allRows(), await text('again')];
    for (const pageSize of [1, 3, 1000]) {
      await rebuild(ledger.store, reportProjection(), { pageSize });
      expect(await allRows()).toEqual(rows);
    }
    expect(await text('again')).toBe(report);
    expect((await desk.describe())[0]!.stopped.map(({ campaign }) => campaign)).toEqual(['poisoned']);
  });

  const allRows = async (): Promise<string[]> => {
    const { rows } = await ledger.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM proj_reports.told t UNION ALL SELECT t::text FROM proj_reports.told_phase t
       UNION ALL SELECT t::text FROM proj_reports.told_turn t UNION ALL SELECT t::text FROM proj_reports.told_void t
       UNION ALL SELECT t::text FROM proj_reports.told_by_hand_void t
       UNION ALL SELECT t::text FROM proj_reports.told_edition t ORDER BY 1`,
    );
    return rows.map(({ row }) => row);
  };
});
