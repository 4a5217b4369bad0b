import type { ServiceName } from '@vedette/contracts';
import { roleOf, type RolePasswords } from './roles.js';

/** The address of the database as a service's own role. */
export function roleUrl(databaseUrl: string, service: ServiceName, passwords: RolePasswords): string {
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(roleOf(decodeURIComponent(url.pathname.slice(1)), service));
  url.password = encodeURIComponent(passwords[service]);
  return url.href;
}
