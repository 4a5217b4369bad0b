import { spawn } from 'node:child_process';

/** What a command left behind. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How a command runs. */
export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** When to give up and kill it, in milliseconds; two minutes unless stated. */
  readonly withinMs?: number;
  readonly uid?: number;
  readonly gid?: number;
}

/** Runs a command to its end. A command that is missing or too slow has code null and says why in `stderr`. */
export const runCommand = (
  command: readonly [string, ...string[]],
  { cwd, env, withinMs = 600_000, uid, gid }: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const [file, ...args] = command;
    const child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env }),
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    // Not the `timeout` of spawn: its timer outlives a command that could not be started and keeps the process waiting.
    const limit = setTimeout(() => child.kill('SIGKILL'), withinMs);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    const text = (chunks: readonly Buffer[]): string => Buffer.concat(chunks).toString('utf8').trim();
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ code: null, stdout: text(out), stderr: error.message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      resolve({
        code,
        stdout: text(out),
        stderr: signal === null ? text(err) : `${text(err)} (ended by ${signal})`,
      });
    });
  });
