import { DatabaseAddressError, openPool, readDatabaseAddress } from '@vedette/database';
import type pg from 'pg';

/** What is done as the owner may take as long as it takes. */
const NO_LIMIT_MS = 0;

/** A small pool of whoever owns the database, on whichever of its servers takes writes. @throws DatabaseAddressError */
export const openAsOwner = (databaseUrl: string, connections = 2): pg.Pool =>
  openPool(
    {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: connections,
      DATABASE_STATEMENT_TIMEOUT_MS: NO_LIMIT_MS,
      DATABASE_MODE: 'session',
    },
    'vedette',
  );

/** Name of the database in an address of one or several servers. @throws DatabaseAddressError */
export function databaseOf(databaseUrl: string): string {
  const address = readDatabaseAddress(databaseUrl);
  if (!address) throw new DatabaseAddressError();
  return decodeURIComponent(new URL(address.ofFirst).pathname.slice(1));
}

/** The address with sessions that act as a role from their first statement on. */
export function asRole(databaseUrl: string, role: string): string {
  const options = `options=${encodeURIComponent(`-c role=${role}`)}`;
  return `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}${options}`;
}

/** The address with another user and password. @throws DatabaseAddressError */
export function asUser(databaseUrl: string, user: string, password: string): string {
  if (!readDatabaseAddress(databaseUrl)) throw new DatabaseAddressError();
  const signIn = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return databaseUrl.replace(/^([a-z]+:\/\/)(?:[^@/]*@)?/, (_, scheme: string) => `${scheme}${signIn}`);
}

/** The address with another database of the same servers. @throws DatabaseAddressError */
export function withDatabase(databaseUrl: string, database: string): string {
  const address = readDatabaseAddress(databaseUrl);
  if (!address) throw new DatabaseAddressError();
  const path = new URL(address.ofFirst).pathname;
  const at = databaseUrl.lastIndexOf(path);
  return `${databaseUrl.slice(0, at)}/${encodeURIComponent(database)}${databaseUrl.slice(at + path.length)}`;
}
