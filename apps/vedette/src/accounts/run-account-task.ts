import { type AnswerOf, linkAccount, listAccounts, makeAccount, shutAccount } from '@vedette/contracts';
import { connectNats, Installation, RequestClient } from '@vedette/messaging';
import { optionalTextSetting, readConfiguration, VedetteError } from '@vedette/platform';
import { findHouse } from '../start/house-file.js';

/** What is to be done with accounts. */
export type AccountTask =
  | { readonly kind: 'list' }
  | { readonly kind: 'make'; readonly account: string; readonly operator: boolean }
  | { readonly kind: 'reset-link' | 'disable' | 'enable'; readonly account: string };

/** Which installation is asked, and how it is told. */
export interface AccountPlace {
  readonly nats?: string | undefined;
  readonly installation?: string | undefined;
  readonly dataFolder: string;
  readonly json: boolean;
}

/** The broker's address may lie in the file that `NATS_URL_FILE` names. */
const BROKER = { NATS_URL: optionalTextSetting({ decides: 'the broker', visibility: 'secret' }) } as const;

const REFUSED = 1;
const NOWHERE = 2;

/** Nothing says where the installation is. */
class NoInstallationError extends Error {
  constructor(dataFolder: string) {
    super(
      `no installation is up in ${dataFolder}; start it, or give its broker with --nats or NATS_URL, or its folder with --data`,
    );
  }
}

/** The broker is not there. */
class BrokerUnreachableError extends Error {
  constructor(url: string, cause: Error) {
    const address = new URL(url.split(',')[0]!);
    super(`the broker at ${address.host} cannot be reached: ${cause.message}`, { cause });
  }
}

/** Runs a task and returns the exit code. */
export async function runAccountTask(task: AccountTask, place: AccountPlace): Promise<number> {
  try {
    const outcome = await withRequests(place, (requests) => perform(task, requests));
    process.stdout.write(place.json ? `${JSON.stringify(outcome, null, 2)}\n` : inWords(task, outcome));
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return error instanceof VedetteError ? REFUSED : NOWHERE;
  }
}

type Link = AnswerOf<typeof linkAccount>;
type Entries = AnswerOf<typeof listAccounts>;
type Outcome = Link | Entries | { readonly account: string };

async function perform(task: AccountTask, requests: RequestClient): Promise<Outcome> {
  switch (task.kind) {
    case 'list':
      return requests.request(listAccounts, {});
    case 'make':
      await requests.request(makeAccount, { account: task.account, operator: task.operator });
      return requests.request(linkAccount, { account: task.account });
    case 'reset-link':
      return requests.request(linkAccount, { account: task.account });
    case 'disable':
    case 'enable':
      return requests.request(shutAccount, { account: task.account, disabled: task.kind === 'disable' });
  }
}

async function withRequests<T>(
  place: AccountPlace,
  work: (requests: RequestClient) => Promise<T>,
): Promise<T> {
  const house = findHouse(place.dataFolder);
  const url = place.nats ?? readConfiguration(BROKER, process.env).NATS_URL ?? house?.natsUrl;
  if (url === undefined) throw new NoInstallationError(place.dataFolder);
  const installation =
    place.installation ?? process.env['VEDETTE_INSTALLATION'] ?? house?.installation ?? 'vedette';
  const connection = await connectNats({ url, name: 'vedette account', impatient: true }).catch(
    (error: Error) => {
      throw new BrokerUnreachableError(url, error);
    },
  );
  try {
    return await work(new RequestClient(connection, new Installation(installation)));
  } finally {
    await connection.close();
  }
}

function inWords(task: AccountTask, outcome: Outcome): string {
  if ('accounts' in outcome) return tableOf(outcome);
  if ('code' in outcome) return linkInWords(task, outcome);
  return `${outcome.account} is ${task.kind === 'disable' ? 'shut' : 'open'}\n`;
}

function linkInWords(task: AccountTask, { account, code, link, expiresAt }: Link): string {
  const how = link ?? `POST /auth/password/reset {"code": "${code}", "next": "…"}`;
  const made = task.kind === 'make' ? `${account} is made. ` : '';
  return `${made}Its owner sets the password, once, until ${expiresAt}:\n  ${how}\n`;
}

function tableOf({ accounts }: Entries): string {
  const widest = Math.max(7, ...accounts.map(({ account }) => account.length));
  const lines = accounts.map(({ account, operator, disabled, mail, createdAt, lastSeenAt }) =>
    [
      account.padEnd(widest),
      (disabled ? 'shut' : operator ? 'operator' : '').padEnd(8),
      (mail ? 'mail' : '').padEnd(4),
      createdAt.slice(0, 10),
      lastSeenAt?.slice(0, 10) ?? 'never',
    ].join('  '),
  );
  const head = `${'account'.padEnd(widest)}  ${''.padEnd(8)}  ${''.padEnd(4)}  ${'made'.padEnd(10)}  last seen`;
  return `${[head, ...lines].join('\n')}\n`;
}
