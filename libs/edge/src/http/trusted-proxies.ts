import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';

type Trust = (address: string, hop: number) => boolean;

/**
 * The address a connection comes from when Express is not asked, as for a WebSocket: the nearest one that is no proxy of
 * `TRUST_PROXY`, by the rule Express has for `request.ip`.
 */
export function addressBehind(app: Express, { socket, headers }: IncomingMessage): string | undefined {
  const trusts = app.get('trust proxy fn') as Trust;
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const way = [socket.remoteAddress ?? '', ...told.map((part) => part.trim()).reverse()].filter(Boolean);
  return way.find((address, hop) => hop === way.length - 1 || !trusts(address, hop));
}
