/** What a NATS client needs of a URL; the client itself does not read credentials from it. */
export interface NatsAddress {
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
  /** Whether a server that does not encrypt is to be refused. */
  readonly encrypted: boolean;
}

/**
 * Splits `nats://user:password@host:port` or `nats://token@host:port` into server and credentials. Several servers of a
 * cluster are separated by commas and share the credentials of the first. Where one of them is named `tls://`, none is spoken to in the
 * clear, whatever it says of itself: who sits between could say that it does not encrypt.
 */
export const natsAddress = (urls: string): NatsAddress => {
  const parsed = urls.split(',').map((url) => new URL(url.trim()));
  const servers = parsed.map(({ protocol, hostname, port }) => `${protocol}//${hostname}:${port || '4222'}`);
  const { username = '', password = '' } = parsed[0] ?? {};
  const encrypted = parsed.some(({ protocol }) => protocol === 'tls:');
  if (username === '') return { servers, encrypted };
  const first = decodeURIComponent(username);
  return password === ''
    ? { servers, encrypted, token: first }
    : { servers, encrypted, user: first, pass: decodeURIComponent(password) };
};
