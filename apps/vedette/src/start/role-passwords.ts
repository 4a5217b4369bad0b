import { keptSecrets } from '@vedette/servers';
import { join } from 'node:path';
import { DATABASE_USERS, type RolePasswords } from '../database/roles.js';

/** The passwords of the roles in the data folder's own Postgres: made at the first start, for its owner alone. */
export const rolePasswords = async (dataFolder: string): Promise<RolePasswords> =>
  (await keptSecrets(join(dataFolder, 'database-passwords.json'), DATABASE_USERS)) as RolePasswords;
