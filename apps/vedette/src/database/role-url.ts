import type { ServiceName } from '@vedette/contracts';
import { asUser, databaseOf } from './owner-pool.js';
import { roleOf, type RolePasswords } from './roles.js';

/** The address of the database as a service's own role. */
export const roleUrl = (databaseUrl: string, service: ServiceName, passwords: RolePasswords): string =>
  asUser(databaseUrl, roleOf(databaseOf(databaseUrl), service), passwords[service] ?? '');
