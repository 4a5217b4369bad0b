/** What a NATS client needs of a URL; the client itself does not read credentials from it. */
export interface NatsAddress {
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
}

/**
 * Splits `nats://user:password@host:port` or `nats://token@host:port` into server and credentials. Several servers of a
 * cluster are separated by commas and share the credentials of the first.
 */
export const natsAddress = (urls: string): NatsAddress => {
  const parsed = urls.split(',').map((url) => new URL(url.trim()));
  const servers = parsed.map(({ protocol, hostname, port }) => `${protocol}//${hostname}:${port || '4222'}`);
  const { username = '', password = '' } = parsed[0] ?? {};
  if (username === '') return { servers };
  const first = decodeURIComponent(username);
  return password === ''
    ? { servers, token: first }
    : { servers, user: first, pass: decodeURIComponent(password) };
};
