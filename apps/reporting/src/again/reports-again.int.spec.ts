import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type NewEvent, rebuild } from '@vedette/event-store';
import type { GameEvent } from '@vedette/campaign';
import {
  makeCampaign,
  PhaseResolved,
  recordGameEvent,
  storedEvent,
  TurnOpened,
  TurnResolved,
  TurnRolledBack,
} from '@vedette/ledger';
import { sequenceOf } from '@vedette/rulebooks';
import { loadScenario } from '@vedette/scenarios';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import { LedgerUnderTest, POSITION } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { playCampaign } from '../../../../libs/scenarios/src/testing/play-campaign.js';
import { reportProjection } from '../projection/report-projection.js';
import { ReportsDifferError, type WhichReport } from './again.errors.js';
import { digestReports } from './report-digests.js';
import { reportsAgain } from './reports-again.js';

Logger.overrideLogger(false);

const PLAYER = 'taylor';
const NONE = '0'.repeat(64);

const told = (turn: number, why: string): NewEvent => ({
  type: 'NothingDecided',
  turn,
  phase: 'supply',
  rule: 'gitm-amwol 10.1',
  data: { seq: 0, data: { phase: 'supply', why } },
  audience: { [PLAYER]: 'full' },
});
const phaseDone = (turn: number, generation?: number): NewEvent =>
  storedEvent(
    PhaseResolved,
    { turn, phase: 'supply', events: 1, inputs: NONE, outcome: NONE, ...(generation ? { generation } : {}) },
    { turn, phase: 'supply' },
  );
const resolved = (turn: number): NewEvent =>
  storedEvent(TurnResolved, { turn, events: 1, end: NONE }, { turn });
const opened = (turn: number): NewEvent =>
  storedEvent(TurnOpened, { turn, season: 'campaign', deadline: null, start: NONE }, { turn });

describe('the reports of a campaign, made of the log again', () => {
  let ledger: LedgerUnderTest;

  beforeAll(async () => {
    ledger = await LedgerUnderTest.open();
    const means = ledger.means();
    const position = await means.documents.put(POSITION);
    for (const id of ['little', 'much', 'poisoned', 'unplayed'])
      await makeCampaign({ id, title: id, position, secret: id, deadline: null }, means);
    await turn('little', 2, 'all is well');
    await turn('much', 2, 'the first time');
    await ledger.write(
      'much',
      'turn',
      storedEvent(
        TurnRolledBack,
        { turn: 2, generation: 1, to: 'supply', superseded: ['supply'], reason: 'a test', by: 'umpire' },
        { turn: 2 },
      ),
    );
    await ledger.write('much', 'logistics', told(2, 'the second time'), phaseDone(2, 1));
    await ledger.write('much', 'turn', resolved(2), opened(3));
    await turn('much', 3, 'on we go');
    for (const number of [2, 3, 4]) {
      if (number > 2) await ledger.write('poisoned', 'turn', opened(number));
      await turn('poisoned', number, 'one more');
    }
    await ledger.write('poisoned', 'logistics', { ...told(4, 'x'), type: 'NeverHeardOf' });
    await everythingSealed(ledger.store);
  });
  afterAll(() => ledger?.close());

  const turn = async (campaign: string, number: number, words: string): Promise<void> => {
    await ledger.write(campaign, 'logistics', told(number, words), phaseDone(number));
    await ledger.write(campaign, 'turn', resolved(number));
  };
  const again = (campaign?: string) => reportsAgain(ledger.pool, campaign);

  it('can all be made where nobody ever kept any', async () => {
    expect(await again('much')).toMatchObject({ campaign: 'much', turns: 2, as: 'none-kept' });
  });

  it('are those that were kept, of the campaign with the most turns that goes on or of one that is named', async () => {
    await rebuild(ledger.store, reportProjection());
    const much = await again();
    // Of the opening a position; of two turns and a corrected edition of one both reports; each at least as JSON, text and page.
    expect(much).toMatchObject({ campaign: 'much', turns: 2, as: 'equal' });
    expect(much!.reports).toBeGreaterThanOrEqual(3 + 2 * 3 * 3);
    expect(await again('little')).toMatchObject({ campaign: 'little', turns: 1, as: 'equal' });
    // What was put in place of what was kept is what was kept.
    expect(await again()).toEqual(much);
  });

  it('are as far as those who kept them had come, whatever the log says since', async () => {
    const before = await again('little');
    await ledger.write('little', 'turn', opened(3));
    await turn('little', 3, 'later');
    await everythingSealed(ledger.store);
    expect(await again('little')).toMatchObject({ turns: 2, reports: before!.reports, as: 'equal' });
    await rebuild(ledger.store, reportProjection());
    expect((await again('little'))!.reports).toBeGreaterThan(before!.reports);
  });

  it('of a campaign that there is not, has played no turn or stands still are not made, with the reason', async () => {
    for (const campaign of ['ghost', 'unplayed'])
      await expect(again(campaign)).rejects.toThrow(
        `Reports of campaign ${campaign} cannot be made: no turn of a campaign of this name was resolved. There are reports of little, much.`,
      );
    await expect(again('poisoned')).rejects.toThrow(/they stand still since an event at position \d+/);
  });

  const PLANTED: readonly (readonly [
    what: string,
    turn: number,
    change: (tables: string) => readonly string[],
  ])[] = [
    [
      'an event that nobody kept he was told of',
      3,
      (tables) => [`UPDATE ${tables}.told SET versions = '{}' WHERE turn = 3 AND stream = 'logistics'`],
    ],
    [
      'a phase that is kept as never resolved',
      2,
      (tables) => [`DELETE FROM ${tables}.told_phase WHERE turn = 2 AND generation = 1`],
    ],
    [
      'a turn that is kept as not over',
      3,
      (tables) => [`UPDATE ${tables}.told_turn SET ready = false WHERE turn = 3`],
    ],
    [
      'a turn that is kept and never was',
      9,
      (tables) => [
        `INSERT INTO ${tables}.told_turn VALUES ('much', 9, 'campaign', false, true)`,
        `INSERT INTO ${tables}.told SELECT campaign, player, 9, stream, versions, positions
           FROM ${tables}.told WHERE stream = 'opening' AND campaign = 'much'`,
      ],
    ],
  ];
  it.each(PLANTED)('differ by %s, and turn and player are named', async (_, of, change) => {
    await rebuild(ledger.store, reportProjection());
    const { rows } = await ledger.pool.query<{ tables: string }>(
      `SELECT 'proj_reports__g' || live_generation AS tables FROM es.projection WHERE name = 'reports'`,
    );
    for (const statement of change(rows[0]!.tables)) await ledger.pool.query(statement);
    const error: unknown = await again('much').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ReportsDifferError);
    const { campaign, differences } = error as ReportsDifferError;
    expect(campaign).toBe('much');
    expect(differences).toContainEqual(
      expect.objectContaining({ player: PLAYER, turn: of, kind: 'turn', format: 'txt' }),
    );
    expect(new Set(differences.map(({ turn: number }) => number))).toEqual(new Set([of]));
    // What is kept now is what the log says.
    expect(await again('much')).toMatchObject({ as: 'equal' });
  });
});

describe('the reports of a war as it is played, made of the log again', () => {
  const WAR = 'amwol-1846';
  const { turns } = playCampaign(WAR, 2, 'the dice of 1846');
  let ledger: LedgerUnderTest;

  beforeAll(async () => {
    ledger = await LedgerUnderTest.open();
    const means = ledger.means();
    const { position } = loadScenario(WAR);
    const digest = await means.documents.put(position);
    await makeCampaign({ id: WAR, title: 'War', position: digest, secret: 'dice', deadline: null }, means);
    for (const [at, { events }] of turns.entries()) await write((position.turn ?? 1) + at, events);
    await everythingSealed(ledger.store);
    await rebuild(ledger.store, reportProjection());
  });
  afterAll(() => ledger?.close());

  /** Puts a turn that was played on the bench into the log, as its workers would. */
  const write = async (turn: number, events: readonly GameEvent[]): Promise<void> => {
    for (const { name, owner } of sequenceOf({ rulebooks: turns[0]!.state.rulebooks, season: 'campaign' })) {
      const happened = events.filter(({ phase }) => phase === name);
      const done = { turn, phase: name, events: happened.length, inputs: NONE, outcome: NONE };
      await ledger.write(
        WAR,
        owner,
        ...happened.map(recordGameEvent),
        storedEvent(PhaseResolved, done, { turn, phase: name }),
      );
    }
    await ledger.write(WAR, 'turn', resolved(turn), opened(turn + 1));
  };

  it('are those that were kept, of every player, in every form, maps among them', async () => {
    const { players } = loadScenario(WAR).position;
    const again = await reportsAgain(ledger.pool);
    expect(again).toMatchObject({ campaign: WAR, turns: 2, as: 'equal' });
    // Two reports of each turn in three forms at least, and maps for whoever commands troops.
    expect(again!.reports).toBeGreaterThan(2 * 2 * 3 * players!.length);
    const made = [...(await digestReports(ledger.pool, WAR)).keys()].map(
      (key) => JSON.parse(key) as WhichReport,
    );
    expect(new Set(made.map(({ player }) => player))).toEqual(new Set(players!.map(({ id }) => id)));
    expect(new Set(made.map(({ format }) => format))).toEqual(new Set(['json', 'txt', 'html', 'svg']));
  });
});
