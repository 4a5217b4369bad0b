import { randomBytes } from 'node:crypto';
import pg from 'pg';
import {
  privateCluster,
  type PrivateCluster,
  serverBinaries,
} from '../../../libs/event-store/src/testing/private-cluster.js';

/** A server of our own, and databases in it. */
export interface BenchCluster {
  readonly server: string;
  readonly directory: string;
  readonly binaries: string;
  database(name: string): Promise<string>;
  run(statement: string): Promise<pg.QueryResult>;
  remove(): Promise<void>;
}

const SETTINGS = {
  shared_buffers: '2GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '100',
  fsync: 'on',
};

/** @throws Error when this machine has no server binaries. */
export const benchCluster = async (): Promise<BenchCluster> => {
  const binaries = serverBinaries();
  if (binaries === undefined) {
    throw new Error('The benchmark needs initdb and postgres, in /usr/lib/postgresql or on PATH.');
  }
  const cluster: PrivateCluster = await privateCluster(binaries, SETTINGS);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
  return {
    server: cluster.url,
    directory: cluster.directory,
    binaries,
    run: (statement) => pool.query(statement),
    database: async (name) => {
      const unique = `${name}_${randomBytes(3).toString('hex')}`;
      await pool.query(`CREATE DATABASE ${unique}`);
      const url = new URL(cluster.url);
      url.pathname = `/${unique}`;
      return url.href;
    },
    remove: async () => {
      await pool.end();
      await cluster.remove();
    },
  };
};
