import { writeFile } from 'node:fs/promises';
import {
  type AnswerOf,
  copyAccount,
  copyCorrespondence,
  copyDesks,
  eraseAccount,
  eraseCorrespondence,
  eraseDesks,
  linkAccount,
  listAccounts,
  makeAccount,
  shutAccount,
} from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { askHouse } from '../operator/beside-house.js';
import type { HousePlace } from '../operator/house-place.js';

/** What is to be done with accounts. */
export type AccountTask =
  | { readonly kind: 'list' }
  | { readonly kind: 'make'; readonly account: string; readonly operator: boolean }
  | { readonly kind: 'export'; readonly account: string; readonly file: string }
  | { readonly kind: 'erase'; readonly account: string }
  | { readonly kind: 'reset-link' | 'disable' | 'enable'; readonly account: string };

/** Runs a task and returns the exit code. */
export const runAccountTask = (task: AccountTask, place: HousePlace): Promise<number> =>
  askHouse(
    place,
    (requests) => perform(task, requests),
    (outcome) => inWords(task, outcome),
  );

type Link = AnswerOf<typeof linkAccount>;
type Entries = AnswerOf<typeof listAccounts>;
type Erased = AnswerOf<typeof eraseAccount> &
  AnswerOf<typeof eraseCorrespondence> &
  AnswerOf<typeof eraseDesks>;
type Outcome = Link | Entries | Erased | { readonly account: string };

async function perform(task: AccountTask, requests: RequestClient): Promise<Outcome> {
  switch (task.kind) {
    case 'list':
      return requests.request(listAccounts, {});
    case 'make':
      await requests.request(makeAccount, { account: task.account, operator: task.operator });
      return requests.request(linkAccount, { account: task.account });
    case 'export':
      return exportAccount(task.account, task.file, requests);
    case 'erase':
      return erase(task.account, requests);
    case 'reset-link':
      return requests.request(linkAccount, { account: task.account });
    case 'disable':
    case 'enable':
      return requests.request(shutAccount, { account: task.account, disabled: task.kind === 'disable' });
  }
}

/** Writes all that the installation keeps of an account to a file of its own, which must not be there yet. */
async function exportAccount(account: string, file: string, requests: RequestClient) {
  const { id, seats, ...people } = await requests.request(copyAccount, { account });
  const correspondence = await requests.request(copyCorrespondence, { id, seats });
  const desks: AnswerOf<typeof copyDesks>['desks'] = [];
  for (const cell of requests.cells)
    desks.push(...(await requests.request(copyDesks, { id }, { cell })).desks);
  const document = { ...people, seats, correspondence, desks };
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return { account };
}

/** People last: who is forgotten there can no longer be found by his name. What breaks off may be done again. */
async function erase(account: string, requests: RequestClient): Promise<Erased> {
  const { id, seats } = await requests.request(copyAccount, { account });
  const correspondence = await requests.request(eraseCorrespondence, { id, seats });
  let desks = 0;
  for (const cell of requests.cells) desks += (await requests.request(eraseDesks, { id }, { cell })).desks;
  return { ...correspondence, desks, ...(await requests.request(eraseAccount, { account })) };
}

function inWords(task: AccountTask, outcome: Outcome): string {
  if ('accounts' in outcome) return tableOf(outcome);
  if ('code' in outcome) return linkInWords(task, outcome);
  if ('letters' in outcome)
    return `${outcome.account} is erased: ${outcome.letters} letters, ${outcome.messages} messages, ${outcome.desks} desks, ${outcome.seats} seats\n`;
  if (task.kind === 'export') return `${task.file}: all that is kept of ${outcome.account}\n`;
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
