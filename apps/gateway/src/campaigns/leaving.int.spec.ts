import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { acceptPlaceNews, describeCampaign, describeTurn, notePlace, noteSeats } from '@vedette/contracts';
import { AccountMail } from '../../../people/src/accounts/account-mail.js';
import { SeatsTaken } from '../../../people/src/memberships/seats-taken.js';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign, aTurn } from '../testing/samples.js';

const PLAYERS = ['taylor', 'worth'].map((id) => ({ id, state: 'US', name: id, ministries: [] }));

describe('a seat that is given up', () => {
  let gateway: GatewayUnderTest;
  let friend: string;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    const { requests } = gateway;
    requests.tell(describeCampaign, () => aCampaign({ title: 'Mexico', players: PLAYERS }));
    requests.tell(describeTurn, () => aTurn());
    for (const contract of [noteSeats, notePlace, acceptPlaceNews]) requests.tell(contract, () => ({}));
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('second', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('friend', { campaign: 'mexico', player: 'taylor' });
    await gateway.account('friend', { campaign: 'mexico', player: 'worth' });
    friend = await gateway.signIn('friend');
  });
  afterAll(() => gateway.close());

  const leave = async (seat: string | null, confirm = 'mexico', token = friend) => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/leave`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(seat === null ? {} : { 'vedette-seat': seat }),
      },
      body: JSON.stringify({ confirm }),
    });
    const text = await answer.text();
    return { status: answer.status, ...(text === '' ? {} : (JSON.parse(text) as { code: string })) };
  };
  const asked = (contract: { readonly subject: string }) =>
    gateway.requests.asked
      .filter(({ subject }) => subject === contract.subject)
      .map(({ question }) => question);

  it('is so by nobody who does not mean it, names no seat of several, or holds none', async () => {
    expect(await leave('worth', 'another')).toMatchObject({ status: 422, code: 'not-confirmed' });
    expect(await leave(null)).toMatchObject({ status: 400, code: 'seat-needed' });
    const umpire = await gateway.signIn('umpire');
    expect(await leave(null, 'mexico', umpire)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(asked(notePlace)).toEqual([]);
  });

  it('is free at once, and its holder keeps his others', async () => {
    expect((await leave('worth')).status).toBe(204);
    expect(await leave('worth')).toMatchObject({ status: 403, code: 'seat-not-yours' });
    await gateway.people.get(SeatsTaken).tell();
    expect(asked(noteSeats).at(-1)).toEqual({ campaign: 'mexico', taken: ['taylor'] });
    await gateway.account('jones', { campaign: 'mexico', player: 'worth' });
  });

  it('is told to whoever administers the campaign, in the log and in a notice each, once', async () => {
    expect(asked(notePlace)).toMatchObject([
      { act: 'left', account: 'friend', player: 'worth', role: null, by: 'friend' },
    ]);
    await gateway.people.get(AccountMail).handOver();
    await gateway.people.get(AccountMail).handOver();
    const told = asked(acceptPlaceNews) as { account: string }[];
    expect(told).toHaveLength(2);
    expect(new Set(told.map(({ account }) => account)).size).toBe(2);
    for (const news of told)
      expect(news).toMatchObject({
        ...{ campaign: 'mexico', title: 'Mexico' },
        text: 'friend has given up the seat of worth; it is free',
      });
  });

  it('closes the campaign to who had no other', async () => {
    expect((await leave(null)).status).toBe(204);
    expect(await leave(null)).toMatchObject({ status: 404, code: 'campaign-not-found' });
    const answer = await fetch(`${gateway.url}/auth/history`, {
      headers: { authorization: `Bearer ${friend}` },
    });
    expect(await answer.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'place-lost',
          data: { campaign: 'mexico', player: 'taylor', by: 'friend' },
        }),
      ]),
    );
  });
});
