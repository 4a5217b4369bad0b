import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { readDatabaseAddress } from '@vedette/database';

/** No tool of Postgres here is as new as the server. */
export class NoPostgresToolError extends Error {
  constructor(tool: string, major: number) {
    super(
      `${tool} of Postgres ${major} or newer is not on this machine. Debian has it in the package postgresql-client-${major}; or run this where ` +
        'the server runs.',
    );
    this.name = 'NoPostgresToolError';
  }
}

/** A tool failed; what it said. */
export class PostgresToolError extends Error {
  constructor(tool: string, said: string) {
    super(`${tool} failed: ${said.trim().split('\n').slice(0, 5).join('\n')}`);
    this.name = 'PostgresToolError';
  }
}

const run = promisify(execFile);

const folders = (): readonly string[] => {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...majors.map((major) => join(debian, major, 'bin')),
  ].filter((folder) => folder !== '');
};

/**
 * The path of a tool that is as new as the server: an older one refuses, a newer one reads it.
 * @throws NoPostgresToolError
 */
export async function findPostgresTool(tool: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  for (const folder of folders()) {
    const path = join(folder, tool);
    if (!existsSync(path)) continue;
    const said = await run(path, ['--version']).catch(() => null);
    if (Number(/(\d+)(\.\d+)?\s/.exec(`${said?.stdout ?? ''} `)?.[1] ?? 0) >= major) return path;
  }
  throw new NoPostgresToolError(tool, major);
}

/** Runs a tool on a database; its password goes by the environment, where other users of the machine do not see it. @throws PostgresToolError */
export async function runPostgresTool(
  path: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const address = readDatabaseAddress(databaseUrl);
  const password = address ? decodeURIComponent(new URL(address.ofFirst).password) : '';
  const bare = databaseUrl.replace(/^([a-z]+:\/\/[^:@/]*):[^@/]*@/, '$1@');
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  try {
    await run(path, [...args, '--dbname', bare], { env, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new PostgresToolError(path.split('/').at(-1)!, stderr || message);
  }
}
