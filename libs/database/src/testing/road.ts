import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can lose its other end without a word, as a lost host or network does. */
export class Road {
  private readonly sockets = new Set<Socket>();
  private readonly ways = new Set<{ isLost: boolean }>();
  private lost = false;

  private constructor(
    private readonly door: Server,
    private to: number,
    private readonly host: string,
  ) {}

  static async open(to: number, host = '127.0.0.1'): Promise<Road> {
    const door = createServer();
    const road = new Road(door, to, host);
    door.on('connection', (near) => {
      const far = connect(road.to, road.host);
      const way = { isLost: road.lost };
      road.ways.add(way);
      near.on('close', () => road.ways.delete(way));
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        road.sockets.add(from);
        from.on('data', (data) => {
          if (!way.isLost) to.write(data);
        });
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    return road;
  }

  get port(): number {
    return (this.door.address() as AddressInfo).port;
  }

  /** How many go over it. */
  get connections(): number {
    return this.ways.size;
  }

  /** Nothing goes through any more, neither for whoever is under way nor for whoever comes. */
  loseFarEnd(): void {
    this.lost = true;
    for (const way of this.ways) way.isLost = true;
  }

  /** Whoever comes from now on goes through; whoever was under way stays lost. */
  findFarEnd(): void {
    this.lost = false;
  }

  /** Whoever comes from now on is led to another server; nothing goes through for whoever is under way. */
  leadTo(port: number): void {
    for (const way of this.ways) way.isLost = true;
    this.to = port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.door.close();
    await once(this.door, 'close');
  }
}
