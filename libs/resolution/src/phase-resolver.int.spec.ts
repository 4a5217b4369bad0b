import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  OrderStood,
  StragglersLeft,
  readPosition,
  writePosition,
  type GameEvent,
  type PhaseName,
  type PositionDocument,
  TurnEnded,
} from '@vedette/campaign';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import { BUILD, nameOfBuild } from '@vedette/platform';
import { PhaseResolved, tellTurn, TurnRecord } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { type Deciders, playTurn, TurnBranches } from '@vedette/referee';
import {
  PHASE_OWNERS,
  type PhaseContext,
  type PhaseDeciders,
  type PhaseOwner,
  readyPhases,
  sequenceOf,
  pieceTypes,
} from '@vedette/rulebooks';
import type { HandedOn } from './hand-on.js';
import type { LayDesk, PhaseDesk } from './phase-desk.js';
import { StoreUnderTest } from './testing/store-under-test.js';
import { campaignDesks, OutcomesDifferError, PhaseResolver, TurnAudit } from './index.js';

const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 4,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['....', '....'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: [{ id: 'taylor', state: 'US' }],
  units: [{ id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' }],
};
const SECRET = 'dice of the test';

const SEQUENCE = sequenceOf({ rulebooks: POSITION.rulebooks, season: 'campaign' });
const PHASES: PhaseName[] = SEQUENCE.map(({ name }) => name);

/** Each phase tells its name and a throw of the dice, so that one in the wrong place or decided twice shows. */
const marks: PhaseDeciders = Object.fromEntries(
  PHASES.map((name) => [
    name,
    (context: PhaseContext) => {
      const draw = context.dice.whole('9.8 throw', 1, 1_000_000);
      const told = {
        order: draw.value,
        kind: 'land',
        subject: name,
        by: 'taylor',
        understood: '',
        warnings: [],
      };
      context.emit(OrderStood, { rule: context.landRule('6.1'), data: told, dice: [draw], audience: {} });
      if (name === 'intelligence')
        context.emit(TurnEnded, {
          rule: context.landRule('5.2'),
          data: { turn: context.state.turn },
          audience: {},
        });
    },
  ]),
);
/** Who decides a phase alone: nobody marks one that is another's. */
const by = (decide: PhaseDeciders): Deciders => {
  const own = (owner: PhaseOwner): PhaseDeciders =>
    Object.fromEntries(
      SEQUENCE.flatMap((plan) => {
        const decider = decide[plan.name];
        return plan.owner === owner && decider ? [[plan.name, decider]] : [];
      }),
    );
  return { land: own('land'), naval: own('naval'), logistics: own('logistics'), battle: {} };
};
const marking = by(marks);

describe('a phase', () => {
  let under: StoreUnderTest;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await StoreUnderTest.open();
  });
  afterAll(() => under.close());

  const resolver = (
    owner: PhaseOwner,
    decide: Deciders = marking,
    mayGoOn: () => boolean = () => false,
  ): PhaseResolver =>
    new PhaseResolver(owner, campaignDesks(under.sources(), decide), under.sources().store, mayGoOn);
  /** Plays a turn as the conductor has it played: what no worker went on with is handed out, to any of a kind's workers. */
  const playRuns = async (
    campaign: string,
    team: (owner: PhaseOwner) => PhaseResolver,
  ): Promise<PhaseName[]> => {
    const handedOut: PhaseName[] = [];
    for (;;) {
      const record = new TurnRecord(campaign, 4).add(await eventsOf(campaign));
      const ready = readyPhases(SEQUENCE, new Set(record.phases.keys()));
      if (ready.length === 0) return handedOut;
      for (const { name, owner } of ready) {
        handedOut.push(name);
        await team(owner).resolveRun(due(campaign, name));
      }
    }
  };
  /** Desks as a worker lays them that tell what is done at them; `meanwhile` happens before one hears what is new in the log. */
  const watchedDesks = () => {
    const seen: string[] = [];
    const meanwhile = { happens: (): Promise<unknown> => Promise.resolve() };
    const lay: LayDesk = async (laid) => {
      seen.push('laid');
      const desk = await campaignDesks(under.sources(), marking)(laid);
      return Object.create(desk, {
        decide: { value: (phase: PhaseName) => (seen.push('decided'), desk.decide(phase)) },
        refresh: {
          value: async () => {
            await meanwhile.happens();
            await desk.refresh();
            seen.push('asked');
          },
        },
      }) as PhaseDesk;
    };
    return { seen, lay, meanwhile };
  };
  const outcomesOf = async (campaign: string): Promise<(string | undefined)[]> => {
    const record = new TurnRecord(campaign, 4).add(await eventsOf(campaign));
    return PHASES.map((phase) => record.phases.get(phase)?.outcome);
  };
  const ownerOf = (phase: PhaseName): PhaseOwner => SEQUENCE.find(({ name }) => name === phase)!.owner;
  const due = (campaign: string, phase: PhaseName) => ({ campaign, turn: 4, phase, attempt: 1 });
  const eventsOf = (campaign: string): Promise<RecordedEvent[]> => under.store.readTurns(campaign, 4);
  const completions = async (campaign: string): Promise<PhaseName[]> =>
    (await eventsOf(campaign))
      .filter(({ type }) => type === PhaseResolved.type)
      .map(({ phase }) => phase as PhaseName);

  const playAll = async (
    campaign: string,
    workers: (owner: PhaseOwner) => PhaseResolver,
  ): Promise<GameEvent[]> => {
    for (const phase of PHASES) await workers(ownerOf(phase)).resolve(due(campaign, phase));
    const record = new TurnRecord(campaign, 4).add(await eventsOf(campaign));
    return tellTurn(record, SEQUENCE);
  };

  it('is resolved once, whoever races for it: one append is fresh, the others find it done', async () => {
    await under.closedTurn('race', POSITION, SECRET);
    for (const phase of PHASES) {
      const racers = Array.from({ length: 6 }, () => resolver(ownerOf(phase)));
      const outcomes = await Promise.all(racers.map((racer) => racer.resolve(due('race', phase))));
      expect(outcomes.filter((outcome) => outcome === 'resolved')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'replayed')).toHaveLength(5);
    }
    expect((await completions('race')).sort()).toEqual([...PHASES].sort());
  });

  it('comes out the same from a worker that did everything and from workers that begin anew for each phase', async () => {
    await under.closedTurn('one', POSITION, SECRET);
    await under.closedTurn('many', POSITION, SECRET);
    const steady = new Map(PHASE_OWNERS.map((owner) => [owner, resolver(owner)]));
    const one = await playAll('one', (owner) => steady.get(owner)!);
    const many = await playAll('many', (owner) => resolver(owner));
    expect(many).toEqual(one);
    const bench = playTurn({
      state: readPosition(POSITION, theatreSource, pieceTypes),
      orders: [],
      secret: SECRET,
      deciders: marking,
    });
    expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(bench.events)));
    const { pool } = under;
    const digests = await pool.query(
      `SELECT e.phase, array_agg(DISTINCT e.data->>'inputs') AS inputs, array_agg(DISTINCT e.data->>'outcome') AS outcomes
         FROM es.event e JOIN es.campaign c USING (campaign_no)
        WHERE e.type = 'PhaseResolved' AND c.campaign_id IN ('one', 'many') GROUP BY e.phase`,
    );
    expect(digests.rows).toHaveLength(PHASES.length);
    const builds = await pool.query(
      `SELECT DISTINCT data->>'build' AS build FROM es.event WHERE type = 'PhaseResolved'`,
    );
    expect(builds.rows).toEqual([{ build: nameOfBuild(BUILD) }]);
    for (const { inputs, outcomes } of digests.rows) expect([inputs.length, outcomes.length]).toEqual([1, 1]);
  });

  it('gives the next turn its start, folded from the log or read from a snapshot: the end of the bench', async () => {
    const bench = playTurn({
      state: readPosition(POSITION, theatreSource, pieceTypes),
      orders: [],
      secret: SECRET,
      deciders: marking,
    });
    await under.openNext('one', 4);
    const folded = await under.sources().starts.at('one', 5);
    expect(writePosition(folded)).toEqual(writePosition(bench.state));
    const { rows } = await under.pool.query('SELECT version FROM es.snapshot');
    expect(rows).toEqual([{ version: '5' }]);
    const fromSnapshot = await under.sources().starts.at('one', 5);
    const asPlayed = (state: typeof folded) => writePosition(new TurnBranches(state, SEQUENCE).latest());
    expect(asPlayed(fromSnapshot)).toEqual(asPlayed(bench.state));
    await expect(under.sources().starts.at('many', 5)).rejects.toMatchObject({ status: 404 });
  });

  it('comes out the same when it is audited, and a change of the rules shows', async () => {
    for (const owner of PHASE_OWNERS) {
      const audited = await new TurnAudit(owner, marking, under.sources()).run('one', 4);
      expect(audited.map(({ phase }) => phase)).toEqual(PHASES.filter((name) => ownerOf(name) === owner));
      expect(audited.every(({ agrees }) => agrees)).toBe(true);
    }
    const changed = by({ ...marks, weather: () => undefined });
    const audited = await new TurnAudit('naval', changed, under.sources()).run('one', 4);
    expect(audited.filter(({ agrees }) => !agrees).map(({ phase }) => phase)).toEqual(['weather']);
    await expect(new TurnAudit('naval', marking, under.sources()).run('many', 4)).rejects.toMatchObject({
      code: 'turn-not-resolved',
    });
  });

  it('is gone on with by the worker that has the turn on its desk, and comes out as with any number of workers', async () => {
    await under.closedTurn('handed', POSITION, SECRET);
    await playAll('handed', resolver);
    const wanted = await outcomesOf('handed');
    for (const size of [1, 2, 4]) {
      const campaign = `in-runs-${size}`;
      await under.closedTurn(campaign, POSITION, SECRET);
      const team = new Map(
        PHASE_OWNERS.map((owner) => [
          owner,
          Array.from({ length: size }, () => resolver(owner, marking, () => true)),
        ]),
      );
      let turns = 0;
      const handedOut = await playRuns(campaign, (owner) => team.get(owner)![turns++ % size]!);
      expect(await outcomesOf(campaign)).toEqual(wanted);
      expect((await completions(campaign)).sort()).toEqual([...PHASES].sort());
      // Armies march through eleven phases in one go, fleets sail through five.
      expect(handedOut).toHaveLength(9);
    }
  });

  it('comes out the same where its turn was laid out ahead, while it took orders or since', async () => {
    await under.openCampaign('ahead', POSITION, SECRET);
    const workers = new Map(PHASE_OWNERS.map((owner) => [owner, resolver(owner, marking, () => true)]));
    const prepare = (): Promise<unknown> =>
      Promise.all([...workers.values()].map((worker) => worker.prepare({ campaign: 'ahead', turn: 4 })));
    await prepare();
    await under.closeTurn('ahead', 4);
    await prepare();
    await playRuns('ahead', (owner) => workers.get(owner)!);
    expect(await outcomesOf('ahead')).toEqual(await outcomesOf('handed'));
  });

  it('is decided while the log is asked for news, and thrown away with the desk when somebody else was first', async () => {
    const campaign = 'meanwhile';
    await under.closedTurn(campaign, POSITION, SECRET);
    const [first, second] = ['initial-amphibious', 'naval-combat'] as const;
    for (const phase of PHASES.slice(0, PHASES.indexOf(first)))
      await resolver(ownerOf(phase)).resolve(due(campaign, phase));
    const { seen, lay, meanwhile } = watchedDesks();
    const worker = new PhaseResolver('naval', lay, under.sources().store);
    expect(await worker.resolve(due(campaign, first))).toBe('resolved');
    // Nothing is asked that was read while the turn was laid out.
    expect(seen.splice(0)).toEqual(['laid', 'decided']);
    meanwhile.happens = () => resolver('naval').resolve(due(campaign, second));
    expect(await worker.resolve(due(campaign, second))).toBe('replayed');
    expect(seen.splice(0)).toEqual(['decided', 'asked']);
    meanwhile.happens = () => Promise.resolve();
    for (const { name, owner } of SEQUENCE)
      await (owner === 'naval' ? worker : resolver(owner)).resolve(due(campaign, name));
    expect(seen.filter((what) => what === 'laid')).toHaveLength(1);
    expect(await outcomesOf(campaign)).toEqual(await outcomesOf('handed'));
  });

  it.each([
    ['without a look at the log while what is known of it is not old', Infinity, ['decided']],
    ['after a look at the log once what is known of it is old', 0, ['decided', 'asked']],
  ])('is gone on with %s, and one that is handed out is looked for there', async (_, newsLastMs, each) => {
    const campaign = `news-${newsLastMs}`;
    await under.closedTurn(campaign, POSITION, SECRET);
    for (const phase of PHASES.slice(0, PHASES.indexOf('initial-amphibious')))
      await resolver(ownerOf(phase)).resolve(due(campaign, phase));
    const { seen, lay } = watchedDesks();
    const { store } = under.sources();
    const fleets = new PhaseResolver(
      'naval',
      lay,
      store,
      () => true,
      () => undefined,
      newsLastMs,
    );
    expect(await fleets.resolveRun(due(campaign, 'initial-amphibious'))).toBe('resolved');
    expect(seen.splice(0)).toEqual(['laid', 'decided', ...Array<string[]>(4).fill(each).flat()]);
    await resolver('land', marking, () => true).resolveRun(due(campaign, 'strategic-withdrawal'));
    expect(await fleets.resolveRun(due(campaign, 'final-amphibious'))).toBe('resolved');
    expect(seen).toEqual(['asked', 'decided']);
  });

  it('lets other owners begin what waited for it last, so that a turn goes on while its conductor looks away', async () => {
    await under.closedTurn('handed-on', POSITION, SECRET);
    const waiting: HandedOn[] = [{ owner: 'logistics', due: due('handed-on', 'orders') }];
    const drawn: string[] = [];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      drawn.push(next.due.phase);
      expect(ownerOf(next.due.phase as PhaseName)).toBe(next.owner);
      await new PhaseResolver(
        next.owner,
        campaignDesks(under.sources(), marking),
        under.sources().store,
        () => true,
        (handed) => waiting.push(handed),
      ).resolveRun(next.due);
    }
    expect(await outcomesOf('handed-on')).toEqual(await outcomesOf('handed'));
    // Each once: those that nobody went on with, and of a meeting of two branches whoever came second.
    expect(drawn).toHaveLength(9);
    expect(new Set(drawn).size).toBe(9);
  });

  it('hands nothing on that was handed on before', async () => {
    const handed: HandedOn[] = [];
    const again = new PhaseResolver(
      'land',
      campaignDesks(under.sources(), marking),
      under.sources().store,
      () => true,
      (next) => handed.push(next),
    );
    expect(await again.resolveRun(due('handed-on', 'strategic-6'))).toBe('replayed');
    expect(handed).toEqual([]);
  });

  it('that is gone on with and fails is left to be handed out, and the one before it stands', async () => {
    await under.closedTurn('stumbles', POSITION, SECRET);
    const clumsy = resolver(
      'logistics',
      by({
        recovery: () => {
          throw new Error('cannot recover');
        },
      }),
      () => true,
    );
    const others = new Map(PHASE_OWNERS.map((owner) => [owner, resolver(owner, by({}), () => true)]));
    const upTo = PHASES.indexOf('siege-surrender');
    for (const phase of PHASES.slice(0, upTo))
      await others.get(ownerOf(phase))!.resolveRun(due('stumbles', phase));
    expect(await clumsy.resolveRun(due('stumbles', 'siege-surrender'))).toBe('resolved');
    expect(await completions('stumbles')).toHaveLength(upTo + 1);
    await expect(clumsy.resolveRun(due('stumbles', 'recovery'))).rejects.toThrow('cannot recover');
    expect(await resolver('logistics', by({})).resolve(due('stumbles', 'recovery'))).toBe('resolved');
  });

  it('is not gone on with by a worker that is to stop, nor by one that found the phase before it done', async () => {
    await under.closedTurn('stops', POSITION, SECRET);
    await resolver('logistics', marking, () => true).resolve(due('stops', 'orders'));
    await resolver('naval', marking, () => true).resolve(due('stops', 'naval-repair'));
    await resolver('logistics', marking, () => true).resolve(due('stops', 'supply'));
    await resolver('naval', marking, () => true).resolve(due('stops', 'initial-amphibious'));
    await resolver('land', marking, () => false).resolveRun(due('stops', 'strategic-withdrawal'));
    expect(await completions('stops')).toHaveLength(5);
    expect(await resolver('naval', marking, () => true).resolveRun(due('stops', 'initial-amphibious'))).toBe(
      'replayed',
    );
    expect(await completions('stops')).toHaveLength(5);
    const record = new TurnRecord('stops', 4).add(await eventsOf('stops'));
    expect(record.phases.get('initial-amphibious')?.goesOnWith).toBe('naval-combat');
    expect(record.phases.get('strategic-withdrawal')?.goesOnWith).toBeUndefined();
  });

  it('waits for the phases before it, and is found again when they are done', async () => {
    await under.closedTurn('early', POSITION, SECRET);
    const logistics = resolver('logistics');
    await expect(logistics.resolve(due('early', 'supply'))).rejects.toMatchObject({
      code: 'PHASE_NOT_READY',
    });
    await logistics.resolve(due('early', 'orders'));
    await resolver('naval').resolve(due('early', 'naval-repair'));
    expect(await logistics.resolve(due('early', 'supply'))).toBe('resolved');
    expect(await logistics.resolve(due('early', 'supply'))).toBe('replayed');
  });

  it('is not decided while its turn takes orders, by another service, or in a turn that never was', async () => {
    await expect(resolver('land').resolve(due('early', 'weather'))).rejects.toMatchObject({
      code: 'phase-not-ours',
    });
    await under.openCampaign('open', POSITION, SECRET);
    await expect(resolver('logistics').resolve(due('open', 'orders'))).rejects.toMatchObject({
      code: 'order-book-open',
    });
    await expect(resolver('logistics').resolve({ ...due('early', 'orders'), turn: 9 })).rejects.toMatchObject(
      {
        status: 404,
      },
    );
    await expect(resolver('logistics').resolve(due('nowhere', 'orders'))).rejects.toMatchObject({
      code: 'campaign-not-found',
    });
  });

  it('that failed half-way leaves nothing, and the next try begins from the log', async () => {
    await under.closedTurn('broken', POSITION, SECRET);
    let fails = true;
    const moody = resolver(
      'logistics',
      by({
        orders: (context) => {
          context.emit(StragglersLeft, {
            rule: context.landRule('7.5'),
            data: { unit: 'US1IN', at: 'A1-A1', share: 0.9, men: 9, strength: 1, stragglers: 9 },
            audience: {},
          });
          if (fails) throw new Error('half-way');
        },
      }),
    );
    await expect(moody.resolve(due('broken', 'orders'))).rejects.toThrow('half-way');
    expect(await completions('broken')).toEqual([]);
    fails = false;
    expect(await moody.resolve(due('broken', 'orders'))).toBe('resolved');
  });

  it.each([
    ['that knew the command', 'builds'],
    ['under a command of its own', 'builds-apart'],
  ])('that comes out otherwise in another build %s is told, and the log stands', async (_, campaign) => {
    await under.closedTurn(campaign, POSITION, SECRET);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const slowStore = Object.create(under.store) as EventStore;
    slowStore.append = async (request) => {
      arrive();
      await held;
      const own = '00000000-0000-4000-8000-000000000000';
      return under.store.append({ ...request, ...(campaign === 'builds' ? {} : { commandId: own }) });
    };
    const other = new PhaseResolver(
      'logistics',
      campaignDesks(
        { ...under.sources(), store: slowStore },
        by({
          orders: (context) => void context.emit(TurnEnded, { rule: 'x', data: { turn: 4 }, audience: {} }),
        }),
      ),
      slowStore,
    );
    const late = other.resolve(due(campaign, 'orders'));
    // It has decided and is about to append when the other one is first.
    await arrived;
    await resolver('logistics').resolve(due(campaign, 'orders'));
    release();
    await expect(late).rejects.toBeInstanceOf(OutcomesDifferError);
    expect(await completions(campaign)).toEqual(['orders']);
  });
});
