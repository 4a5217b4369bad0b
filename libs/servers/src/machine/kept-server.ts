import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, processStart } from './process-life.js';

/** A process that serves, and how to end it. */
export interface ServingProcess {
  readonly pid: number;
  stop(): Promise<void>;
}

/** What keeps a server up. */
export interface KeepingPlan {
  readonly name: string;
  /** Starts it again where it was: same port, same folder, same credentials. Resolves when it serves. */
  readonly start: () => Promise<ServingProcess>;
  /** Whether a process that lives has stopped serving for good; then it is ended and started again. Never, unless stated. */
  readonly hasFailed?: () => Promise<boolean>;
  /** Told what happens, a line at a time. */
  readonly say: (line: string) => void;
  readonly lookEveryMs?: number;
}

/** A server that is kept up until it is stopped. */
export interface KeptServer {
  stop(): Promise<void>;
}

/** Waits before a further start, in milliseconds; the last one repeats. Those of services, so that people wait alike. */
const startAgainAfterMs = [250, 1_000, 4_000, 10_000] as const;
/** A server that lived this long starts again without counting earlier deaths. */
const steadyAfterMs = 30_000;
/** Every so many looks a living server is asked whether it has failed. */
const looksBetweenQuestions = 5;

const waitBefore = (deaths: number): number =>
  startAgainAfterMs[Math.min(deaths, startAgainAfterMs.length - 1)] ?? 0;

/**
 * Watches a server of ours and starts it again when it ends, however it ended, and also when it lives and no longer serves (a
 * broker that met a full disk switches its streams off until it is started anew). A server that keeps ending is started
 * after longer and longer waits; every death and return is said. By process id and birth rather than by an event of the
 * child, because a server left over by a start that was killed is nobody's child.
 */
export const keepServer = (first: ServingProcess, plan: KeepingPlan): KeptServer => {
  const { name, say, lookEveryMs = 1_000, hasFailed = () => Promise.resolve(false) } = plan;
  const stopped = new AbortController();
  const rest = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
  let current = first;

  const startAgain = async (deaths: number): Promise<boolean> => {
    await rest(waitBefore(deaths));
    if (stopped.signal.aborted) return false;
    try {
      current = await plan.start();
      say(`${name} is up again`);
      return true;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0];
      say(`${name} could not be started: ${reason}; trying again in ${waitBefore(deaths + 1) / 1000} s`);
      return false;
    }
  };

  /** Resolves when the current process has ended, or lives and has failed; says which. */
  const untilLost = async (): Promise<string | undefined> => {
    const { pid } = current;
    const born = processStart(pid);
    for (let looks = 1; ; looks++) {
      await rest(lookEveryMs);
      if (stopped.signal.aborted) return undefined;
      if (!isAlive(pid) || processStart(pid) !== born) return `${name} ended`;
      if (looks % looksBetweenQuestions !== 0 || !(await hasFailed())) continue;
      await current.stop();
      return `${name} lived and served no more`;
    }
  };

  const watch = async (): Promise<void> => {
    let deaths = 0;
    while (!stopped.signal.aborted) {
      const began = performance.now();
      const loss = await untilLost();
      if (loss === undefined) return;
      if (performance.now() - began > steadyAfterMs) deaths = 0;
      say(`${loss}; starting it again in ${waitBefore(deaths) / 1000} s`);
      while (!stopped.signal.aborted && !(await startAgain(deaths++)));
    }
  };

  const watching = watch();
  return {
    stop: async () => {
      stopped.abort();
      // A start that is under way is waited for, or its server would outlive the stop.
      await watching;
      await current.stop();
    },
  };
};
