import { setTimeout as pause } from 'node:timers/promises';
import type { Running } from '../../apps/gateway/src/testing/house-under-test.js';

/** So many seconds of an installation stand for one of a drill: what takes a quarter of an hour there has happened here in two minutes. */
const TIMES = 8;
/** Seconds between two scrapes of the Prometheus that is shipped, by its clock. */
export const SCRAPE_EVERY_S = 10;
/** One that says nothing for so long is down. */
const ANSWERS_WITHIN_MS = 4_000;
/** What tells since when something waits: it waits longer by as much as a second stands for. */
const AGES = /^vedette_(turn_overdue|phase_waiting|phase_untaken|projection_age|log_unsealed_age)_seconds$/;

/** Values of a series by number of the scrape, as promtool writes them: a number, `stale` where it was there before, or `_`. */
export type Series = ReadonlyMap<string, readonly string[]>;

/** Scrapes every process of a house, as a Prometheus does that finds out by itself which there are. */
export class Scraper {
  private readonly series = new Map<string, string[]>();
  private readonly underWay = new Set<Promise<void>>();
  private scrapes = 0;
  private stopped = false;
  private loop: Promise<void> = Promise.resolve();

  /** @param wanted whether a metric is to be kept, by its name */
  constructor(
    private readonly processes: () => readonly Running[],
    private readonly wanted: (metric: string) => boolean,
    private readonly times = TIMES,
  ) {}

  start(): void {
    this.loop = this.run();
  }

  /** Scrapes no more; returns what was scraped. */
  async stop(): Promise<Series> {
    this.stopped = true;
    await this.loop;
    await Promise.all(this.underWay);
    return new Map(
      [...this.series].map(([name, values]) => {
        const told = Array.from({ length: this.scrapes }, (_, i) => values[i]);
        return [name, told.map((value, i) => value ?? (i > 0 && told[i - 1] ? 'stale' : '_'))];
      }),
    );
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const at = this.scrapes++;
      for (const running of this.processes()) {
        if (running.metricsUrl === null) continue;
        const scrape = this.scrape(running, running.metricsUrl, at).finally(() =>
          this.underWay.delete(scrape),
        );
        this.underWay.add(scrape);
      }
      await pause((SCRAPE_EVERY_S * 1000) / this.times);
    }
  }

  private async scrape({ service }: Running, url: string, at: number): Promise<void> {
    const target = `job="vedette",service="${service}",instance="${new URL(url).host}"`;
    let text = '';
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
      if (answer.ok) text = await answer.text();
    } catch {
      // It is down, or says nothing: `up` tells.
    }
    this.note(`up{${target}}`, at, text === '' ? '0' : '1');
    for (const line of text.split('\n')) {
      const [, metric, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)/.exec(line) ?? [];
      if (metric === undefined || value === undefined || !this.wanted(metric)) continue;
      const told = AGES.test(metric) ? String(Number(value) * this.times) : value;
      this.note(`${metric}{${labels === '' ? target : `${labels},${target}`}}`, at, told);
    }
  }

  private note(name: string, at: number, value: string): void {
    const values = this.series.get(name) ?? [];
    values[at] = value;
    this.series.set(name, values);
  }
}
