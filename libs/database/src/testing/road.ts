import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** "Ready for a statement", and "you are ended" as a server of Postgres says it. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const WORDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const ENDED = Buffer.concat([Buffer.from([0x45, 0, 0, 0, WORDS.length + 4]), Buffer.from(WORDS, 'latin1')]);

/** A way to the database that can lose its other end without a word, as a lost host or network does. */
export class Road {
  private readonly sockets = new Set<Socket>();
  private readonly ways = new Set<{ isLost: boolean }>();
  private lost = false;
  /** Whether the far end lets in whoever comes and in the same moment ends him, as a server does that is just told to stop. */
  endsWhomItLetsIn = false;
  /** How many ever came. */
  came = 0;

  private constructor(
    private readonly door: Server,
    private to: number,
    private readonly host: string,
  ) {}

  static async open(to: number, host = '127.0.0.1'): Promise<Road> {
    const door = createServer();
    const road = new Road(door, to, host);
    door.on('connection', (near) => {
      road.came += 1;
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
          if (way.isLost) return;
          const ends = from === far && road.endsWhomItLetsIn && data.subarray(-6).equals(READY);
          to.write(ends ? Buffer.concat([data, ENDED]) : data);
          if (ends) far.destroy();
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

  /** Closes every connection, as a server does that goes; whoever comes from now on goes through. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Whoever comes from now on is led to another server; nothing goes through for whoever is under way. */
  leadTo(port: number): void {
    for (const way of this.ways) way.isLost = true;
    this.to = port;
  }

  async close(): Promise<void> {
    this.cut();
    this.door.close();
    await once(this.door, 'close');
  }
}
