/** What a NATS client needs of a URL; the client itself does not read credentials from it. */
export interface NatsAddress {
  readonly server: string;
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
}

/** Splits `nats://user:password@host:port` or `nats://token@host:port` into server and credentials. */
export const natsAddress = (url: string): NatsAddress => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const server = `${protocol}//${hostname}:${port || '4222'}`;
  if (username === '') return { server };
  const first = decodeURIComponent(username);
  return password === ''
    ? { server, token: first }
    : { server, user: first, pass: decodeURIComponent(password) };
};
