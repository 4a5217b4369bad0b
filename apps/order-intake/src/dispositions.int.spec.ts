import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Order, OrderOf, PositionDocument } from '@vedette/campaign';
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
    { id: 'twiggs', state: 'US' },
    { id: 'arista', state: 'MX' },
  ],
  units: [
    { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' },
    { id: 'US2IN', square: 'G4-V6', tactical: '7-7', strength: 500, commander: 'worth', deputy: 'taylor' },
    { id: 'US3IN', square: 'G4-V6', tactical: '7-7', strength: 500, commander: 'taylor' },
    { id: 'MX1IN', square: 'G8-V7', tactical: '7-7', strength: 500, commander: 'arista' },
  ],
};
const march = (unit: string, to = 'G5-V5'): Order => ({ kind: 'land', unit, strategic: { path: [to] } });

describe('what outlasts a turn', () => {
  let under: IntakeUnderTest;
  let intake: IntakeProcess;
  let campaigns = 0;
  let campaign: string;
  const by = (player: string) => ({ campaign, player });
  const listed = async (player: string, turn?: number) =>
    (await intake.list.run({ ...by(player), ...(turn === undefined ? {} : { turn }) })).orders.map(
      ({ order, status, origin, sender }) => ({
        text: unitOf(order as Order),
        status,
        from: origin?.kind,
        sender,
      }),
    );
  /** A campaign of its own. */
  const fresh = async (): Promise<void> => {
    campaign = `war-${++campaigns}`;
    await under.campaign(campaign, POSITION);
  };
  const nextTurn = async (turn: number, season?: 'campaign' | 'peace'): Promise<void> => {
    await intake.close.run({ campaign, turn });
    await under.nextTurn(campaign, turn, season);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await IntakeUnderTest.open();
    intake = under.process();
  });
  afterAll(() => under.close());

  it('standing orders are sent again when a turn opens, judged anew, and an order of the turn replaces one', async () => {
    await fresh();
    await intake.submit.run({
      ...by('taylor'),
      orders: [march('US1IN'), march('US3IN', 'G5-V6')],
      standing: true,
    });
    await nextTurn(3);
    expect(await listed('taylor')).toEqual([
      { text: 'US1IN', status: 'stands', from: 'standing', sender: null },
      { text: 'US3IN', status: 'stands', from: 'standing', sender: null },
    ]);
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN', 'G4-V6')] });
    expect((await listed('taylor')).map(({ status, from }) => [status, from])).toEqual([
      ['replaced', 'standing'],
      ['stands', 'standing'],
      ['stands', undefined],
    ]);
    await nextTurn(4, 'peace');
    const { orders } = await intake.list.run(by('taylor'));
    expect(orders.map(({ status }) => status)).toEqual(['refused', 'refused']);
    expect(orders[0]!.receipt.problems[0]).toMatchObject({ code: 'wrong-season', severity: 'error' });
  });

  it('standing orders are changed by a new one for the piece, and ended; both from the next turn on', async () => {
    await fresh();
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN'), march('US3IN')], standing: true });
    await nextTurn(3);
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN', 'G4-V7')], standing: true });
    const { orders } = await intake.standing.list(by('taylor'));
    expect(orders.map(({ text, since }) => [text.split(' ')[0], since])).toEqual([
      ['US3IN', 3],
      ['US1IN', 4],
    ]);
    const [third] = orders;
    await expect(intake.standing.end({ ...by('arista'), id: third!.id })).rejects.toMatchObject({
      status: 404,
    });
    for (let again = 0; again < 2; again++)
      expect(await intake.standing.end({ ...by('taylor'), id: third!.id })).toEqual({
        ...{ id: third!.id, shownTo: ['taylor'] },
      });
    await nextTurn(4);
    const later = await intake.list.run(by('taylor'));
    expect(later.orders.map(({ order }) => order)).toEqual([{ ...march('US1IN', 'G4-V7'), by: 'taylor' }]);
  });

  it('nothing that is done once can stand, and a refused order does not', async () => {
    await fresh();
    const assign: Order = { kind: 'assign', unit: 'US2IN', commander: 'taylor' };
    await expect(
      intake.submit.run({ ...by('taylor'), orders: [march('US1IN'), assign], standing: true }),
    ).rejects.toMatchObject({ code: 'kind-does-not-stand', field: '/orders/1/kind', rule: 'gitm-amwol 6.1' });
    await intake.submit.run({ ...by('taylor'), orders: [march('MX1IN')], standing: true });
    expect(await intake.standing.list(by('taylor'))).toEqual({ orders: [] });
    expect(await listed('taylor')).toMatchObject([{ status: 'refused' }]);
  });

  it('where a piece can get in a turn to come is told from where its orders of the turns before lead it', async () => {
    await fresh();
    const at = { ...by('taylor'), piece: 'US1IN' };
    const from = async (turn: number, more: { player?: string; from?: string } = {}) =>
      (await intake.reach.run({ ...at, turn, ...more })).from;
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN', 'G5-V6')] });
    await intake.submit.run({ ...by('taylor'), turn: 5, orders: [march('US1IN', 'G6-V7')] });
    expect([await from(4), await from(5), await from(6)]).toEqual(['G5-V6', 'G5-V6', 'G6-V7']);
    expect(await from(6, { from: 'G4-V5' })).toBe('G4-V5');
    const later = await intake.reach.run({ ...at, turn: 6, goal: 'G5-V7' });
    expect(later).toMatchObject({
      ...{ turn: 6, piece: 'US1IN', goal: { place: 'G5-V7', reached: { path: ['G5-V7'], doubts: [] } } },
      assumed: ['orders-carried-out', 'condition-as-now', 'nobody-in-the-way'],
    });
    expect(later.goal?.entries.length).toBeGreaterThan(0);
    const now = await intake.reach.run(at);
    expect([now.turn, now.from, now.assumed]).toEqual([3, null, []]);
    // Of what others are to do nobody learns anything, and nobody plans further than orders are taken.
    expect(await intake.reach.run({ ...at, ...by('arista'), turn: 6 })).toMatchObject({
      ...{ from: null, reached: [], barred: [], goal: null },
    });
    await expect(from(24)).rejects.toMatchObject({ code: 'turn-too-far' });
    await intake.submit.run({ ...by('taylor'), turn: 4, orders: [march('US1IN', 'G4-V5')] });
    expect(await from(5)).toBe('G4-V5');
  });

  it('a square that there is not is no place to reckon from, a transport is', async () => {
    await fresh();
    const from = (place: string) =>
      intake.reach.run({ ...by('worth'), piece: 'US2IN', turn: 5, from: place });
    await expect(from('nowhere')).rejects.toMatchObject({
      ...{ code: 'unknown-square', field: '/from', status: 422 },
      message: expect.stringMatching(/^"nowhere" is no square .* run from \S+ to \S+,/),
    });
    expect(await from('US1TR')).toMatchObject({ from: null, reached: [] });
    expect((await from('G5-V6')).from).toBe('G5-V6');
  });

  it('a deputy is told where a piece can get later without learning what its commander sent', async () => {
    await fresh();
    await intake.submit.run({ ...by('worth'), orders: [march('US2IN', 'G5-V6')] });
    await intake.submit.run({ ...by('worth'), turn: 4, orders: [march('US2IN', 'G6-V6')] });
    const asked = async (player: string) =>
      (await intake.reach.run({ ...by(player), piece: 'US2IN', turn: 5 })).from;
    expect([await asked('worth'), await asked('taylor')]).toEqual(['G6-V6', 'G4-V6']);
  });

  it('orders for a turn to come are kept, told as things stand today, and judged when it opens', async () => {
    await fresh();
    const ahead = { ...by('worth'), turn: 5, orders: [march('US2IN'), march('US1IN')], key: 'ahead' };
    const { receipts } = await intake.submit.run(ahead);
    expect(receipts.map(({ accepted, turn, problems }) => [accepted, turn, problems[0]!.code])).toEqual([
      [true, 5, 'planned'],
      [true, 5, 'planned'],
    ]);
    expect(receipts[1]!.problems[1]).toMatchObject({ code: 'not-your-command', severity: 'warning' });
    expect(await under.process().submit.run(ahead)).toEqual({ receipts, replayed: true });
    expect(await listed('worth', 5)).toMatchObject([{ status: 'planned' }, { status: 'planned' }]);
    expect(await listed('worth')).toEqual([]);
    await nextTurn(3);
    expect(await listed('worth')).toEqual([]);
    await nextTurn(4);
    expect(await listed('worth')).toMatchObject([
      { text: 'US2IN', status: 'stands', from: 'planned' },
      { text: 'US1IN', status: 'refused', from: 'planned' },
    ]);
    await expect(intake.submit.run({ ...ahead, turn: 26, key: 'far' })).rejects.toMatchObject({
      code: 'turn-too-far',
      field: '/turn',
    });
  });

  it('an order for a turn to come replaces the standing one, and can be taken back', async () => {
    await fresh();
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN')], standing: true });
    const { receipts } = await intake.submit.run({
      ...by('taylor'),
      turn: 4,
      orders: [march('US1IN', 'G4-V6'), march('US3IN')],
    });
    const { id } = receipts[1]!;
    await expect(intake.withdraw.run({ ...by('worth'), turn: 4, id })).rejects.toMatchObject({ status: 404 });
    const first = await intake.withdraw.run({ ...by('taylor'), turn: 4, id });
    expect(await intake.withdraw.run({ ...by('taylor'), turn: 4, id })).toEqual(first);
    await nextTurn(3);
    expect(await listed('taylor')).toMatchObject([
      { text: 'US1IN', status: 'replaced', from: 'standing' },
      { text: 'US1IN', status: 'stands', from: 'planned' },
    ]);
  });

  it('are sent once however many processes open the turn at the same moment, also when it is closed untouched', async () => {
    await fresh();
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN')], standing: true });
    await nextTurn(3);
    const processes = Array.from({ length: 4 }, () => under.process());
    await Promise.all(processes.map(({ list }) => list.run(by('taylor'))));
    expect(await listed('taylor')).toHaveLength(1);
    await nextTurn(4);
    await intake.close.run({ campaign, turn: 5 });
    expect(await listed('taylor')).toMatchObject([{ status: 'stands', from: 'standing' }]);
  });

  it('templates are copied to many units at once, each copy with its own receipt', async () => {
    await fresh();
    const { unit: _, ...forAnybody } = march('US1IN') as OrderOf<'land'>;
    const template = await intake.templates.save({ ...by('taylor'), name: 'Hold', order: forAnybody });
    expect(template).toMatchObject({ name: 'Hold', order: forAnybody });
    expect(template.text).toMatch(/^<unit> march G5-V5/);
    const named = await intake.templates.save({
      ...by('taylor'),
      name: 'Hold too',
      order: { ...forAnybody, unit: 'US1IN', by: 'taylor' },
    });
    expect(named).toEqual({ ...template, name: 'Hold too' });
    expect(await intake.templates.list(by('taylor'))).toEqual({ templates: [template, named] });
    const { receipts } = await intake.copy.run({
      ...by('taylor'),
      from: { template: 'Hold' },
      to: ['US1IN', 'US3IN', 'MX1IN'],
    });
    expect(receipts.map(({ accepted }) => accepted)).toEqual([true, true, false]);
    const { orders } = await intake.list.run({ ...by('taylor'), turn: receipts[0]!.turn });
    expect(orders.map(({ order }) => order)).toEqual(
      ['US1IN', 'US3IN', 'MX1IN'].map((unit) => ({ ...forAnybody, unit, by: 'taylor' })),
    );
    const writtenOut = await intake.copy.run({ ...by('taylor'), from: { order: forAnybody }, to: ['US1IN'] });
    expect(writtenOut.receipts).toMatchObject([
      { accepted: true, understood: expect.stringContaining('US1IN') },
    ]);
    const copied = await intake.copy.run({ ...by('taylor'), from: { id: receipts[0]!.id }, to: ['US3IN'] });
    expect(copied.receipts).toMatchObject([{ accepted: true, understood: expect.stringContaining('US3IN') }]);
    await expect(
      intake.copy.run({ ...by('worth'), from: { template: 'Hold' }, to: ['US2IN'] }),
    ).rejects.toMatchObject({ code: 'template-not-found' });
    await expect(
      intake.copy.run({ ...by('worth'), from: { id: receipts[0]!.id }, to: ['US2IN'] }),
    ).rejects.toMatchObject({ code: 'order-not-found' });
    await intake.templates.remove({ ...by('taylor'), name: 'Hold' });
    await intake.templates.remove({ ...by('taylor'), name: 'Hold too' });
    expect(await intake.templates.list(by('taylor'))).toEqual({ templates: [] });
  });

  it('who stands in sends orders in the absent player’s name, from the first turn to the last and no longer', async () => {
    await fresh();
    const inHisName = { ...march('US1IN'), by: 'taylor' } as Order;
    const send = () => intake.submit.run({ ...by('twiggs'), orders: [inHisName] });
    const handedOver = await intake.handOvers.make({ ...by('taylor'), to: 'twiggs', from: 4, until: 4 });
    await expect(send()).rejects.toMatchObject({ code: 'order-in-another-name', status: 403 });
    await nextTurn(3);
    expect((await send()).receipts).toMatchObject([{ accepted: true, player: 'taylor', version: 1 }]);
    // He has the absent player's offices too.
    const assign = { kind: 'assign', unit: 'US2IN', commander: 'twiggs', by: 'taylor' } as Order;
    expect((await intake.submit.run({ ...by('twiggs'), orders: [assign] })).receipts[0]!.accepted).toBe(true);
    expect(await listed('taylor')).toMatchObject([
      { text: 'US1IN', sender: 'twiggs' },
      { text: 'US2IN', sender: 'twiggs' },
    ]);
    expect((await intake.list.run({ ...by('twiggs'), officer: 'taylor' })).orders).toHaveLength(2);
    expect(await listed('twiggs')).toEqual([]);
    await expect(intake.list.run({ ...by('worth'), officer: 'taylor' })).rejects.toMatchObject({
      code: 'not-standing-in',
      status: 403,
    });
    const kept = await intake.submit.run({ ...by('twiggs'), orders: [inHisName], standing: true });
    const shownTo = ['taylor', 'twiggs'];
    expect(await intake.standing.end({ ...by('twiggs'), id: kept.receipts[0]!.id })).toMatchObject({
      shownTo,
    });
    expect(await intake.handOvers.end({ ...by('twiggs'), id: handedOver.id })).toMatchObject({ shownTo });
    await expect(send()).rejects.toMatchObject({ status: 403 });
    expect(await intake.handOvers.list(by('taylor'))).toEqual({ handOvers: [] });
  });

  it('who stands in reads what is of the turns handed over and of the one before, while he stands in, and it is noted', async () => {
    await fresh();
    const ask = async (player: string, turn?: number, officer = 'taylor') =>
      (
        await intake.sights.read({
          ...by(player),
          officer,
          sight: 'turn-report',
          ...(turn === undefined ? {} : { turn }),
        })
      ).turns;
    const { id } = await intake.handOvers.make({ ...by('taylor'), to: 'twiggs', from: 4, until: 5 });
    expect(await ask('twiggs', 3)).toBeNull();
    await nextTurn(3);
    const turns = { from: 3, until: 5 };
    expect(await ask('twiggs', 3)).toEqual(turns);
    expect(await ask('twiggs', 3)).toEqual(turns);
    expect(await ask('twiggs')).toEqual(turns);
    expect(await ask('twiggs', 5)).toEqual(turns);
    for (const refused of [2, 6]) expect(await ask('twiggs', refused)).toBeNull();
    expect(await ask('worth', 4)).toBeNull();
    expect(await ask('arista', 4)).toBeNull();
    expect(await ask('taylor', 4, 'twiggs')).toBeNull();
    expect(await ask('twiggs', 4, 'nobody')).toBeNull();
    // Another process knows what was noted, and notes nothing twice.
    const other = under.process();
    await other.sights.read({ ...by('twiggs'), officer: 'taylor', sight: 'turn-report', turn: 3 });
    const [standsIn] = (await other.handOvers.list(by('taylor'))).handOvers;
    expect(standsIn!.read).toMatchObject([
      { sight: 'turn-report', turn: 3 },
      { sight: 'turn-report', turn: 4 },
    ]);
    await intake.handOvers.end({ ...by('taylor'), id });
    expect(await ask('twiggs', 4)).toBeNull();
  });

  it('a hand-over ends with its last turn, and with it what the stand-in may read', async () => {
    await fresh();
    await intake.handOvers.make({ ...by('taylor'), to: 'twiggs', from: 3, until: 3 });
    const ask = async () =>
      (await intake.sights.read({ ...by('twiggs'), officer: 'taylor', sight: 'supply' })).turns;
    expect(await ask()).toEqual({ from: 2, until: 3 });
    await nextTurn(3);
    expect(await ask()).toBeNull();
  });

  it('an administrator hands over for a player who has gone silent, says why, and takes it back', async () => {
    await fresh();
    const arranged = { by: 'umpire', reason: 'silent for two turns' };
    const made = await intake.handOvers.make({ ...by('taylor'), to: 'twiggs', from: 3, until: 6, arranged });
    expect(made).toMatchObject({ madeBy: 'administrator', reason: arranged.reason, read: [] });
    expect(JSON.stringify(await intake.handOvers.list(by('taylor')))).not.toContain('umpire');
    expect((await intake.handOvers.list({ campaign })).handOvers).toEqual([made]);
    expect((await intake.handOvers.list(by('worth'))).handOvers).toEqual([]);
    const inHisName = { ...march('US1IN'), by: 'taylor' } as Order;
    expect((await intake.submit.run({ ...by('twiggs'), orders: [inHisName] })).receipts[0]!.accepted).toBe(
      true,
    );
    await intake.handOvers.end({ campaign, id: made.id, arranged: { by: 'umpire', reason: 'he is back' } });
    expect((await intake.handOvers.list({ campaign })).handOvers).toEqual([]);
    const other = { ...by('taylor'), to: 'arista', from: 3, until: 6, arranged };
    await expect(intake.handOvers.make(other)).rejects.toMatchObject({ code: 'unknown-player' });
  });

  it('what can be asked for again every turn stands: laying up, bridges and track too; a newer one replaces it', async () => {
    await fresh();
    const layUp = (action: 'inactivate' | 'activate'): Order => ({
      kind: 'activation',
      unit: 'US3IN',
      action,
    });
    await intake.submit.run({ ...by('taylor'), orders: [layUp('inactivate')], standing: true });
    await nextTurn(3);
    expect(await listed('taylor')).toEqual([
      { text: 'US3IN', status: 'stands', from: 'standing', sender: null },
    ]);
    await intake.submit.run({ ...by('taylor'), orders: [layUp('activate')], standing: true });
    const { orders } = await intake.standing.list(by('taylor'));
    expect(orders.map(({ order }) => (order as { action?: string }).action)).toEqual(['activate']);
  });

  it('the history goes back over turns, newest first, a page at a time', async () => {
    await fresh();
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN'), march('US3IN')] });
    await nextTurn(3);
    await intake.submit.run({ ...by('taylor'), orders: [march('US3IN'), march('US1IN', 'G4-V6')] });
    await nextTurn(4);
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN', 'G4-V6')] });
    const pages: string[][] = [];
    let after: { turn: number; order: number } | null = null;
    do {
      const page: Awaited<ReturnType<typeof intake.history.run>> = await intake.history.run({
        ...by('taylor'),
        limit: 2,
        ...(after ? { after } : {}),
      });
      pages.push(page.orders.map(({ order, receipt }) => `${receipt.turn} ${unitOf(order as Order)}`));
      after = page.next;
    } while (after);
    expect(pages).toEqual([['5 US1IN', '4 US3IN'], ['4 US1IN', '3 US1IN'], ['3 US3IN']]);
    const some = await intake.history.run({ ...by('taylor'), from: 3, until: 4, piece: 'US3IN', limit: 9 });
    expect(some.orders.map(({ receipt }) => receipt.turn)).toEqual([4, 3]);
    expect(some.next).toBeNull();
    expect((await intake.history.run({ ...by('worth'), limit: 9 })).orders).toEqual([]);
    await expect(intake.history.run({ ...by('worth'), officer: 'taylor', limit: 9 })).rejects.toMatchObject({
      code: 'not-standing-in',
    });
  });

  it('a campaign that has ended takes no orders, none ahead, and no hand-over', async () => {
    await fresh();
    const over = { code: 'campaign-ended', status: 409 };
    await under.endCampaign(campaign);
    await expect(intake.submit.run({ ...by('taylor'), orders: [march('US3IN')] })).rejects.toMatchObject(
      over,
    );
    await expect(
      intake.submit.run({ ...by('taylor'), turn: 4, orders: [march('US3IN')] }),
    ).rejects.toMatchObject(over);
    await expect(
      intake.handOvers.make({ ...by('taylor'), to: 'worth', from: 3, until: 4 }),
    ).rejects.toMatchObject(over);
    expect((await intake.list.run(by('taylor'))).closed).toBe(false);
  });

  it('its very first order, sent while it ends, gets no receipt: the end was written after the look at the book', async () => {
    await fresh();
    const append = under.store.append.bind(under.store);
    const meanwhile = jest.spyOn(under.store, 'append').mockImplementationOnce(async (request) => {
      await under.endCampaign(campaign);
      return append(request);
    });
    await expect(intake.submit.run({ ...by('taylor'), orders: [march('US1IN')] })).rejects.toMatchObject({
      code: 'campaign-ended',
    });
    meanwhile.mockRestore();
  });

  it.each([
    [{ to: 'arista', from: 3, until: 4 }, 'unknown-player', '/to'],
    [{ to: 'nobody', from: 3, until: 4 }, 'unknown-player', '/to'],
    [{ to: 'taylor', from: 3, until: 4 }, 'hand-over-to-oneself', '/to'],
    [{ to: 'worth', from: 5, until: 4 }, 'turns-reversed', '/until'],
    [{ to: 'worth', from: 1, until: 2 }, 'turns-over', '/from'],
    [{ to: 'worth', from: 2, until: 4 }, 'turns-over', '/from'],
    [{ to: 'worth', from: 8, until: 20 }, 'already-handed-over', '/from'],
  ])('a hand-over %j is not possible: %s', async (asked, code, field) => {
    await fresh();
    await intake.handOvers.make({ ...by('taylor'), to: 'twiggs', from: 8, until: 9 });
    await expect(intake.handOvers.make({ ...by('taylor'), ...asked })).rejects.toMatchObject({
      code,
      field,
      rule: 'gitm-amwol 6.1',
    });
  });

  it('orders as text are taken line by line; what cannot be read is told with its place', async () => {
    await fresh();
    const text = 'US1IN marhc G5-V5\nUS3IN dance\n\nMX1IN march G7-V7\nUS3IN\n  march G5-V6';
    const { results, unreadable, notes } = await intake.texts.submit({
      ...by('taylor'),
      text,
      standing: true,
    });
    expect(results.map(({ line, receipt }) => [line, receipt.accepted])).toEqual([
      [1, true],
      [4, false],
      [5, true],
    ]);
    expect(results[0]!.text).toBe('US1IN march G5-V5');
    expect(unreadable).toMatchObject([{ line: 2, column: 7, code: 'order-unreadable' }]);
    expect(notes).toMatchObject([{ line: 1, found: 'marhc', readAs: 'march' }]);
    expect((await intake.standing.list(by('taylor'))).orders).toHaveLength(2);
    const { results: again } = await intake.texts.preview({ ...by('taylor'), text: 'US1IN march G5-V5' });
    expect(again).toMatchObject([{ line: 1, judgement: { accepted: true } }]);
    await expect(intake.texts.submit({ ...by('taylor'), text: 'US1IN dance\nfight!' })).rejects.toMatchObject(
      {
        code: 'order-unreadable',
        status: 400,
        field: '/',
        errors: expect.arrayContaining([expect.objectContaining({ line: 1, column: 7 })]),
      },
    );
    const long = 'US1IN\n'.repeat(501);
    await expect(intake.texts.submit({ ...by('taylor'), text: long })).rejects.toMatchObject({
      code: 'too-many-orders',
    });
  });

  it('an assignment holds from the moment it was sent and is not taken back (6.10)', async () => {
    await fresh();
    const assign: Order = { kind: 'assign', unit: 'US2IN', commander: 'twiggs' };
    const { receipts } = await intake.submit.run({ ...by('taylor'), orders: [assign] });
    await intake.submit.run({ ...by('twiggs'), orders: [march('US2IN')] });
    await expect(intake.withdraw.run({ ...by('taylor'), id: receipts[0]!.id })).rejects.toMatchObject({
      code: 'assignment-holds',
    });
  });

  it('an order that was replaced stands again when the one that replaced it is taken back (6.1)', async () => {
    await fresh();
    await intake.submit.run({ ...by('taylor'), orders: [march('US1IN')] });
    const { receipts } = await intake.submit.run({ ...by('taylor'), orders: [march('US1IN', 'G4-V6')] });
    expect((await listed('taylor')).map(({ status }) => status)).toEqual(['replaced', 'stands']);
    await intake.withdraw.run({ ...by('taylor'), id: receipts[0]!.id });
    expect((await listed('taylor')).map(({ status }) => status)).toEqual(['stands', 'withdrawn']);
    const { orders } = await intake.list.run({ ...by('taylor'), piece: 'US3IN' });
    expect(orders).toEqual([]);
  });
});

const unitOf = (order: Order): string => ('unit' in order ? (order.unit ?? '') : '');
