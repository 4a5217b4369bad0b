import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOfFront, SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { houseOfCells } from '@vedette/messaging';
import { freePort } from '@vedette/servers';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { HouseUnderTest } from '../../apps/gateway/src/testing/house-under-test.js';
import { prepareDatabase } from '../../apps/vedette/src/database/prepare-database.js';
import { readRolePasswords } from '../../apps/vedette/src/database/read-role-passwords.js';
import { roleOf } from '../../apps/vedette/src/database/roles.js';
import { makeSecrets } from '../../apps/vedette/src/secret-files/make-secrets.js';
import { brokerUsers } from '../../apps/vedette/src/start/broker-configuration.js';
import { dropWithRoles, startBroker } from './own-ground.js';

/** Names of the front of the house and of its cells; the broker is the house's own, so that nobody else has them. */
export const HOUSE = 'vedette';
export const CELLS = ['east', 'west'] as const;
/** A cell of the house. */
export type Cell = (typeof CELLS)[number];
type Part = typeof HOUSE | Cell;
const PARTS: readonly Part[] = [HOUSE, ...CELLS];

/** Who plays no battle needs no table for it. */
const OF_CELL = SERVICE_NAMES.filter((service) => !isOfFront(service) && service !== 'battle-table');
const OF_FRONT = SERVICE_NAMES.filter(isOfFront);
const CELL_NAMES = CELLS.join(',');

/**
 * A front and two cells as the manual sets them up: each with secrets of its own, a database prepared with them in which every service
 * comes as its own role, and one broker at which everybody has a user of his own with his rights.
 */
export class HouseOfCells {
  private constructor(
    readonly house: HouseUnderTest,
    /** As whoever owns them. */
    readonly databases: Readonly<Record<Part, TemporaryDatabase>>,
    /** In which each part has a folder of secrets of its name. */
    private readonly folder: string,
    private readonly broker: ChildProcess,
  ) {}

  static async open(): Promise<HouseOfCells> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-cells-'));
    const databases = {} as Record<Part, TemporaryDatabase>;
    for (const part of PARTS) databases[part] = await temporaryDatabase(`cells_${part}`);
    try {
      return await HouseOfCells.openOn(folder, databases);
    } catch (error) {
      for (const database of Object.values(databases)) await dropWithRoles(database);
      throw error;
    }
  }

  private static async openOn(
    folder: string,
    databases: Readonly<Record<Part, TemporaryDatabase>>,
  ): Promise<HouseOfCells> {
    const port = await freePort();
    const secretsOf = (part: Part): string => join(folder, part);
    for (const part of PARTS) {
      await makeSecrets({
        folder: secretsOf(part),
        databaseAt: new URL(databases[part].url).host,
        natsAt: `127.0.0.1:${port}`,
        ...(part === HOUSE ? { isFrontAlone: true } : { cell: part }),
      });
      await prepareDatabase({
        databaseUrl: databases[part].url,
        passwords: readRolePasswords(join(secretsOf(part), 'role-passwords')),
        key: {
          VEDETTE_KEY_FILE: join(secretsOf(part), 'root-key'),
          CORRESPONDENCE_KEY_FILE: join(secretsOf(part), 'correspondence-key'),
        },
        say: () => undefined,
      });
    }
    const each = PARTS.map((part) => readFile(join(secretsOf(part), 'nats-passwords'), 'utf8'));
    await writeFile(join(folder, 'nats-passwords'), (await Promise.all(each)).join(''));
    const broker = await startBroker(
      folder,
      port,
      brokerUsers(houseOfCells(HOUSE, CELL_NAMES), 'nats-passwords'),
    );
    const operator = (await readFile(join(secretsOf(HOUSE), 'nats-url-operator'), 'utf8')).trim();
    const place = { database: databases[HOUSE], natsUrl: operator, installation: HOUSE };
    const house = await HouseUnderTest.prepare('cells', { PEOPLE_TELL_SECONDS: '1' }, { place });
    const opened = new HouseOfCells(house, databases, folder, broker);
    try {
      await Promise.all([
        ...OF_FRONT.map((service) => opened.start(HOUSE, service)),
        ...CELLS.flatMap((cell) => OF_CELL.map((service) => opened.start(cell, service))),
      ]);
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  }

  /** Where the secrets of a part lie. */
  secret(part: Part, name: string): string {
    return join(this.folder, part, name);
  }

  /** A folder that goes with the house. */
  folderOf(name: string): string {
    return join(this.folder, name);
  }

  /** A file for what a command is given. */
  async file(name: string, text: string): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, text);
    return path;
  }

  /** Starts one process of a service with the secrets the manual gives it. */
  private async start(part: Part, service: ServiceName): Promise<void> {
    const url = (await readFile(this.secret(part, `database-url-${service}`), 'utf8')).trim();
    // One server has the databases of all parts here, so they are not all called vedette.
    const { name } = this.databases[part];
    const own = Object.assign(new URL(url), { pathname: `/${name}`, username: roleOf(name, service) });
    const keys: Readonly<Partial<Record<ServiceName, Readonly<Record<string, string>>>>> = {
      gateway: {},
      correspondence: { CORRESPONDENCE_KEY_FILE: this.secret(part, 'correspondence-key') },
    };
    await this.house.start(service, {
      DATABASE_URL: own.href,
      NATS_URL: '',
      NATS_URL_FILE: this.secret(part, `nats-url-${service}`),
      VEDETTE_INSTALLATION: part,
      ...(isOfFront(service) ? { VEDETTE_CELLS: CELL_NAMES } : { VEDETTE_FRONT: HOUSE }),
      ...(keys[service] ?? { VEDETTE_KEY_FILE: this.secret(part, 'root-key') }),
    });
  }

  async close(): Promise<void> {
    await this.house.close();
    const gone = once(this.broker, 'exit');
    this.broker.kill('SIGKILL');
    await gone;
    for (const database of Object.values(this.databases)) await dropWithRoles(database);
    await rm(this.folder, { recursive: true, force: true });
  }
}
