import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfFront, SERVICE_NAMES } from '@vedette/contracts';

/** Where the secrets of an installation lie, and how its services reach database and broker. */
export interface SecretsSetting {
  readonly folder: string;
  /** Host and port. */
  readonly databaseAt: string;
  readonly natsAt: string;
  /** The cell of a house of several whose secrets they are: its services alone, who come to the broker under its name. */
  readonly cell?: string;
  /** Whether they are those of a front that is no cell itself: a broker refuses passwords of users it does not have. */
  readonly isFrontAlone?: boolean;
}

const SECRET_BYTES = 24;
/** The folder is its owner's alone; the files in it can be read by services they are mounted into, which run as another user. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o444;

const fresh = (): string => randomBytes(SECRET_BYTES).toString('hex');

/**
 * Makes the secrets of an installation, one file each: those `deploy/make-secrets.sh` makes where there is no Node. What is
 * there stays; what follows from others is written anew, so that a release with another service finds its password. Returns
 * the names of those that were made.
 */
export async function makeSecrets({
  folder,
  databaseAt,
  natsAt,
  cell,
  isFrontAlone = false,
}: SecretsSetting): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
  const made: string[] = [];
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8').catch(noneYet);
  const write = async (name: string, text: string): Promise<void> => {
    await rm(join(folder, name), { force: true });
    await writeFile(join(folder, name), text, { mode: FILE_MODE });
  };
  const kept = async (name: string, value: () => string): Promise<string> => {
    const there = (await read(name)).trim();
    if (there !== '') return there;
    made.push(name);
    const text = value();
    await write(name, `${text}\n`);
    return text;
  };
  for (const name of ['root-key', 'correspondence-key', 'archive-phrase']) await kept(name, fresh);
  const owner = await kept('postgres-password', fresh);
  await kept('database-url-owner', () => `postgres://vedette:${owner}@${databaseAt}/vedette`);
  // Somebody fills these in, the old keys while they are changed.
  for (const name of ['smtp-url', 'root-key-old', 'correspondence-key-old'])
    if ((await read(name)) === '') await write(name, '');
  const brokers: string[] = [];
  const services = SERVICE_NAMES.filter((service) =>
    isOfFront(service) ? cell === undefined : !isFrontAlone,
  );
  for (const user of [...(cell === undefined ? ['operator'] : []), ...services]) {
    const name = cell === undefined ? user : `${cell}-${user}`;
    const url = await kept(`nats-url-${user}`, () => `nats://${name}:${fresh()}@${natsAt}`);
    brokers.push(`PASSWORD_${name.toUpperCase().replaceAll('-', '_')}: "${passwordIn(url)}"`);
  }
  await write('nats-passwords', `${brokers.join('\n')}\n`);
  const roles: Record<string, string> = {};
  for (const user of [...services, 'backup']) {
    const url = await kept(
      `database-url-${user}`,
      () => `postgres://vedette_${user}:${fresh()}@${databaseAt}/vedette`,
    );
    roles[user] = passwordIn(url);
  }
  await write('role-passwords', `${JSON.stringify(roles)}\n`);
  return made;
}

const passwordIn = (url: string): string => decodeURIComponent(new URL(url).password);

function noneYet(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}
