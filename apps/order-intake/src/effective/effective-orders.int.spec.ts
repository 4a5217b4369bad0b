import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Order, PositionDocument } from '@vedette/campaign';
import { IntakeUnderTest, type IntakeProcess } from '../testing/intake-under-test.js';

const HIDDEN = {
  id: 'MX1IN',
  square: 'G8-V7',
  tactical: '7-7',
  strength: 500,
  commander: 'arista',
} as const;
const positionWith = (enemy: object): PositionDocument =>
  ({
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
    turn: 3,
    season: 'campaign',
    theatre: {
      kind: 'inline',
      origin: 'G4-V5',
      strategic: ['.....~', '.....~', '.....~'],
      seas: [{ code: 'WGC', name: 'West Gulf Coast', map: 'Atlantic', neighbours: {} }],
    },
    states: [
      { id: 'US', nation: 'United States', side: 'US' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: [
      { id: 'taylor', state: 'US' },
      { id: 'worth', state: 'US' },
      { id: 'arista', state: 'MX' },
    ],
    units: [
      { id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor', deputy: 'worth' },
      { id: 'US2IN', square: 'G4-V6', tactical: '7-7', strength: 500, commander: 'worth', deputy: 'taylor' },
      { id: 'US3IN', square: 'G4-V6', tactical: '6-7', strength: 500, commander: 'taylor' },
      { id: 'US1MI', square: 'G4-V6', tactical: '5-7', strength: 300, commander: 'taylor' },
      enemy,
    ],
    ships: [{ id: 'US1FR', at: { sea: 'WGC', tacticalArea: 1 }, crew: 200, stores: 4, commander: 'taylor' }],
  }) as unknown as PositionDocument;

const march = (unit: string, to = 'G5-V5'): Order => ({ kind: 'land', unit, strategic: { path: [to] } });

describe('the order that a piece acts by', () => {
  let under: IntakeUnderTest;
  let intake: IntakeProcess;
  let campaigns = 0;
  const fresh = async (enemy: object = HIDDEN): Promise<string> => {
    const campaign = `effective-${++campaigns}`;
    await under.campaign(campaign, positionWith(enemy));
    return campaign;
  };
  const told = async (campaign: string, player: string, more: object = {}) => {
    const { pieces } = await intake.effective.run({ campaign, player, ...more });
    return new Map(pieces.map((one) => [one.piece, one]));
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await IntakeUnderTest.open();
    intake = under.process();
  });
  afterAll(() => under.close());

  it('is, of a piece nobody ordered, its default in words, and an order that says the same and is taken', async () => {
    const campaign = await fresh();
    const pieces = await told(campaign, 'taylor');
    expect([...pieces.keys()]).toEqual(['US1IN', 'US1MI', 'US2IN', 'US3IN', 'US1FR']);
    expect(pieces.get('US1IN')).toMatchObject({
      ...{ at: 'land', capacity: 'commander', origin: 'default', order: null, receipt: null },
      words:
        'US1IN stays where it is; supports fights within 2 of 7-7 in phases 1 to 5; fights attacks in skirmish posture; meets attacks in skirmish posture; draws up to 1 supply',
    });
    expect(pieces.get('US1MI')!.words).toContain('meets attacks in defend posture');
    expect(pieces.get('US1FR')!.words).toMatch(/^US1FR stays where it is; accepts contact with the enemy/);
    for (const { default: byDefault } of pieces.values()) {
      const { receipts } = await intake.submit.run({
        ...{ campaign, player: 'taylor' },
        orders: [byDefault.order as Order],
      });
      expect(receipts).toMatchObject([{ accepted: true }]);
    }
  });

  it('is told with where it comes from: sent, standing, ahead, or of a deputy, whom his commander reads', async () => {
    const campaign = await fresh();
    const send = (player: string, orders: Order[], more: object = {}) =>
      intake.submit.run({ campaign, player, orders, ...more });
    await send('taylor', [march('US3IN')]);
    await send('worth', [march('US1IN', 'G4-V6')]);
    await send('taylor', [{ kind: 'land', unit: 'US1MI', posture: { offensive: 'evade' } }], {
      standing: true,
    });
    await send('taylor', [march('US3IN', 'G4-V7')], { turn: 4 });
    const now = await told(campaign, 'taylor');
    expect(now.get('US3IN')).toMatchObject({ origin: 'sent', by: null, words: 'US3IN marches G5-V5' });
    expect(now.get('US3IN')!.receipt).toMatchObject({ version: 1 });
    expect(now.get('US1IN')).toMatchObject({ origin: 'deputy', by: 'worth', text: 'US1IN march G4-V6' });
    const next = await told(campaign, 'taylor', { turn: 4 });
    expect([next.get('US3IN')!.origin, next.get('US1MI')!.origin, next.get('US1IN')!.origin]).toEqual([
      'ahead',
      'standing',
      'default',
    ]);
    await intake.close.run({ campaign, turn: 3 });
    await under.nextTurn(campaign, 3);
    const carried = await told(campaign, 'taylor');
    expect([carried.get('US3IN')!.origin, carried.get('US1MI')!.origin]).toEqual(['ahead', 'standing']);
    expect((await told(campaign, 'taylor', { turn: 3 })).get('US3IN')!.words).toBe('US3IN marches G5-V5');
  });

  it('of a commander is known to his deputy as being there, and no more', async () => {
    const campaign = await fresh();
    await intake.submit.run({ campaign, player: 'taylor', orders: [march('US1IN')] });
    const mine = (await told(campaign, 'worth')).get('US1IN');
    expect(mine).toMatchObject({
      ...{ origin: 'commander', capacity: 'deputy', order: null, text: null, receipt: null },
      words: 'US1IN has an order of its commander',
    });
    expect(JSON.stringify(mine)).not.toContain('G5-V5');
  });

  it('of somebody who stands in says who sent it, to him and to the officer', async () => {
    const campaign = await fresh();
    await intake.handOvers.make({ campaign, player: 'taylor', to: 'worth', from: 3, until: 3 });
    await intake.submit.run({
      ...{ campaign, player: 'worth' },
      orders: [{ ...march('US3IN'), by: 'taylor' }],
    });
    for (const [player, more] of [
      ['taylor', {}],
      ['worth', { officer: 'taylor' }],
    ] as const)
      expect((await told(campaign, player, more)).get('US3IN')).toMatchObject({
        origin: 'stand-in',
        by: 'worth',
      });
    await expect(told(campaign, 'arista', { officer: 'taylor' })).rejects.toMatchObject({ status: 403 });
  });

  it('is told in the same words, whatever hides from the officer', async () => {
    const other = await fresh({ ...HIDDEN, square: 'G7-V7', strength: 4_000, supplies: 1 });
    const [one, two] = [await fresh(), other];
    const answer = async (campaign: string) =>
      JSON.stringify(await intake.effective.run({ campaign, player: 'taylor' }));
    expect(await answer(one)).toBe(await answer(two));
    await expect(told(one, 'nobody')).rejects.toMatchObject({ code: 'not-a-player' });
  });
});
