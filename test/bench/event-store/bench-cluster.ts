import pg from 'pg';
import { postgresPrograms } from '@vedette/servers';
import { privateCluster, type PrivateCluster, temporaryDatabase } from '@vedette/testing';

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

/** @throws ServersError `postgres-unavailable` when this machine has no server programs. */
export const benchCluster = async (): Promise<BenchCluster> => {
  const binaries = await postgresPrograms();
  const cluster: PrivateCluster = await privateCluster(binaries, SETTINGS);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
  return {
    server: cluster.url,
    directory: cluster.directory,
    binaries,
    run: (statement) => pool.query(statement),
    database: async (name) => (await temporaryDatabase(name, cluster.url)).url,
    remove: async () => {
      await pool.end();
      await cluster.remove();
    },
  };
};
