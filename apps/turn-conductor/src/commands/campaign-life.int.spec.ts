import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AnnouncementMade, type Order, type PositionDocument } from '@vedette/campaign';
import { BY_ITSELF } from '@vedette/contracts';
import {
  type CampaignEnded,
  CampaignOpenings,
  commandIdOf,
  HIDDEN_AFTER_END_MS,
  storedEvent,
  TurnResolved,
  TurnStarts,
  BattleStarts,
} from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { DocumentStore, Keyring, migrate } from '@vedette/vault';
import { IntakeUnderTest, type IntakeProcess } from '../../../order-intake/src/testing/intake-under-test.js';
import { BattleEdits } from '../administration/battle-edits.js';
import { EditCommands } from '../administration/edits.command.js';
import { AdministrationLog } from '../administration/read-log.js';
import { UmpireWriter } from '../administration/umpire-writer.js';
import { Boards } from '../board/boards.js';
import { documentOf } from '../board/campaign-board.js';
import { newsIn } from '../board/campaign-news.js';
import { ClockKeeper } from '../clock/clock-keeper.js';
import { ClockWriter } from '../clock/clock-writer.js';
import { conductorHistory, HouseClock, type HouseTime } from '../clock/house-clock.js';
import { CampaignLifeCommands } from './campaign-life.commands.js';
import { ClockCommands } from './keep-clock.commands.js';
import { OpenTurnCommand } from '../clock/open-turn.command.js';

const DAY = 24 * 3_600_000;
const STAND: Order = { kind: 'land', unit: 'US1IN', supply: { level: 1 } };
const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 15,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['..'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: [
    { id: 'taylor', state: 'US' },
    { id: 'worth', state: 'US' },
  ],
  units: [{ id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' }],
};
/** Two sides at war for a city of the highest level. */
const WAR: PositionDocument = {
  ...POSITION,
  theatre: {
    ...{ kind: 'inline', origin: 'G4-V5', strategic: ['..'] },
    cities: [{ name: 'Monterrey', square: 'G5-V5', tactical: '7-7', state: 'MX', level: 5 }],
  },
  states: [...POSITION.states, { id: 'MX', nation: 'Mexico', side: 'MX' }],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [...POSITION.players!, { id: 'arista', state: 'MX' }],
  units: [
    ...POSITION.units,
    { id: 'MX1IN', square: 'G5-V5', tactical: '3-3', strength: 400, commander: 'arista' },
  ],
};
const LOG = { seenBy: 'administrator', player: null } as const;
const END = { reason: 'an armistice', result: 'the river is the frontier', by: 'umpire' };

describe('the life of a campaign on a real log', () => {
  let house: IntakeUnderTest;
  let intake: IntakeProcess;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    house = await IntakeUnderTest.open();
    await migrate(house.pool, conductorHistory());
    intake = house.process();
  });
  afterAll(() => house.close());

  /** One conductor process; nothing is shared with another but the database. */
  const conductor = () => {
    const openings = new CampaignOpenings(house.store, new Keyring(house.pool, null));
    const boards = new Boards(house.store, openings);
    const clock = new HouseClock(house.pool, 60);
    const documents = new DocumentStore(house.pool);
    const starts = new TurnStarts(house.store, documents, openings, theatreSource);
    const lives = new CampaignLifeCommands(boards, house.store, clock, starts);
    const umpire = new UmpireWriter(boards, house.store);
    const battles = new BattleStarts(house.store, documents, openings);
    const edits = new EditCommands(
      ...([boards, house.store, starts, umpire] as const),
      new BattleEdits(house.store, battles, umpire),
    );
    const open = new OpenTurnCommand(boards, house.store, clock);
    const writer = new ClockWriter(boards, house.store);
    const keeper = new ClockKeeper(boards, writer, open, {} as never, {} as never, clock);
    const commands = new ClockCommands(boards, house.store, writer, keeper);
    const log = new AdministrationLog(house.store, openings);
    const look = async (campaign: string, now = Date.now()): Promise<number | null> => {
      const time: HouseTime = { now, outages: [], away: false };
      // As whoever follows the log does.
      await boards.fresh(campaign);
      const next = await lives.look(campaign, now);
      return (await keeper.look(campaign, time)) ?? next;
    };
    const describe = async (campaign: string) => documentOf(await boards.fresh(campaign));
    return { boards, lives, edits, open, commands, log, look, describe };
  };
  const resolve = async (campaign: string, turn: number): Promise<void> => {
    await intake.close.run({ campaign, turn });
    const { turn: expectedVersion = 0 } = await house.store.streamVersions(campaign);
    const resolved = storedEvent(TurnResolved, { turn, events: 0, end: '0'.repeat(64) }, { turn });
    const commandId = commandIdOf(`${campaign} resolved ${turn}`);
    await house.store.append({ campaign, stream: 'turn', expectedVersion, commandId, events: [resolved] });
  };
  const administered = async (campaign: string): Promise<string[]> =>
    (await house.store.readStream(campaign, 'administration')).map(({ type }) => type);
  const send = (campaign: string) =>
    intake.submit.run({ campaign, player: 'taylor', orders: [STAND] } as never);

  it('ends with the last turn of the book once, whoever looks, and no turn follows', async () => {
    await house.campaign('fifteen', POSITION);
    const [one, two] = [conductor(), conductor()];
    expect(await one.describe('fifteen')).toMatchObject({ status: 'playing', lastTurn: 15, ended: null });
    await one.look('fifteen');
    expect(await administered('fifteen')).toEqual(['CampaignCreated']);
    await resolve('fifteen', 15);
    for (const { boards } of [one, two]) await boards.fresh('fifteen');
    await Promise.all([one, two].map(({ look }) => look('fifteen')));
    expect(await administered('fifteen')).toEqual(['CampaignCreated', 'CampaignEnded']);
    const { status, ended, turn } = await two.describe('fifteen');
    expect([status, turn]).toEqual(['ended', 15]);
    expect(ended).toMatchObject({ turn: 15, by: BY_ITSELF, reason: 'turn 15 was its last', result: null });
    expect(Date.parse(ended!.opensAt) - Date.parse(ended!.at)).toBe(HIDDEN_AFTER_END_MS);
    await expect(one.open.run({ campaign: 'fifteen', turn: 16 })).rejects.toMatchObject({
      code: 'campaign-ended',
    });
    const seen = await one.commands.describe({ campaign: 'fifteen', seenBy: 'player', player: 'worth' });
    expect(seen.status).toBe('ended');
  });

  it('goes on past the turns of a book where a calendar has more seasons, and not past those', async () => {
    const calendar = [
      { season: 'campaign', lastTurn: 15 },
      { season: 'peace', lastTurn: 16 },
    ] as const;
    await house.campaign('seasons', { ...POSITION, calendar: [...calendar] });
    await house.campaign('second', { ...POSITION, turn: 17 });
    const one = conductor();
    expect((await one.describe('second')).lastTurn).toBe(31);
    await resolve('seasons', 15);
    await one.look('seasons');
    expect(await one.describe('seasons')).toMatchObject({ turn: 16, status: 'playing', season: 'peace' });
    await resolve('seasons', 16);
    await one.look('seasons');
    expect(await one.describe('seasons')).toMatchObject({ turn: 16, status: 'ended' });
  });

  it('is told to everybody in log, news and the last report, with who, why, and how it came out', async () => {
    await house.campaign('told', POSITION);
    const one = conductor();
    await resolve('told', 15);
    const ended = await one.lives.end({ campaign: 'told', ...END });
    expect(ended).toMatchObject({ campaign: 'told', turn: 15, publishedAt: null, ...END });
    // Once is enough, whoever asks again and says what.
    const again = { campaign: 'told', by: 'somebody', reason: 'x', result: 'y' };
    expect(await one.lives.end(again)).toEqual(ended);
    const text = 'The campaign has ended with turn 15: an armistice. Result: the river is the frontier';
    const [told] = await house.store.readStream('told', 'umpire');
    expect(told).toMatchObject({ type: AnnouncementMade.type, turn: 15, data: { data: { text } } });
    expect(Object.keys(told!.audience as object)).toEqual(['taylor', 'worth']);
    expect(newsIn(told!, 15)).toMatchObject({ kind: 'campaign-ended', audience: 'everybody', text });
    const read = async (seenBy: 'player' | 'administrator') =>
      (await one.log.read({ campaign: 'told', seenBy, player: null })).entries.find(
        ({ kind }) => kind === 'CampaignEnded',
      );
    expect(await read('administrator')).toMatchObject({ by: 'umpire' });
    expect(await read('player')).toMatchObject({
      by: null,
      text: 'The campaign ended with turn 15: an armistice; result: the river is the frontier',
    });
  });

  it('is read with who did each thing: the account, or the house where it came by itself', async () => {
    await house.campaign('actors', { ...POSITION, turn: 1 });
    const one = conductor();
    const campaign = 'actors';
    const pause = { act: 'pause', how: { reason: 'a holiday' } } as const;
    await one.commands.govern({ campaign, does: pause, by: 'umpire' });
    await one.commands.govern({ campaign, does: { act: 'resume', how: {} }, by: 'umpire' });
    const calendar = { kind: 'manual', zone: 'UTC' } as const;
    await one.commands.setCalendar({ campaign, calendar, by: 'umpire' });
    await resolve(campaign, 1);
    await one.look(campaign);
    await resolve(campaign, 2);
    await one.open.run({ campaign, turn: 3, by: 'deputy' });
    const { entries } = await one.log.read({ campaign, seenBy: 'administrator', player: null });
    const by = (kind: string) => entries.filter((entry) => entry.kind === kind).map((entry) => entry.by);
    for (const kind of ['ClockPaused', 'ClockResumed', 'CalendarSet']) expect(by(kind)).toEqual(['umpire']);
    expect(by('TurnOpened').slice(0, 2)).toEqual(['deputy', BY_ITSELF]);
    expect(by('TurnResolved')).toEqual([BY_ITSELF, BY_ITSELF]);
    const told = await one.log.read({ campaign, seenBy: 'player', player: 'taylor' });
    expect(JSON.stringify(told)).not.toMatch(/umpire|deputy/);
  });

  it('is no end while a turn is being resolved; one that takes orders counts no more', async () => {
    await house.campaign('half-way', POSITION);
    const one = conductor();
    await intake.close.run({ campaign: 'half-way', turn: 15 });
    await expect(one.lives.end({ campaign: 'half-way', ...END })).rejects.toMatchObject({
      code: 'turn-not-resolved',
    });
    await house.campaign('open', POSITION);
    expect(await one.lives.end({ campaign: 'open', ...END })).toMatchObject({ turn: 14 });
    await expect(send('open')).rejects.toMatchObject({ code: 'campaign-ended' });
    const does = { act: 'pause', how: { reason: 'a holiday' } } as const;
    await expect(one.commands.govern({ campaign: 'open', does })).rejects.toMatchObject({
      code: 'campaign-ended',
    });
  });

  it('goes on when it is reopened: orders are taken again, with the time left that there was', async () => {
    const deadline = '2030-03-31T18:00:00.000Z';
    await house.campaign('reopened', POSITION, deadline);
    const [one, other] = [conductor(), conductor()];
    const reopening = { campaign: 'reopened', by: 'umpire', reason: 'a slip' };
    await expect(one.lives.reopen(reopening)).rejects.toMatchObject({ code: 'campaign-not-ended' });
    await one.lives.end({ campaign: 'reopened', ...END });
    await expect(send('reopened')).rejects.toMatchObject({ code: 'campaign-ended' });
    expect(await one.lives.reopen({ ...reopening, lastTurn: 20 })).toMatchObject({
      status: 'playing',
      ended: null,
      lastTurn: 20,
    });
    await send('reopened');
    const { record, ended } = await other.boards.fresh('reopened');
    expect(ended).toBeNull();
    expect(Date.parse(record.deadline!)).toBeGreaterThanOrEqual(Date.parse(deadline));
    const last = { ...reopening, lastTurn: 14 };
    await other.lives.end({ campaign: 'reopened', ...END });
    await expect(one.lives.reopen(last)).rejects.toMatchObject({ code: 'last-turn-passed' });
    expect((await administered('reopened')).slice(1)).toEqual([
      'CampaignEnded',
      'CampaignReopened',
      'CampaignEnded',
    ]);
  });

  it('does not end again with a turn that was resolved before it was reopened, and none opens by itself; the next one ends it', async () => {
    await house.campaign('beyond', POSITION);
    const one = conductor();
    await resolve('beyond', 15);
    await one.look('beyond');
    await one.lives.reopen({ campaign: 'beyond', by: 'umpire', reason: 'one turn more' });
    for (const process of [one, conductor()]) {
      await process.look('beyond');
      expect(await process.describe('beyond')).toMatchObject({ status: 'playing', turn: 15 });
    }
    await one.open.run({ campaign: 'beyond', turn: 16 });
    await resolve('beyond', 16);
    await one.look('beyond');
    expect(await one.describe('beyond')).toMatchObject({ status: 'ended', ended: { turn: 16 } });
  });

  it('opens what was hidden after seven days and not a millisecond before, whoever was away in between', async () => {
    await house.campaign('week', POSITION);
    await resolve('week', 15);
    await conductor().lives.end({ campaign: 'week', ...END });
    const opens = Date.parse((await conductor().describe('week')).ended!.opensAt);
    // Every process of it is new: nothing but the log knows of the seven days.
    expect(await conductor().look('week', opens - 1)).toBe(opens);
    expect(await conductor().describe('week')).toMatchObject({ status: 'ended' });
    await Promise.all([conductor(), conductor()].map(({ look }) => look('week', opens)));
    expect((await administered('week')).filter((type) => type === 'CampaignPublished')).toHaveLength(1);
    const { status, ended } = await conductor().describe('week');
    expect([status, ended!.publishedAt === null]).toEqual(['published', false]);
    await conductor().look('week', opens + 30 * DAY);
    await expect(
      conductor().lives.reopen({ campaign: 'week', by: 'umpire', reason: 'too late' }),
    ).rejects.toMatchObject({ code: 'campaign-published', status: 409 });
  });

  it('is published by its administrator when he likes, once it has ended, and then for good', async () => {
    await house.campaign('early', POSITION);
    const one = conductor();
    const publication = { campaign: 'early', by: 'umpire' };
    await expect(one.lives.publish(publication)).rejects.toMatchObject({ code: 'campaign-not-ended' });
    await one.lives.end({ campaign: 'early', ...END });
    const published = await one.lives.publish(publication);
    expect(published.publishedAt).not.toBeNull();
    expect(await one.lives.publish({ campaign: 'early', by: 'another' })).toEqual(published);
    await expect(
      one.lives.reopen({ campaign: 'early', by: 'umpire', reason: 'a slip' }),
    ).rejects.toMatchObject({ code: 'campaign-published' });
  });

  it('of a reopening and a publication at the same moment one happens', async () => {
    await house.campaign('race', POSITION);
    await conductor().lives.end({ campaign: 'race', ...END });
    const outcomes = await Promise.allSettled([
      conductor().lives.reopen({ campaign: 'race', by: 'umpire', reason: 'a slip' }),
      conductor().lives.publish({ campaign: 'race', by: 'umpire' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await administered('race')).toHaveLength(3);
  });

  it('writes down how it stands when it ends, tells it to nobody before it is published, and forgets it when it goes on', async () => {
    await house.campaign('stands', WAR);
    const one = conductor();
    await resolve('stands', 15);
    await one.look('stands');
    const untold = async (process = one): Promise<void> => {
      const { entries } = await process.log.read({ ...LOG, campaign: 'stands' });
      const told = await house.store.readStream('stands', 'umpire');
      const all = [await process.describe('stands'), entries, told.map(({ data }) => data)];
      expect(JSON.stringify(all)).not.toMatch(/verdict|margin|even:|decisive/);
      expect(await process.describe('stands')).toMatchObject({ standing: null });
    };
    const standings = async () =>
      (await house.store.readStream('stands', 'administration'))
        .filter(({ type }) => type === 'CampaignEnded')
        .map(({ data }) => (data as CampaignEnded).standing?.result);
    await untold();
    await untold(conductor());
    await one.lives.reopen({ campaign: 'stands', by: 'umpire', reason: 'a slip' });
    await untold();
    const set = { state: 'US' };
    const edit = { kind: 'city' as const, piece: 'Monterrey', set, reason: 'it fell' };
    await one.edits.make({ campaign: 'stands', by: 'umpire', edit });
    await one.lives.end({ campaign: 'stands', ...END });
    await untold();
    const decisive = 'decisive: US stands better than MX, by 100 points';
    expect(await standings()).toEqual(['even: no side stands clearly better', decisive]);
    await one.lives.publish({ campaign: 'stands', by: 'umpire' });
    for (const process of [one, conductor()])
      expect(await process.describe('stands')).toMatchObject({
        ended: { result: END.result },
        standing: {
          ...{ verdict: 'decisive', ahead: 'US', margin: 100, result: decisive },
          sides: [
            { side: 'MX', cities: { from: 1, to: 0, lost: ['Monterrey'] }, men: { from: 400 } },
            { side: 'US', cities: { from: 0, to: 1, won: ['Monterrey'] }, men: { from: 500 } },
          ],
        },
      });
  });

  it('keeps open what an end opened at once, in campaigns that ended so', async () => {
    await house.campaign('older', POSITION);
    await house.endCampaign('older');
    expect(await conductor().describe('older')).toMatchObject({
      status: 'published',
      ended: { reason: null, result: null },
    });
  });
});
