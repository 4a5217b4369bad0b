import { setTimeout as pause } from 'node:timers/promises';
import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { mustDo } from './by-command.js';
import type { Drill } from './drill.js';
import { releaseBefore, SERVICES_BEFORE } from './release-before.js';
import { replace } from './replace.js';
import type { Stage } from './stage.js';

const WORKERS: readonly ServiceName[] = ['land-resolution', 'naval-resolution', 'logistics'];
const OTHERS = SERVICES_BEFORE.filter((service) => !WORKERS.includes(service));
/** What the release before did not have: there is nothing of it to replace. */
const ADDED = SERVICE_NAMES.filter((service) => !SERVICES_BEFORE.includes(service));

/** `./vedette …` on the database of the stage, as its owner; a failure says what it said. */
async function vedette(stage: Stage, ...words: readonly string[]): Promise<void> {
  await mustDo(words, { DATABASE_URL: await stage.database.writable() });
}

/** The upgrade is done, and a turn of this release alone is played and resolved once more. */
async function finish(stage: Stage): Promise<string> {
  await vedette(stage, 'upgrade', 'finish');
  await stage.playTurn(2);
  const differs = await stage.audit(2);
  if (differs.length > 0) throw new Error(`turn 2 comes out otherwise: ${differs.join(', ')}`);
  return 'upgrade finished';
}

const ROW = 'rolling upgrade N-1 → N → N-1 under load, each order of restarts';
/** What every drill of an upgrade has: the release before runs, and some of the turn is resolved by its rules. */
const FROM_BEFORE = {
  row: ROW,
  servers: { postgres: 'one', nats: 'one' },
  release: 'the one before',
  // Of services that the release before did not have none is there until the upgrade.
  alerts: { may: ['ServiceGone'] },
  except: { otherRules: true },
} as const satisfies Partial<Drill>;
/** In which this release's workers do what waits for no land worker. */
const WITHOUT_LAND_MS = 5_000;

/**
 * The release before is in the midst of a turn when this one comes: its workers are held so that the turn waits, the database
 * is prepared, and the services `first` are replaced; then the turn goes on between both releases. When it is resolved the
 * others are replaced, the upgrade is finished, and a turn of this release alone is played and resolved once more.
 */
const upgraded = (name: string, first: readonly ServiceName[], then: readonly ServiceName[]): Drill => ({
  ...FROM_BEFORE,
  name,
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
    return finish(stage);
  },
});

/**
 * Workers of this release take their part of a turn, those of the release before are put back in its midst and end it, and then the
 * upgrade is done after all. What of 0.2.0 cannot be put back (`docs/operate.md`) stays until it is replaced for good.
 */
const takenBack: Drill = {
  ...FROM_BEFORE,
  name: 'an upgrade from the release before, taken back in the midst of a turn and done after it',
  happen: async (stage) => {
    const before = await releaseBefore();
    const workers = WORKERS.flatMap((service) => stage.of(service));
    for (const { child } of workers) child.kill('SIGSTOP');
    await vedette(stage, 'database', 'prepare');
    for (const service of ADDED) await stage.house.start(service);
    const [land, ...others] = WORKERS;
    for (const service of others) await replace(stage, service);
    await pause(WITHOUT_LAND_MS);
    for (const service of others) await replace(stage, service, { checkout: before });
    for (const { child } of stage.of(land!)) child.kill('SIGCONT');
    stage.overFromNow();
    await stage.turnResolved();
    for (const service of [...WORKERS, ...OTHERS]) await replace(stage, service);
    return finish(stage);
  },
};

/** Who takes orders, moves the turn and tells of it, between a gateway and workers of another release. */
const MIDDLE: readonly ServiceName[] = ['order-intake', 'turn-conductor', 'reporting'];

/** An upgrade from the release before, in several orders of restarts, and one that is taken back. */
export const UPGRADES: readonly Drill[] = [
  upgraded('an upgrade from the release before, workers first', WORKERS, OTHERS),
  upgraded('an upgrade from the release before, workers last', OTHERS, WORKERS),
  upgraded('an upgrade from the release before, gateway and workers first', ['gateway', ...WORKERS], MIDDLE),
  takenBack,
];
