import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Order, PositionDocument } from '@vedette/campaign';
import {
  OrderAccepted,
  OrderBookClosed,
  OrderDeclined,
  orderLeaf,
  proves,
  TurnRecord,
} from '@vedette/ledger';
import { IntakeUnderTest, type IntakeProcess } from './testing/intake-under-test.js';

const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 3,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['.....', '.....', '.....'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', ministries: ['war'] },
    { id: 'worth', state: 'US' },
    { id: 'arista', state: 'MX' },
  ],
  units: [
    { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' },
    { id: 'US2IN', square: 'G4-V6', tactical: '7-7', strength: 500, commander: 'worth' },
    { id: 'MX1IN', square: 'G8-V7', tactical: '7-7', strength: 500, commander: 'arista' },
  ],
};
const march = (unit: string, to = 'G5-V5'): Order => ({ kind: 'land', unit, strategic: { path: [to] } });
const whose = (campaign: string, player: string) => ({ campaign, turn: 3, player });

describe('order-intake', () => {
  let under: IntakeUnderTest;
  let intake: IntakeProcess;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await IntakeUnderTest.open();
    intake = under.process();
    await under.campaign('war', POSITION);
  });
  afterAll(() => under.close());

  it('writes an order down as it was sent, in its sender’s name, with the server’s time', async () => {
    const sent = { ...march('US1IN'), at: '1999-01-01T00:00:00Z' } as Order;
    const { receipts } = await intake.submit.run({ ...whose('war', 'taylor'), orders: [sent] });
    expect(receipts).toMatchObject([
      { order: 0, accepted: true, version: 1, at: '2025-03-01T12:00:00.000Z' },
    ]);
    const [event] = await under.log('war');
    expect(event).toMatchObject({ type: OrderAccepted.type, turn: 3, audience: {} });
    expect(event!.data).toMatchObject({ order: { ...march('US1IN'), by: 'taylor' }, receipt: receipts[0] });
    expect(JSON.stringify(event!.data)).not.toContain('1999');
  });

  it('refuses what is not allowed with code, rule and field, and writes that down too: the report tells of it', async () => {
    const { receipts } = await intake.submit.run({ ...whose('war', 'arista'), orders: [march('US1IN')] });
    expect(receipts[0]).toMatchObject({ accepted: false, version: 1 });
    expect(receipts[0]!.problems[0]).toMatchObject({
      severity: 'error',
      code: expect.any(String),
      rule: expect.any(String),
      field: expect.any(String),
    });
    expect((await under.log('war')).at(-1)).toMatchObject({ type: OrderDeclined.type });
  });

  it('answers the same for a unit that is somebody else’s as for one that does not exist, but for its name', async () => {
    const about = async (unit: string) => {
      const { judgements } = await intake.preview.run({
        ...whose('war', 'arista'),
        orders: [march(unit, 'G7-V6')],
      });
      return JSON.stringify(judgements).replaceAll(unit, 'UNIT');
    };
    expect(await about('US2IN')).toBe(await about('US9IN'));
  });

  it('shows in a preview what would be made of orders, and writes nothing', async () => {
    const before = (await under.log('war')).length;
    const { judgements } = await intake.preview.run({
      ...whose('war', 'worth'),
      orders: [march('US2IN', 'G5-V6')],
    });
    expect(judgements).toMatchObject([{ order: 0, accepted: true }]);
    expect(await under.log('war')).toHaveLength(before);
  });

  it('tells what a piece may be ordered, each an order that is accepted as it stands, and nothing of others’ pieces', async () => {
    const { turn, options } = await intake.options.run({ ...whose('war', 'worth'), piece: 'US2IN' });
    expect(turn).toBe(3);
    expect(options.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['/strategic/path', '/posture/offensive']),
    );
    const { judgements } = await intake.preview.run({
      ...whose('war', 'worth'),
      orders: options.map(({ order }) => order),
    });
    expect(judgements.filter(({ accepted }) => !accepted)).toEqual([]);
    for (const piece of ['US2IN', 'US9IN'])
      expect(await intake.options.run({ ...whose('war', 'arista'), piece })).toEqual({
        turn: 3,
        options: [],
        closed: [],
      });
    await expect(
      intake.options.run({ ...whose('war', 'arista'), officer: 'worth', piece: 'US2IN' }),
    ).rejects.toMatchObject({ code: 'not-standing-in' });
  });

  it('reads texts on the map of who writes them', async () => {
    const { results, unreadable } = await intake.texts.preview({
      ...whose('war', 'worth'),
      text: 'US2IN march east\nUS1IN march Nirgendwo',
    });
    expect(results.map(({ text }) => text)).toEqual([expect.stringMatching(/^US2IN march [A-Z]\d-[A-Z]\d$/)]);
    expect(unreadable).toHaveLength(1);
  });

  it('does not take an order in somebody else’s name, nor from who does not play', async () => {
    const before = (await under.log('war')).length;
    const forged = { ...march('MX1IN'), by: 'arista' } as Order;
    await expect(intake.submit.run({ ...whose('war', 'taylor'), orders: [forged] })).rejects.toMatchObject({
      code: 'order-in-another-name',
      status: 403,
      field: '/orders/0/by',
      rule: 'gitm-amwol 6.1',
      message: expect.stringMatching(/found arista; leave "by" out, or give taylor\.$/),
    });
    await expect(
      intake.submit.run({ ...whose('war', 'nobody'), orders: [march('US1IN')] }),
    ).rejects.toMatchObject({
      code: 'not-a-player',
      status: 403,
    });
    expect(await under.log('war')).toHaveLength(before);
  });

  it('does nothing twice under one key, also when the same key comes in at two processes at once', async () => {
    const other = under.process();
    const question = {
      ...whose('war', 'worth'),
      orders: [march('US2IN'), march('US2IN', 'G5-V6')],
      key: 'k1',
    };
    const answers = await Promise.all(
      [intake, other, intake, other].map(({ submit }) => submit.run(question)),
    );
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    for (const { receipts } of answers) expect(receipts).toEqual(answers[0]!.receipts);
    const mine = await intake.list.run(whose('war', 'worth'));
    expect(mine.orders).toHaveLength(2);
    await expect(intake.submit.run({ ...question, orders: [march('US2IN')] })).rejects.toMatchObject({
      code: 'key-reused',
      status: 409,
    });
  });

  it('gives every order its place when many processes write at once, and loses none', async () => {
    await under.campaign('crowd', POSITION);
    const processes = Array.from({ length: 4 }, () => under.process());
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        processes[i % 4]!.submit.run({
          ...whose('crowd', 'taylor'),
          orders: [march('US1IN')],
          key: `order-${i}`,
        }),
      ),
    );
    const versions = answers.flatMap(({ receipts }) => receipts.map(({ version }) => version));
    expect([...versions].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect((await intake.list.run(whose('crowd', 'taylor'))).orders).toHaveLength(40);
  });

  it('loses nobody’s order to what another sends at the same moment, even when the log refuses that', async () => {
    await under.campaign('neighbours', POSITION);
    await under.pool.query(
      "ALTER TABLE es.event ADD CONSTRAINT no_poison CHECK (data::text NOT LIKE '%poison%') NOT VALID",
    );
    const send = (key: string) =>
      intake.submit.run({ ...whose('neighbours', 'taylor'), key, orders: [march('US1IN')] });
    const keys = ['first', 'second', 'poison', 'fourth', 'fifth'];
    // The first is alone in its append; the others wait for it and would share the next.
    const sent = await Promise.allSettled(keys.map(send));
    await under.pool.query('ALTER TABLE es.event DROP CONSTRAINT no_poison');
    expect(sent.map(({ status }, i) => [keys[i], status])).toEqual(
      keys.map((key) => [key, key === 'poison' ? 'rejected' : 'fulfilled']),
    );
    expect(await under.log('neighbours')).toHaveLength(4);
  });

  it('lets a player take back his own order, once, and nobody else’s', async () => {
    await under.campaign('back', POSITION);
    const { receipts } = await intake.submit.run({ ...whose('back', 'taylor'), orders: [march('US1IN')] });
    const { id } = receipts[0]!;
    await expect(intake.withdraw.run({ ...whose('back', 'arista'), id })).rejects.toMatchObject({
      code: 'order-not-found',
      status: 404,
    });
    const first = await intake.withdraw.run({ ...whose('back', 'taylor'), id });
    expect(await under.process().withdraw.run({ ...whose('back', 'taylor'), id })).toEqual(first);
    const { orders } = await intake.list.run(whose('back', 'taylor'));
    expect(orders[0]).toMatchObject({ withdrawnAt: first.withdrawnAt });
    const record = new TurnRecord('back', 3).add(await under.store.readTurns('back', 3));
    expect(record.standing()).toEqual([]);
  });

  it('takes orders up to the deadline and none from that moment on, by its own clock', async () => {
    await under.campaign('late', POSITION, '2025-03-01T12:00:10Z');
    const { clock } = under;
    const send = () => intake.submit.run({ ...whose('late', 'taylor'), orders: [march('US1IN')] });
    clock.time = Date.parse('2025-03-01T12:00:09.999Z');
    await send();
    clock.time = Date.parse('2025-03-01T12:00:10Z');
    await expect(send()).rejects.toMatchObject({
      code: 'deadline-passed',
      status: 409,
      field: '/turn',
      rule: 'gitm-amwol 6.1',
    });
    await expect(
      intake.preview.run({ ...whose('late', 'taylor'), orders: [march('US1IN')] }),
    ).rejects.toMatchObject({ code: 'deadline-passed' });
    expect(await under.log('late')).toHaveLength(1);
    clock.time = Date.parse('2025-03-01T12:00:00Z');
  });

  it('closes its book at one moment: every order is before it and counts, or was refused', async () => {
    await under.campaign('closing', POSITION);
    const processes = Array.from({ length: 3 }, () => under.process());
    const sent = Array.from({ length: 30 }, (_, i) =>
      processes[i % 3]!.submit.run({ ...whose('closing', 'taylor'), orders: [march('US1IN')] }).then(
        ({ receipts }) => receipts[0]!,
        (error: { code: string }) => error.code,
      ),
    );
    await Promise.race(sent);
    const closings = await Promise.all(
      processes.map(({ close }) => close.run({ campaign: 'closing', turn: 3 })),
    );
    const outcomes = await Promise.all(sent);
    expect(new Set(closings.map(({ root }) => root)).size).toBe(1);
    const receipts = outcomes.filter((outcome) => typeof outcome !== 'string');
    const refusals = outcomes.filter((outcome) => typeof outcome === 'string');
    expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['turn-closed'] : []));
    const log = await under.log('closing');
    expect(log.filter(({ type }) => type === OrderBookClosed.type)).toHaveLength(1);
    expect(log.at(-1)).toMatchObject({ type: OrderBookClosed.type });
    expect(log).toHaveLength(receipts.length + 1);
    for (const receipt of receipts) {
      const proof = await intake.prove.run({ ...whose('closing', 'taylor'), id: receipt.id });
      expect(proves(orderLeaf(receipt), proof.path, closings[0]!.root)).toBe(true);
    }
  });

  it('proves nothing before the book is closed, and says so', async () => {
    const { receipts } = await intake.submit.run({ ...whose('war', 'taylor'), orders: [march('US1IN')] });
    await expect(intake.prove.run({ ...whose('war', 'taylor'), id: receipts[0]!.id })).rejects.toMatchObject({
      code: 'order-book-open',
      status: 409,
    });
  });

  it('does not know turns that never were', async () => {
    await expect(intake.list.run({ ...whose('war', 'taylor'), turn: 2 })).rejects.toMatchObject({
      status: 404,
    });
    await expect(intake.list.run(whose('nowhere', 'taylor'))).rejects.toMatchObject({
      code: 'campaign-not-found',
    });
  });

  it('never changes the position it judges against', async () => {
    const assign: Order = { kind: 'assign', unit: 'US2IN', commander: 'taylor' };
    const before = await intake.preview.run({ ...whose('war', 'worth'), orders: [march('US2IN', 'G5-V6')] });
    await intake.preview.run({ ...whose('war', 'taylor'), orders: [assign] });
    expect(await intake.preview.run({ ...whose('war', 'worth'), orders: [march('US2IN', 'G5-V6')] })).toEqual(
      before,
    );
  });
});
