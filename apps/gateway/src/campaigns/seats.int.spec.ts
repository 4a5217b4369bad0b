import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeCampaign, describeTurn, noteSeats } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign, aTurn } from '../testing/samples.js';
import { SeatsTaken } from '../../../people/src/memberships/seats-taken.js';

const PLAYERS = ['taylor:US', 'worth:US', 'arista:MX'].map((text) => {
  const [id = '', state = ''] = text.split(':');
  return { id, state, name: id, ministries: [] };
});

describe('seats', () => {
  let gateway: GatewayUnderTest;
  let umpire: string;
  let friend: string;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    gateway.requests.tell(describeCampaign, () => aCampaign({ players: PLAYERS }));
    gateway.requests.tell(describeTurn, () => aTurn());
    gateway.requests.tell(noteSeats, () => ({}));
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('friend');
    [umpire, friend] = [await gateway.signIn('umpire'), await gateway.signIn('friend')];
  });
  afterAll(() => gateway.close());

  const call = async (
    method: string,
    path: string,
    token: string,
    more: { seat?: string; body?: unknown } = {},
  ) => {
    const answer = await fetch(`${gateway.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(more.seat === undefined ? {} : { 'vedette-seat': more.seat }),
      },
      ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as { code?: string } };
  };
  const give = (account: string, role: string, player?: string) =>
    call('PUT', `/campaigns/mexico/members/${account}`, umpire, { body: { role, player } });
  const ask = (seat?: string) =>
    call('GET', '/campaigns/mexico/turn', friend, seat === undefined ? {} : { seat });

  it('are given beside each other, of one side, and to nobody who sees everything', async () => {
    expect((await give('friend', 'player', 'taylor')).status).toBe(200);
    expect((await give('friend', 'player', 'worth')).status).toBe(200);
    expect(await give('friend', 'player', 'arista')).toMatchObject({
      status: 409,
      body: { code: 'seat-of-other-side' },
    });
    expect(await give('umpire', 'player', 'arista')).toMatchObject({ body: { code: 'administrator-plays' } });
    expect(await give('friend', 'administrator')).toMatchObject({ body: { code: 'administrator-plays' } });
  });

  it('are named by whoever holds several, who is told which are his', async () => {
    expect(await ask()).toMatchObject({
      status: 400,
      body: {
        code: 'seat-needed',
        field: '/Vedette-Seat',
        errors: [{ message: 'taylor' }, { message: 'worth' }],
      },
    });
    expect((await ask('worth')).status).toBe(200);
    expect(await ask('arista')).toMatchObject({ status: 403, body: { code: 'seat-not-yours' } });
    expect(await ask('no seat')).toMatchObject({ status: 400, body: { code: 'parameter-invalid' } });
  });

  it('that are taken are told to the conductor once, and again when one is given back', async () => {
    const seats = gateway.people.get(SeatsTaken);
    const told = () =>
      gateway.requests.asked
        .filter(({ subject }) => subject === noteSeats.subject)
        .map(({ question }) => question);
    await seats.tell();
    await seats.tell();
    expect(told()).toEqual([{ campaign: 'mexico', taken: ['taylor', 'worth'] }]);
    expect((await call('DELETE', '/campaigns/mexico/members/friend?player=taylor', umpire)).status).toBe(204);
    expect((await ask()).status).toBe(200);
    await seats.tell();
    expect(told().at(-1)).toEqual({ campaign: 'mexico', taken: ['worth'] });
  });
});
