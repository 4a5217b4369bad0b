import {
  type NatsConnection,
  NoRespondersError,
  PermissionViolationError,
  type Subscription,
} from '@nats-io/transport-node';
import { BUILD, type HeldKeys, nameOfBuild } from '@vedette/platform';
import type { Installation } from '../installation.js';

/** Which build a process is of that runs. */
export interface RunningBuild {
  readonly service: string;
  /** The release, as in `package.json`. */
  readonly version: string;
  /** The release and the commit, where that is known. */
  readonly build: string;
  /** Since when it runs, in whole seconds. */
  readonly upSeconds: number;
  /** Fingerprints of the keys it holds; nothing of a release that does not say. */
  readonly keys?: HeldKeys;
}

/** Where every process of an installation is asked which build it is of. */
export const buildsSubject = (installation: Installation): string => installation.subject('builds.running');

/** How long answers are waited for, in milliseconds: how many there are nobody knows. *Our figure.* */
const WAIT_MS = 1_000;

/** Has this process say which build it is of, and by their fingerprints which keys it holds, to whoever asks all of them. */
export const tellBuild = (
  connection: NatsConnection,
  installation: Installation,
  service: string,
  keys: HeldKeys = {},
): Subscription =>
  connection.subscribe(buildsSubject(installation), {
    callback: (error, message) => {
      // A broker whose users were not written anew lets nobody hear it; then this one is not told of.
      if (error !== null) return;
      const told: RunningBuild = {
        ...{ service, version: BUILD.version, build: nameOfBuild(BUILD) },
        ...{ upSeconds: Math.round(process.uptime()), keys },
      };
      message.respond(JSON.stringify(told));
    },
  });

/** Which builds the processes of an installation are of, as far as they say so within a second: those of older releases do not. */
export async function runningBuilds(
  connection: NatsConnection,
  installation: Installation,
): Promise<RunningBuild[]> {
  const told: RunningBuild[] = [];
  try {
    const answers = await connection.requestMany(buildsSubject(installation), '', {
      strategy: 'timer',
      maxWait: WAIT_MS,
    });
    for await (const answer of answers) told.push(answer.json<RunningBuild>());
  } catch (error) {
    // Nobody is there, or a broker whose users were not written anew lets nobody ask.
    if (![NoRespondersError, PermissionViolationError].some((kind) => error instanceof kind)) throw error;
  }
  return told;
}
