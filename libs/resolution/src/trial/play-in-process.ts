import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { TrialFailedError } from './trial.errors.js';
import type { TrialInput, TrialOutcome } from './try-turn.js';

/** Plays a trial; rejects with the signal's reason as soon as it aborts. */
export type PlayTrial = (input: TrialInput, signal: AbortSignal) => Promise<TrialOutcome>;

/** What of a process's last words is kept to say why it ended. */
const LAST_WORDS = 4_000;

/**
 * Plays a trial in a process of its own, which can be stopped in the middle of a phase, may take so much memory and no more, takes
 * nothing with it when it breaks, and has the lowest priority: phases and signs of life of its worker go on beside it. (A thread
 * would not do: one that runs out of memory may end the whole worker.) It gets the position, the orders and the dice, and
 * nothing of the environment. @throws TrialFailedError
 */
export const playInProcess =
  (memoryMb: number, main = new URL('./trial-process.js', import.meta.url)): PlayTrial =>
  (input, signal) => {
    signal.throwIfAborted();
    const child = fork(fileURLToPath(main), {
      env: {},
      execArgv: [`--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // From here and not by itself: what it loads before its first line would come first on the machine.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let words = '';
    child.stderr?.on('data', (data: Buffer) => {
      words = `${words}${data.toString('utf8')}`.slice(-LAST_WORDS);
    });
    const played = new Promise<TrialOutcome>((resolve, reject) => {
      const stop = (): void => {
        child.kill('SIGKILL');
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      child.once('message', (outcome) => resolve(outcome as TrialOutcome));
      child.once('error', (error) => reject(new TrialFailedError(error.message)));
      child.once('close', (code, ended) => {
        signal.removeEventListener('abort', stop);
        reject(new TrialFailedError(`its process ended with ${ended ?? code}${whyOf(words)}`));
      });
    });
    child.send(input, (error) => error && child.kill('SIGKILL'));
    return played;
  };

/** The line of a process's last words that says why it ended. */
function whyOf(words: string): string {
  const line = words.split('\n').find((text) => /Error|out of memory/.test(text));
  return line === undefined ? '' : ` (${line.trim().slice(0, 200)})`;
}
