import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/**
 * A proxy before a database, as a load balancer is one: it passes connections on to whichever server it was last pointed at, and
 * cuts those to the one before.
 */
export class Proxy {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private target: URL,
  ) {}

  static async before(url: string): Promise<Proxy> {
    const server = createServer();
    const proxy = new Proxy(server, new URL(url));
    server.on('connection', (socket) => proxy.pass(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The address of the database as the house is to know it. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target), { host: `127.0.0.1:${port}` }).href;
  }

  /** From now on connections go to another server. */
  pointAt(url: string): void {
    this.target = new URL(url);
    this.cut();
  }

  /** Cuts every connection. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private pass(socket: Socket): void {
    const onward = connect(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
