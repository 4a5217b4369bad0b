import type { NoServer } from '../found-server.js';
import { dockerAnswers } from '../machine/docker-engine.js';
import type { FoundNats } from './found-nats.js';

/** A NATS with JetStream in a container of its own, for tests on machines with a Docker engine. */
export const containerNats = async (): Promise<FoundNats | NoServer> => {
  const engine = await dockerAnswers();
  if (engine !== 'answers') return { reason: engine };
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('nats:2.10-alpine')
    .withCommand(['-js'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/))
    .start();
  return {
    url: `nats://${container.getHost()}:${container.getMappedPort(4222)}`,
    urls: {},
    source: `NATS 2.10 in container ${container.getId().slice(0, 12)}`,
    stop: async () => void (await container.stop()),
  };
};
