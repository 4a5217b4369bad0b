import type { ServiceName } from '@vedette/contracts';
import type { Stage } from './stage.js';

/** What the process that comes is given beside what the house gives to all, and where it was built where that is not here. */
interface Successor {
  readonly env?: Readonly<Record<string, string>>;
  readonly checkout?: string | undefined;
}

/** Starts a process of a service, and ends those there were in order, as a roll-out does. @throws when one does not end well */
export async function replace(
  stage: Stage,
  service: ServiceName,
  { env = {}, checkout }: Successor = {},
): Promise<void> {
  const old = stage.of(service);
  await stage.house.start(service, env, checkout);
  for (const running of old) {
    // It may have been held.
    running.child.kill('SIGCONT');
    const code = await stage.house.stop(running);
    if (code !== 0) throw new Error(`${service} ended with ${code} when it was replaced`);
  }
}
