import { setTimeout as sleep } from 'node:timers/promises';

/** The middle value; of an even number of values the lower middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The value that a share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;

/** Rates of a cell over the rounds. */
export interface Rates {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Sums the rounds up. */
export const ratesOf = (values: readonly number[]): Rates => ({
  median: Math.round(median(values)),
  least: Math.round(Math.min(...values)),
  most: Math.round(Math.max(...values)),
});

/** How long to warm up and to measure, in milliseconds. */
export interface Span {
  readonly warmMs: number;
  readonly measuredMs: number;
}

/**
 * Keeps `workers` at work and returns the units a second they did in the measured span. A unit counts when its call
 * came back within the span.
 */
export const rateOf = async (
  workers: number,
  { warmMs, measuredMs }: Span,
  call: (worker: number) => Promise<number>,
): Promise<number> => {
  const begins = performance.now() + warmMs;
  const ends = begins + measuredMs;
  let units = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < ends) {
        const done = await call(worker);
        const now = performance.now();
        units += now >= begins && now < ends ? done : 0;
      }
    }),
  );
  return (units * 1_000) / measuredMs;
};

/** Waits until something is true. */
export const until = async (what: () => boolean | Promise<boolean>, withinMs: number): Promise<void> => {
  for (const end = performance.now() + withinMs; !(await what()); await sleep(5)) {
    if (performance.now() > end) {
      throw new Error(`Still waiting after ${withinMs} ms`);
    }
  }
};
