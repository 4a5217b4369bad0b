import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  campaignNews,
  courierEstimates,
  courierTimes,
  debriefIndex,
  describeCampaign,
} from '@vedette/contracts';
import { AccessTokenReader } from '@vedette/people';
import { DATABASE, VedetteError } from '@vedette/platform';
import type { Kysely } from 'kysely';
import { LetterBoxFeed } from '../../../gateway/src/letters/letter-box-feed.js';
import { gatewayUnderTest, type GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { aCampaign, aDebriefIndex } from '../../../gateway/src/testing/samples.js';
import type { PeopleSchema } from '../../../people/src/database/people-schema.js';
import { NewsReader } from '../rounds/news-reader.js';
import { correspondenceBehind, type CorrespondenceUnderTest } from '../testing/correspondence-under-test.js';

const players = ['taylor', 'marcy', 'worth', 'arista'];
const LETTERS_PER_HOUR = 6;

describe('letters', () => {
  let gateway: GatewayUnderTest;
  let correspondence: CorrespondenceUnderTest;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    correspondence = await correspondenceBehind(gateway, { LETTERS_PER_HOUR: String(LETTERS_PER_HOUR) });
    gateway.requests.tell(describeCampaign, ({ campaign }) =>
      aCampaign({
        id: campaign,
        players: players.map((id) => ({ id, state: 'US', name: id, ministries: [] })),
      }),
    );
    for (const player of players) await gateway.account(player, { campaign: 'mexico', player });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('root', { operator: true });
    for (const name of [...players, 'umpire', 'root']) tokens[name] = await gateway.signIn(name);
  });
  afterAll(async () => {
    await correspondence.close();
    await gateway.close();
  });
  beforeEach(async () => {
    const { db } = correspondence;
    await db.deleteFrom('correspondence.letter').execute();
    await db.deleteFrom('correspondence.letter_mute').execute();
  });

  interface Answer {
    readonly status: number;
    readonly body: never;
  }
  async function ask(who: string, method: string, path = '', body?: unknown): Promise<Answer> {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/letters${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never };
  }
  type Letter = { id: string; from: string; to: string[]; text: string; readAt: string | null };
  const letters = async (who: string, path = ''): Promise<Letter[]> => (await ask(who, 'GET', path)).body;
  const write = async (from: string, to: string[], text = 'The road is open.'): Promise<string> => {
    const { status, body } = await ask(from, 'POST', '', { to, text });
    expect(status).toBe(201);
    return (body as Letter).id;
  };

  it('arrive at once with all they are addressed to, who see each other, and stay in the sender’s copies', async () => {
    const id = await write('taylor', ['worth', 'marcy'], 'Saltillo by the 9th.\n— Z. T.');
    for (const who of ['worth', 'marcy'])
      expect(await letters(who)).toEqual([
        expect.objectContaining({
          id,
          from: 'taylor',
          to: ['worth', 'marcy'],
          text: 'Saltillo by the 9th.\n— Z. T.',
          readAt: null,
        }),
      ]);
    expect(await letters('taylor', '/sent')).toEqual([
      {
        id,
        to: ['worth', 'marcy'],
        text: 'Saltillo by the 9th.\n— Z. T.',
        sentAt: expect.any(String),
        arrivesInTurn: null,
      },
    ]);
  });

  it('are nothing to anybody else: every answer is as if there were none', async () => {
    const lists = async () =>
      Promise.all(
        ['arista', 'umpire', 'root'].flatMap((who) =>
          ['', '/sent', '/reported', '/muted'].map((path) => ask(who, 'GET', path)),
        ),
      );
    const touch = async (who: string, id: string) => {
      const { status, body } = await ask(who, 'POST', `/${id}/read`);
      const reported = await ask(who, 'POST', `/${id}/report`, { reason: 'curious' });
      const page = await ask(who, 'GET', `?before=${id}`);
      return JSON.stringify([status, body, reported, page])
        .replaceAll(id, 'X')
        .replaceAll(/"traceId":"\w+"/g, '');
    };
    const before = await lists();
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const told = await Promise.all(['arista', 'taylor', 'umpire'].map((who) => touch(who, nowhere)));
    const id = await write('taylor', ['worth']);
    const strip = (answers: Answer[]) => JSON.stringify(answers).replaceAll(/"traceId":"\w+"/g, '');
    expect(strip(await lists())).toBe(strip(before));
    // Not even the sender can mark or report what he himself wrote.
    expect(await Promise.all(['arista', 'taylor', 'umpire'].map((who) => touch(who, id)))).toEqual(told);
  });

  it('are read by the administrator when a recipient reports them, and not before', async () => {
    const id = await write('arista', ['taylor'], 'You dog.');
    await write('arista', ['taylor'], 'I beg your pardon.');
    expect(await letters('umpire', '/reported')).toEqual([]);
    expect((await ask('taylor', 'POST', `/${id}/report`, { reason: 'insult' })).status).toBe(204);
    expect((await ask('taylor', 'POST', `/${id}/report`, { reason: 'again' })).status).toBe(204);
    const found = [expect.objectContaining({ id, from: 'arista', reportedBy: 'taylor', reason: 'insult' })];
    expect(await letters('umpire', '/reported')).toEqual(found);
    expect(await letters('root', '/reported')).toEqual(found);
    expect((await ask('umpire', 'GET')).status).toBe(403);
  });

  it('are marked read once, and those unread can be asked for by themselves', async () => {
    const first = await write('taylor', ['worth'], 'one');
    const second = await write('taylor', ['worth'], 'two');
    expect((await ask('worth', 'POST', `/${first}/read`)).status).toBe(204);
    const [, read] = await letters('worth');
    await ask('worth', 'POST', `/${first}/read`);
    expect((await letters('worth'))[1]).toEqual(read);
    expect((await letters('worth', '?unread=true')).map(({ id }) => id)).toEqual([second]);
  });

  it('of a muted sender are not shown, and are there when he is heard again', async () => {
    expect((await ask('worth', 'PUT', '/muted/taylor')).body).toEqual(['taylor']);
    const id = await write('taylor', ['worth', 'marcy']);
    expect(await letters('worth')).toEqual([]);
    expect(await letters('marcy')).toHaveLength(1);
    expect((await ask('worth', 'DELETE', '/muted/taylor')).body).toEqual([]);
    expect((await letters('worth')).map((letter) => letter.id)).toEqual([id]);
    expect((await ask('worth', 'PUT', '/muted/nobody')).status).toBe(404);
    // It stands beside the letters, and is the same list.
    expect((await ask('worth', 'PUT', '/../muted-senders/marcy')).body).toEqual(['marcy']);
    expect((await ask('worth', 'GET', '/../muted-senders')).body).toEqual(await letters('worth', '/muted'));
    expect((await ask('worth', 'DELETE', '/../muted-senders/marcy')).body).toEqual([]);
  });

  it('come in pages, none twice and none left out', async () => {
    const written: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e']) written.unshift(await write('taylor', ['worth'], text));
    const pages: string[] = [];
    for (const [who, path] of [
      ['worth', ''],
      ['taylor', '/sent'],
    ] as const) {
      let page = await letters(who, `${path}?limit=2`);
      for (; page.length > 0; page = await letters(who, `${path}?limit=2&before=${page.at(-1)!.id}`))
        pages.push(...page.map(({ id }) => id));
      expect(pages.splice(0)).toEqual(written);
    }
  });

  describe('by courier', () => {
    const opened = (turn: number) =>
      gateway.requests.tell(campaignNews, () => ({
        campaigns: [
          {
            title: 'Mexico',
            read: { campaign: 'mexico', turn, administration: 1, umpire: 0, dispositions: 0 },
            news: [
              {
                id: `turn-${turn}`,
                kind: 'turn-opened' as const,
                at: new Date().toISOString(),
                turn,
                deadline: null,
                audience: 'everybody' as const,
                text: null,
              },
            ],
          },
        ],
      }));
    const open = async (turn: number) => {
      opened(turn);
      await correspondence.app.get(NewsReader).read(Date.now());
    };
    afterAll(() => ask('umpire', 'PUT', '/delivery', { delivery: 'at-once' }));

    it('arrive at each recipient with the turn his courier needs, and are nothing to him before', async () => {
      expect((await ask('umpire', 'PUT', '/delivery', { delivery: 'courier' })).body).toEqual({
        delivery: 'courier',
      });
      gateway.requests.tell(courierTimes, ({ campaign, turn, from, to }) => {
        expect({ campaign, turn, from }).toEqual({ campaign: 'mexico', turn: 1, from: 'taylor' });
        return { times: to.map((one) => ({ to: one, turns: one === 'worth' ? 0 : 2 })) };
      });
      const id = await write('taylor', ['worth', 'marcy', 'arista']);
      expect((await letters('worth')).map((letter) => letter.id)).toEqual([id]);
      const unaware = async () => {
        expect(await letters('marcy')).toEqual([]);
        expect((await ask('marcy', 'POST', `/${id}/read`)).status).toBe(404);
        expect((await ask('marcy', 'POST', `/${id}/report`, { reason: 'x' })).status).toBe(404);
      };
      await unaware();
      await open(2);
      await unaware();
      // What was sent by courier stays with its courier.
      await ask('umpire', 'PUT', '/delivery', { delivery: 'at-once' });
      await unaware();
      await Promise.all([open(3), open(3)]);
      expect(await letters('marcy')).toEqual([
        expect.objectContaining({ id, from: 'taylor', to: ['worth', 'marcy', 'arista'], readAt: null }),
      ]);
      const [before] = await letters('marcy');
      await open(4);
      expect(await letters('marcy')).toEqual([before]);
      expect((await letters('taylor', '/sent'))[0]).toEqual({
        id,
        to: ['worth', 'marcy', 'arista'],
        text: 'The road is open.',
        sentAt: expect.any(String),
        // Of two couriers the later; who received it is not told how far the others are.
        arrivesInTurn: 3,
      });
      expect(await letters('marcy')).toEqual([expect.not.objectContaining({ arrivesInTurn: 3 })]);
    });

    it('are estimated beforehand by what the writer knows, and nothing is sent by asking', async () => {
      await ask('umpire', 'PUT', '/delivery', { delivery: 'courier' });
      gateway.requests.tell(courierEstimates, ({ campaign, turn, from, to }) => {
        expect({ campaign, turn, from }).toEqual({ campaign: 'mexico', turn: 1, from: 'taylor' });
        return { times: to.map((one) => ({ to: one, turns: one === 'worth' ? null : 2 })) };
      });
      const asked = await ask('taylor', 'POST', '/estimate', { to: ['worth', 'arista'] });
      expect(asked).toEqual({
        status: 200,
        body: {
          turn: 1,
          arrivals: [
            { to: 'worth', arrivesInTurn: null },
            { to: 'arista', arrivesInTurn: 3 },
          ],
        },
      });
      expect(await letters('taylor', '/sent')).toEqual([]);
      for (const to of ['taylor', 'scott'])
        expect(await ask('taylor', 'POST', '/estimate', { to: [to] })).toMatchObject({
          status: 422,
          body: { code: 'recipient-invalid' },
        });
      await ask('umpire', 'PUT', '/delivery', { delivery: 'at-once' });
      expect((await ask('taylor', 'POST', '/estimate', { to: ['worth'] })).body).toEqual({
        turn: 1,
        arrivals: [{ to: 'worth', arrivesInTurn: 1 }],
      });
    });

    it('say nothing of a turn when all are reached at once', async () => {
      await write('arista', ['worth']);
      expect((await letters('arista', '/sent'))[0]).toMatchObject({ arrivesInTurn: null });
    });
  });

  it('are opened to everybody who was in the campaign when it has ended, and not before', async () => {
    const id = await write('taylor', ['worth']);
    gateway.requests.tell(debriefIndex, () => {
      throw new VedetteError({ code: 'campaign-not-ended', status: 409, message: 'It goes on.' });
    });
    for (const who of ['arista', 'umpire', 'root'])
      expect(await ask(who, 'GET', '/debrief')).toMatchObject({ status: 409 });
    gateway.requests.tell(debriefIndex, () => aDebriefIndex());
    for (const who of ['arista', 'umpire', 'root'])
      expect(await letters(who, '/debrief')).toEqual([
        { id, from: 'taylor', to: ['worth'], text: 'The road is open.', sentAt: expect.any(String) },
      ]);
    expect(await letters('arista', `/debrief?before=${id}`)).toEqual([]);
  });

  it('are limited in number, also when they are sent at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: LETTERS_PER_HOUR + 4 }, () =>
        ask('marcy', 'POST', '', { to: ['worth'], text: 'x' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LETTERS_PER_HOUR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    await write('taylor', ['worth']);
  });

  it.each([
    ['to oneself', { to: ['taylor'], text: 'x' }, 422, 'recipient-invalid'],
    ['to nobody of the campaign', { to: ['scott'], text: 'x' }, 422, 'recipient-invalid'],
    ['to nobody', { to: [], text: 'x' }, 400, 'request-invalid'],
    ['to the same twice', { to: ['worth', 'worth'], text: 'x' }, 400, 'request-invalid'],
    ['blank', { to: ['worth'], text: ' \n ' }, 400, 'request-invalid'],
    ['too long', { to: ['worth'], text: 'x'.repeat(4_001) }, 400, 'request-invalid'],
    ['with control characters', { to: ['worth'], text: 'x\u001b[2J' }, 400, 'request-invalid'],
    ['with text turned round', { to: ['worth'], text: 'x\u202ey' }, 400, 'request-invalid'],
  ])('%s are refused', async (_, body, status, code) => {
    expect(await ask('taylor', 'POST', '', body)).toMatchObject({ status, body: { code } });
    expect(await letters('taylor', '/sent')).toEqual([]);
  });

  it('ring in the recipient’s letter box and in no other, as long as the seat is his', async () => {
    const session = async (name: string) =>
      gateway.app
        .get(AccessTokenReader)
        .read(tokens[name]!)
        .then((id) => ({ session: id, account: { id: '', name, operator: false } }));
    const db = gateway.app.get<Kysely<PeopleSchema>>(DATABASE);
    const accountId = async (name: string) =>
      (await db.selectFrom('people.account').select('id').where('name', '=', name).executeTakeFirstOrThrow())
        .id;
    const me = { ...(await session('worth')), account: { id: await accountId('worth'), name: 'worth' } };
    const watch = gateway.app
      .get(LetterBoxFeed, { strict: false })
      .watch({ campaign: 'mexico', player: 'worth' }, me as never);
    expect((await watch.next()).value).toEqual({ unread: 0, newest: null });
    await write('taylor', ['marcy']);
    const id = await write('taylor', ['worth'], 'To you alone.');
    expect((await watch.next()).value).toMatchObject({ unread: 1, newest: { id, from: 'taylor' } });
    await ask('worth', 'POST', `/${id}/read`);
    expect((await watch.next()).value).toEqual({ unread: 0, newest: null });
    await db.deleteFrom('people.membership').where('account_id', '=', me.account.id).execute();
    await write('taylor', ['worth']);
    expect((await watch.next()).done).toBe(true);
    await gateway.account('worth', { campaign: 'mexico', player: 'worth' });
  });
});
