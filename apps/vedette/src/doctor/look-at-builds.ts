import { isOlderRelease } from '@vedette/database';
import type { RunningBuild } from '@vedette/messaging';
import type pg from 'pg';
import { fault, type Finding, warning, well } from './finding.js';
import { servicesOf } from '../keys/services-of.js';

/** A roll-out takes minutes; the alert on several builds waits as long. *Our figure.* */
const ROLL_OUT_SECONDS = 3_600;

/** Which builds run, and whether those of several have done so for longer than a roll-out takes. */
export function lookAtBuilds(told: readonly RunningBuild[]): Finding {
  const what = 'builds';
  if (told.length === 0)
    return warning(
      what,
      'no process says which it is of: none runs, or all are of a release that does not say, or the broker’s users were not written anew',
    );
  const builds = new Map<string, RunningBuild[]>();
  for (const one of told) builds.set(one.build, [...(builds.get(one.build) ?? []), one]);
  const [only, ...others] = [...builds.keys()];
  if (others.length === 0)
    return well(what, `all processes that say so are of ${only!}: ${servicesOf(told)}`);
  // They have run together since the first process of the youngest of them was there.
  const together = Math.min(
    ...[...builds.values()].map((all) => Math.max(...all.map(({ upSeconds }) => upSeconds))),
  );
  const text = [...builds].map(([build, all]) => `${build} (${servicesOf(all)})`).join(' and ');
  const since = `${text} run beside each other, for ${Math.floor(together / 60)} minutes`;
  return together > ROLL_OUT_SECONDS
    ? warning(what, `${since}: finish the roll-out, or roll it back`)
    : well(what, `${since}; a roll-out takes less than an hour`);
}

/**
 * Whether each process that runs may work on the schema: a release that took something away is the oldest that still may. One that was
 * there before goes on without having looked, and fails where it needs what is gone.
 * @param oldest null where nothing was ever taken away
 */
export function lookAtReleases(told: readonly RunningBuild[], oldest: string | null): Finding {
  const what = 'releases';
  const behind = oldest === null ? [] : told.filter(({ version }) => isOlderRelease(version, oldest));
  if (behind.length === 0)
    return well(what, 'the schema has what every process uses that says what it is of');
  const releases = [...new Set(behind.map(({ version }) => version))].join(' and ');
  return fault(
    what,
    `${servicesOf(behind)} of ${releases} use a schema from which ${oldest!} took away what they need: start them as ${oldest!} or later`,
  );
}

/** The newest release that has taken something from the schema of the log; null where none has said so. */
export async function oldestReleaseFor(pool: Pick<pg.Pool, 'query'>): Promise<string | null> {
  const { rows } = await pool.query<{ release: string }>(
    `SELECT release FROM es.migration WHERE name LIKE 'version %' AND NOT expands AND release <> ''`,
  );
  return rows.reduce<string | null>(
    (oldest, { release }) => (oldest === null || isOlderRelease(oldest, release) ? release : oldest),
    null,
  );
}
