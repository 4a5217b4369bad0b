import { asUser, databaseOf } from './owner-pool.js';
import { type DatabaseUser, roleOf, type RolePasswords } from './roles.js';

/** The address of the database as somebody's own role. */
export const roleUrl = (databaseUrl: string, user: DatabaseUser, passwords: RolePasswords): string =>
  asUser(databaseUrl, roleOf(databaseOf(databaseUrl), user), passwords[user] ?? '');
