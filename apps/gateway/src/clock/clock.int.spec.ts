import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  confirmTurn,
  describeClock,
  describeTurn,
  governClock,
  noteOpening,
  readTurnReport,
  setCalendar,
} from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aClock, aTurn } from '../testing/samples.js';

const WEEKLY = { kind: 'weekly', zone: 'Europe/Berlin', at: [{ weekday: 'sunday', time: '20:00' }] };

describe('the clock over REST and GraphQL', () => {
  let gateway: GatewayUnderTest;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('marcy', { campaign: 'mexico', role: 'minister', player: 'marcy' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    for (const name of ['taylor', 'marcy', 'umpire']) tokens[name] = await gateway.signIn(name);
    const { requests } = gateway;
    for (const contract of [describeClock, confirmTurn, setCalendar, governClock])
      requests.tell(contract, () => aClock());
    requests.tell(noteOpening, () => ({}));
    requests.tell(describeTurn, () => aTurn());
    requests.tell(readTurnReport, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
  });
  beforeEach(() => void gateway.requests.asked.splice(0));
  afterAll(() => gateway.close());

  const send = async (as: string, method: string, path: string, body?: unknown) => {
    const answer = await fetch(
      `${gateway.url}${path.startsWith('/graphql') ? path : `/campaigns/mexico${path}`}`,
      {
        method,
        headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    return { status: answer.status, body: JSON.parse(await answer.text()) as Record<string, unknown> };
  };
  const graphql = (as: string, query: string) => send(as, 'POST', '/graphql', { query });
  const asked = (contract: { readonly subject: string }) =>
    gateway.requests.asked
      .filter(({ subject }) => subject === contract.subject)
      .map(({ question }) => question);

  it('shows a player his own side of it and an administrator everybody', async () => {
    expect(await send('taylor', 'GET', '/clock')).toEqual({ status: 200, body: aClock() });
    await send('umpire', 'GET', '/clock');
    const { body } = await graphql(
      'taylor',
      '{ clock(campaign: "mexico") { status deadline { at local } count { ready } } }',
    );
    expect(body).toMatchObject({ data: { clock: { status: 'open', count: { ready: 0 } } } });
    expect(asked(describeClock)).toEqual([
      { campaign: 'mexico', seenBy: 'player', player: 'taylor' },
      { campaign: 'mexico', seenBy: 'administrator', player: null },
      { campaign: 'mexico', seenBy: 'player', player: 'taylor' },
    ]);
  });

  it('confirms and clears for the player one plays, whoever one says one is', async () => {
    expect((await send('taylor', 'POST', '/turn/ready', { turn: 1 })).status).toBe(200);
    expect((await send('taylor', 'DELETE', '/turn/ready')).status).toBe(200);
    await graphql('marcy', 'mutation { confirmTurn(campaign: "mexico", turn: 1) { turn } }');
    expect(asked(confirmTurn)).toEqual([
      { campaign: 'mexico', turn: 1, player: 'taylor', confirmed: 'yes' },
      { campaign: 'mexico', turn: 1, player: 'taylor', confirmed: 'no' },
      { campaign: 'mexico', turn: 1, player: 'marcy', confirmed: 'yes' },
    ]);
    const other = await send('taylor', 'POST', '/turn/ready', { turn: 1, player: 'marcy' });
    expect(other).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'unknown-key', field: '/player' }] },
    });
  });

  it('takes what administrators do, the same over both, and says who did it by his session', async () => {
    await send('umpire', 'PUT', '/calendar', { calendar: WEEKLY, terms: { heldAbove: 0.5 } });
    await send('umpire', 'POST', '/clock/extend', { minutes: 60, reason: 'snow', audience: ['taylor'] });
    await graphql(
      'umpire',
      'mutation { extendTurn(campaign: "mexico", minutes: 60, reason: "snow", audience: ["taylor"]) { turn } }',
    );
    await send('umpire', 'POST', '/clock/resume', {});
    await graphql('umpire', 'mutation { resumeClock(campaign: "mexico", reason: null) { turn } }');
    const extend = { act: 'extend', how: { minutes: 60, reason: 'snow', audience: ['taylor'] } };
    expect(asked(setCalendar)).toEqual([
      { campaign: 'mexico', calendar: WEEKLY, terms: { heldAbove: 0.5 }, by: 'umpire' },
    ]);
    expect(asked(governClock)).toEqual(
      [extend, extend, { act: 'resume', how: {} }, { act: 'resume', how: {} }].map((does) => ({
        campaign: 'mexico',
        does,
        by: 'umpire',
      })),
    );
  });

  it.each([
    [
      'PUT',
      '/calendar',
      { calendar: { ...WEEKLY, at: [{ weekday: 'someday', time: '20:00' }] } },
      '/calendar/at/0/weekday',
    ],
    [
      'PUT',
      '/calendar',
      { calendar: { ...WEEKLY, at: [{ weekday: 'sunday', time: '25:00' }] } },
      '/calendar/at/0/time',
    ],
    ['PUT', '/calendar', { calendar: { ...WEEKLY, at: [] } }, '/calendar/at'],
    ['PUT', '/calendar', { calendar: { kind: 'every', zone: 'UTC', minutes: 0 } }, '/calendar/minutes'],
    ['PUT', '/calendar', { calendar: { kind: 'never', zone: 'UTC' } }, '/calendar/kind'],
    ['PUT', '/calendar', { calendar: 'Sundays' }, '/calendar'],
    [
      'PUT',
      '/calendar',
      { calendar: WEEKLY, terms: { grace: { minutes: -1, each: null } } },
      '/terms/grace/minutes',
    ],
    ['PUT', '/calendar', { calendar: WEEKLY, terms: { mercy: 1 } }, '/terms/mercy'],
    ['POST', '/clock/extend', { minutes: '60', reason: 'snow' }, '/minutes'],
    ['POST', '/clock/extend', { until: 'tomorrow', reason: 'snow' }, '/until'],
    ['POST', '/clock/pause', {}, '/reason'],
    ['POST', '/clock/pause', { reason: 'x'.repeat(501) }, '/reason'],
    ['POST', '/clock/pause', { reason: 'snow', audience: ['Taylor!'] }, '/audience/0'],
    ['POST', '/clock/excuse', { player: '../taylor', reason: 'snow' }, '/player'],
    ['POST', '/clock/release', [], '/'],
    ['POST', '/clock/release', {}, '/turn'],
  ])('%s %s refuses %j at the place of the mistake', async (method, path, body, field) => {
    const answer = await send('umpire', method, path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request-invalid', status: 400 } });
    const { errors } = answer.body as { errors: { field: string }[] };
    expect(errors.map((error) => error.field)).toContain(field);
    expect(asked(setCalendar).concat(asked(governClock))).toEqual([]);
  });

  it('has it noted that a player has opened the turn, once in a while, and not for an administrator', async () => {
    const openings = (): unknown[] => asked(noteOpening);
    await gateway.account('worth', { campaign: 'mexico', role: 'player', player: 'worth' });
    tokens['worth'] = await gateway.signIn('worth');
    await send('umpire', 'GET', '/turn');
    await send('worth', 'GET', '/reports/1/turn.json');
    await send('worth', 'GET', '/turn');
    await graphql('worth', '{ turn(campaign: "mexico") { turn } }');
    expect(openings()).toEqual([{ campaign: 'mexico', player: 'worth' }]);
  });
});
