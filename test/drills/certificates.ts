import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect as dial, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as encrypt, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { guiseForPostgres } from '@vedette/servers';

const run = promisify(execFile);
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
/** What a client of Postgres says first where it wants to be encrypted. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Why no certificates can be made here; null where they can. */
export async function whyNoCertificates(): Promise<string | null> {
  try {
    await run('openssl', ['version']);
    return null;
  } catch {
    return 'openssl is not on the path';
  }
}

/** An authority of a drill's own, and the certificate that its database and broker show, which can be renewed under the same names. */
export class Certificates {
  private constructor(
    private readonly folder: string,
    /** What whoever connects has to trust. */
    readonly authority: string,
    readonly certificate: string,
    readonly key: string,
  ) {}

  /** Makes both; from then on this process trusts the authority too. */
  static async make(): Promise<Certificates> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-drill-certificates-'));
    await chmod(folder, 0o755);
    const [authority, certificate, key] = ['ca.pem', 'server.pem', 'server.key'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    const own = ['-keyout', join(folder, 'ca.key'), '-out', authority, '-subj', '/CN=drill', '-days', '2'];
    await run('openssl', ['req', '-x509', ...KEY, ...own]);
    const made = new Certificates(folder, authority, certificate, key);
    await made.renew();
    setDefaultCACertificates([...getCACertificates('default'), await readFile(authority, 'utf8')]);
    return made;
  }

  /** Another key and certificate take the place of those there were; whoever shows them must be told to read them again. */
  async renew(): Promise<void> {
    const at = (name: string): string => join(this.folder, name);
    const [key, certificate] = [at('new.key'), at('new.pem')];
    await run('openssl', [
      ...['req', ...KEY, '-keyout', key],
      ...['-out', at('request'), '-subj', '/CN=drill server'],
    ]);
    await writeFile(at('names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost');
    await run('openssl', [
      ...['x509', '-req', '-in', at('request'), '-CA', this.authority, '-CAkey', at('ca.key')],
      ...['-CAcreateserial', '-out', certificate, '-days', '1', '-extfile', at('names')],
    ]);
    const guise = await guiseForPostgres();
    // Postgres takes a key that only it can read.
    if (guise.kind === 'nobody') await chown(key, guise.uid, guise.gid);
    await chmod(key, 0o600);
    await rename(key, this.key);
    await rename(certificate, this.certificate);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Number of the certificate that a server shows to whoever comes now; its authority must be known to this process. */
export async function certificateShown(url: string): Promise<string> {
  const { hostname, port, protocol } = new URL(url);
  const socket = dial(Number(port), hostname);
  try {
    await once(socket, 'connect');
    if (protocol.startsWith('postgres')) socket.write(SSL_REQUEST);
    // Postgres agrees by one letter; NATS introduces itself first.
    await once(socket, 'data');
    return await serialOf(socket);
  } finally {
    socket.destroy();
  }
}

async function serialOf(socket: Socket): Promise<string> {
  const encrypted = encrypt({ socket, servername: 'localhost' });
  await once(encrypted, 'secureConnect');
  return encrypted.getPeerCertificate().serialNumber;
}
