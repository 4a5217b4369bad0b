import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, natsProgram } from '@vedette/servers';
import type { Certificates } from './certificates.js';
import type { Servers } from './drill.js';
import { SmallDisk } from './small-disk.js';

/** Room for a turn and not for a filled disk. */
const BROKERS_DISK_MB = 16;
const NODES = ['north', 'middle', 'south'] as const;

/** A broker of one or three servers, each of which can be killed and started again. */
export class Broker {
  private readonly children = new Map<string, ChildProcess>();

  private constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly nodes: readonly string[],
    private readonly ports: readonly number[],
    /** What its store lies on, where that can be filled. */
    readonly disk: SmallDisk | null,
    /** What it shows to whoever comes; null where nothing is encrypted. */
    readonly certificates: Certificates | null,
  ) {}

  static async open({ nats: size, smallDisk }: Servers, certificates: Certificates | null): Promise<Broker> {
    const nodes = size === 'three' ? NODES : NODES.slice(0, 1);
    const ports: number[] = [];
    while (ports.length < nodes.length * 2) ports.push(await freePort());
    const disk = smallDisk === 'nats' ? await SmallDisk.make(BROKERS_DISK_MB) : null;
    const folder = await mkdtemp(join(disk?.folder ?? tmpdir(), 'vedette-drill-nats-'));
    const broker = new Broker(await natsProgram(), folder, nodes, ports, disk, certificates);
    if (certificates) await broker.configure(certificates);
    for (const node of nodes) broker.start(node);
    return broker;
  }

  get url(): string {
    const scheme = this.certificates ? 'tls' : 'nats';
    return this.nodes.map((_, i) => `${scheme}://127.0.0.1:${this.ports[i]}`).join(',');
  }

  /** The port of a server, by its place among the nodes. */
  portOf(at: number): number {
    return this.ports[at]!;
  }

  start(node: string): void {
    const at = this.nodes.indexOf(node);
    const args = this.certificates
      ? ['-c', this.configurationOf(node)]
      : [
          ...['-a', '127.0.0.1', '-p', String(this.ports[at]), '-n', node],
          ...['-js', '-sd', join(this.folder, node)],
        ];
    const route = (i: number): string => `nats://127.0.0.1:${this.ports[this.nodes.length + i]}`;
    if (this.nodes.length > 1) {
      const others = this.nodes.flatMap((_, i) => (i === at ? [] : route(i)));
      args.push('--cluster', route(at), '--cluster_name', 'drill', '--routes', others.join(','));
    }
    this.children.set(node, spawn(this.program, args, { stdio: 'ignore' }));
  }

  /** All in files, since what the command line says is not read again when a server is told to. */
  private async configure({ certificate, key }: Certificates): Promise<void> {
    for (const [at, node] of this.nodes.entries())
      await writeFile(
        this.configurationOf(node),
        [
          `server_name: ${node}`,
          `listen: "127.0.0.1:${this.ports[at]}"`,
          `jetstream { store_dir: "${join(this.folder, node)}" }`,
          `tls { cert_file: "${certificate}", key_file: "${key}" }`,
        ].join('\n'),
      );
  }

  private configurationOf(node: string): string {
    return join(this.folder, `${node}.conf`);
  }

  async kill(node: string): Promise<void> {
    const child = this.children.get(node)!;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Has every server read its certificate again. */
  reload(): void {
    for (const child of this.children.values()) child.kill('SIGHUP');
  }

  /** Throws away what a server that was killed had stored. */
  async wipe(node: string): Promise<void> {
    await rm(join(this.folder, node), { recursive: true, force: true });
  }

  async remove(): Promise<void> {
    for (const child of this.children.values()) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(this.folder, { recursive: true, force: true }).catch(() => undefined);
    await this.disk?.remove();
  }
}
