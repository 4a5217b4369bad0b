import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import type pg from 'pg';
import { fault, type Finding, looked, warning, well } from './finding.js';

/** As the alert on disks has it. *Our figure.* */
const LEAST_FREE = 0.2;
/** So little is gone within minutes; orders are refused then. *Our figure.* */
const NEXT_TO_NOTHING = 0.01;

/** A folder in which an installation keeps something, as far as it is on this machine. */
export interface Kept {
  readonly what: string;
  readonly folder: string;
}

/** What the system says of a disk: blocks that an ordinary user may still fill, all blocks, bytes of each. */
export type Disk = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>;

/** How full the disk of a folder is. */
export const lookAtDisk = (
  { what, folder }: Kept,
  ask: (folder: string) => Promise<Disk> = (path) => statfs(path),
): Promise<Finding> =>
  looked(`disk of ${what}`, async () => {
    const { bavail, blocks, bsize } = await ask(folder);
    const share = blocks === 0 ? 1 : bavail / blocks;
    const free = `${Math.floor(share * 100)} % of ${((blocks * bsize) / 1e9).toFixed(1)} GB are free in ${folder}`;
    const name = `disk of ${what}`;
    if (share < NEXT_TO_NOTHING) return fault(name, free);
    return share < LEAST_FREE ? warning(name, free) : well(name, free);
  });

/**
 * The disk of a database server, where the server is on this machine and says in which folder it keeps its data to who asks as its owner;
 * a server cannot be asked how much room it has.
 */
export async function lookAtDatabaseDisk(pool: Pick<pg.Pool, 'query'>): Promise<Finding> {
  const what = 'the database';
  const { rows } = await pool.query<{ address: string | null; may: boolean }>(
    `SELECT host(inet_server_addr()) AS address, pg_has_role('pg_read_all_settings', 'usage') AS may`,
  );
  const { address, may } = rows[0]!;
  const unseen = (why: string): Finding => well(`disk of ${what}`, `not seen from here: ${why}`);
  if (address !== null && !isOfThisMachine(address)) return unseen(`the server is ${address}; look there`);
  if (!may) return unseen('only a role of pg_read_all_settings is told where the server keeps its data');
  const said = await pool.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
  const { folder } = said.rows[0]!;
  const found = await lookAtDisk({ what, folder });
  return found.is === 'fault' && found.text.includes('ENOENT')
    ? unseen(`its ${folder} is not on this machine`)
    : found;
}

const isOfThisMachine = (address: string): boolean =>
  isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
