import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { mustDo } from './by-command.js';
import type { Drill } from './drill.js';
import { SERVICES_BEFORE, whyNoReleaseBefore } from './release-before.js';
import type { Stage } from './stage.js';

const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];
const OTHERS = SERVICES_BEFORE.filter((service) => !WORKERS.includes(service));
/** What the release before did not have: there is nothing of it to replace. */
const ADDED = SERVICE_NAMES.filter((service) => !SERVICES_BEFORE.includes(service));

/** `./vedette …` on the database of the stage, as its owner; a failure says what it said. */
async function vedette(stage: Stage, ...words: readonly string[]): Promise<void> {
  await mustDo(words, { DATABASE_URL: await stage.database.writable() });
}

/** Starts this release's process of a service, and ends the one of the release before in order. */
async function replace(stage: Stage, service: ServiceName): Promise<void> {
  const old = stage.of(service);
  await stage.house.start(service);
  for (const running of old) {
    running.child.kill('SIGCONT');
    const code = await stage.house.stop(running);
    if (code !== 0)
      throw new Error(`${service} of the release before ended with ${code} when it was replaced`);
  }
}

/**
 * The release before is in the midst of a turn when this one comes: its workers are held so that the turn waits, the database
 * is prepared, and the services `first` are replaced; then the turn goes on between both releases. When it is resolved the
 * others are replaced, the upgrade is finished, and a turn of this release alone is played and resolved once more.
 */
const upgraded = (name: string, first: readonly ServiceName[], then: readonly ServiceName[]): Drill => ({
  name,
  row: 'rolling upgrade N-1 → N → N-1 under load, each order of restarts',
  servers: { postgres: 'one', nats: 'one' },
  release: 'the one before',
  alerts: {},
  except: { otherRules: true },
  missing: whyNoReleaseBefore,
  happen: async (stage) => {
    const workers = WORKERS.flatMap((service) => stage.of(service));
    for (const { child } of workers) child.kill('SIGSTOP');
    await vedette(stage, 'database', 'prepare');
    for (const service of ADDED) await stage.house.start(service);
    for (const service of first) await replace(stage, service);
    for (const { child } of workers) child.kill('SIGCONT');
    stage.overFromNow();
    await stage.turnResolved();
    for (const service of then) await replace(stage, service);
    await vedette(stage, 'upgrade', 'finish');
    await stage.playTurn(2);
    const differs = await stage.audit(2);
    if (differs.length > 0) throw new Error(`turn 2 comes out otherwise: ${differs.join(', ')}`);
    return 'upgrade finished';
  },
});

/** An upgrade from the release before, in two orders of restarts. */
export const UPGRADES: readonly Drill[] = [
  upgraded('an upgrade from the release before, workers first', WORKERS, OTHERS),
  upgraded('an upgrade from the release before, workers last', OTHERS, WORKERS),
];
