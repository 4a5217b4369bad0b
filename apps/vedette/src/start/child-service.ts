import { fork, type ChildProcess } from 'node:child_process';
import { isReadyMessage } from '@vedette/platform';
import { ServiceFailedError } from './service-failed.error.js';
import { ServiceLog } from './service-log.js';
import type { ServicePlan } from './service-plan.js';

/** Long, since all services start at once, and a slow machine is no failure; one that cannot start says so and ends. */
const READY_WITHIN_MS = 600_000;
const STOP_WITHIN_MS = 25_000;
/** Waits between restarts of a service that died, in milliseconds; the last one repeats. */
const RESTART_AFTER_MS = [250, 1000, 4000, 10_000];
/** A service that lived this long starts again without counting earlier deaths. */
const STEADY_AFTER_MS = 30_000;

/**
 * One service as a process of its own. A service that dies is started again, so that a killed worker costs a turn some
 * seconds and nothing else.
 */
export class ChildService {
  private child: ChildProcess | null = null;
  /** Settles when the process is gone and its last line was read, which may be a while later. */
  private allRead: Promise<void> = Promise.resolve();
  private stopping = false;
  private deaths = 0;
  private address: string | null = null;
  private readonly log: ServiceLog;

  constructor(
    readonly plan: ServicePlan,
    private readonly say: (line: string) => void,
  ) {
    this.log = new ServiceLog(plan.logFile, say);
  }

  /** Where its HTTP listens; null while it is not up. */
  get url(): string | null {
    return this.address;
  }

  get processId(): number | undefined {
    return this.child?.pid;
  }

  /** Starts the process and waits until it says that it serves. Throws {@link ServiceFailedError}. */
  async start(): Promise<string> {
    const child = fork(this.plan.main, [...(this.plan.arguments ?? [])], {
      execArgv: [...this.plan.nodeArguments],
      env: { ...process.env, ...this.plan.environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.child = child;
    this.allRead = new Promise((resolve) => child.once('close', () => resolve()));
    const born = Date.now();
    child.stdout?.pipe(this.log, { end: false });
    child.stderr?.pipe(this.log, { end: false });
    child.once('exit', (code, signal) => this.died(code, signal, born));
    this.address = await this.ready(child);
    return this.address;
  }

  /** Asks the process to stop and waits for it; kills it when it takes too long. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    child?.kill('SIGTERM');
    const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN_MS);
    // A line that came to a log which has ended would end the house as a fault.
    await this.allRead;
    clearTimeout(timer);
    await new Promise<void>((resolve) => this.log.end(resolve));
  }

  private ready(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        clearTimeout(timer);
        reject(new ServiceFailedError(this.plan.name, reason, this.plan.logFile));
      };
      const timer = setTimeout(
        () => fail(`did not report ready within ${READY_WITHIN_MS / 1000} s`),
        READY_WITHIN_MS,
      );
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) =>
        fail(`ended with ${signal ?? `code ${code}`} before it was ready`),
      );
      child.on('message', (message) => {
        if (!isReadyMessage(message)) return;
        clearTimeout(timer);
        resolve(message.url);
      });
    });
  }

  private died(code: number | null, signal: NodeJS.Signals | null, born: number): void {
    this.address = null;
    if (this.stopping || (code === 0 && this.plan.mayEnd)) return;
    if (Date.now() - born > STEADY_AFTER_MS) this.deaths = 0;
    const wait = RESTART_AFTER_MS[Math.min(this.deaths, RESTART_AFTER_MS.length - 1)]!;
    this.deaths++;
    this.say(`${this.plan.name} ended (${signal ?? `code ${code}`}); starting it again in ${wait / 1000} s`);
    setTimeout(() => {
      if (this.stopping) return;
      this.start().then(
        () => this.say(`${this.plan.name} is up again`),
        (error: Error) => this.say(error.message),
      );
    }, wait).unref();
  }
}
