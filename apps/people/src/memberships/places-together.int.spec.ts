import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeCampaign, notePlace, provisionAccounts, type QuestionOf } from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { aCampaign } from '../../../gateway/src/testing/samples.js';
import { MembershipRepository } from './membership.repository.js';

const PLAYERS = ['marcy', 'taylor', 'worth'];

describe('places that are given together', () => {
  let gateway: GatewayUnderTest;
  const notes: QuestionOf<typeof notePlace>[] = [];

  const give = (...players: string[]) =>
    gateway.requests.request(provisionAccounts, {
      ...{ accounts: [], campaign: 'mexico' },
      members: players.map((player) => ({ account: player, role: 'player' as const, player })),
    });
  const taken = async () => (await gateway.people.get(MembershipRepository).seatsTaken()).get('mexico') ?? [];

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    gateway.requests.tell(describeCampaign, ({ campaign }) =>
      aCampaign({
        id: campaign,
        players: PLAYERS.map((id) => ({ id, state: 'US', name: id, ministries: [] })),
      }),
    );
    gateway.requests.tell(notePlace, (note) => {
      notes.push(note);
      return {};
    });
    for (const name of PLAYERS) await gateway.account(name);
    await gateway.account('bragg', { campaign: 'mexico', player: 'worth' });
  });
  afterAll(() => gateway.close());

  it('are given to nobody where one of them cannot be given', async () => {
    await expect(give(...PLAYERS)).rejects.toMatchObject({ status: 409 });
    expect(await taken()).toEqual(['worth']);
    expect(notes).toEqual([]);
  });

  it('are given to all, and each is noted under its own name', async () => {
    await give('taylor', 'marcy');
    expect(await taken()).toEqual(['marcy', 'taylor', 'worth']);
    expect(notes.map(({ account, player }) => [account, player])).toEqual([
      ['taylor', 'taylor'],
      ['marcy', 'marcy'],
    ]);
  });
});
