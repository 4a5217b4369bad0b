import type pg from 'pg';
import type { ReportDifference, WhichReport } from './again.errors.js';
import { everyReport } from './every-report.js';

/** Every report of a campaign in every form that it has, with its SHA-256; keys are in the order in which they were made. */
export type ReportDigests = ReadonlyMap<string, string>;

/** Makes every report of a campaign, and keeps the digest of each. @throws as {@link everyReport} */
export async function digestReports(pool: pg.Pool, campaign: string): Promise<ReportDigests> {
  const digests = new Map<string, string>();
  for await (const { body: _, reason: __, digest, ...which } of everyReport(pool, campaign))
    digests.set(keyOf(which), digest);
  return digests;
}

/** In what reports that are made differ from those that were kept; in the order of the kept, those that were added last. */
export function differencesOfReports(kept: ReportDigests, made: ReportDigests): readonly ReportDifference[] {
  const lost = [...kept].flatMap(([key, digest]): ReportDifference[] => {
    const now = made.get(key);
    return now === digest ? [] : [{ ...reportOf(key), what: now === undefined ? 'missing' : 'differs' }];
  });
  const added = [...made.keys()]
    .filter((key) => !kept.has(key))
    .map((key): ReportDifference => ({ ...reportOf(key), what: 'added' }));
  return [...lost, ...added];
}

const keyOf = (which: WhichReport): string => JSON.stringify(which);
const reportOf = (key: string): WhichReport => JSON.parse(key) as WhichReport;
