/** One server of an address. */
export interface DatabaseHost {
  readonly host: string;
  readonly port: number;
}

/** Which servers of an address will do: any, or only one that takes writes. */
export type Wanted = 'any' | 'read-write';

/** Where a database is: one or several servers, tried in their order. */
export interface DatabaseAddress {
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]];
  readonly wanted: Wanted;
  /** The address with its first server alone, as the driver reads it. */
  readonly ofFirst: string;
}

const SCHEMES = ['postgres:', 'postgresql:'];
const PORT = 5432;
const ATTRIBUTE = 'target_session_attrs';
/** What libpq allows that means one of ours; `primary` differs from `read-write` only on servers made read-only by hand. */
const WANTED: Readonly<Record<string, Wanted>> = {
  any: 'any',
  'read-write': 'read-write',
  primary: 'read-write',
};

const PARTS = /^([a-z]+:)\/\/(?:([^@/]*)@)?([^/?]*)(.*)$/;
const SERVER = /^(\[[0-9a-f:.]+\]|[^:\s]*)(?::(\d{1,5}))?$/i;

/**
 * Reads an address as libpq does: `postgres://user@a:5432,b:5432/base?target_session_attrs=read-write`. Several servers
 * want writes unless the address says otherwise: the house only ever asks a server that can keep what it is told.
 * @returns null for what is no such address
 */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const parts = PARTS.exec(text);
  if (!parts) return null;
  const [, scheme, user, servers, rest] = parts as unknown as [
    string,
    string,
    string | undefined,
    string,
    string,
  ];
  if (!SCHEMES.includes(scheme)) return null;
  const hosts = servers.split(',').map(readServer);
  const [first] = hosts;
  if (!first || !hosts.every((host) => host !== null)) return null;
  const before = `${scheme}//${user === undefined ? '' : `${user}@`}`;
  if (!URL.canParse(`${before}${servers.split(',')[0]}${rest}`)) return null;
  const url = new URL(`${before}${servers.split(',')[0]}${rest}`);
  const attribute = url.searchParams.get(ATTRIBUTE) ?? (hosts.length > 1 ? 'read-write' : 'any');
  const wanted = WANTED[attribute];
  if (!wanted) return null;
  url.searchParams.delete(ATTRIBUTE);
  return { hosts: hosts as unknown as DatabaseAddress['hosts'], wanted, ofFirst: url.href };
}

function readServer(text: string): DatabaseHost | null {
  const found = SERVER.exec(text);
  if (!found) return null;
  const [, host = '', port = String(PORT)] = found;
  if (Number(port) < 1 || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
