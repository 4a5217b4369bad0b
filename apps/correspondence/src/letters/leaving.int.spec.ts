import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AnswerOf,
  copyAccount,
  courierTimes,
  campaignNews,
  describeCampaign,
  eraseAccount,
  notePlace,
  type QuestionOf,
} from '@vedette/contracts';
import { DATABASE } from '@vedette/platform';
import type { Kysely } from 'kysely';
import { gatewayUnderTest, type GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { aCampaign } from '../../../gateway/src/testing/samples.js';
import type { PeopleSchema } from '../../../people/src/database/people-schema.js';
import { correspondenceBehind, type CorrespondenceUnderTest } from '../testing/correspondence-under-test.js';
import { LeavingCorrespondence } from './leaving.js';

const SECRET = 'The ford at the mill is not held.';

describe('somebody who goes', () => {
  let gateway: GatewayUnderTest;
  let correspondence: CorrespondenceUnderTest;
  let leaver: AnswerOf<typeof copyAccount>;
  const notes: QuestionOf<typeof notePlace>[] = [];

  const write = async (from: string, to: string, text: string): Promise<void> => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/letters`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await gateway.signIn(from)}`,
      },
      body: JSON.stringify({ to: [to], text }),
    });
    expect(answer.status).toBe(201);
  };
  const texts = async (): Promise<string[]> =>
    (
      await correspondence.db.selectFrom('correspondence.letter').select('text').orderBy('sent_at').execute()
    ).map(({ text }) => text);

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    correspondence = await correspondenceBehind(gateway);
    gateway.requests.tell(describeCampaign, ({ campaign }) =>
      aCampaign({
        id: campaign,
        players: ['worth', 'taylor'].map((id) => ({ id, state: 'US', name: id, ministries: [] })),
      }),
    );
    gateway.requests.tell(courierTimes, ({ to }) => ({ times: to.map((one) => ({ to: one, turns: 0 })) }));
    gateway.requests.tell(campaignNews, () => ({ administration: [], dispositions: [] }) as never);
    gateway.requests.tell(notePlace, (note) => {
      notes.push(note);
      return {};
    });
    // Somebody else wrote from the seat before.
    await gateway.account('bragg', { campaign: 'mexico', player: 'worth' });
    await gateway.account('taylor', { campaign: 'mexico', player: 'taylor' });
    await write('bragg', 'taylor', 'What another wrote.');
    const people: Kysely<PeopleSchema> = gateway.people.get(DATABASE);
    await people.deleteFrom('people.membership').where('player', '=', 'worth').execute();
    await gateway.account('worth', { campaign: 'mexico', player: 'worth' });
    await people
      .updateTable('people.account')
      .set({ email: 'worth@example.org' })
      .where('name', '=', 'worth')
      .execute();
    await write('worth', 'taylor', SECRET);
    await write('taylor', 'worth', 'Hold it then.');
    leaver = (await gateway.requests.request(copyAccount, { account: 'worth' })) as typeof leaver;
  });
  afterAll(async () => {
    await correspondence?.close();
    await gateway?.close();
  });

  it('is given all that is kept of him, and nothing he signs in with', () => {
    expect(leaver).toMatchObject({
      account: 'worth',
      email: 'worth@example.org',
      places: [{ campaign: 'mexico', role: 'player', player: 'worth' }],
      seats: [{ campaign: 'mexico', player: 'worth' }],
      sessions: [{ current: false }],
      history: [{ kind: 'signed-in' }],
    });
    expect(JSON.stringify(leaver)).not.toContain('argon2');
  });

  it('is given what he wrote and was written since he had the seat, and not what another wrote there', async () => {
    const { sent, received } = await correspondence.app.get(LeavingCorrespondence).copy(leaver);
    expect(sent).toEqual([
      { campaign: 'mexico', from: 'worth', to: ['taylor'], text: SECRET, sentAt: expect.any(String) },
    ]);
    expect(received.map(({ text }) => text)).toEqual(['Hold it then.']);
  });

  it('is nobody to correspondence where he had no seat', async () => {
    const nobody = { id: leaver.id, seats: [] };
    expect(await correspondence.app.get(LeavingCorrespondence).copy(nobody)).toMatchObject({
      sent: [],
      received: [],
    });
    expect(await correspondence.app.get(LeavingCorrespondence).erase(nobody)).toMatchObject({ letters: 0 });
  });

  it('is forgotten: his words, his address, his sessions; his seat is free and its campaign told so without his name', async () => {
    const erase = () => correspondence.app.get(LeavingCorrespondence).erase(leaver);
    expect(await erase()).toMatchObject({ letters: 1 });
    expect(await erase()).toMatchObject({ letters: 0 });
    expect(await texts()).toEqual(['What another wrote.', '(erased)', 'Hold it then.']);
    notes.length = 0;
    expect(await gateway.requests.request(eraseAccount, { account: 'worth' })).toEqual({
      account: 'worth',
      seats: 1,
    });
    const people: Kysely<PeopleSchema> = gateway.people.get(DATABASE);
    const left = await people.selectFrom('people.account').select('name').execute();
    expect(left.map(({ name }) => name).sort()).toEqual(['bragg', 'taylor']);
    for (const table of ['people.session', 'people.account_event', 'people.membership'] as const)
      expect(
        await people.selectFrom(table).select('account_id').where('account_id', '=', leaver.id).execute(),
      ).toEqual([]);
    expect(notes).toMatchObject([{ act: 'taken', campaign: 'mexico', player: 'worth' }]);
    expect(JSON.stringify(notes)).not.toMatch(/"account":"worth"/);
    await expect(gateway.requests.request(eraseAccount, { account: 'worth' })).rejects.toMatchObject({
      code: 'account-not-found',
    });
  });

  it('stays while nobody else runs the installation', async () => {
    await gateway.account('root', { operator: true });
    await expect(gateway.requests.request(eraseAccount, { account: 'root' })).rejects.toMatchObject({
      code: 'last-operator',
    });
    await gateway.account('other', { operator: true });
    expect(await gateway.requests.request(eraseAccount, { account: 'root' })).toMatchObject({
      account: 'root',
    });
  });
});
