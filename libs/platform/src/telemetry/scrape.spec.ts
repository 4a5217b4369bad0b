import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { metrics as api } from '@opentelemetry/api';
import { metrics as sdk } from '@opentelemetry/sdk-node';
import { observeLag, observeMany } from './measure.js';
import { ScrapeReader } from './scrape.js';
import { metric } from './telemetry-schema.js';

describe('a scrape while something that is asked gives no answer', () => {
  const reader = new ScrapeReader();
  let asked = 0;
  const ends: (() => void)[] = [];
  beforeAll(() => {
    api.setGlobalMeterProvider(new sdk.MeterProvider({ readers: [reader] }));
    ends.push(
      observeMany(metric.logHead, () => {
        asked += 1;
        return new Promise(() => undefined);
      }),
      observeLag('reports', () => 7),
      observeMany(metric.clocksAtRest, () => Promise.reject(new Error('the database is away'))),
    );
  });
  afterAll(() => {
    for (const end of ends) end();
  });

  it('tells everything else, and asks no second time before it has an answer', async () => {
    for (const _ of [1, 2]) {
      const text = await reader.text();
      expect(text).toMatch(/^vedette_lag\{.*vedette_projection="reports".*\} 7$/m);
      expect(text).not.toMatch(/^vedette_(log_head|clocks_at_rest)\{/m);
    }
    expect(asked).toBe(1);
  });
});
