import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  type GameEvent,
  type Order,
  type PhaseName,
  type PositionDocument,
  writePosition,
} from '@vedette/campaign';
import type { PhaseDue, TrialDue } from '@vedette/contracts';
import { BattleStarts, CampaignOpenings, tellTurn, TurnRecord, TurnStarts } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { observe } from '@vedette/observation';
import { ALL_DECIDERS } from '@vedette/referee';
import { campaignDesks, PhaseResolver, TrialDesk, TrialRunner, tryTurn } from '@vedette/resolution';
import { type PhaseOwner, sequenceOf } from '@vedette/rulebooks';
import { whatIsDue } from '@vedette/turn-clock';
import { DocumentStore, Keyring, migrate } from '@vedette/vault';
import { IntakeUnderTest } from '../../../order-intake/src/testing/intake-under-test.js';
import { Boards } from '../board/boards.js';
import { conductorHistory, HouseClock } from '../clock/house-clock.js';
import { CampaignLifeCommands } from '../commands/campaign-life.commands.js';
import { OpenTurnCommand } from '../clock/open-turn.command.js';
import { campaignsSetAside } from '../conduct/set-aside.js';
import { DuePhases } from '../conduct/due-phases.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { AnnounceCommand } from './announce.command.js';
import { BattleEdits } from './battle-edits.js';
import { EditCommands } from './edits.command.js';
import { HoldCommand } from './hold.command.js';
import { newsOf } from '../board/campaign-news.js';
import { documentOf } from '../board/campaign-board.js';
import { AdministrationWriter } from './administration-writer.js';
import { NoteOrdersSeenCommand } from './note-orders-seen.command.js';
import { NotePlaceCommand } from './note-place.command.js';
import { AdministrationLog } from './read-log.js';
import { RetitleCommand } from './retitle.command.js';
import { RollBackCommands } from './roll-back.commands.js';
import type { TrialQueue } from './trial-queue.js';
import { Trials } from './trials.js';
import { UmpireWriter } from './umpire-writer.js';
import { BattleMoments } from './battle-moments.js';
import { WholePosition } from './whole-position.js';
import { VoteCommands } from '../votes/vote.commands.js';

const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['......', '......', '......'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', ministries: ['war'] },
    { id: 'worth', state: 'US' },
    { id: 'arista', state: 'MX', ministries: ['war'] },
    { id: 'ampudia', state: 'MX' },
  ],
  cities: [{ name: 'Matamoros', square: 'G6-V6', state: 'MX', level: 2, supplies: 40 }],
  units: [
    { id: 'US1IN', square: 'G4-V6', tactical: '7-7', strength: 1000, commander: 'taylor', deputy: 'worth' },
    { id: 'US2IN', square: 'G4-V6', tactical: '7-9', strength: 800, commander: 'worth' },
    { id: 'MX1IN', square: 'G4-V6', tactical: '10-7', strength: 900, commander: 'arista' },
    { id: 'MX2IN', square: 'G7-V6', tactical: '7-7', strength: 700, commander: 'ampudia' },
  ],
};
const ADVANCE: Order = {
  kind: 'land',
  unit: 'US1IN',
  tactical: { destination: '8-7', phase: 1 },
  posture: { offensive: 'attack', defensive: 'defend' },
};
const BY = 'umpire';

describe('the administrator at work on a real log', () => {
  let house: IntakeUnderTest;
  const published: { owner: string; due: PhaseDue }[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    house = await IntakeUnderTest.open();
    await migrate(house.pool, conductorHistory());
  });
  afterAll(() => house.close());

  /** One process each of the conductor and the workers; nothing is shared with another but the database. */
  const means = () => {
    const openings = new CampaignOpenings(house.store, new Keyring(house.pool, null));
    const documents = new DocumentStore(house.pool);
    const starts = new TurnStarts(house.store, documents, openings, theatreSource);
    const boards = new Boards(house.store, openings);
    const due = new DuePhases({
      publish: async (subject: string, item: PhaseDue) => {
        published.push({ owner: subject, due: item });
        return { sequence: 1, duplicate: false };
      },
    } as never);
    const settings = {
      PHASE_STUCK_AFTER_SECONDS: 60,
      PHASE_ATTEMPTS: 3,
      TURN_SWEEP_MS: 1000,
      CLOCK_GAP_SECONDS: 60,
    };
    const conductor = new TurnConductor(
      boards,
      house.store,
      due,
      { find: async () => 'in hand' } as never,
      { tell: () => undefined } as never,
      { tell: () => undefined } as never,
      settings,
    );
    const clock = new HouseClock(house.pool, 60);
    const writer = new UmpireWriter(boards, house.store);
    const battles = new BattleStarts(house.store, documents, openings);
    const sources = { store: house.store, openings, starts, battles };
    const runner = new TrialRunner(new TrialDesk(house.pool), sources, (input) => tryTurn(input), 60);
    const trials = {
      handOut: async (trial: TrialDue) => {
        void runner.run(trial);
        return 1;
      },
      has: async () => true,
    } as unknown as TrialQueue;
    const battleEdits = new BattleEdits(house.store, battles, writer);
    const looks = new AdministrationWriter(boards, house.store);
    return {
      boards,
      starts,
      conductor,
      open: new OpenTurnCommand(boards, house.store, clock),
      edits: new EditCommands(boards, house.store, starts, writer, battleEdits),
      announce: new AnnounceCommand(writer),
      log: new AdministrationLog(house.store, openings),
      trial: new Trials(boards, trials, house.pool),
      holding: new HoldCommand(boards, house.store),
      places: new NotePlaceCommand(openings, house.store),
      positions: new WholePosition(
        boards,
        house.store,
        starts,
        new DocumentStore(house.pool),
        new BattleMoments(
          house.store,
          new BattleStarts(house.store, new DocumentStore(house.pool), openings),
        ),
        looks,
      ),
      ordersSeen: new NoteOrdersSeenCommand(boards, looks),
      retitling: new RetitleCommand(boards, looks),
      votes: new VoteCommands(boards, house.store, new AnnounceCommand(writer)),
      lives: new CampaignLifeCommands(boards, house.store, clock, starts),
      rollBacks: new RollBackCommands(boards, house.store, conductor, clock),
      intake: house.process(),
      worker: (owner: PhaseOwner) =>
        new PhaseResolver(owner, campaignDesks(sources, ALL_DECIDERS), sources.store),
    };
  };
  type Means = ReturnType<typeof means>;
  const made = async (id: string, position: PositionDocument = POSITION): Promise<Means> => {
    await house.campaign(id, position);
    return means();
  };
  const record = async (campaign: string, turn = 1): Promise<TurnRecord> =>
    new TurnRecord(campaign, turn).add(await house.store.readTurns(campaign, turn));
  const told = async (campaign: string, turn = 1): Promise<GameEvent[]> =>
    tellTurn(await record(campaign, turn), sequenceOf({ rulebooks: POSITION.rulebooks, season: 'campaign' }));
  const sentTo = (events: readonly GameEvent[], player: string): string =>
    JSON.stringify(events.map((event) => observe(event, player)).filter((seen) => seen !== null));
  const send = (by: string, campaign: string, order: Order, m: Means) =>
    m.intake.submit.run({ campaign, player: by, orders: [order] } as never);
  /** Has the workers do everything that is handed out until the turn is resolved or stops before `stop`. */
  const play = async (m: Means, campaign: string, turn = 1, stop?: PhaseName): Promise<void> => {
    const workers = new Map<string, PhaseResolver>();
    for (let round = 0; round < 60; round++) {
      await m.boards.fresh(campaign);
      await m.conductor.advance(campaign);
      const items = published.splice(0).filter(({ due }) => due.campaign === campaign && due.phase !== stop);
      if (items.length === 0) return;
      for (const { due } of items) {
        const { sequence } = await m.boards.turn(campaign, turn);
        const { owner } = sequence.find(({ name }) => name === due.phase)!;
        const worker = workers.get(owner) ?? m.worker(owner);
        workers.set(owner, worker);
        await worker.resolve(due);
      }
    }
  };
  const close = (m: Means, campaign: string, turn = 1) => m.intake.close.run({ campaign, turn });
  const strength = (to: number) => ({
    kind: 'unit' as const,
    piece: 'US1IN',
    set: { strength: to },
    reason: 'the muster roll was wrong',
  });

  const WHY = { reason: 'a doubt', by: BY };
  describe('the whole position', () => {
    const documents = () => new DocumentStore(house.pool);
    const unitIn = async (digest: string, id: string): Promise<PositionDocument['units'][number]> =>
      ((await documents().get(digest)) as PositionDocument).units.find((unit) => unit.id === id)!;

    it('is told of every moment that is past, and of none that is not', async () => {
      const campaign = 'whole';
      const m = await made(campaign);
      await m.edits.make({ campaign, edit: strength(800), by: BY });
      const look = (which: object = {}) => m.positions.look({ campaign, ...WHY, ...which });
      const now = await look();
      expect(now).toMatchObject({ campaign, turn: 1, phase: null, at: 'now' });
      expect(await unitIn(now.document, 'US1IN')).toMatchObject({ strength: 800, tactical: '7-7' });
      await expect(look({ turn: 2 })).rejects.toMatchObject({ code: 'turn-unknown' });
      await expect(look({ turn: 1, at: 'end' })).rejects.toMatchObject({ code: 'moment-ahead' });
      await expect(look({ phase: 'tactical-1', at: 'end' })).rejects.toMatchObject({ code: 'moment-ahead' });
      await send('taylor', campaign, ADVANCE, m);
      await close(m, campaign);
      await play(m, campaign, 1, 'strategic-1');
      const half = await look();
      expect(await unitIn(half.document, 'US1IN')).toMatchObject({ tactical: '8-7' });
      await expect(look({ phase: 'recovery' })).rejects.toMatchObject({ code: 'moment-ahead' });
      await play(means(), campaign);
      const [start, before, after] = [
        await look({ turn: 1 }),
        await look({ turn: 1, phase: 'tactical-1' }),
        await look({ turn: 1, phase: 'tactical-1', at: 'end' }),
      ];
      for (const { document } of [start, before])
        expect(await unitIn(document, 'US1IN')).toMatchObject({ tactical: '7-7' });
      expect(await unitIn(after.document, 'US1IN')).toMatchObject({ tactical: '8-7' });
      expect(await look()).toMatchObject({ turn: 1, phase: null, at: 'end' });
    });

    it('makes another campaign, which begins as the first went on', async () => {
      const campaign = 'whole-fork';
      const m = await made(campaign);
      await send('taylor', campaign, ADVANCE, m);
      await close(m, campaign);
      await play(m, campaign);
      const { document } = await m.positions.look({ campaign, turn: 1, at: 'end', ...WHY });
      await m.open.run({ campaign, turn: 2 });
      await house.campaign('forked', (await documents().get(document)) as PositionDocument);
      expect(writePosition(await means().starts.at('forked', 2))).toEqual(
        writePosition(await m.starts.at(campaign, 2)),
      );
    });

    it('is not looked at unseen: everybody reads that it was, administrators by whom; and it changes nothing in the game', async () => {
      const campaign = 'whole-log';
      const m = await made(campaign);
      const before = await house.store.readTurns(campaign, 1);
      await m.positions.look({ campaign, turn: 1, ...WHY });
      const read = async (seenBy: 'player' | 'administrator') =>
        (await m.log.read({ campaign, seenBy, player: seenBy === 'player' ? 'arista' : null })).entries.find(
          ({ kind }) => kind === 'PositionSeen',
        );
      expect(await read('administrator')).toMatchObject({
        by: BY,
        concerns: 'everybody',
        text: 'The whole position was looked at: start of turn 1: a doubt',
      });
      expect(await read('player')).toMatchObject({ by: null });
      expect(await house.store.readTurns(campaign, 1)).toEqual(before);
    });
  });

  describe('the orders of others', () => {
    it('are looked at by who says why, which everybody reads before any is handed out, administrators with the name', async () => {
      const campaign = 'orders-seen';
      const m = await made(campaign);
      expect(await m.ordersSeen.run({ campaign, ...WHY })).toMatchObject({ turn: 1 });
      const one = await m.ordersSeen.run({ campaign, turn: 1, player: 'arista', ...WHY });
      expect(one).toEqual({ turn: 1, players: ['arista'] });
      const read = async (seenBy: 'player' | 'administrator') =>
        (
          await m.log.read({ campaign, seenBy, player: seenBy === 'player' ? 'arista' : null })
        ).entries.filter(({ kind }) => kind === 'OrdersSeen');
      const texts = [
        'The orders of arista for turn 1 were looked at: a doubt',
        'The orders of all for turn 1 were looked at: a doubt',
      ];
      const [told, known] = [await read('player'), await read('administrator')];
      expect(told.map(({ text, by }) => [text, by])).toEqual(texts.map((text) => [text, null]));
      expect(known.map(({ text, by }) => [text, by])).toEqual(texts.map((text) => [text, BY]));
    });

    it('of a turn or player there is not are not looked at, and nothing is written down', async () => {
      const campaign = 'orders-unseen';
      const m = await made(campaign);
      const before = await house.store.streamVersions(campaign);
      await expect(m.ordersSeen.run({ campaign, turn: 2, ...WHY })).rejects.toMatchObject({
        code: 'turn-unknown',
      });
      await expect(m.ordersSeen.run({ campaign, player: 'nobody', ...WHY })).rejects.toMatchObject({
        code: 'player-not-found',
      });
      expect(await house.store.streamVersions(campaign)).toEqual(before);
    });
  });

  describe('a vote', () => {
    const PAUSE = { about: 'pause', ...WHY } as const;

    it('is opened by who runs the campaign, one at a time; each seat has one ballot, which it may change, and everybody is told how it came out', async () => {
      const campaign = 'votes';
      const m = await made(campaign);
      const { seats } = await m.votes.open({ campaign, ...PAUSE });
      await expect(m.votes.open({ campaign, ...PAUSE })).rejects.toMatchObject({ code: 'vote-open' });
      const ballot = { campaign, number: 1, player: 'taylor', ballot: 'yes' } as const;
      // However often at the same moment, from whichever process.
      const cast = await Promise.allSettled([m, means(), means()].map(({ votes }) => votes.cast(ballot)));
      expect(cast.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      expect(await m.votes.cast({ ...ballot, ballot: 'no' })).toMatchObject({ cast: 1, own: 'no' });
      expect(await m.votes.cast({ ...ballot, ballot: 'none' })).toMatchObject({ cast: 0, own: null });
      expect(await m.votes.cast(ballot)).toMatchObject({ cast: 1, own: 'yes' });
      await expect(m.votes.cast({ ...ballot, player: 'nobody' })).rejects.toMatchObject({ status: 404 });
      await m.votes.cast({ ...ballot, player: 'arista', ballot: 'no' });
      expect(await m.votes.close({ campaign, number: 1, by: BY })).toMatchObject({
        ...{ cast: 2, tally: { yes: 1, no: 1 } },
      });
      await expect(m.votes.cast({ ...ballot, player: 'worth' })).rejects.toMatchObject({
        status: expect.any(Number),
      });
      await expect(m.votes.close({ campaign, number: 1, by: BY })).rejects.toMatchObject({
        code: 'vote-closed',
      });
      const { entries } = await m.log.read({ campaign, seenBy: 'player', player: 'arista' });
      const texts = entries.map(({ text }) => text);
      expect(texts).toContain('The vote to stop the clock was closed: 1 for it, 1 against it');
      expect(texts).toContain(
        `The vote is closed: shall the clock be stopped? 1 for it, 1 against it, ${seats - 2} did not vote.`,
      );
      expect(JSON.stringify(entries)).not.toContain('ballot');
    });

    it('tells who plays the same, byte by byte, however others voted while it is open', async () => {
      const seen = async (campaign: string, ballot: 'yes' | 'no') => {
        const m = await made(campaign);
        await m.votes.open({ campaign, ...PAUSE });
        await m.votes.cast({ campaign, number: 1, player: 'taylor', ballot });
        const arista = { campaign, seenBy: 'player', player: 'arista' } as const;
        const told = [
          await m.votes.list(arista),
          await m.log.read(arista),
          (await newsOf(house.store, m.boards, { read: [], only: [campaign] })).campaigns,
        ];
        return JSON.stringify(told)
          .replaceAll(campaign, 'X')
          .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
      };
      expect(await seen('votes-yes', 'yes')).toBe(await seen('votes-no', 'no'));
    });
  });

  describe('another title', () => {
    it('is the campaign’s from now on, for all who ask and in its news; everybody reads why', async () => {
      const campaign = 'retitled';
      const m = await made(campaign);
      const { title: called } = await m.retitling.run({ campaign, title: 'The war of ’46', ...WHY });
      expect(called).toBe('The war of ’46');
      expect(documentOf(await means().boards.fresh(campaign)).title).toBe('The war of ’46');
      const { campaigns } = await newsOf(house.store, means().boards, { read: [] });
      expect(campaigns.find(({ read }) => read.campaign === campaign)).toMatchObject({
        title: 'The war of ’46',
      });
      const { entries } = await m.log.read({ campaign, seenBy: 'player', player: 'arista' });
      expect(entries[0]).toMatchObject({
        ...{ kind: 'CampaignRetitled', by: null },
        text: 'The campaign is called “The war of ’46” from now on: a doubt',
      });
    });

    it('that it has already changes nothing, and the life of the campaign goes on under a new one', async () => {
      const campaign = 'retitled-twice';
      const m = await made(campaign);
      const old = documentOf(await m.boards.fresh(campaign));
      expect(await m.retitling.run({ campaign, title: old.title, ...WHY })).toEqual(old);
      const before = await house.store.streamVersions(campaign);
      await m.retitling.run({ campaign, title: 'Another', ...WHY });
      expect(await house.store.streamVersions(campaign)).toEqual({
        ...before,
        administration: before['administration']! + 1,
      });
      await close(m, campaign);
      await play(m, campaign);
      expect(documentOf(await means().boards.fresh(campaign))).toMatchObject({ title: 'Another', turn: 1 });
    });
  });

  describe('who was given a place', () => {
    const note = {
      id: 'one',
      act: 'given',
      account: 'jones',
      role: 'player',
      player: 'taylor',
      by: BY,
    } as const;

    it('stands in the log of administrators, with who did it, once however often it is told', async () => {
      const campaign = 'places';
      const m = await made(campaign);
      await Promise.all([1, 2, 3].map(() => m.places.run({ ...note, campaign })));
      const minister = { act: 'invited', account: null, role: 'minister', player: 'arista' } as const;
      await m.places.run({ ...note, ...minister, campaign, id: 'two' });
      await m.places.run({ ...note, campaign, id: 'three', act: 'taken', role: null });
      const { entries } = await m.log.read({ campaign, seenBy: 'administrator', player: null });
      expect(entries.filter(({ kind }) => kind === 'PlaceNoted')).toMatchObject([
        { by: BY, concerns: [], text: 'jones lost the place of taylor' },
        { by: BY, concerns: [], text: 'An invitation to the place of the minister arista was made' },
        {
          ...{ by: BY, concerns: [], text: 'jones was given the place of the player taylor' },
          details: { account: 'jones', player: 'taylor' },
        },
      ]);
    });

    it('changes not one byte that a player is sent, of the log or of what he is told', async () => {
      const campaign = 'places-unseen';
      const m = await made(campaign);
      const seen = async () => {
        const { entries } = await m.log.read({ campaign, seenBy: 'player', player: 'taylor' });
        const { campaigns } = await newsOf(house.store, means().boards, { read: [] });
        const { administration } = await house.store.streamVersions(campaign);
        const news = campaigns.find(({ read }) => read.campaign === campaign);
        return JSON.stringify([entries, news, administration]);
      };
      const before = await seen();
      await m.places.run({ ...note, campaign });
      expect(await house.store.streamVersions(campaign)).toMatchObject({ people: 1 });
      expect(await seen()).toBe(before);
      expect(before).toContain('turn-opened');
    });

    it('is refused of a campaign that is not there', async () => {
      const { places } = means();
      await expect(places.run({ ...note, campaign: 'nowhere' })).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('editing by hand', () => {
    it('changes the start of the turn that takes orders, for every process, and leaves the opening as it was', async () => {
      const m = await made('edit-open');
      const other = means();
      expect((await other.starts.master('edit-open', 1)).unit('US1IN').strength).toBe(1000);
      const edit = await m.edits.make({ campaign: 'edit-open', edit: strength(400), by: BY });
      expect(edit).toMatchObject({
        turn: 1,
        number: 1,
        changes: [{ field: 'strength', before: 1000, after: 400, told: 'strength from 1000 to 400' }],
      });
      expect((await other.starts.master('edit-open', 1)).unit('US1IN').strength).toBe(400);
      expect(await house.store.readStream('edit-open', 'turn')).toHaveLength(1);
    });

    it('tells before it is made who will see it, and writes nothing', async () => {
      const m = await made('edit-preview');
      const before = await house.store.streamVersions('edit-preview');
      const hidden = await m.edits.preview({ campaign: 'edit-preview', edit: strength(400) });
      expect(hidden.number).toBeNull();
      expect(hidden.witnesses.map(({ player, degree }) => [player, degree])).toEqual([
        ['taylor', 'full'],
        ['worth', 'full'],
      ]);
      const edit = { kind: 'unit' as const, piece: 'US1IN', set: { tactical: '8-7' }, reason: 'a slip' };
      const { witnesses } = await m.edits.preview({ campaign: 'edit-preview', edit });
      const arista = witnesses.find(({ player }) => player === 'arista')!;
      expect(arista).toEqual({
        player: 'arista',
        degree: 'partial',
        told: {
          kind: 'unit',
          piece: 'US1IN',
          sighted: [],
          from: 'G4-V6',
          to: 'G4-V6',
          fromTactical: '7-7',
          toTactical: '8-7',
        },
      });
      expect(witnesses.some(({ player }) => player === 'ampudia')).toBe(false);
      expect(await house.store.streamVersions('edit-preview')).toEqual(before);
    });

    it('is judged by the schemas of the position and by the position as a whole', async () => {
      const m = await made('edit-bad');
      const faultOf = (kind: 'unit' | 'city' | 'ship', piece: string, set: Record<string, unknown>) =>
        m.edits.preview({ campaign: 'edit-bad', edit: { kind, piece, set, reason: 'no' } }).then(
          () => 'none',
          (error: { field: string; status: number }) => `${error.status} ${error.field}`,
        );
      expect(await faultOf('unit', 'US9IN', { strength: 1 })).toBe('422 /piece');
      expect(await faultOf('unit', 'US1IN', { strength: -1 })).toBe('422 /set/strength');
      expect(await faultOf('unit', 'US1IN', { derived: {} })).toBe('422 /set/derived');
      expect(await faultOf('unit', 'US1IN', { square: 'A0-A0' })).toBe('422 /set/square');
      expect(await faultOf('unit', 'US1IN', { commander: 'scott' })).toBe('422 /set/commander');
      expect(await faultOf('unit', 'US1IN', { strength: 1000 })).toBe('422 /set');
      expect(await faultOf('city', 'Matamoros', { state: 'FR' })).toBe('422 /set/state');
      expect(await faultOf('city', 'Matamoros', { __proto__: {}, square: 'G4-V5' })).toBe('422 /set/square');
    });

    it('reaches nobody outside its audience: what he gets is the same to the byte, in play, report and log', async () => {
      const [plain, edited] = [await made('leak-plain'), await made('leak-edited')];
      await edited.edits.make({ campaign: 'leak-edited', edit: strength(999), by: BY });
      await edited.edits.make({
        campaign: 'leak-edited',
        edit: { kind: 'city', piece: 'Matamoros', set: { stores: 7 }, reason: 'the ministry asked' },
        by: BY,
      });
      const entriesOf = async (m: Means, campaign: string, player: string) =>
        JSON.stringify(
          (await m.log.read({ campaign, seenBy: 'player', player })).entries
            .map(({ at: _, ...entry }) => entry)
            .filter(({ kind }) => kind !== 'CampaignCreated' && kind !== 'TurnOpened'),
        );
      const bytes: string[][] = [];
      for (const [m, campaign] of [
        [plain, 'leak-plain'],
        [edited, 'leak-edited'],
      ] as const) {
        const log = await entriesOf(m, campaign, 'ampudia');
        await close(m, campaign);
        await play(m, campaign);
        bytes.push([sentTo(await told(campaign), 'ampudia'), log]);
      }
      expect(bytes[0]![0]).toContain('TurnBegan');
      expect(bytes[1]).toEqual(bytes[0]);
      const log = await edited.log.read({ campaign: 'leak-edited', seenBy: 'player', player: 'taylor' });
      expect(log.entries).toContainEqual(
        expect.objectContaining({ kind: 'PieceEdited', by: null, number: null }),
      );
      expect(JSON.stringify(log.entries)).not.toMatch(/umpire|Matamoros|stores/);
      const all = await edited.log.read({ campaign: 'leak-edited', seenBy: 'administrator', player: null });
      expect(all.entries.filter(({ kind }) => kind === 'PieceEdited')).toMatchObject([
        { number: 2, by: BY, concerns: ['arista'] },
        { number: 1, by: BY, concerns: ['taylor', 'worth'] },
      ]);
      expect(JSON.stringify(all.entries)).not.toContain('sealedSecret');
    });

    it('is undone by another edit, once, and not when something else has changed since', async () => {
      const m = await made('edit-undo');
      const undo = (number: number) =>
        m.edits.undo({ campaign: 'edit-undo', number, reason: 'it was right after all', by: BY });
      await m.edits.make({ campaign: 'edit-undo', edit: strength(400), by: BY });
      expect(await undo(1)).toMatchObject({ number: 2, undoes: 1, changes: [{ before: 400, after: 1000 }] });
      expect((await m.starts.master('edit-undo', 1)).unit('US1IN').strength).toBe(1000);
      await expect(undo(1)).rejects.toMatchObject({ code: 'edit-undone' });
      await m.edits.make({ campaign: 'edit-undo', edit: strength(300), by: BY });
      await m.edits.make({ campaign: 'edit-undo', edit: strength(200), by: BY });
      await expect(undo(3)).rejects.toMatchObject({ code: 'edit-overtaken' });
      await expect(undo(9)).rejects.toMatchObject({ code: 'edit-not-found' });
    });

    it('puts pieces in and takes them out, tells those in sight, and is undone; the turn is played with it', async () => {
      const campaign = 'edit-pieces';
      const m = await made(campaign);
      const levy = {
        act: 'add' as const,
        kind: 'unit' as const,
        piece: 'US3IN',
        set: { square: 'G4-V6', tactical: '8-7', strength: 600, commander: 'worth' },
        reason: 'a levy that the scenario forgot',
      };
      const faultOf = (edit: Parameters<typeof m.edits.preview>[0]['edit']) =>
        m.edits.preview({ campaign, edit }).then(
          () => 'none',
          (error: { field: string; status: number }) => `${error.status} ${error.field}`,
        );
      expect(await faultOf({ ...levy, piece: 'US1IN' })).toBe('422 /piece');
      expect(await faultOf({ ...levy, piece: 'FR1IN' })).toBe('422 /piece');
      expect(await faultOf({ ...levy, kind: 'city' })).toBe('422 /kind');
      expect(await faultOf({ ...levy, set: { ...levy.set, commander: 'scott' } })).toBe('422 /set/commander');
      expect(await faultOf({ ...levy, set: { tactical: '8-7', strength: 600 } })).toBe('422 /set/square');
      expect(await faultOf({ ...levy, act: 'remove' })).toBe('422 /piece');
      const added = await m.edits.make({ campaign, edit: levy, by: BY });
      expect(added.witnesses.map(({ player, degree }) => [player, degree])).toEqual(
        expect.arrayContaining([
          ['worth', 'full'],
          ['arista', 'end'],
        ]),
      );
      expect(added.witnesses.some(({ player }) => player === 'ampudia')).toBe(false);
      const seen = JSON.stringify(added.witnesses.find(({ player }) => player === 'arista'));
      expect(seen).not.toMatch(/600|levy|worth/);
      const gone = {
        act: 'remove' as const,
        kind: 'unit' as const,
        piece: 'MX1IN',
        set: {},
        reason: 'twice',
      };
      const removed = await m.edits.make({ campaign, edit: gone, by: BY });
      expect((await means().starts.master(campaign, 1)).units.has('MX1IN')).toBe(false);
      await m.edits.undo({ campaign, number: removed.number!, reason: 'once only', by: BY });
      const put = (await m.starts.master(campaign, 1)).unit('MX1IN');
      expect([put.strength, put.commander, [...(await m.starts.master(campaign, 1)).units.keys()]]).toEqual([
        900,
        'arista',
        ['MX1IN', 'MX2IN', 'US1IN', 'US2IN', 'US3IN'],
      ]);
      const { receipts } = await send('worth', campaign, { ...ADVANCE, unit: 'US3IN' } as Order, m);
      expect(receipts[0]!.accepted).toBe(true);
      await close(m, campaign);
      await play(m, campaign);
      expect((await record(campaign)).resolved).not.toBeNull();
      await m.open.run({ campaign, turn: 2 });
      const cold = writePosition(await means().starts.at(campaign, 2));
      expect(cold).toEqual(writePosition(await m.starts.at(campaign, 2)));
      expect(cold.units.map(({ id }) => id)).toContain('US3IN');
      const log = await m.log.read({ campaign, seenBy: 'administrator', player: null });
      expect(log.entries.map(({ text }) => text).join('\n')).toMatch(
        /MX1IN was put in by hand \(takes edit 2 back\)[^]*MX1IN was taken out by hand[^]*US3IN was put in by hand/,
      );
    });

    it('is judged and resolved by: orders are read against it, phases begin from it, and the report tells it first', async () => {
      const m = await made('edit-played');
      await send('taylor', 'edit-played', ADVANCE, m);
      await m.edits.make({ campaign: 'edit-played', edit: strength(400), by: BY });
      const assign = { kind: 'unit' as const, piece: 'US2IN', set: { commander: 'taylor' }, reason: 'sick' };
      await m.edits.make({ campaign: 'edit-played', edit: assign, by: BY });
      const order: Order = { kind: 'land', unit: 'US2IN', supply: { level: 1 } };
      const { receipts } = await send('taylor', 'edit-played', order, m);
      expect(receipts[0]!.accepted).toBe(true);
      await close(m, 'edit-played');
      await expect(
        m.edits.make({ campaign: 'edit-played', edit: strength(1), by: BY }),
      ).rejects.toMatchObject({ code: 'turn-being-resolved' });
      await play(m, 'edit-played');
      const events = await told('edit-played');
      expect(events[0]).toMatchObject({ seq: 0, type: 'PieceEdited', phase: 'orders' });
      expect((await record('edit-played')).resolved).not.toBeNull();
      // Between turns the edit belongs to the turn that comes, and the positions of all processes agree on it.
      await m.edits.make({ campaign: 'edit-played', edit: strength(250), by: BY });
      await m.open.run({ campaign: 'edit-played', turn: 2 });
      const [warm, cold] = [await m.starts.at('edit-played', 2), await means().starts.at('edit-played', 2)];
      expect(warm.unit('US1IN').strength).toBe(250);
      expect(warm.unit('US2IN').commander).toBe('taylor');
      expect(writePosition(cold)).toEqual(writePosition(warm));
      expect((await m.boards.fresh('edit-played')).record.edits()).toHaveLength(1);
    });

    it('never slips in behind the closing of the book, whoever is first', async () => {
      for (let i = 0; i < 6; i++) {
        const campaign = `edit-race-${i}`;
        const m = await made(campaign);
        const edit = m.edits.make({ campaign, edit: strength(400), by: BY }).then(
          () => 'made',
          (error: { code: string }) => error.code,
        );
        const closing = close(means(), campaign);
        const [outcome] = await Promise.all([edit, closing]);
        const [closed] = await house.store.readStream(campaign, 'orders');
        const [made_] = await house.store.readStream(campaign, 'umpire');
        expect(['made', 'turn-being-resolved']).toContain(outcome);
        if (made_) expect(Date.parse(made_.recordedAt)).toBeLessThanOrEqual(Date.parse(closed!.recordedAt));
        expect(outcome === 'made').toBe(made_ !== undefined);
      }
    });
  });

  describe('treaties and offices', () => {
    const office = (piece: string, ...ministries: string[]) => ({
      kind: 'player' as const,
      piece,
      set: { ministries },
      reason: 'a change of cabinet',
    });
    const peace = {
      kind: 'relation' as const,
      piece: 'MX-US',
      set: { stance: 'neutral' },
      reason: 'an armistice',
    };
    const officesOf = async (m: Means, campaign: string) =>
      documentOf(await m.boards.fresh(campaign)).players.map(({ id, ministries }) =>
        [id, ...ministries].join(' '),
      );
    const ASSIGN: Order = { kind: 'assign', unit: 'US1IN', commander: 'worth' };
    const EVERYBODY = ['taylor', 'worth', 'arista', 'ampudia'];

    it('are public: everybody is told, with the reason and not by whom, before it is made and after', async () => {
      const campaign = 'office-told';
      const m = await made(campaign);
      const before = await house.store.streamVersions(campaign);
      for (const edit of [office('worth', 'war'), peace]) {
        const { witnesses, number } = await m.edits.preview({ campaign, edit });
        expect(number).toBeNull();
        expect(witnesses.map(({ player, degree }) => [player, degree])).toEqual(
          EVERYBODY.map((player) => [player, 'full']),
        );
      }
      expect(await house.store.streamVersions(campaign)).toEqual(before);
      await m.edits.make({ campaign, edit: office('worth', 'war'), by: BY });
      await m.edits.make({ campaign, edit: peace, by: BY });
      const { entries } = await m.log.read({ campaign, seenBy: 'player', player: 'ampudia' });
      expect(entries.map(({ text, number, by }) => [text, number, by])).toEqual(
        expect.arrayContaining([
          [
            'The offices of worth were changed by hand: ministries from none to war: a change of cabinet',
            null,
            null,
          ],
          [
            'How MX and US stand was changed by hand: stance from hostile to neutral: an armistice',
            null,
            null,
          ],
        ]),
      );
      expect(JSON.stringify(entries)).not.toContain('umpire');
      const all = await m.log.read({ campaign, seenBy: 'administrator', player: null });
      expect(all.entries).toContainEqual(
        expect.objectContaining({ kind: 'PieceEdited', number: 2, by: BY, concerns: EVERYBODY }),
      );
    });

    it('hold from the start of the turn: in the campaign’s document, for orders, and in every turn after; and are undone', async () => {
      const campaign = 'office-held';
      const m = await made(campaign);
      const accepted = async () => (await send('worth', campaign, ASSIGN, m)).receipts[0]!.accepted;
      expect(await accepted()).toBe(false);
      await m.edits.make({ campaign, edit: office('worth', 'head'), by: BY });
      await m.edits.make({ campaign, edit: office('taylor'), by: BY });
      await m.edits.make({ campaign, edit: peace, by: BY });
      expect(await officesOf(m, campaign)).toEqual(['taylor', 'worth head', 'arista war', 'ampudia']);
      const { relations } = documentOf(await means().boards.fresh(campaign));
      expect(relations).toEqual([{ between: ['US', 'MX'], stance: 'neutral' }]);
      await m.edits.undo({ campaign, number: 1, reason: 'too soon', by: BY });
      expect(await accepted()).toBe(false);
      expect(await officesOf(m, campaign)).toEqual(['taylor', 'worth', 'arista war', 'ampudia']);
      await m.edits.make({ campaign, edit: office('worth', 'head'), by: BY });
      expect(await accepted()).toBe(true);
      await close(m, campaign);
      await play(m, campaign);
      await m.open.run({ campaign, turn: 2 });
      const { players, relations: after } = writePosition(await means().starts.master(campaign, 2));
      expect(players!.map(({ ministries = [] }) => ministries)).toEqual([[], ['head'], ['war'], []]);
      expect(after).toEqual(relations);
      const documents = [m, means()].map(async ({ boards }) => documentOf(await boards.fresh(campaign)));
      const [warm, cold] = await Promise.all(documents);
      expect(warm!.players).toEqual(cold!.players);
      expect(warm!.relations).toEqual(relations);
    });

    it('of a turn that is rolled back count no more when that turn was superseded', async () => {
      const campaign = 'office-back';
      const m = await made(campaign);
      await close(m, campaign);
      await play(m, campaign);
      await m.open.run({ campaign, turn: 2 });
      await m.edits.make({ campaign, edit: office('ampudia', 'naval'), by: BY });
      expect(await officesOf(m, campaign)).toContain('ampudia naval');
      await m.rollBacks.rollBack({ campaign, to: 'orders', reason: 'a wrong muster', by: BY });
      for (const one of [m, means()]) expect(await officesOf(one, campaign)).toContain('ampudia');
      await m.rollBacks.undo({ campaign, reason: 'it was right', by: BY });
      for (const one of [m, means()]) expect(await officesOf(one, campaign)).toContain('ampudia naval');
    });

    it('change not one byte of what anybody is sent but the two lines that tell of it, when they were taken back before the turn', async () => {
      const [plain, edited] = [await made('leak-office-plain'), await made('leak-office-edited')];
      const campaign = 'leak-office-edited';
      await edited.edits.make({ campaign, edit: office('arista', 'war', 'naval'), by: BY });
      await edited.edits.undo({ campaign, number: 1, reason: 'a slip', by: BY });
      const bytes: string[][] = [];
      for (const [m, one] of [
        [plain, 'leak-office-plain'],
        [edited, campaign],
      ] as const) {
        await close(m, one);
        await play(m, one);
        const events = (await told(one)).filter(({ type }) => type !== 'PieceEdited');
        bytes.push(EVERYBODY.map((player) => sentTo(events, player)));
      }
      expect(bytes[0]!.join()).toContain('PositionReported');
      expect(bytes[1]).toEqual(bytes[0]);
      expect(documentOf(await edited.boards.fresh(campaign)).players).toEqual(
        documentOf(await plain.boards.fresh('leak-office-plain')).players,
      );
    });
  });

  describe('announcing', () => {
    it('reaches all, a side or players, in the report of the turn, and nobody else', async () => {
      const m = await made('announce');
      const say = (text: string, to: Parameters<AnnounceCommand['run']>[0]['to']) =>
        m.announce.run({ campaign: 'announce', text, to, by: BY });
      expect((await say('The game begins.', 'everybody')).players).toHaveLength(4);
      expect((await say('Mind the river.', { side: 'US' })).players).toEqual(['taylor', 'worth']);
      expect((await say('Your mail bounced.', { players: ['ampudia'] })).players).toEqual(['ampudia']);
      await expect(say('?', { side: 'FR' })).rejects.toMatchObject({ code: 'audience-unknown' });
      await expect(say('?', { players: ['scott'] })).rejects.toMatchObject({ code: 'audience-unknown' });
      const { byHand } = await record('announce');
      expect(sentTo(byHand, 'worth')).toContain('Mind the river');
      expect(sentTo(byHand, 'arista')).not.toContain('Mind the river');
      expect(sentTo(byHand, 'taylor')).not.toMatch(/bounced|umpire/);
      const { entries } = await m.log.read({ campaign: 'announce', seenBy: 'player', player: 'ampudia' });
      expect(entries.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Your mail bounced.', 'The game begins.']),
      );
      expect(JSON.stringify(entries)).not.toContain('river');
    });

    it('leaves a log whose newest entries can be asked for, however much somebody else was told since', async () => {
      const m = await made('announce-much');
      const say = (text: string, to: Parameters<AnnounceCommand['run']>[0]['to']) =>
        m.announce.run({ campaign: 'announce-much', text, to, by: BY });
      await say('The first.', 'everybody');
      await say('The second.', 'everybody');
      for (let number = 0; number < 205; number += 1) await say(`No. ${number}`, { players: ['ampudia'] });
      for (const reader of [
        { seenBy: 'player', player: 'arista' },
        { seenBy: 'player', player: 'ampudia' },
        { seenBy: 'administrator', player: null },
      ] as const) {
        const all = (await m.log.read({ campaign: 'announce-much', ...reader })).entries;
        for (const limit of [1, 2, 3, 205, 500])
          expect((await m.log.read({ campaign: 'announce-much', ...reader, limit })).entries).toEqual(
            all.slice(0, limit),
          );
      }
    });
  });

  describe('trying a turn', () => {
    it('plays it with dice of its own and writes nothing, and tells no order', async () => {
      const m = await made('trial');
      await send('taylor', 'trial', ADVANCE, m);
      const before = await house.pool.query('SELECT count(*) FROM es.event');
      const trial = await m.trial.run({ campaign: 'trial' });
      expect(trial).toMatchObject({
        turn: 1,
        dice: 'trial',
        faults: [],
        orders: { standing: 1, refused: 0 },
      });
      expect(trial.phases).toHaveLength(24);
      expect(trial.states.find(({ state }) => state === 'US')!.units).toEqual({ before: 2, after: 2 });
      expect(trial.pieces.map(({ piece }) => piece)).toContain('US1IN');
      expect(trial.warnings).toContain('players none of whose orders stand: worth, arista, ampudia');
      expect(JSON.stringify(trial)).not.toContain('destination');
      expect((await house.pool.query('SELECT count(*) FROM es.event')).rows).toEqual(before.rows);
      expect((await m.starts.master('trial', 1)).turn).toBe(1);
    });

    it('needs a turn that takes orders', async () => {
      const m = await made('trial-closed');
      await close(m, 'trial-closed');
      await expect(m.trial.run({ campaign: 'trial-closed' })).rejects.toMatchObject({ code: 'no-open-turn' });
    });
  });

  describe('rolling back', () => {
    const phasesOf = async (campaign: string) =>
      [...(await record(campaign)).phases].map(([name, { outcome }]) => `${name} ${outcome}`).sort();

    it('waits for the administrator, resolves again what followed, and comes out the same to the byte', async () => {
      const m = await made('back');
      await send('taylor', 'back', ADVANCE, m);
      await close(m, 'back');
      await play(m, 'back');
      const [before, events] = [await phasesOf('back'), await told('back')];
      const logged = (await house.store.streamVersions('back')) as Record<string, number>;
      const state = await m.rollBacks.rollBack({
        campaign: 'back',
        to: 'tactical-1',
        reason: 'a rule was mended',
        by: BY,
      });
      expect(state.status).toBe('rolled-back');
      const record_ = await record('back');
      expect(record_.resolved).toBeNull();
      expect(record_.phases.has('tactical-1')).toBe(false);
      expect(record_.phases.has('strategic-withdrawal')).toBe(true);
      // Fleets sailed beside it.
      expect(record_.phases.has('naval-movement-2')).toBe(true);
      await play(m, 'back');
      expect((await record('back')).phases.has('tactical-1')).toBe(false);
      await m.rollBacks.resume({ campaign: 'back', by: BY });
      await play(m, 'back');
      expect(await phasesOf('back')).toEqual(before);
      const again = await told('back');
      expect(again[0]).toMatchObject({ type: 'AnnouncementMade' });
      expect(again.slice(1).map(({ seq: _, ...event }) => event)).toEqual(
        events.map(({ seq: _, ...event }) => event),
      );
      const after = (await house.store.streamVersions('back')) as Record<string, number>;
      expect(after['land']!).toBeGreaterThan(logged['land']!);
      expect(after['naval']!).toBeLessThan(2 * logged['naval']!);
      const { entries } = await m.log.read({ campaign: 'back', seenBy: 'player', player: 'arista' });
      expect(entries.map(({ text }) => text).join()).toContain(
        'rolled back to before tactical-1: a rule was mended',
      );
    });

    it('takes a turn that was opened since off the table and keeps its orders; edits of the start then count', async () => {
      const m = await made('back-far');
      await close(m, 'back-far');
      await play(m, 'back-far');
      await m.open.run({ campaign: 'back-far', turn: 2 });
      await send('taylor', 'back-far', ADVANCE, m);
      expect((await m.starts.at('back-far', 2)).unit('US1IN').strength).toBeLessThanOrEqual(1000);
      await m.rollBacks.rollBack({ campaign: 'back-far', to: 'orders', reason: 'a wrong muster', by: BY });
      const { record: back, clock } = await m.boards.fresh('back-far');
      expect(back.turn).toBe(1);
      // Its clock neither ends the turn that is open no more nor opens it again before this one is resolved.
      expect(clock.turn).toMatchObject({ turn: 1, deadline: null, bookClosed: true, resolved: false });
      expect(whatIsDue(clock, { now: Date.now(), outages: [] })).toEqual({ due: 'nothing', next: null });
      await expect(m.starts.master('back-far', 2)).rejects.toMatchObject({ code: 'turn-not-resolved' });
      await expect(send('taylor', 'back-far', ADVANCE, m)).rejects.toMatchObject({ code: 'turn-closed' });
      await m.edits.make({ campaign: 'back-far', edit: strength(500), by: BY });
      await m.rollBacks.resume({ campaign: 'back-far', by: BY });
      await play(m, 'back-far');
      expect((await record('back-far')).resolved).not.toBeNull();
      await m.open.run({ campaign: 'back-far', turn: 2 });
      const [warm, cold] = [await m.starts.at('back-far', 2), await means().starts.at('back-far', 2)];
      expect(warm.unit('US1IN').strength).toBeLessThanOrEqual(500);
      expect(writePosition(cold)).toEqual(writePosition(warm));
      expect((await record('back-far', 2)).standing()).toHaveLength(1);
      expect((await m.intake.list.run({ campaign: 'back-far', player: 'taylor' })).orders).toHaveLength(1);
    });

    it('reaches behind an end that was taken back, and the last turn ends the campaign anew when it is resolved again', async () => {
      const campaign = 'back-end';
      const m = await made(campaign, { ...POSITION, calendar: [{ season: 'campaign', lastTurn: 1 }] });
      await send('taylor', campaign, ADVANCE, m);
      await close(m, campaign);
      await play(m, campaign);
      await m.lives.look(campaign, Date.now());
      const back = { campaign, to: 'orders', reason: 'a wrong muster', by: BY } as const;
      await expect(m.rollBacks.rollBack(back)).rejects.toMatchObject({ code: 'campaign-ended' });
      await m.lives.reopen({ campaign, by: BY, reason: 'a wrong muster' });
      await m.rollBacks.rollBack(back);
      await m.lives.look(campaign, Date.now());
      expect((await m.boards.fresh(campaign)).ended).toBeNull();
      await m.edits.make({ campaign, edit: strength(500), by: BY });
      await m.rollBacks.resume({ campaign, by: BY });
      await play(m, campaign);
      await m.lives.look(campaign, Date.now());
      expect((await means().boards.fresh(campaign)).ended).toMatchObject({ turn: 1 });
      await expect(m.rollBacks.resume({ campaign, by: BY })).rejects.toMatchObject({
        code: 'campaign-ended',
      });
    });

    /** Three turns, each with an order; the third takes orders still. */
    const threeTurns = async (campaign: string): Promise<Means> => {
      const m = await made(campaign);
      for (const turn of [1, 2]) {
        await send('taylor', campaign, ADVANCE, m);
        await close(m, campaign, turn);
        await play(m, campaign, turn);
        await m.open.run({ campaign, turn: turn + 1 });
      }
      await send('taylor', campaign, ADVANCE, m);
      return m;
    };
    const outcomes = async (campaign: string, turn: number) =>
      [...(await record(campaign, turn)).phases].map(([name, { outcome }]) => `${name} ${outcome}`).sort();

    it('reaches any turn: later ones are superseded, their orders stand when they are opened again', async () => {
      const campaign = 'back-two';
      const m = await threeTurns(campaign);
      await m.edits.make({ campaign, edit: { ...strength(321) }, by: BY });
      const before = [await outcomes(campaign, 1), await outcomes(campaign, 2)];
      const events = (await house.pool.query('SELECT count(*)::int AS n FROM es.event')).rows[0].n;
      const back = await m.rollBacks.rollBack({
        campaign,
        turn: 1,
        to: 'tactical-1',
        reason: 'a rule was mended',
        by: BY,
      });
      expect(back).toMatchObject({ turn: 1, status: 'rolled-back' });
      for (const process of [m, means()]) {
        const board = await process.boards.fresh(campaign);
        expect([board.record.turn, board.clock.turn?.turn]).toEqual([1, 1]);
        await expect(process.open.run({ campaign, turn: 2 })).rejects.toMatchObject({
          code: 'turn-not-resolved',
        });
      }
      for (const turn of [2, 3]) {
        const taken = await record(campaign, turn);
        expect([taken.opened, taken.bookClosed, taken.resolved, taken.phases.size]).toEqual([
          null,
          null,
          null,
          0,
        ]);
        expect(taken.standing()).toHaveLength(1);
      }
      await expect(send('taylor', campaign, ADVANCE, m)).rejects.toMatchObject({ code: 'turn-closed' });
      // A phase of a superseded turn that was in hand changes nothing, before and after the turn is opened again.
      const stale: PhaseDue = { campaign, turn: 2, phase: 'orders', attempt: 1 };
      expect(await means().worker('land').resolve(stale)).toBe('replayed');
      await m.rollBacks.resume({ campaign, by: BY });
      await play(m, campaign, 1);
      await m.open.run({ campaign, turn: 2 });
      expect(await means().worker('land').resolve(stale)).toBe('replayed');
      const again = await m.boards.fresh(campaign);
      expect(again.record.standing()).toHaveLength(1);
      expect(again.clock.turn?.sent.get('taylor')).toMatchObject({ standing: 1 });
      expect((await m.intake.list.run({ campaign, player: 'taylor' })).orders).toHaveLength(1);
      await send('worth', campaign, { kind: 'land', unit: 'US2IN', supply: { level: 1 } }, m);
      expect((await m.intake.list.run({ campaign, player: 'worth' })).orders).toHaveLength(1);
      await close(m, campaign, 2);
      await play(m, campaign, 2);
      expect((await record(campaign, 2)).resolved).not.toBeNull();
      expect(await outcomes(campaign, 1)).toEqual(before[0]);
      expect(await outcomes(campaign, 2)).not.toEqual(before[1]);
      await m.open.run({ campaign, turn: 3 });
      // What was done by hand to a turn that is no more does not come back with it.
      expect((await means().starts.master(campaign, 3)).unit('US1IN').strength).not.toBe(321);
      const cold = writePosition(await means().starts.at(campaign, 3));
      expect(cold).toEqual(writePosition(await m.starts.at(campaign, 3)));
      const now = (await house.pool.query('SELECT count(*)::int AS n FROM es.event')).rows[0].n;
      expect(now).toBeGreaterThan(events);
      const { entries } = await m.log.read({ campaign, seenBy: 'player', player: 'arista' });
      expect(entries.map(({ text }) => text).join()).toContain(
        'Turns 2 to 3 count no more; the orders for them are kept',
      );
    });

    it('comes out the same turn after turn when nothing was changed', async () => {
      const campaign = 'back-same';
      const m = await threeTurns(campaign);
      const before = [await outcomes(campaign, 1), await outcomes(campaign, 2)];
      await m.rollBacks.rollBack({ campaign, turn: 1, to: 'orders', reason: 'once more', by: BY });
      await m.rollBacks.resume({ campaign, by: BY });
      await play(m, campaign, 1);
      await m.open.run({ campaign, turn: 2 });
      await close(m, campaign, 2);
      await play(m, campaign, 2);
      expect([await outcomes(campaign, 1), await outcomes(campaign, 2)]).toEqual(before);
    });

    it('has the turn take orders again when it is asked to, with a deadline by the calendar', async () => {
      const campaign = 'back-reopened';
      const m = await threeTurns(campaign);
      const where = {
        campaign,
        turn: 2,
        reason: 'two orders were lost',
        by: BY,
        orders: 'reopened',
      } as const;
      await expect(m.rollBacks.rollBack({ ...where, to: 'tactical-1' })).rejects.toMatchObject({
        code: 'orders-belong-to-start',
      });
      await expect(m.rollBacks.rollBack({ ...where, turn: 9, to: 'orders' })).rejects.toMatchObject({
        code: 'turn-unknown',
      });
      expect(await m.rollBacks.rollBack({ ...where, to: 'orders' })).toMatchObject({
        turn: 2,
        status: 'open',
      });
      await send('worth', campaign, { kind: 'land', unit: 'US2IN', supply: { level: 1 } }, m);
      expect((await m.boards.fresh(campaign)).record.standing()).toHaveLength(2);
      await expect(m.rollBacks.undo({ campaign, reason: 'no', by: BY })).rejects.toMatchObject({
        code: 'roll-back-not-undoable',
      });
      await close(m, campaign, 2);
      await play(m, campaign, 2);
      const done = await record(campaign, 2);
      expect(done.resolved).not.toBeNull();
      expect(done.bookClosed!.root).toBe((await m.boards.turn(campaign, 2)).record.bookClosed!.root);
      await m.open.run({ campaign, turn: 3 });
      expect((await record(campaign, 3)).standing()).toHaveLength(1);
    });

    it('is taken back while the turn waits: every turn is what it was', async () => {
      const campaign = 'back-undone';
      const m = await threeTurns(campaign);
      const before = [await outcomes(campaign, 1), await outcomes(campaign, 2)];
      const start = writePosition(await m.starts.at(campaign, 3));
      const clock = (await m.boards.fresh(campaign)).clock;
      const undo = () => m.rollBacks.undo({ campaign, reason: 'it was right', by: BY });
      await expect(undo()).rejects.toMatchObject({ code: 'roll-back-not-undoable' });
      await m.rollBacks.rollBack({ campaign, turn: 2, to: 'supply', reason: 'a slip', by: BY });
      await m.rollBacks.rollBack({ campaign, turn: 1, to: 'orders', reason: 'a slip', by: BY });
      expect(await undo()).toMatchObject({ turn: 2, status: 'rolled-back' });
      expect(await undo()).toMatchObject({ turn: 3, status: 'open' });
      expect([await outcomes(campaign, 1), await outcomes(campaign, 2)]).toEqual(before);
      for (const process of [m, means()]) {
        expect(writePosition(await process.starts.at(campaign, 3))).toEqual(start);
        const board = await process.boards.fresh(campaign);
        expect(board.record.standing()).toHaveLength(1);
        expect(board.clock.turn).toEqual(clock.turn);
      }
      await send('worth', campaign, { kind: 'land', unit: 'US2IN', supply: { level: 1 } }, m);
      await close(m, campaign, 3);
      await play(m, campaign, 3);
      expect((await record(campaign, 3)).resolved).not.toBeNull();
      await m.rollBacks.rollBack({ campaign, turn: 1, to: 'orders', reason: 'a slip', by: BY });
      await m.edits.make({ campaign, edit: strength(5), by: BY });
      await expect(undo()).rejects.toMatchObject({ code: 'roll-back-overtaken' });
    });

    it('is not undone by a worker that still had a phase in hand', async () => {
      const m = await made('back-late');
      await close(m, 'back-late');
      await play(m, 'back-late', 1, 'tactical-2');
      const late = m.worker('land');
      const stale: PhaseDue = { campaign: 'back-late', turn: 1, phase: 'tactical-1', attempt: 1 };
      expect(await late.resolve(stale)).toBe('replayed');
      await m.rollBacks.rollBack({ campaign: 'back-late', to: 'supply', reason: 'once more', by: BY });
      expect(await late.resolve({ ...stale, phase: 'tactical-2' })).toBe('replayed');
      expect((await record('back-late')).phases.has('tactical-2')).toBe(false);
      await expect(
        m.rollBacks.rollBack({ campaign: 'back-late', to: 'tactical-1', reason: 'again', by: BY }),
      ).rejects.toMatchObject({ code: 'nothing-to-roll-back' });
      await m.rollBacks.resume({ campaign: 'back-late', by: BY });
      await play(means(), 'back-late');
      expect((await record('back-late')).resolved).not.toBeNull();
      await expect(m.rollBacks.resume({ campaign: 'back-late', by: BY })).rejects.toMatchObject({
        code: 'turn-not-stopped',
      });
    });
  });

  describe('a turn that is held by hand', () => {
    it('goes no further until it is had to go on, and the log says by whom and why', async () => {
      const campaign = 'held';
      const m = await made(campaign);
      const hold = { campaign, reason: 'a rule is doubted', by: BY };
      await expect(m.holding.run(hold)).rejects.toMatchObject({ code: 'nothing-to-hold', status: 409 });
      await close(m, campaign);
      await play(m, campaign, 1, 'tactical-1');
      expect(await m.holding.run(hold)).toMatchObject({ status: 'set-aside' });
      await expect(m.holding.run(hold)).rejects.toMatchObject({ code: 'nothing-to-hold' });
      const [other, before] = [means(), (await record(campaign)).phases.size];
      await play(other, campaign);
      expect((await record(campaign)).phases.size).toBe(before);
      const { entries } = await m.log.read({ campaign, seenBy: 'administrator', player: null });
      expect(entries.find(({ kind }) => kind === 'TurnSetAside')).toMatchObject({
        by: BY,
        details: { trouble: 'a rule is doubted' },
      });
      await m.rollBacks.resume({ campaign, by: BY });
      await play(m, campaign);
      expect((await record(campaign)).resolved).not.toBeNull();
    });
  });

  describe('a campaign whose phase keeps failing', () => {
    const LATER = 100 * 3600 * 1000;

    it('is set aside after some attempts, with what was seen of it, and the others go on', async () => {
      const m = await made('failing');
      await house.campaign('healthy', POSITION);
      for (const id of ['failing', 'healthy']) await close(m, id);
      await play(m, 'failing', 1, 'tactical-1');
      for (let look = 0; look < 5; look++) {
        await m.boards.fresh('failing');
        await m.conductor.mendStalls('failing', Date.now() + LATER);
      }
      const stopped = await record('failing');
      expect(stopped.setAside).toMatchObject({ phase: 'tactical-1', attempts: 3 });
      expect(campaignsSetAside()).toEqual(['failing']);
      await play(m, 'healthy');
      expect((await record('healthy')).resolved).not.toBeNull();
      const logOf = async (seenBy: 'player' | 'administrator', player: string | null) =>
        JSON.stringify((await m.log.read({ campaign: 'failing', seenBy, player })).entries);
      expect(await logOf('administrator', null)).toContain('handed out 3 times');
      expect(await logOf('player', 'taylor')).toContain('is set aside until the administrator');
      expect(await logOf('player', 'taylor')).not.toMatch(/handed out|attempts/);
    });

    it('goes on when it is mended, and is given as many attempts again', async () => {
      const m = means();
      published.splice(0);
      expect((await m.rollBacks.resume({ campaign: 'failing', by: BY })).status).toBe('resolving');
      expect(published.map(({ due }) => `${due.phase} ${due.attempt}`)).toContain('tactical-1 4');
      for (let look = 0; look < 2; look++) {
        await m.boards.fresh('failing');
        await m.conductor.mendStalls('failing', Date.now() + LATER);
      }
      expect((await record('failing')).setAside).toBeNull();
      await play(m, 'failing');
      expect((await record('failing')).resolved).not.toBeNull();
      expect(campaignsSetAside()).toEqual([]);
    });
  });
});
