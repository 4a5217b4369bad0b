import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ArchivedCampaignDocument,
  type CampaignDocument,
  debriefIndex,
  describeCampaign,
  drawMap,
  listArchived,
  listMaps,
  listOrders,
  listReports,
  readAsStandIn,
  readPositionReport,
  readTurnReport,
} from '@vedette/contracts';
import { VedetteError } from '@vedette/platform';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { aCampaign, aDebriefIndex, anEnd } from '../testing/samples.js';

const { campaign: _, ...ENDED } = anEnd();
const STAGES: Readonly<Record<string, Partial<CampaignDocument>>> = {
  playing: { status: 'playing' },
  ended: { status: 'ended', ended: ENDED },
  reopened: { status: 'playing', ended: null },
};
const OF_ANOTHER = [
  'reports',
  'reports/1/turn.txt',
  'reports/1/position.json',
  'reports/1/maps',
  'reports.zip',
].map((path) => `${path}?player=arista`);
const ORDERS = ['debrief/1/orders', 'debrief/1/orders?player=arista'];

describe('what is another’s', () => {
  let gateway: GatewayUnderTest;
  let stage: Partial<CampaignDocument> = STAGES['playing']!;
  let archived: ArchivedCampaignDocument[] = [];
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    await gateway.account('taylor', { campaign: 'mexico', role: 'player', player: 'taylor' });
    await gateway.account('umpire', { campaign: 'mexico', role: 'administrator' });
    await gateway.account('stranger');
    for (const name of ['taylor', 'umpire', 'stranger']) tokens[name] = await gateway.signIn(name);
    const { requests } = gateway;
    requests.tell(describeCampaign, () => aCampaign(stage));
    // As reporting answers: of nothing that is not published.
    requests.tell(debriefIndex, () => {
      if (stage.status === 'published') return { ...aDebriefIndex(), players: ['taylor', 'marcy'] };
      throw new VedetteError({ code: 'campaign-not-published', status: 409, message: 'It is hidden.' });
    });
    requests.tell(listArchived, () => ({ campaigns: archived }));
    requests.tell(readAsStandIn, () => ({ turns: null }));
    requests.tell(listReports, () => ({ reports: [] }));
    for (const contract of [readTurnReport, readPositionReport])
      requests.tell(contract, () => ({ mediaType: 'application/json', body: '{}', digest: 'd' }));
    requests.tell(listMaps, () => ({ maps: [] }));
    requests.tell(drawMap, () => ({ mediaType: 'image/svg+xml', body: '<svg/>', digest: 'd' }));
    requests.tell(listOrders, () => ({ turn: 1, closed: true, orders: [] }));
  });
  afterAll(() => gateway.close());

  const ask = async (as: string, path: string) => {
    const answer = await fetch(`${gateway.url}/campaigns/mexico/${path}`, {
      headers: { authorization: `Bearer ${tokens[as]}` },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const graph = async (as: string, query: string) => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[as]}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown[] };
  };
  const REPORT = '{ report(campaign: "mexico", turn: 1, kind: turn, player: "arista") { digest } }';
  const DEBRIEF_ORDERS = '{ debriefOrders(campaign: "mexico", turn: 1) { player } }';

  it.each(Object.keys(STAGES))(
    'stays his while a campaign is %s: reports, maps, archive, orders',
    async (name) => {
      stage = STAGES[name]!;
      for (const path of OF_ANOTHER) expect((await ask('taylor', path)).status).toBe(403);
      for (const who of ['taylor', 'umpire'])
        for (const path of ORDERS) expect((await ask(who, path)).status).toBe(409);
      expect((await graph('taylor', REPORT)).errors).toHaveLength(1);
      for (const who of ['taylor', 'umpire'])
        expect((await graph(who, DEBRIEF_ORDERS)).errors).toHaveLength(1);
      // His own is his own at any time.
      expect((await ask('taylor', 'reports/1/turn.txt')).status).toBe(200);
    },
  );

  it('tells an administrator who names nobody whom he may name', async () => {
    expect(await ask('umpire', 'reports/1/turn.txt')).toMatchObject({
      status: 403,
      text: expect.stringContaining('taylor, marcy'),
    });
  });

  it('is open to everybody in a campaign that is published, and to nobody else, for good', async () => {
    stage = { status: 'published', ended: { ...ENDED, publishedAt: ENDED.at } };
    for (const path of OF_ANOTHER) {
      expect((await ask('taylor', path)).status).toBe(200);
      expect([403, 404]).toContain((await ask('stranger', path)).status);
    }
    const { text } = await ask('taylor', 'debrief/1/orders');
    expect(JSON.parse(text)).toEqual([
      { player: 'taylor', orders: [] },
      { player: 'marcy', orders: [] },
    ]);
    expect((await ask('taylor', 'debrief/1/orders?player=nobody')).status).toBe(404);
    expect((await graph('taylor', REPORT)).data).toEqual({ report: { digest: 'd' } });
    expect((await graph('taylor', DEBRIEF_ORDERS)).data).toMatchObject({
      debriefOrders: [{ player: 'taylor' }, { player: 'marcy' }],
    });
    // In an archive its orders are gone from the house, though its reports are read on.
    archived = [
      {
        id: 'mexico',
        title: 'Mexico',
        archivedAt: ENDED.at,
        published: true,
        players: ['taylor', 'marcy'],
      },
    ];
    for (const path of ORDERS)
      expect((await ask('umpire', path.replace('arista', 'marcy'))).status).toBe(404);
    expect((await graph('taylor', DEBRIEF_ORDERS)).errors).toHaveLength(1);
    archived = [];
    // What was opened is not asked for again; the conductor takes no publication back.
    stage = STAGES['playing']!;
    expect((await ask('taylor', OF_ANOTHER[1]!)).status).toBe(200);
  });
});
