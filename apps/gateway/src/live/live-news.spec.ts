import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { campaignNews, type NewsItem } from '@vedette/contracts';
import { ShutdownManager } from '@vedette/platform';
import type { RequestClient } from '@vedette/messaging';
import { ToldRequests } from '../testing/told-requests.js';
import { readGatewaySettings } from '../settings.js';
import { LiveNews } from './live-news.js';

const item = (turn: number): NewsItem => ({
  id: `turn-${turn}`,
  kind: 'turn-opened',
  at: '2025-03-01T12:00:00.000Z',
  turn,
  deadline: null,
  audience: 'everybody',
  text: null,
});

describe('live news', () => {
  const requests = new ToldRequests();
  /** One turn is opened by each version of a campaign's stream; the conductor tells two at once. */
  const opened: Record<string, number> = {};
  let news: LiveNews;
  let heard: string[];
  const hear = (campaign: string) => news.hear(campaign, ({ turn }) => heard.push(`${campaign} ${turn}`));

  beforeEach(() => {
    for (const campaign of Object.keys(opened)) delete opened[campaign];
    heard = [];
    requests.tell(campaignNews, ({ read, only = [] }) => ({
      campaigns: only.flatMap((campaign) => {
        const from = read.find((one) => one.campaign === campaign)?.turn ?? 0;
        const turns = Array.from({ length: (opened[campaign] ?? 0) - from }, (_, i) => from + i + 1).slice(
          0,
          2,
        );
        const reached = {
          campaign,
          administration: 0,
          turn: from + turns.length,
          umpire: 0,
          dispositions: 0,
        };
        if (from > (opened[campaign] ?? 0))
          return [
            { title: campaign, read: { ...reached, turn: opened[campaign]! }, news: [item(1)], isCut: true },
          ];
        return turns.length > 0 ? [{ title: campaign, read: reached, news: turns.map(item) }] : [];
      }),
    }));
    news = new LiveNews(
      requests as unknown as RequestClient,
      readGatewaySettings({}),
      new ShutdownManager(1_000),
    );
  });
  afterEach(() => news.look());

  it('is what happens after one began to watch, however long the history is, and all of it', async () => {
    opened['mexico'] = 7;
    hear('mexico');
    await news.look('mexico');
    expect(heard).toEqual([]);
    opened['mexico'] = 10;
    await news.look();
    expect(heard).toEqual(['mexico 8', 'mexico 9', 'mexico 10']);
    await news.look();
    expect(heard).toHaveLength(3);
  });

  it('reaches those who watch its campaign, each once, until they stop', async () => {
    const stops = [hear('mexico'), hear('mexico'), hear('prussia')];
    for (const campaign of ['mexico', 'prussia']) await news.look(campaign);
    opened['mexico'] = opened['prussia'] = 1;
    await news.look();
    expect(heard.sort()).toEqual(['mexico 1', 'mexico 1', 'prussia 1']);
    stops[0]!();
    opened['mexico'] = 2;
    await news.look();
    expect(heard).toHaveLength(4);
  });

  it('is told by nobody again when a log was cut and its news begins anew, and goes on from there', async () => {
    opened['mexico'] = 7;
    hear('mexico');
    await news.look('mexico');
    opened['mexico'] = 3;
    await news.look();
    expect(heard).toEqual([]);
    opened['mexico'] = 4;
    await news.look();
    expect(heard).toEqual(['mexico 4']);
  });

  it('asks nobody while nobody watches, and does not bring what came meanwhile', async () => {
    const stop = hear('mexico');
    await news.look('mexico');
    stop();
    const asked = requests.asked.length;
    await news.look();
    expect(requests.asked).toHaveLength(asked);
    opened['mexico'] = 4;
    hear('mexico');
    await news.look('mexico');
    expect(heard).toEqual([]);
  });

  it('comes late when the conductor was away, and is not lost', async () => {
    hear('mexico');
    await news.look('mexico');
    requests.tell(campaignNews, () => {
      throw new Error('away');
    });
    await news.look();
    requests.tell(campaignNews, ({ read }) => ({
      campaigns:
        read.length > 0
          ? []
          : [
              {
                title: 'm',
                read: { campaign: 'mexico', administration: 0, turn: 1, umpire: 0, dispositions: 0 },
                news: [item(1)],
              },
            ],
    }));
    await news.look();
    expect(heard).toEqual(['mexico 1']);
  });
});
