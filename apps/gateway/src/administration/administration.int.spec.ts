import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  administrationLog,
  announce,
  dryRunTurn,
  editPiece,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  undoEdit,
} from '@vedette/contracts';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aDryRun, anEdit, aTurn } from '../testing/samples.js';

const EDIT = { kind: 'unit', piece: 'US1IN', set: { strength: 1 }, reason: 'a slip' } as const;

describe('administration over REST and GraphQL', () => {
  let gateway: GatewayUnderTest;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    for (const name of ['taylor', 'umpire']) tokens[name] = await gateway.signIn(name);
    const { requests } = gateway;
    for (const contract of [previewEdit, editPiece, undoEdit]) requests.tell(contract, () => anEdit());
    for (const contract of [rollBackTurn, resumeTurn]) requests.tell(contract, () => aTurn());
    requests.tell(announce, ({ text }) => ({ campaign: 'mexico', turn: 1, text, players: ['taylor'] }));
    requests.tell(administrationLog, () => ({ entries: [] }));
    requests.tell(dryRunTurn, () => aDryRun());
  });
  beforeEach(() => void gateway.requests.asked.splice(0));
  afterAll(() => gateway.close());

  const send = async (as: string, method: string, path: string, body?: unknown) => {
    const where = path === '/graphql' ? path : `/campaigns/mexico/administration${path}`;
    const answer = await fetch(`${gateway.url}${where}`, {
      method,
      headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) as Record<string, unknown> };
  };
  const asked = (contract: { readonly subject: string }) =>
    gateway.requests.asked
      .filter(({ subject }) => subject === contract.subject)
      .map(({ question }) => question);

  it('says who did it by his session, whatever is sent', async () => {
    expect(await send('umpire', 'POST', '/edits', EDIT)).toEqual({ status: 200, body: anEdit() });
    await send('umpire', 'POST', '/edits/7/undo', { reason: 'no' });
    await send('umpire', 'POST', '/announcements', { text: 'Now.', to: { side: 'US' } });
    await send('umpire', 'POST', '/roll-back', { to: 'tactical-1', reason: 'no' });
    await send('umpire', 'POST', '/resume');
    expect(asked(editPiece)).toEqual([{ campaign: 'mexico', edit: EDIT, by: 'umpire' }]);
    expect(asked(undoEdit)).toEqual([{ campaign: 'mexico', number: 7, reason: 'no', by: 'umpire' }]);
    expect(asked(announce)).toMatchObject([{ to: { side: 'US' }, by: 'umpire' }]);
    expect(asked(rollBackTurn)).toMatchObject([{ to: 'tactical-1', by: 'umpire' }]);
    expect(asked(resumeTurn)).toEqual([{ campaign: 'mexico', by: 'umpire' }]);
    const forged = await send('umpire', 'POST', '/edits', { ...EDIT, by: 'somebody else' });
    expect(forged).toMatchObject({ status: 400, body: { code: 'request-invalid', field: '/by' } });
  });

  it('asks for the log as the one who reads it', async () => {
    await send('taylor', 'GET', '/log');
    await send('umpire', 'GET', '/log?limit=7');
    await send('taylor', 'POST', '/graphql', {
      query: '{ administrationLog(campaign: "mexico", limit: 5) { text } }',
    });
    expect(asked(administrationLog)).toEqual([
      { campaign: 'mexico', seenBy: 'player', player: 'taylor' },
      { campaign: 'mexico', seenBy: 'administrator', player: null, limit: 7 },
      { campaign: 'mexico', seenBy: 'player', player: 'taylor', limit: 5 },
    ]);
    expect(await send('taylor', 'GET', '/log?limit=0')).toMatchObject({ status: 400 });
  });

  it('refuses what is not as documented, with the field', async () => {
    const faultOf = async (path: string, body: unknown) => {
      const answer = await send('umpire', 'POST', path, body);
      return `${answer.status} ${String(answer.body['field'])}`;
    };
    expect(await faultOf('/edits', { ...EDIT, reason: '' })).toBe('400 /reason');
    expect(await faultOf('/edits', { ...EDIT, kind: 'general' })).toBe('400 /kind');
    expect(await faultOf('/edits', undefined)).toMatch(/^400 \//);
    expect(await faultOf('/edits/none/undo', { reason: 'no' })).toBe('400 /number');
    expect(await faultOf('/announcements', { text: 'Now.', to: 'nobody' })).toMatch(/^400 \/to/);
    expect(await faultOf('/roll-back', { to: 'dinner', reason: 'no' })).toBe('400 /to');
    expect(gateway.requests.asked).toEqual([]);
  });

  it('is the same over GraphQL', async () => {
    const { body } = await send('umpire', 'POST', '/graphql', {
      query: `mutation { editPiece(campaign: "mexico",
        edit: { kind: "unit", piece: "US1IN", set: { strength: 1 }, reason: "a slip" }) {
          number changes { told after } witnesses { player degree told } } }`,
    });
    expect(body).toEqual({
      data: {
        editPiece: {
          number: 1,
          changes: [{ told: 'strength from 2 to 1', after: 1 }],
          witnesses: [{ player: 'taylor', degree: 'full', told: { piece: 'US1IN' } }],
        },
      },
    });
    const trial = await send('umpire', 'POST', '/graphql', {
      query: `mutation { dryRunTurn(campaign: "mexico") {
        turn dice leftOut warnings orders { standing refused replaced }
        summary { battles { place losses } places { place } lost { piece } }
      } }`,
    });
    const { turn, dice, leftOut, warnings, orders, summary } = aDryRun();
    expect(trial.body).toEqual({
      data: { dryRunTurn: { turn, dice, leftOut, warnings, orders, summary } },
    });
  });
});
