import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LONGEST_DESK_BYTES } from '@vedette/contracts';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { migrate } from '@vedette/vault';
import { Kysely, PostgresDialect } from 'kysely';
import { intakeHistory, type IntakeSchema } from './intake-schema.js';
import { SeatDesks } from './seat-desks.js';

const [TAYLOR, WORTH] = [randomUUID(), randomUUID()];

describe('the private document of a seat', () => {
  let database: TemporaryDatabase;
  let db: Kysely<IntakeSchema>;
  let desks: SeatDesks;
  let campaigns = 0;

  const seat = (account = TAYLOR, player = 'taylor') => ({ campaign: `war-${campaigns}`, player, account });
  const fresh = () => {
    campaigns++;
    return seat();
  };
  const keep = async (holder: ReturnType<typeof seat>, document: Record<string, unknown>) =>
    desks.save({ ...holder, instead: (await desks.read(holder)).tag, document });
  const rows = () =>
    db
      .selectFrom('intake.seat_desk')
      .select(['account'])
      .where('campaign', '=', `war-${campaigns}`)
      .execute();

  beforeAll(async () => {
    database = await temporaryDatabase('desks');
    const pool = database.pool(8);
    await migrate(pool, intakeHistory());
    db = new Kysely<IntakeSchema>({ dialect: new PostgresDialect({ pool }) });
    desks = new SeatDesks(db);
  });
  afterAll(() => database.drop());

  it('is empty while nothing is kept, and then what was kept, word for word', async () => {
    const holder = fresh();
    const empty = await desks.read(holder);
    expect(empty).toEqual({ tag: expect.stringMatching(/^[0-9a-f]{64}$/), savedAt: null, document: {} });
    const document = {
      drafts: [{ order: { kind: 'land', unit: 'US1IN' } }],
      marks: ['\u0000 "ä" 😀'],
      n: 1.5,
    };
    const { tag, savedAt } = await desks.save({ ...holder, instead: empty.tag, document });
    expect(await desks.read(holder)).toEqual({ tag, savedAt, document });
    expect(tag).not.toBe(empty.tag);
  });

  it('is replaced by who names its present state alone', async () => {
    const holder = fresh();
    const { tag: empty } = await desks.read(holder);
    const { tag: first } = await desks.save({ ...holder, instead: empty, document: { at: 1 } });
    await desks.save({ ...holder, instead: first, document: { at: 2 } });
    for (const instead of [empty, first, 'a'.repeat(64)])
      await expect(desks.save({ ...holder, instead, document: { at: 3 } })).rejects.toMatchObject({
        code: 'desk-changed',
        status: 412,
      });
    expect((await desks.read(holder)).document).toEqual({ at: 2 });
  });

  it('is not made by who believes that another is there', async () => {
    const holder = fresh();
    await expect(
      desks.save({ ...holder, instead: 'a'.repeat(64), document: { at: 1 } }),
    ).rejects.toMatchObject({ code: 'desk-changed' });
    expect(await rows()).toEqual([]);
  });

  it('is kept as it is when it is sent again because the answer was lost', async () => {
    const holder = fresh();
    const { tag: empty } = await desks.read(holder);
    const sending = { ...holder, instead: empty, document: { at: 1 } };
    const { tag } = await desks.save(sending);
    expect((await desks.save(sending)).tag).toBe(tag);
    const second = { ...holder, instead: tag, document: { at: 2 } };
    expect((await desks.save(second)).tag).toBe((await desks.save(second)).tag);
  });

  it('goes to one of many tabs that replace it at once', async () => {
    const holder = fresh();
    const { tag } = await keep(holder, { at: 0 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => desks.save({ ...holder, instead: tag, document: { at: i + 1 } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const begun = fresh();
    const { tag: empty } = await desks.read(begun);
    const first = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => desks.save({ ...begun, instead: empty, document: { at: i } })),
    );
    expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('has at most its number of bytes, counted as they are sent', async () => {
    const holder = fresh();
    const { tag: instead } = await desks.read(holder);
    const room = LONGEST_DESK_BYTES - '{"a":""}'.length;
    const save = (a: string) => desks.save({ ...holder, instead, document: { a } });
    await expect(save('ä'.repeat(room / 2 + 1))).rejects.toMatchObject({
      code: 'desk-too-long',
      status: 413,
    });
    await save('ä'.repeat(room / 2));
  });

  it('is one of each seat: those of other seats and campaigns are others', async () => {
    const holder = fresh();
    await keep(holder, { whose: 'taylor' });
    await keep(seat(WORTH, 'worth'), { whose: 'worth' });
    await keep(seat(TAYLOR, 'twiggs'), { whose: 'twiggs' });
    const told = async (one: ReturnType<typeof seat>) => (await desks.read(one)).document['whose'];
    expect([
      await told(holder),
      await told(seat(WORTH, 'worth')),
      await told(seat(TAYLOR, 'twiggs')),
    ]).toEqual(['taylor', 'worth', 'twiggs']);
  });

  it('is not told to who has the seat next, and is gone when he looks', async () => {
    const holder = fresh();
    const { tag } = await keep(holder, { plan: 'by the coast' });
    await expect(
      desks.save({ ...seat(WORTH), instead: tag, document: { guess: true } }),
    ).rejects.toMatchObject({ code: 'desk-changed' });
    expect(await rows()).toEqual([]);
    await keep(holder, { plan: 'by the coast' });
    expect(await desks.read(seat(WORTH))).toMatchObject({ savedAt: null, document: {} });
    expect(await rows()).toEqual([]);
    await keep(seat(WORTH), { plan: 'mine' });
    expect(await rows()).toEqual([{ account: WORTH }]);
  });

  it('is given to its owner who goes, and then forgotten, and nobody else’s with it', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    fresh();
    await keep(seat(owner, 'a'), { of: 'a' });
    await keep(seat(owner, 'b'), { of: 'b' });
    await keep(seat(other, 'c'), { of: 'c' });
    expect((await desks.copy(owner)).desks).toMatchObject([
      { player: 'a', document: { of: 'a' } },
      { player: 'b', document: { of: 'b' } },
    ]);
    expect(await desks.erase(owner)).toBe(2);
    expect(await desks.erase(owner)).toBe(0);
    expect(await desks.copy(owner)).toEqual({ desks: [] });
    expect((await desks.read(seat(other, 'c'))).document).toEqual({ of: 'c' });
  });
});
