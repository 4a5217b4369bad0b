import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';

/** Whether an `Origin` is the host that was asked, over http or https. */
export function isOfHouse(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  const { protocol, host: from, origin: whole } = new URL(origin);
  return (
    (protocol === 'https:' || protocol === 'http:') && whole === origin && from === plain(protocol, host)
  );
}

/** A host as an origin writes it: in lower case, and without the port that goes without saying. */
function plain(protocol: string, host: string): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}

type Trust = (address: string, hop: number) => boolean;

/** The host a connection asks for when Express is not asked, as for a WebSocket, by the rule Express has for `request.host`. */
export function hostBehind(app: Express, { socket, headers }: IncomingMessage): string | undefined {
  const trusts = app.get('trust proxy fn') as Trust;
  const told = [headers['x-forwarded-host'] ?? []].flat().join(',').split(',')[0]!.trim();
  return told !== '' && trusts(socket.remoteAddress ?? '', 0) ? told : headers.host;
}
