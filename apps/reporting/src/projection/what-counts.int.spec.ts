import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { makeCampaign } from '@vedette/ledger';
import { Readiness, ShutdownManager } from '@vedette/platform';
import fc from 'fast-check';
import { everythingSealed } from '../../../../libs/event-store/src/testing/everything-sealed.js';
import { LedgerUnderTest, POSITION } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { writtenAs } from '../../../../libs/ledger/src/testing/recorded-histories.js';
import type { TurnOnPage } from '../../../../libs/turns/src/testing/copybook.js';
import {
  acts,
  GRAPH,
  History,
  type NamedEvent,
  streamOf,
} from '../../../../libs/turns/src/testing/histories.js';
import { ToldTurns } from '../answers/told-turns.js';
import { ReportKeeper } from './report-keeper.js';

const PLAYER = 'taylor';
const CAMPAIGNS = 12;
/** Events of a campaign at most: each is an append. */
const SHORT = 160;
/** Turns of a history begin here: those before it belong to how the campaign was made. */
const AFTER = 10;

/** A history as this campaign has it: later turns, and everything done by hand is an announcement. */
function ofLaterTurns(event: NamedEvent): NamedEvent {
  const { data } = event;
  const turn = data.turn + AFTER;
  if (event.type === 'DoneByHand') {
    const kept = event.data.kept.replace('edit', 'announcement');
    return { ...event, data: { ...event.data, turn, kept } };
  }
  if (event.type === 'TurnRolledBack' && event.data.later)
    return { ...event, data: { ...event.data, turn, later: event.data.later.map((one) => one + AFTER) } };
  if (event.type === 'RollBackUndone')
    return { ...event, data: { ...event.data, turn, latest: event.data.latest + AFTER } };
  return { ...event, data: { ...data, turn } } as NamedEvent;
}

/** What a clerk has on his page of a turn, in the words in which it is reported. */
function onPage({ done, byHand }: TurnOnPage): string[] {
  const phases = GRAPH.flatMap(({ name }) => done.get(name) ?? []).map(({ number }) => `work ${number}`);
  return [...phases, ...byHand.map((one) => one.replace('edit', 'announcement'))].sort();
}

/** How often turns that can be read were restored. */
const timesRestored = ({ events, book: { page } }: History): number =>
  events.filter(
    ({ type, data }) =>
      (type === 'RollBackUndone' || type === 'TurnRestored') && page.turn(data.turn).resolvedAt !== null,
  ).length;

const WORKED = Array.from({ length: GRAPH.length }, () => [act('begin'), act('come-in')]).flat();
const PLAYED = [act('open'), act('close'), act('close', 1), act('close', 1), ...WORKED, act('resolve')];

/** What was announced before a turn was superseded stays void when a later rollback of the turn itself is taken back. */
const SUPERSEDED_THEN_RESTORED = [
  ...[...PLAYED, ...PLAYED, act('announce'), act('roll-back', 0)],
  ...[act('go-on'), ...WORKED, act('resolve'), ...PLAYED],
  ...[act('announce'), act('roll-back', 1), act('undo')],
];

function act<K extends string>(
  kind: K,
  choice = 0,
): { readonly kind: K; readonly choice: number; readonly more: 0 } {
  return { kind, choice, more: 0 };
}

describe('reports of turns that were taken back and restored', () => {
  let ledger: LedgerUnderTest;
  let shutdown: ShutdownManager;
  let keeper: ReportKeeper;
  let turns: ToldTurns;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ledger = await LedgerUnderTest.open();
    shutdown = new ShutdownManager();
    keeper = new ReportKeeper(ledger.store, shutdown, new Readiness());
    turns = new ToldTurns(ledger.store, ledger.means().openings, ledger.means().battles);
    await keeper.onApplicationBootstrap();
  });
  afterAll(async () => {
    await shutdown.onModuleDestroy();
    await ledger.close();
  });

  const made = async (id: string): Promise<void> => {
    const means = ledger.means();
    const position = await means.documents.put(POSITION);
    await makeCampaign({ id, title: id, position, secret: id, deadline: null }, means);
  };
  const written = async (id: string, events: readonly NamedEvent[]): Promise<void> => {
    for (let from = 0; from < events.length;) {
      const stream = streamOf(events[from]!);
      let to = from + 1;
      while (to < events.length && streamOf(events[to]!) === stream) to++;
      const news = events
        .slice(from, to)
        .flatMap((one) => writtenAs(ofLaterTurns(one), { [PLAYER]: 'full' }));
      await ledger.write(id, stream, ...news);
      from = to;
    }
  };
  const followed = async (): Promise<void> => {
    await everythingSealed(ledger.store);
    while ((await keeper.behind()) > 0) await new Promise((done) => setTimeout(done, 20));
  };
  const told = async (campaign: string, turn: number): Promise<string[]> => {
    const reports = await turns.reports({ campaign, player: PLAYER, turn });
    const words = reports.render('turn', 'txt')!.body.match(/(work|announcement)\s+\d+/g) ?? [];
    return [...new Set(words.map((one) => one.replace(/\s+/, ' ')))].sort();
  };

  it('tell of each what a clerk has on his page, whatever was rolled back, superseded and restored', async () => {
    const tried = fc.sample(acts, { numRuns: 600, seed: 5 }).map((all) => History.of(all));
    const short = tried.filter(({ events }) => events.length <= SHORT);
    const histories = [
      History.of(SUPERSEDED_THEN_RESTORED),
      ...short.sort((a, b) => timesRestored(b) - timesRestored(a)).slice(0, CAMPAIGNS),
    ];
    for (const history of histories) expect(timesRestored(history)).toBeGreaterThan(0);
    for (const [index, { events }] of histories.entries()) {
      await made(`war-${index}`);
      await written(`war-${index}`, events);
    }
    await followed();
    for (const [index, { book }] of histories.entries()) {
      const resolved = [...book.page.turns].filter(([, { resolvedAt }]) => resolvedAt !== null);
      const numbers = resolved.map(([number]) => number + AFTER).sort((a, b) => a - b);
      expect([index, await turns.resolved(`war-${index}`)]).toEqual([index, numbers]);
      for (const [number, turn] of resolved)
        expect([index, number, await told(`war-${index}`, number + AFTER)]).toEqual([
          index,
          number,
          onPage(turn),
        ]);
    }
  });
});
