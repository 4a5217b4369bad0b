import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EditDocument } from '@vedette/contracts';
import { AdminClient } from './admin-client.js';
import { readFields } from './admin.command.js';
import { tellEdit } from './tell-answers.js';

const EDIT: EditDocument = {
  campaign: 'mexico',
  turn: 2,
  number: null,
  act: 'change',
  kind: 'unit',
  piece: 'US1IN',
  changes: [{ field: 'strength', before: 2, after: 1, told: 'strength from 2 to 1' }],
  reason: 'a slip',
  undoes: null,
  witnesses: [{ player: 'taylor', degree: 'full', told: { piece: 'US1IN' } }],
};

describe('vedette admin', () => {
  let server: Server;
  let url: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
      const refuses = request.url!.includes('refused');
      response.writeHead(refuses ? 422 : 200, { 'content-type': 'application/json' });
      const problem = { code: 'edit-refused', errors: [{ message: '/set/strength: found -1' }] };
      response.end(JSON.stringify(refuses ? problem : EDIT));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('takes fields as JSON where they are, and as they are written where not', () => {
    expect(readFields(['strength=900', 'square=G5-V6', 'commander=null', 'at={"port":"Tampico"}'])).toEqual({
      strength: 900,
      square: 'G5-V6',
      commander: null,
      at: { port: 'Tampico' },
    });
    expect(readFields(['name=a=b'])).toEqual({ name: 'a=b' });
    expect(() => readFields(['strength'])).toThrow('field=value');
    expect(() => readFields(['=3'])).toThrow('field=value');
  });

  it('asks where the options say, else where the environment says', async () => {
    const env = { VEDETTE_SERVER: `${url}/`, VEDETTE_CAMPAIGN: 'mexico', VEDETTE_TOKEN: 't' };
    expect(await new AdminClient({}, env).campaign('GET', '/turn')).toEqual(EDIT);
    await new AdminClient({ campaign: 'other', token: 'mine' }, env).campaign('POST', '/x', {});
    expect(asked).toEqual(['GET /campaigns/mexico/turn Bearer t', 'POST /campaigns/other/x Bearer mine']);
    await expect(new AdminClient({ server: url }, {}).call('GET', '/accounts')).rejects.toThrow(
      'VEDETTE_TOKEN',
    );
    expect(() => new AdminClient({}, {})).toThrow('VEDETTE_SERVER');
  });

  it('tells what a server refuses, and that nobody answers', async () => {
    const client = new AdminClient({ server: url, campaign: 'c', token: 't' }, {});
    await expect(client.campaign('POST', '/refused')).rejects.toThrow(
      /answered 422: edit-refused\n {2}\/set\/strength: found -1/,
    );
    const nowhere = new AdminClient({ server: 'http://127.0.0.1:1', campaign: 'c', token: 't' }, {});
    await expect(nowhere.campaign('GET', '/turn')).rejects.toMatchObject({ code: 'SERVER_UNREACHABLE' });
  });

  it('tells of an edit what changes and who is told what', () => {
    expect(tellEdit(EDIT)).toBe(
      [
        'This would change the unit US1IN at the start of turn 2:',
        '  strength from 2 to 1',
        'It would be told to:',
        '  taylor (full): {"piece":"US1IN"}',
        '',
      ].join('\n'),
    );
    expect(tellEdit({ ...EDIT, number: 4, undoes: 3, witnesses: [] })).toContain(
      'Edit 4 changes the unit US1IN at the start of turn 2 and takes edit 3 back',
    );
  });
});
