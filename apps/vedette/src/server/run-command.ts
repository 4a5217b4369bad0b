import { GatewayRefusedError } from './gateway-refused.error.js';
import { ServerUnreachableError } from './server-unreachable.error.js';
import { UsageError } from './usage.error.js';

/** Exit code of a command that was carried out, that the server refused, and that could not ask anything. */
export const DONE = 0;
export const REFUSED = 1;
export const UNUSABLE = 2;

/**
 * Runs the body of a command. What a person can mend is told in a line and an exit code; a fault of the program keeps its
 * stack.
 */
export async function runCommand(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? DONE;
  } catch (error) {
    if (error instanceof UsageError) process.exitCode = UNUSABLE;
    else if (error instanceof GatewayRefusedError || error instanceof ServerUnreachableError)
      process.exitCode = REFUSED;
    else throw error;
    process.stderr.write(`${(error as Error).message}\n`);
  }
}
