import { type AnswerOf, linkAccount, listAccounts, makeAccount, shutAccount } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { askHouse } from '../operator/beside-house.js';
import type { HousePlace } from '../operator/house-place.js';

/** What is to be done with accounts. */
export type AccountTask =
  | { readonly kind: 'list' }
  | { readonly kind: 'make'; readonly account: string; readonly operator: boolean }
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
