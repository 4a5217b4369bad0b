import { Injectable } from '@nestjs/common';

/** What a check found: `up`, `degraded` (serves, but somebody should look) or `down`. */
export interface Finding {
  readonly status: 'up' | 'degraded' | 'down';
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** One thing this service needs in order to serve. */
export interface ReadinessCheck {
  readonly name: string;
  /** Looks; a rejection counts as `down`. It is given up on when the signal aborts. */
  readonly look: (signal: AbortSignal) => Promise<Finding>;
}

/** A check that did not answer in time or threw is down, and says why. */
const lookWithin = async (check: ReadinessCheck, timeoutMs: number): Promise<Finding> => {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve({ status: 'down', facts: { message: `no answer within ${timeoutMs} ms` } });
    }, timeoutMs);
  });
  const looked = (async () => check.look(abort.signal))().catch((error: unknown): Finding => ({
    status: 'down',
    facts: { message: error instanceof Error ? error.message : String(error) },
  }));
  try {
    return await Promise.race([looked, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * What this service needs in order to serve: modules add their checks, the health endpoint asks them all. Before the
 * service says that it has started, and from the moment it begins to stop, the answer is no whatever the checks say.
 */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private state: 'starting' | 'serving' | 'stopping' = 'starting';

  constructor(private readonly timeoutMs = 2_000) {}

  /** Adds a check. @throws RangeError when the name is taken, because one of the two would never be seen. */
  add(check: ReadinessCheck): void {
    if (this.checks.has(check.name))
      throw new RangeError(`There is a readiness check "${check.name}" already.`);
    this.checks.set(check.name, check);
  }

  /** From now on the checks decide. */
  started(): void {
    if (this.state === 'starting') this.state = 'serving';
  }

  /** From now on the answer is no. */
  stopping(): void {
    this.state = 'stopping';
  }

  /** All findings by name, looked at side by side; `lifecycle` is the service's own state. */
  async look(): Promise<ReadonlyMap<string, Finding>> {
    const own: Finding = { status: this.state === 'serving' ? 'up' : 'down', facts: { state: this.state } };
    const findings = await Promise.all(
      [...this.checks.values()].map(
        async (check) => [check.name, await lookWithin(check, this.timeoutMs)] as const,
      ),
    );
    return new Map([['lifecycle', own], ...findings]);
  }
}
