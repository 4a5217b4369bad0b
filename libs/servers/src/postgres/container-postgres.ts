import type { FoundServer, NoServer } from '../found-server.js';
import { dockerAnswers } from '../machine/docker-engine.js';

/** A Postgres in a container of its own, for tests on machines with a Docker engine. */
export const containerPostgres = async (database: string): Promise<FoundServer | NoServer> => {
  const engine = await dockerAnswers();
  if (engine !== 'answers') return { reason: engine };
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:15-alpine').withDatabase(database).start();
  return {
    url: container.getConnectionUri(),
    source: `PostgreSQL 15 in container ${container.getId().slice(0, 12)}`,
    stop: async () => void (await container.stop()),
  };
};
