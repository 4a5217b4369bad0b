import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import type pg from 'pg';
import {
  BACKUP_GRANTS,
  DATABASE_RIGHTS,
  grantsOf,
  migrationTables,
  OWNED_SCHEMAS,
  READ_ALL,
} from './database-rights.js';

/** Names of the roles of a database; roles are shared by all databases of a server, so they carry the database's name. */
export const ownerRole = (database: string): string => `${database}_owner`;
export const roleOf = (database: string, user: DatabaseUser): string => `${database}_${user}`;

/** Who signs in to a database with a role of his own: the services, and whoever makes backups. */
export type DatabaseUser = ServiceName | 'backup';
export const DATABASE_USERS: readonly DatabaseUser[] = [...SERVICE_NAMES, 'backup'];

/** Passwords of the roles. Who has none does not come: in a house of several cells not every service comes to every database. */
export type RolePasswords = Readonly<Partial<Record<DatabaseUser, string>>>;

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** One after another, in one transaction: either every role is as it should be, or nothing has changed. */
const inOrder = async (client: pg.ClientBase, statements: readonly string[]): Promise<void> => {
  await client.query('BEGIN');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};

const made = async (client: pg.ClientBase, role: string, may: string): Promise<string> => {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  return `${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${name(role)} ${may}`;
};

const ORDINARY = 'NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Makes the roles of a database: the owner, as whom migrations run and nobody signs in, and one for each service and for backups with its
 * password, as which nobody signs in where it has none.
 * What an earlier release made as somebody else is given to the owner, and projections to reporting.
 * @throws whatever the server says when this connection may not make roles
 */
export async function makeRoles(
  client: pg.ClientBase,
  database: string,
  passwords: RolePasswords,
): Promise<void> {
  const owner = ownerRole(database);
  const roles: string[] = [];
  for (const user of DATABASE_USERS) {
    const password = passwords[user];
    const may = password === undefined ? 'NOLOGIN PASSWORD NULL' : `LOGIN PASSWORD ${literal(password)}`;
    roles.push(await made(client, roleOf(database, user), `${may} ${ORDINARY}`));
  }
  await inOrder(client, [
    await made(client, owner, `NOLOGIN ${ORDINARY}`),
    ...roles,
    `GRANT ${[owner, roleOf(database, 'reporting')].map(name).join(', ')} TO CURRENT_USER`,
    `REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`,
    `GRANT CREATE, CONNECT ON DATABASE ${name(database)} TO ${name(owner)}`,
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    giveTo(owner, `n.nspname IN (${OWNED_SCHEMAS.map(literal).join(', ')})`),
    giveTo(roleOf(database, 'reporting'), "n.nspname LIKE 'proj\\_%'"),
  ]);
}

/** Gives schemas and all that is in them to a role; sequences of columns follow their tables. */
const giveTo = (role: string, schemas: string): string => `DO $give$
DECLARE
  thing record;
BEGIN
  FOR thing IN
    SELECT format('SCHEMA %I', n.nspname) AS is FROM pg_namespace n WHERE ${schemas}
    UNION ALL
    SELECT format('%s %s', CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, c.oid::regclass)
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE ${schemas} AND c.relkind IN ('r', 'p', 'v', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i') AND c.relkind = 'S')
    UNION ALL
    SELECT format('FUNCTION %s', p.oid::regprocedure)
      FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE ${schemas}
  LOOP
    EXECUTE format('ALTER %s OWNER TO %I', thing.is, ${literal(role)});
  END LOOP;
END $give$`;

/** Grants every service, and whoever makes backups, what the table of rights says, and takes everything else, also what an earlier table granted. */
export async function grantRights(client: pg.ClientBase, database: string): Promise<void> {
  const everybody = ['PUBLIC', ...DATABASE_USERS.map((user) => name(roleOf(database, user)))].join(', ');
  await inOrder(client, [
    ...OWNED_SCHEMAS.flatMap((schema) => [
      `REVOKE ALL ON SCHEMA ${schema} FROM ${everybody}`,
      ...['TABLES', 'SEQUENCES', 'FUNCTIONS'].map(
        (kind) => `REVOKE ALL ON ALL ${kind} IN SCHEMA ${schema} FROM ${everybody}`,
      ),
    ]),
    ...SERVICE_NAMES.flatMap((service) => {
      const rights = DATABASE_RIGHTS[service];
      const to = name(roleOf(database, service));
      return [
        `REVOKE ALL ON DATABASE ${name(database)} FROM ${to}`,
        `GRANT CONNECT${rights.projections ? ', CREATE' : ''} ON DATABASE ${name(database)} TO ${to}`,
        ...grantsOf(rights).map((grant) => `GRANT ${grant} TO ${to}`),
        ...migrationTables(rights.schemas).map(
          (table) => `REVOKE INSERT, UPDATE, DELETE ON ${table} FROM ${to}`,
        ),
      ];
    }),
    ...rightsOfBackup(database),
  ]);
}

/** Backups read what there is, and what reporting and the owner make at any time later: projections come and go while the house runs. */
function rightsOfBackup(database: string): string[] {
  const backup = name(roleOf(database, 'backup'));
  const later = (maker: string, kind: string, right: string): string =>
    `ALTER DEFAULT PRIVILEGES FOR ROLE ${name(maker)} GRANT ${right} ON ${kind} TO ${backup}`;
  const reporting = roleOf(database, 'reporting');
  return [
    `REVOKE ALL ON DATABASE ${name(database)} FROM ${backup}`,
    `GRANT CONNECT ON DATABASE ${name(database)} TO ${backup}`,
    ...BACKUP_GRANTS.map((grant) => `GRANT ${grant} TO ${backup}`),
    later(reporting, 'SCHEMAS', 'USAGE'),
    ...[reporting, ownerRole(database)].flatMap((maker) =>
      ['TABLES', 'SEQUENCES'].map((kind) => later(maker, kind, 'SELECT')),
    ),
    `DO $read$
DECLARE
  projection text;
BEGIN
  FOR projection IN SELECT quote_ident(nspname) FROM pg_namespace WHERE nspname LIKE 'proj\\_%' LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %s TO ${backup}', projection);
    ${READ_ALL('%s')
      .map((grant) => `EXECUTE format('GRANT ${grant} TO ${backup}', projection);`)
      .join('\n    ')}
  END LOOP;
END $read$`,
  ];
}
