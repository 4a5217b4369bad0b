import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { natsProgram } from '@vedette/servers';
import type { TemporaryDatabase } from '@vedette/testing';
import pg from 'pg';
import { DATABASE_USERS, ownerRole, roleOf } from '../../apps/vedette/src/database/roles.js';

/** Roles are of the server, and stay when a database goes. */
export async function dropWithRoles(database: TemporaryDatabase): Promise<void> {
  await database.drop();
  const roles = [ownerRole(database.name), ...DATABASE_USERS.map((one) => roleOf(database.name, one))];
  const client = new pg.Client({
    connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  for (const role of roles) await client.query(`DROP ROLE IF EXISTS "${role}"`);
  await client.end();
}

/** A broker of a house's own at a port of this machine, with its users; its streams lie in the folder. */
export async function startBroker(folder: string, port: number, users: string): Promise<ChildProcess> {
  const file = join(folder, 'nats.conf');
  const own = `listen: "127.0.0.1:${port}"\nmax_payload: 4194304\njetstream { store_dir: ${JSON.stringify(join(folder, 'streams'))} }\n`;
  await writeFile(file, `${own}${users}`);
  const program = await natsProgram();
  const { status, stderr } = spawnSync(program, ['-t', '--config', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the broker does not take its configuration: ${stderr}`);
  return spawn(program, ['--config', file], { stdio: 'ignore' });
}
