import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** A session that sign-in has left on this machine: whom it is of, and what renews it. */
export interface KeptSession {
  readonly server: string;
  readonly account: string;
  readonly accessToken: string;
  /** Moment at which the access token is worth nothing, in milliseconds since 1970. */
  readonly accessUntil: number;
  readonly refreshToken: string;
  /** Sent when signing in again, so that wrong passwords of strangers do not hold one up; null before the first time. */
  readonly device: string | null;
  /** Campaign and seat that commands mean unless they say another. */
  readonly campaign: string | null;
  readonly seat: string | null;
}

type Surroundings = Readonly<Record<string, string | undefined>>;

/** Where the session lies: VEDETTE_SESSION names the file, else it is in the user's folder of settings. */
export function sessionFile(env: Surroundings): string {
  const settings = env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return env['VEDETTE_SESSION'] || join(settings, 'vedette', 'session.json');
}

/** The session that is kept; null when nobody is signed in. */
export function keptSession(env: Surroundings): KeptSession | null {
  try {
    return JSON.parse(readFileSync(sessionFile(env), 'utf8')) as KeptSession;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Keeps a session where only its owner reads it; a reader finds the old one or the new one, never half of one. */
export function keepSession(env: Surroundings, session: KeptSession): void {
  const file = sessionFile(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

/** Forgets the session of this machine; one that is not there is forgotten already. */
export function forgetSession(env: Surroundings): void {
  rmSync(sessionFile(env), { force: true });
}
