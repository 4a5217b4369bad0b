import { Command } from 'commander';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';
import type { AccountTask } from './run-account-task.js';

interface AccountOptions extends PlaceOptions {
  readonly operator?: boolean;
  /** Of an export. */
  readonly to?: string;
}

const EXAMPLE = `
The commands ask people of a running installation over its broker, so they need no account and no password:
beside \`npm start\` they find it by the data folder; elsewhere give --nats or NATS_URL.

  ./vedette account make taylor              # prints the code with which its owner sets a password
  ./vedette account make root --operator
  ./vedette account reset-link taylor
  ./vedette account disable taylor
  ./vedette account list
  ./vedette account export taylor --to taylor.json     # all that is kept of him, for him
  ./vedette account erase taylor --yes                 # name, address, sessions and the text of his letters; it cannot be taken back
`;

/** `vedette account`: accounts for whoever runs the installation. */
export function accountCommand(): Command {
  const command = new Command('account')
    .description('make, list and shut accounts, and help who forgot his password')
    .addHelpText('after', EXAMPLE);
  const task = (
    name: string,
    description: string,
    of: (name: string, options: AccountOptions) => AccountTask,
  ) =>
    reached(command.command(`${name} <name>`).description(description)).action(
      (account: string, options: AccountOptions) => run(of(account, options), options),
    );
  task('make', 'make an account and print the code that sets its password', (account, { operator }) => ({
    kind: 'make',
    account,
    operator: operator === true,
  })).option('--operator', 'it may run the installation');
  task('reset-link', 'print a code that sets a new password', (account) => ({ kind: 'reset-link', account }));
  task('disable', 'shut an account; its sessions end at once', (account) => ({ kind: 'disable', account }));
  task('enable', 'open an account that was shut', (account) => ({ kind: 'enable', account }));
  task('export', 'write all that is kept of an account to a file, for its owner', (account, { to }) => ({
    kind: 'export',
    account,
    file: to!,
  })).requiredOption('--to <file>', 'the file, which must not be there yet');
  task(
    'erase',
    'forget an account for good: name, address, sessions, the text of its letters',
    (account) => ({
      kind: 'erase',
      account,
    }),
  ).requiredOption('--yes', 'it cannot be taken back; the seats it had are free');
  reached(command.command('list').description('every account')).action((options: AccountOptions) =>
    run({ kind: 'list' }, options),
  );
  return command;
}

async function run(task: AccountTask, options: AccountOptions): Promise<void> {
  // The broker's client is brought along only when it is needed.
  const { runAccountTask } = await import('./run-account-task.js');
  process.exitCode = await runAccountTask(task, placeOf(options));
}
