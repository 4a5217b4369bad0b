import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  acceptPlaceNews,
  type AnswerOf,
  campaignNews,
  describeCampaign,
  describeClock,
  describeTurn,
  type NewsItem,
} from '@vedette/contracts';
import type { Kysely } from 'kysely';
import { DATABASE } from '@vedette/platform';
import { SMTPServer } from 'smtp-server';
import { AccountMail } from '../../../people/src/accounts/account-mail.js';
import { OutgoingRepository } from '../../../people/src/records/outgoing.repository.js';
import type { PeopleSchema } from '../../../people/src/database/people-schema.js';
import { gatewayUnderTest, type GatewayUnderTest } from '../../../gateway/src/testing/gateway-under-test.js';
import { aCampaign, aClock, aTurn } from '../../../gateway/src/testing/samples.js';
import { WebhookCourier } from '../couriers/webhook-courier.js';
import type { CorrespondenceSchema } from '../database/correspondence-schema.js';
import { NoticeRounds } from '../rounds/notice-rounds.js';
import { Reminders } from '../rounds/reminders.js';
import { correspondenceBehind, type CorrespondenceUnderTest } from '../testing/correspondence-under-test.js';
import { OutboxSender } from './outbox-sender.js';

interface Mail {
  readonly to: string[];
  readonly text: string;
}

/** A mail server that keeps what it is sent, or refuses as it is told. */
async function mailServer() {
  const mails: Mail[] = [];
  const refusal: { code: number | null } = { code: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) =>
      done(refusal.code === null ? null : Object.assign(new Error('no'), { responseCode: refusal.code })),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString('utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
        });
        done();
      });
    },
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle()));
  const { port } = server.server.address() as AddressInfo;
  return { mails, refusal, port, close: () => new Promise<void>((settle) => server.close(settle)) };
}

interface Hook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks that keeps what it is sent and answers as it is told. */
async function receiver() {
  const hooks: Hook[] = [];
  const answers: { status: number; location?: string }[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      hooks.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, location } = answers.shift() ?? { status: 204 };
      response.writeHead(status, location === undefined ? {} : { location }).end('secret of the network');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { hooks, answers, url, close: () => new Promise((settle) => server.close(settle)) };
}

const SETTINGS = {
  mail: true,
  webhook: null as string | null,
  kinds: ['turn', 'reminder', 'clock', 'letter', 'announcement'],
  reminderHours: [24],
  dailyAt: null as string | null,
  quietHours: null as { from: string; until: string } | null,
  zone: 'UTC',
};

describe('notices', () => {
  let gateway: GatewayUnderTest;
  let correspondence: CorrespondenceUnderTest;
  let people: Kysely<PeopleSchema>;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let hook: Awaited<ReturnType<typeof receiver>>;
  let db: Kysely<CorrespondenceSchema>;
  const tokens: Record<string, string> = {};
  let news: AnswerOf<typeof campaignNews>['campaigns'] = [];

  beforeAll(async () => {
    mail = await mailServer();
    hook = await receiver();
    gateway = await gatewayUnderTest();
    correspondence = await correspondenceBehind(gateway, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Vedette <umpire@vedette.example>',
      PUBLIC_URL: 'https://vedette.example/',
      WEBHOOK_REACH: 'anywhere',
      NOTICE_RETRY_SECONDS: '1',
      NOTICE_ATTEMPTS: '3',
    });
    const { requests } = gateway;
    requests.tell(campaignNews, () => ({ campaigns: news }));
    requests.tell(describeCampaign, () => aCampaign());
    ({ db } = correspondence);
    people = gateway.people.get<Kysely<PeopleSchema>>(DATABASE);
    for (const player of ['taylor', 'marcy']) await gateway.account(player, { campaign: 'mexico', player });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('stranger');
    await gateway.account('root', { operator: true });
    for (const name of ['taylor', 'marcy', 'umpire', 'root']) tokens[name] = await gateway.signIn(name);
    for (const name of ['taylor', 'marcy', 'umpire', 'stranger'])
      await people
        .updateTable('people.account')
        .set({ email: `${name}@example.org` })
        .where('name', '=', name)
        .execute();
  });
  afterAll(async () => {
    await correspondence.close();
    await gateway.close();
    await mail.close();
    await hook.close();
  });
  beforeEach(async () => {
    for (const table of [
      'correspondence.outgoing',
      'correspondence.notice_settings',
      'correspondence.notice_progress',
    ] as const)
      await db.deleteFrom(table).execute();
    mail.mails.length = hook.hooks.length = hook.answers.length = 0;
    mail.refusal.code = null;
    news = [];
    gateway.requests.tell(describeClock, () => aClock({ deadline: null }));
  });

  async function ask(who: string, method: string, path: string, body?: unknown) {
    const answer = await fetch(`${gateway.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[who]}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  }
  const wish = async (who: string, more: Partial<typeof SETTINGS>) => {
    const answer = await ask(who, 'PUT', '/notices/settings', { ...SETTINGS, ...more });
    expect(answer.status).toBe(200);
    return answer.body as Record<string, unknown>;
  };
  const round = (now = Date.now()) => correspondence.app.get(NoticeRounds).round(now);
  const happened = (...items: Partial<NewsItem>[]) => {
    news = [
      {
        title: 'Mexico',
        read: { campaign: 'mexico', turn: 9, administration: 1, umpire: 2, dispositions: 3 },
        news: items.map((item, index) => ({
          id: `turn-${index + 1}`,
          kind: 'turn-opened',
          at: new Date().toISOString(),
          turn: 4,
          deadline: '2026-10-25T19:00:00.000Z',
          audience: 'everybody',
          text: null,
          ...item,
        })),
      },
    ];
  };
  const idOf = async (name: string) =>
    (
      await people
        .selectFrom('people.account')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  const handedOver = () => gateway.people.get(AccountMail).handOver();
  const toWhom = () => mail.mails.flatMap(({ to }) => to).sort();
  /** Everything that waits is due now: in place of waiting. */
  const hurry = () =>
    db
      .updateTable('correspondence.outgoing')
      .set({ due_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();

  it('go by mail to those whom news concerns, once, and say no more than that something happened', async () => {
    await wish('marcy', { zone: 'Europe/Berlin' });
    happened({}, { kind: 'paused', audience: ['taylor'] }, { kind: 'held', audience: 'administrators' });
    await Promise.all([round(), round()]);
    news = news.map((one) => ({ ...one }));
    await round();
    expect(toWhom()).toEqual(['marcy@example.org', 'taylor@example.org', 'umpire@example.org']);
    const to = (name: string) => mail.mails.find((one) => one.to[0] === `${name}@example.org`)!.text;
    expect(to('marcy')).toContain(
      'Subject: Mexico: turn 4 is open; orders are due by Sunday 25 October 2026',
    );
    expect(to('marcy')).toContain('20:00 (Europe/Berlin, UTC+01:00).');
    expect(to('marcy')).toContain('https://vedette.example/#/campaigns/mexico');
    expect(to('marcy')).not.toContain('stopped');
    // What is due together comes together.
    expect(to('taylor')).toContain('Subject: 2 notices from your campaigns');
    expect(to('taylor')).toMatch(/turn 4 is open[^]*the clock is stopped/);
    expect(to('umpire')).toContain('turn 4 is held');
    expect(await db.selectFrom('correspondence.notice_progress').selectAll().execute()).toEqual([
      { campaign: 'mexico', turn: 9, administration: 1, umpire: 2, dispositions: 3, marks: {} },
    ]);
  });

  it('are read from the beginning when the log was cut, and nobody is told twice of what is still there', async () => {
    await wish('marcy', {});
    const progress = () => db.selectFrom('correspondence.notice_progress').selectAll().execute();
    const read = (turn: number, umpire: number, marks: Record<string, string>) => ({
      ...{ campaign: 'mexico', turn, administration: 0, umpire, dispositions: 0, marks },
    });
    happened({ id: 'kept' }, { id: 'lost' });
    news = news.map((one) => ({ ...one, read: read(9, 3, { turn: 'of nine', umpire: 'of three' }) }));
    await round();
    // Whoever read less goes back in nothing, and keeps the mark of what was read further.
    news = news.map((one) => ({
      ...one,
      news: [],
      read: read(8, 4, { turn: 'of eight', umpire: 'of four' }),
    }));
    await round();
    expect(await progress()).toMatchObject([read(9, 4, { turn: 'of nine', umpire: 'of four' })]);
    const asked: unknown[] = [];
    gateway.requests.tell(campaignNews, ({ read: told }) => (asked.push(told), { campaigns: news }));
    mail.mails.length = 0;
    happened({ id: 'kept' }, { id: 'other', kind: 'paused', audience: ['marcy'] });
    news = news.map((one) => ({ ...one, isCut: true, read: read(2, 0, { turn: 'other' }) }));
    await round();
    expect(asked).toEqual([[read(9, 4, { turn: 'of nine', umpire: 'of four' })]]);
    expect(await progress()).toMatchObject([read(2, 0, { turn: 'other' })]);
    // Administrators are told of what others are told; of what is kept nobody is.
    expect(toWhom()).toEqual(['marcy@example.org', 'umpire@example.org']);
    for (const { text } of mail.mails) expect(text).toContain('the clock is stopped');
    gateway.requests.tell(campaignNews, () => ({ campaigns: news }));
  });

  it('bring news of places to one account, member or not, once, as it wishes to be told', async () => {
    await wish('umpire', { kinds: ['turn'] });
    const news = { campaign: 'mexico', title: 'Mexico', text: 'your request was declined' };
    const tell = async (name: string, id: string) => {
      const question = { id, account: await idOf(name), ...news, writtenAt: new Date().toISOString() };
      await gateway.requests.request(acceptPlaceNews, question);
    };
    for (const name of ['stranger', 'umpire', 'stranger'])
      await tell(name, `00000000-0000-4000-8000-00000000000${name.length % 10}`);
    await round();
    expect(toWhom()).toEqual(['stranger@example.org']);
    expect(mail.mails[0]!.text).toContain('Subject: Mexico: your request was declined');
  });

  it('bring an announcement to those it is for in its own words, and those words are no header and no line of ours', async () => {
    const text =
      'The server rests on Sunday.\r\nBcc: everybody@example.org\n\n.\nhttps://vedette.example/#/reset/x';
    await wish('taylor', { mail: false, webhook: hook.url });
    happened({ kind: 'announcement', audience: ['taylor', 'marcy'], text, deadline: null });
    await round();
    expect(toWhom()).toEqual(['marcy@example.org', 'umpire@example.org']);
    const [mailed] = mail.mails;
    expect(mailed!.text).toContain('Subject: Mexico: the administrator announces something');
    expect(mailed!.text).toContain('> The server rests on Sunday.');
    expect(mailed!.text).toContain('> Bcc: everybody@example.org');
    expect(mailed!.text).not.toMatch(/^Bcc:/m);
    expect(JSON.parse(hook.hooks[0]!.body)).toMatchObject({ notices: [{ about: 'announcement', text }] });
  });

  it('of announcements wait while it is quiet, go into the daily digest, and can be left out', async () => {
    const now = Date.now();
    const clock = (inHours: number) => new Date(now + inHours * 3_600_000).toISOString().slice(11, 16);
    await wish('taylor', { quietHours: { from: clock(-1), until: clock(2) } });
    await wish('marcy', { dailyAt: clock(3) });
    await wish('umpire', { kinds: ['clock'] });
    happened({ kind: 'announcement', text: 'Sunday.', deadline: null }, { kind: 'handed-over', text: 'x' });
    await round(now);
    expect(mail.mails).toEqual([]);
    await hurry();
    await round(now);
    expect(toWhom()).toEqual(['marcy@example.org', 'taylor@example.org']);
    expect(mail.mails[0]!.text).toMatch(/Subject: 2 notices[^]*> Sunday\./);
  });

  it('tell administrators, and nobody else, of a turn that is held or set aside, and of silence before a deadline', async () => {
    happened(
      { kind: 'held', audience: 'administrators' },
      { kind: 'set-aside', audience: 'administrators', deadline: null },
    );
    await round();
    expect(toWhom()).toEqual(['umpire@example.org']);
    expect(mail.mails[0]!.text).toMatch(/turn 4 is held[^]*turn 4 is set aside/);
    mail.mails.length = 0;
    news = [];
    const now = Date.now();
    const at = new Date(now + 3_600_000).toISOString();
    const player = { deputies: [], misses: 0, expected: true, ready: false };
    gateway.requests.tell(describeClock, () =>
      aClock({
        deadline: { at, zone: 'UTC', local: at },
        terms: { ...aClock().terms, heldAbove: 0.4 },
        players: [
          { ...player, player: 'taylor', standing: 'never-opened' },
          { ...player, player: 'marcy', standing: 'ordered', ready: true },
        ],
      }),
    );
    gateway.requests.tell(describeTurn, () =>
      aTurn({ openedAt: new Date(now - 48 * 3_600_000).toISOString() }),
    );
    await correspondence.app.get(Reminders).remind('mexico', now);
    await correspondence.app.get(Reminders).remind('mexico', now);
    await round();
    expect(toWhom()).toEqual(['taylor@example.org', 'umpire@example.org']);
    const told = mail.mails.find(({ to }) => to[0] === 'umpire@example.org')!.text;
    expect(told.replaceAll('=\n', '')).toContain('1 of 2 have sent nothing: it will be held');
    expect(told).not.toContain('taylor');
    gateway.requests.tell(describeClock, () => aClock({ deadline: null }));
  });

  it('are not written of what is long past, nor for those who do not want their kind', async () => {
    await wish('taylor', { kinds: ['letter'] });
    await wish('umpire', { mail: false });
    happened({ at: new Date(Date.now() - 25 * 3_600_000).toISOString() }, { kind: 'turn-resolved', turn: 3 });
    await round();
    expect(toWhom()).toEqual(['marcy@example.org']);
    expect(mail.mails[0]!.text).toContain('Subject: Mexico: turn 3 is resolved; your report is ready');
  });

  it('go by webhook, signed, and can be tested before anything happens', async () => {
    const { webhookSecret } = await wish('taylor', { mail: false, webhook: hook.url });
    expect((await ask('taylor', 'POST', '/notices/webhook/test')).body).toEqual({
      delivered: true,
      error: null,
    });
    happened({});
    await round();
    const [test, told] = hook.hooks;
    expect(JSON.parse(test!.body)).toEqual({ format: 'vedette/notices@1', test: true, notices: [] });
    expect(JSON.parse(told!.body)).toEqual({
      format: 'vedette/notices@1',
      notices: [
        {
          id: expect.any(String),
          about: 'turn-opened',
          campaign: 'mexico',
          title: 'Mexico',
          turn: 4,
          deadline: '2026-10-25T19:00:00.000Z',
          headline:
            'Mexico: turn 4 is open; orders are due by Sunday 25 October 2026, 19:00 (UTC, UTC+00:00).',
          link: 'https://vedette.example/#/campaigns/mexico',
        },
      ],
    });
    for (const { headers, body } of [test!, told!]) {
      const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['vedette-signature']))!;
      expect(mac).toBe(
        createHmac('sha256', webhookSecret as string)
          .update(`${seconds}.${body}`)
          .digest('hex'),
      );
    }
    expect((await ask('taylor', 'GET', '/notices/settings')).body['webhookSecret']).toBeNull();
  });

  it('that fail are tried again, then given up, and their owner reads why', async () => {
    await wish('taylor', { mail: false, webhook: hook.url });
    hook.answers.push({ status: 500 }, { status: 302, location: '/elsewhere' }, { status: 404 });
    happened({});
    const condition = async () => (await ask('taylor', 'GET', '/notices/settings')).body['byWebhook'];
    await round();
    expect(await condition()).toMatchObject({
      waiting: 1,
      dead: 0,
      lastSentAt: null,
      lastError: 'the receiver answered 500',
    });
    await round();
    expect(hook.hooks).toHaveLength(1);
    await hurry();
    await round();
    expect(await condition()).toMatchObject({
      waiting: 1,
      lastError: 'the receiver answered 302; redirects are not followed',
    });
    // That it is not due again for a while does not make it one that has not waited.
    expect((await ask('root', 'GET', '/operator/notices')).body).toMatchObject({
      webhook: { waiting: 1, oldestDue: expect.stringMatching(/^20/) },
    });
    await hurry();
    await round();
    expect(await condition()).toMatchObject({ waiting: 0, dead: 1, lastError: 'the receiver answered 404' });
    await hurry();
    await round();
    expect(hook.hooks.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook']);
    expect((await ask('root', 'GET', '/operator/notices')).body).toMatchObject({
      mail: { ready: true },
      webhook: { dead: 1, lastError: 'the receiver answered 404' },
    });
  });

  it('that failed come in their order, without what a later one has overtaken', async () => {
    await wish('taylor', { mail: false, webhook: hook.url });
    hook.answers.push({ status: 500 });
    happened({ id: 'one', turn: 3 });
    await round();
    happened(
      { id: 'one', turn: 3 },
      { id: 'two', kind: 'turn-resolved', turn: 3 },
      { id: 'three', turn: 4 },
      { id: 'four', kind: 'turn-resolved', turn: 4 },
    );
    await round();
    // Nothing newer goes by while the first waits for its second attempt.
    expect(hook.hooks).toHaveLength(1);
    await hurry();
    await round();
    const told = hook.hooks.slice(1).flatMap(({ body }) => {
      const { notices } = JSON.parse(body) as { notices: { about: string; turn: number }[] };
      return notices.map(({ about, turn }) => `${about} ${turn}`);
    });
    expect(told).toEqual(['turn-resolved 3', 'turn-opened 4', 'turn-resolved 4']);
    expect((await ask('taylor', 'GET', '/notices/settings')).body['byWebhook']).toMatchObject({
      waiting: 0,
      dead: 1,
    });
  });

  it('that the mail server refuses for good are not sent again, what it refuses for now is', async () => {
    const id = await idOf('taylor');
    const outgoing = gateway.people.get(OutgoingRepository);
    for (const [code, dead] of [
      [451, 0],
      [550, 1],
    ] as const) {
      await db.deleteFrom('correspondence.outgoing').execute();
      mail.refusal.code = code;
      await outgoing.put({ account: id, kind: 'password-changed', data: {} });
      await handedOver();
      await round();
      expect((await ask('taylor', 'GET', '/notices/settings')).body['byMail']).toMatchObject({
        waiting: 1 - dead,
        dead,
        lastError: `the mail server answered ${code} (EENVELOPE)`,
      });
    }
  });

  it('of an account bring its codes to the address they are for, and forget them', async () => {
    const id = await idOf('taylor');
    const outgoing = gateway.people.get(OutgoingRepository);
    const data = { to: 'new@example.org', minutes: 30 };
    await outgoing.put({ account: id, kind: 'email-verification', data, secret: 'c0de' });
    await outgoing.put({ account: id, kind: 'password-reset', data: { minutes: 30 }, secret: 'res3t' });
    await handedOver();
    await round();
    expect(mail.mails.map(({ to }) => to)).toEqual([['new@example.org'], ['taylor@example.org']]);
    expect(mail.mails[0]!.text).toContain('https://vedette.example/#/email/c0de');
    expect(mail.mails[1]!.text).toContain('https://vedette.example/#/reset/res3t');
    const kept = await db.selectFrom('correspondence.outgoing').select(['data', 'sent_at']).execute();
    expect(kept.map((row) => [row.data, row.sent_at])).toEqual([
      [data, expect.any(Date)],
      [{ minutes: 30 }, expect.any(Date)],
    ]);
    await outgoing.put({ account: id, kind: 'password-reset', data: { minutes: 30 }, secret: 'late' });
    await handedOver();
    await db
      .updateTable('correspondence.outgoing')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .where('sent_at', 'is', null)
      .execute();
    await round();
    expect(mail.mails).toHaveLength(2);
  });

  it('of an account come once, however often they are handed over, and under one name', async () => {
    const outgoing = gateway.people.get(OutgoingRepository);
    await outgoing.put({ account: await idOf('taylor'), kind: 'password-changed', data: {} });
    await Promise.all([handedOver(), handedOver(), handedOver()]);
    await handedOver();
    await Promise.all([round(), round()]);
    expect(mail.mails.map(({ to }) => to)).toEqual([['taylor@example.org']]);
    const rows = await db.selectFrom('correspondence.outgoing').select('delivery').execute();
    expect(rows).toHaveLength(1);
    expect(mail.mails[0]!.text).toContain(`Message-ID: <${rows[0]!.delivery}@vedette.example>`);
    expect(await outgoing.waiting(10)).toEqual([]);
  });

  it('are each sent once, however many processes send', async () => {
    await wish('taylor', { mail: false, webhook: hook.url });
    const taylor = await idOf('taylor');
    for (let n = 0; n < 60; n++)
      await db
        .insertInto('correspondence.outgoing')
        .values({
          account: taylor,
          kind: 'letter',
          channel: 'webhook',
          key: `k${n}`,
          bundle: n % 2 === 0 ? 'notices' : null,
          data: JSON.stringify({
            about: 'letter',
            campaign: 'mexico',
            title: 'M',
            turn: null,
            deadline: null,
          }),
        })
        .execute();
    await Promise.all([round(), round(), round()]);
    const ids = hook.hooks.flatMap(({ body }) =>
      (JSON.parse(body) as { notices: { id: string }[] }).notices.map(({ id }) => id),
    );
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('wait for the digest and for the end of quiet hours, and are taken back when nobody wants them any more', async () => {
    const now = new Date();
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16);
    await wish('taylor', { dailyAt: at(3) });
    await wish('marcy', { quietHours: { from: at(-1), until: at(2) } });
    happened({});
    await round();
    expect(toWhom()).toEqual(['umpire@example.org']);
    const due = await db
      .selectFrom('correspondence.outgoing')
      .select(['account', 'due_at'])
      .where('sent_at', 'is', null)
      .orderBy('due_at')
      .execute();
    expect(due.map((row) => [row.account, row.due_at.toISOString().slice(11, 16)])).toEqual([
      [await idOf('marcy'), at(2)],
      [await idOf('taylor'), at(3)],
    ]);
    await wish('marcy', { kinds: [] });
    await hurry();
    await round();
    expect(toWhom()).toEqual(['taylor@example.org', 'umpire@example.org']);
  });

  it('remind once of a deadline those who have not confirmed, by the last of the hours they want', async () => {
    const deadline = Date.now() + 5 * 3_600_000;
    const player = (name: string, more: object) => ({
      player: name,
      standing: 'ordered' as const,
      ready: false,
      expected: true,
      deputies: [],
      misses: 0,
      ...more,
    });
    gateway.requests.tell(describeClock, () =>
      aClock({
        turn: 4,
        deadline: { at: new Date(deadline).toISOString(), zone: 'UTC', local: '' },
        players: [player('taylor', {}), player('marcy', { ready: true })],
      }),
    );
    const open = (hoursAgo: number) =>
      gateway.requests.tell(describeTurn, () =>
        aTurn({ turn: 4, openedAt: new Date(Date.now() - hoursAgo * 3_600_000).toISOString() }),
      );
    await wish('taylor', { reminderHours: [48, 24, 6, 1] });
    let now = Date.now();
    const later = async () => {
      await round((now += 61_000));
      await hurry();
      await correspondence.app.get(OutboxSender).sendDue();
    };
    open(0.5);
    await later();
    expect(mail.mails).toEqual([]);
    open(72);
    await later();
    await later();
    expect(toWhom()).toEqual(['taylor@example.org']);
    expect(mail.mails[0]!.text).toContain('Subject: Mexico: turn 4 is not confirmed yet; orders are due by');
    now = deadline - 30 * 60_000;
    await later();
    expect(mail.mails).toHaveLength(2);
    now = deadline;
    await later();
    expect(mail.mails).toHaveLength(2);
  });

  describe('to somebody with several seats', () => {
    const seats = ['worth', 'twiggs'];
    beforeAll(async () => {
      for (const player of seats) await gateway.account('officer', { campaign: 'mexico', player });
      tokens['officer'] = await gateway.signIn('officer');
    });
    afterAll(async () => {
      await people.deleteFrom('people.membership').where('player', 'in', seats).execute();
    });
    const told = () =>
      hook.hooks.flatMap(
        ({ body }) => (JSON.parse(body) as { notices: { headline: string; seats?: string[] }[] }).notices,
      );

    it('name the seats they are about, and come once', async () => {
      gateway.requests.tell(describeCampaign, () =>
        aCampaign({
          players: ['taylor', ...seats].map((id) => ({ id, state: 'US', name: id, ministries: [] })),
        }),
      );
      await wish('officer', { mail: false, webhook: hook.url });
      const write = async (to: string[]) =>
        expect((await ask('taylor', 'POST', '/campaigns/mexico/letters', { to, text: 'Hold.' })).status).toBe(
          201,
        );
      await write(['twiggs']);
      await write(['worth', 'twiggs']);
      happened(
        { kind: 'excused', audience: ['worth'], deadline: null },
        { kind: 'turn-opened', deadline: null },
      );
      await round();
      expect(told().map(({ headline, seats: about }) => [headline, about])).toEqual([
        ['Mexico, twiggs: a letter has arrived for you.', ['twiggs']],
        ['Mexico, twiggs and worth: a letter has arrived for you.', ['twiggs', 'worth']],
        ['Mexico, worth: you are excused from turn 4.', ['worth']],
        // What is for everybody is about none of them.
        ['Mexico: turn 4 is open.', undefined],
      ]);
      gateway.requests.tell(describeCampaign, () => aCampaign());
    });

    it('remind of those that have not confirmed, and of no other', async () => {
      await wish('officer', { mail: false, webhook: hook.url });
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const late = (player: string, ready: boolean) => ({
        ...{ player, standing: 'ordered' as const, deputies: [], misses: 0, expected: true, ready },
      });
      gateway.requests.tell(describeClock, () =>
        aClock({
          turn: 4,
          deadline: { at, zone: 'UTC', local: at },
          players: [late('worth', true), late('twiggs', false)],
        }),
      );
      gateway.requests.tell(describeTurn, () => aTurn({ turn: 4, openedAt: new Date(0).toISOString() }));
      await correspondence.app.get(Reminders).remind('mexico', Date.now());
      await round();
      expect(told()).toEqual([
        expect.objectContaining({
          seats: ['twiggs'],
          headline: expect.stringMatching(/^Mexico, twiggs: turn 4 is not confirmed yet/),
        }),
      ]);
    });
  });

  it('of a letter tell its recipients that one came, unless they have muted whoever wrote it', async () => {
    const letter = { to: ['marcy'], text: 'Attack at dawn.' };
    expect((await ask('taylor', 'POST', '/campaigns/mexico/letters', letter)).status).toBe(201);
    await round();
    expect(toWhom()).toEqual(['marcy@example.org']);
    expect(mail.mails[0]!.text).toContain('Subject: Mexico: a letter has arrived for you');
    expect(mail.mails[0]!.text).not.toMatch(/dawn|taylor/);
    await ask('marcy', 'PUT', '/campaigns/mexico/letters/muted/taylor');
    await ask('taylor', 'POST', '/campaigns/mexico/letters', letter);
    await round();
    expect(mail.mails).toHaveLength(1);
  });

  it.each([
    [{ zone: 'Europe/Nowhere' }, '/zone'],
    [{ webhook: 'ftp://example.org' }, '/webhook'],
    [{ webhook: 'https://user:password@example.org' }, '/webhook'],
    [{ dailyAt: '24:00' }, '/dailyAt'],
    [{ quietHours: { from: '22:00', until: '7' } }, '/quietHours/until'],
    [{ kinds: ['battles'] }, '/kinds'],
    [{ reminderHours: [0] }, '/reminderHours'],
  ])('settings like %j are refused', async (more, field) => {
    expect(await ask('taylor', 'PUT', '/notices/settings', { ...SETTINGS, ...more })).toMatchObject({
      status: 400,
      body: { code: 'request-invalid', field },
    });
  });
});

describe('webhooks where they may lead to the open internet only', () => {
  const courier = new WebhookCourier({ WEBHOOK_REACH: 'public' }, { now: async () => new Date() });

  it.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://example.org:25/',
  ])('are not sent to %s', async (url) => {
    expect(courier.faultOf(url)).not.toBeNull();
    await expect(courier.send({ url, secret: 's' }, 'id', {})).rejects.toMatchObject({
      code: 'delivery-failed',
    });
  });

  it('are not sent to a name that leads to this machine', async () => {
    const url = 'https://localhost:8443/';
    expect(courier.faultOf(url)).toBeNull();
    await expect(courier.send({ url, secret: 's' }, 'id', {})).rejects.toMatchObject({
      message: 'the name leads to an address that is not of the open internet',
    });
  });
});
