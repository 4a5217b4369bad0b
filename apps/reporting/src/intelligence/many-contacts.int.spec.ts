import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { QuestionOf, ServiceRequest } from '@vedette/contracts';
import { listCleared, listContacts, listForces, printIntelligence } from '@vedette/contracts';
import {
  type Contact,
  csvTable,
  contactsTable,
  contactViews,
  type Picture,
  sorted,
} from '@vedette/intelligence';
import { MessagingModule, RequestClient, RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService, type RunningService } from '@vedette/platform';
import { ProjectionRunner } from '@vedette/event-store';
import { CampaignsAsTheyStand, makeCampaign } from '@vedette/ledger';
import { loadScenario } from '@vedette/scenarios';
import { LedgerUnderTest } from '../../../../libs/ledger/src/testing/ledger-under-test.js';
import { IntelligenceController } from './intelligence.controller.js';
import { IntelligenceKeeper } from './intelligence-keeper.js';
import { intelligenceProjection } from './intelligence-projection.js';
import { IntelligenceWriter } from './intelligence-writer.js';
import { KnownMaps } from './known-maps.js';
import { MinisterDesk } from './minister-desk.js';

const WAR = 'amwol-1846';
const MANY = 5_000;
/** So many that a table is larger than a message even when it is compressed. */
const UNITS = 60_000;
const TURN = 7;

const contact = (n: number): Contact => ({
  ...{ id: `MX-${n}`, branch: 'land', state: 'MX', standing: 'hostile', unit: null, type: null },
  ...{ letters: ['I', 'IC', 'ICA', 'C'][n % 4]!, condition: 'active', spot: null, size: 'brigades' },
  ...{ place: `J${n % 10}-V${Math.floor(n / 10) % 10}`, strength: { least: 4, most: 9 } },
  ...{ source: 'strategic-map', seen: TURN - (n % 5), firstSeen: 1, also: [], within: null },
  by: ['taylor', `officer-${(n * 7919) % 1000}`],
});
/** Figures that differ from unit to unit, as they do in a war. */
const spread = (n: number, salt: number): number => Math.imul(n + 1, 2654435761 + salt * 97) >>> 0;
const unit = (n: number): Picture['units'][number] => ({
  ...{
    id: `US${n}IN`,
    name: `Regiment ${spread(n, 1).toString(36)}`,
    type: 'IN',
    commander: `officer-${spread(n, 2) % 1000}`,
  },
  ...{
    status: 'active',
    place: `J${spread(n, 3) % 10}-V${spread(n, 4) % 10}`,
    men: spread(n, 5) % 1000,
    batteries: 0,
  },
  ...{
    quality: 'Good',
    experience: spread(n, 6) % 90,
    morale: spread(n, 7) % 90,
    fatigue: spread(n, 8) % 12,
  },
  ...{ supplied: true, supplySource: `US${spread(n, 9) % 500}CQ`, supplies: spread(n, 10) % 9 },
  ...{ ammunition: spread(n, 11) % 9, communications: true, casualties: spread(n, 12) % 700, wants: [] },
});
const PICTURE: Picture = {
  ...{ format: 'vedette/intelligence@1', state: 'US', desk: 'supreme', turn: TURN, season: 'campaign' },
  contacts: Array.from({ length: MANY }, (_, n) => contact(n)),
  cleared: Array.from({ length: MANY }, (_, n) => ({ why: 'too old', contact: contact(n) })),
  units: Array.from({ length: UNITS }, (_, n) => unit(n)),
  ...{ ships: [], numbered: { MX: MANY } },
};

describe('intelligence of five thousand contacts, asked over the broker', () => {
  let under: LedgerUnderTest;
  let service: RunningService;
  const whose = { campaign: WAR, player: 'polk', turn: null };

  beforeAll(async () => {
    under = await LedgerUnderTest.open();
    const means = under.means();
    const position = await means.documents.put(loadScenario(WAR).position);
    await makeCampaign({ id: WAR, title: 'War', position, secret: 'x', deadline: null }, means);
    const campaigns = new CampaignsAsTheyStand(under.store, means.openings);
    const writer = new IntelligenceWriter(
      under.store,
      means.openings,
      new KnownMaps(means.openings, means.documents, campaigns),
      campaigns,
    );
    const runner = new ProjectionRunner(under.store, intelligenceProjection(writer));
    await runner.start();
    await runner.stop();
    await under.pool.query(
      `INSERT INTO proj_intelligence.picture (campaign, state, desk, turn, body, contacts, cleared, units, ships)
       VALUES ($1, 'US', 'supreme', $2, $3, $4, $4, $5, 0)`,
      [WAR, TURN, JSON.stringify(PICTURE), MANY, UNITS],
    );
    const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
    @Module({
      imports: [MessagingModule.forRoot({ service: 'reporting' })],
      controllers: [IntelligenceController],
      providers: [
        { provide: MinisterDesk, useValue: new MinisterDesk(under.store, means.openings, campaigns) },
        // Nothing is rebuilt here.
        { provide: IntelligenceKeeper, useValue: null },
      ],
    })
    class DeskModule {}
    service = await bootstrapService(DeskModule, {
      name: 'reporting',
      consumers: (app) => [app.get(RequestReplyStrategy)],
      env: {
        ...{ DATABASE_URL: 'postgres://127.0.0.1/none', NATS_URL: natsUrl, LOG_LEVEL: 'silent' },
        VEDETTE_INSTALLATION: `many-${process.pid}`,
      },
      signals: 'caller',
    });
  });
  afterAll(async () => {
    await service?.stop('end of test');
    await under?.close();
  });

  const ask = <R extends ServiceRequest>(contract: R, question: QuestionOf<R>) =>
    service.app
      .get(RequestClient)
      .request(contract, question as never, { timeoutMs: 600_000 }) as Promise<never>;

  it('comes page by page, every contact once', async () => {
    const ids: string[] = [];
    for (let after: string | null = null, pages = 0; pages === 0 || after !== null; pages++) {
      const page: { contacts: { id: string }[]; next: string | null; total: number } = await ask(
        listContacts,
        {
          ...whose,
          ...{ sort: 'place', limit: 200, after },
        },
      );
      expect(page.total).toBe(MANY);
      ids.push(...page.contacts.map(({ id }) => id));
      after = page.next;
    }
    expect(ids.length).toBe(MANY);
    expect(new Set(ids).size).toBe(MANY);
  });

  it('comes whole as a table and as what was struck out', async () => {
    const { body }: { body: string } = await ask(printIntelligence, {
      ...whose,
      table: 'contacts',
      format: 'csv',
    });
    expect(body).toBe(csvTable(contactsTable(TURN, sorted(contactViews(PICTURE), 'place'))));
    const { cleared }: { cleared: unknown[] } = await ask(listCleared, whose);
    expect(cleared.length).toBe(MANY);
  });

  it('comes whole where it is larger than the broker takes even when compressed', async () => {
    const { units }: { units: { id: string; men: number }[] } = await ask(listForces, whose);
    expect(units).toEqual(PICTURE.units);
    expect(gzipSync(JSON.stringify(units), { level: 1 }).length).toBeGreaterThan(1024 * 1024);
  });
});
