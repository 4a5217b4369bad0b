import { ServersError } from './servers-error.js';

/**
 * The ways to a server, in the order they are tried: one that listens already, installed programs, programs fetched
 * into a cache (npm, apt, release archive), containers.
 */
export const routes = ['running', 'local', 'embedded', 'testcontainers'] as const;

/** One of {@link routes}. */
export type Route = (typeof routes)[number];

const usual: readonly Route[] = ['running', 'local', 'embedded'];

/**
 * The routes to try: those of `VEDETTE_SERVERS` (a comma-separated list, in its order), else all but containers, which
 * only tests ask for.
 * @throws ServersError `route-unknown`
 */
export const routesToTry = (
  forced: string | undefined,
  fallback: readonly Route[] = usual,
): readonly Route[] => {
  const named = (forced ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (named.length === 0) return fallback;
  return named.map((name) => {
    const route = routes.find((known) => known === name);
    if (route !== undefined) return route;
    throw new ServersError(
      'route-unknown',
      `VEDETTE_SERVERS names "${name}"; the routes are ${routes.join(', ')}.`,
    );
  });
};
