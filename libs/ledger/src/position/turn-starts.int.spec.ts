import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  OrderStood,
  TurnEnded,
  writePosition,
  type GameEvent,
  type PhaseName,
  type EventData,
  type EventName,
} from '@vedette/campaign';
import { sequenceOf } from '@vedette/rulebooks';
import { makeCampaign } from '../campaign/make-campaign.js';
import { storedEvent } from '../stored/define-stored.js';
import { recordGameEvent } from '../stored/game-event-record.js';
import { PhaseResolved } from '../stored/phase-resolved.js';
import { TurnOpened, TurnResolved } from '../stored/turn-events.js';
import { LedgerUnderTest, POSITION } from '../testing/ledger-under-test.js';

const DIGEST = 'd'.repeat(64);
const SEQUENCE = sequenceOf({ rulebooks: POSITION.rulebooks, season: 'campaign' });

const event = <Name extends EventName>(
  turn: number,
  phase: PhaseName,
  type: Name,
  data: EventData<Name>,
): GameEvent =>
  ({
    seq: 0,
    turn,
    phase,
    type,
    rule: 'gitm-amwol 5.2',
    data,
    audience: {},
  }) as GameEvent;

describe('the position a turn starts from', () => {
  let under: LedgerUnderTest;
  beforeAll(async () => {
    under = await LedgerUnderTest.open();
    const means = under.means();
    const position = await means.documents.put(POSITION);
    await makeCampaign({ id: 'war', title: 'War', position, secret: 's', deadline: null }, means);
  });
  afterAll(() => under.close());

  /** Resolves a turn in which nothing happens but that it ends, and opens the next. */
  const play = async (turn: number, season: 'campaign' | 'truce' = 'campaign'): Promise<void> => {
    for (const { name, owner } of SEQUENCE) {
      const told = { order: 0, kind: 'land', subject: 'US1IN', by: 'taylor', understood: '', warnings: [] };
      const happened = [event(turn, name, OrderStood.type, told)];
      if (name === 'intelligence') happened.push(event(turn, name, TurnEnded.type, { turn }));
      const done = { turn, phase: name, events: happened.length, inputs: DIGEST, outcome: DIGEST };
      await under.write(
        'war',
        owner,
        ...happened.map(recordGameEvent),
        storedEvent(PhaseResolved, done, { turn, phase: name }),
      );
    }
    await under.write(
      'war',
      'turn',
      storedEvent(TurnResolved, { turn, events: 25, end: DIGEST }, { turn }),
      storedEvent(TurnOpened, { turn: turn + 1, season, deadline: null, start: DIGEST }, { turn: turn + 1 }),
    );
  };
  const snapshots = async (): Promise<number[]> => {
    const { rows } = await under.pool.query<{ version: string }>(
      'SELECT version FROM es.snapshot ORDER BY version',
    );
    return rows.map(({ version }) => Number(version));
  };

  it('is the opening position for the first turn', async () => {
    const state = await under.means().starts.at('war', 2);
    expect(state.turn).toBe(2);
    expect([...state.units.keys()]).toEqual(['US1IN']);
    expect(await snapshots()).toEqual([]);
  });

  it('is nobody’s but the asker’s: changing it changes no other', async () => {
    const { starts } = under.means();
    const mine = await starts.at('war', 2);
    mine.unit('US1IN').strength = 1;
    expect((await starts.at('war', 2)).unit('US1IN').strength).toBe(500);
  });

  it('is not there for a turn that was never opened, nor before the first', async () => {
    const { starts } = under.means();
    await expect(starts.at('war', 3)).rejects.toMatchObject({ status: 404 });
    await expect(starts.at('war', 1)).rejects.toMatchObject({ status: 404 });
    await expect(starts.at('nowhere', 1)).rejects.toMatchObject({ code: 'campaign-not-found' });
  });

  it('is folded from the turns before, kept as a snapshot, and the same from fold, snapshot and warm memory', async () => {
    const { starts } = under.means();
    await starts.at('war', 2);
    await play(2);
    await play(3, 'truce');
    const third = writePosition(await starts.at('war', 3));
    const warm = writePosition(await starts.at('war', 4));
    expect(warm).toMatchObject({ turn: 4, season: 'truce' });
    expect(await snapshots()).toEqual([3, 4]);
    const fromSnapshot = writePosition(await under.means().starts.at('war', 4));
    await under.pool.query('DELETE FROM es.snapshot');
    const folded = writePosition(await under.means().starts.at('war', 4));
    expect(folded).toEqual(warm);
    expect({ ...fromSnapshot, units: [] }).toEqual({ ...warm, units: [] });
    expect(third).toMatchObject({ turn: 3, season: 'campaign' });
  });

  it('is not remembered when it could not be had: it is there as soon as it can be', async () => {
    const { starts } = under.means();
    await expect(starts.at('war', 5)).rejects.toMatchObject({ status: 404 });
    await under.write(
      'war',
      'turn',
      storedEvent(TurnOpened, { turn: 5, season: 'campaign', deadline: null, start: DIGEST }, { turn: 5 }),
    );
    await expect(starts.at('war', 5)).rejects.toMatchObject({ code: 'turn-not-resolved' });
  });

  it('stays warm beside those of other campaigns whose turns end at the same time', async () => {
    const means = under.means();
    const campaigns = Array.from({ length: 6 }, (_, i) => `war-${i}`);
    for (const id of campaigns) {
      const position = await means.documents.put(POSITION);
      await makeCampaign({ id, title: id, position, secret: 's', deadline: null }, means);
    }
    const masters = (): Promise<unknown[]> =>
      Promise.all(campaigns.map((id) => means.starts.master(id, POSITION.turn ?? 1)));
    const read = await masters();
    const again = await masters();
    expect(again.map((state, i) => state === read[i])).toEqual(campaigns.map(() => true));
  });
});
