import { readPassword } from '../player/read-password.js';
import { act, type AdministratorAct, argument, option } from './administrator-act.js';

interface AccountEntry {
  readonly account: string;
  readonly operator: boolean;
  readonly disabled: boolean;
}

interface ResetLink {
  readonly code: string;
  readonly link: string | null;
}

interface Rebuild {
  readonly generation: number;
  readonly reports?: number;
  readonly seconds: number;
}

interface Channel {
  readonly ready: boolean;
  readonly waiting: number;
  readonly dead: number;
  readonly lastError: string | null;
}

const json = (answer: unknown): string => `${JSON.stringify(answer, null, 2)}\n`;
const account = argument('<account>');

/** What whoever runs the installation does with accounts, reports and notices. */
export const HOUSE_ACTS: readonly AdministratorAct[] = [
  act<readonly AccountEntry[]>('accounts', {
    route: 'GET /accounts',
    does: 'every account of the installation',
    tell: (accounts) =>
      accounts
        .map(
          ({ account: name, operator, disabled }) =>
            `${name}${operator ? ', operator' : ''}${disabled ? ', shut' : ''}\n`,
        )
        .join(''),
  }),
  act<AccountEntry>('new-account', {
    route: 'POST /accounts',
    does: 'make an account; its first password is asked for, or read from what is piped in',
    args: [account],
    options: [option('--operator', 'it may run the installation')],
    ask: async ({ args, options }) => ({
      body: {
        account: args[0],
        password: await readPassword(`First password of ${args[0]}: `),
        operator: options['operator'] === true,
      },
    }),
    tell: ({ account: name }) => `Account ${name} is made.\n`,
  }),
  act<ResetLink>('reset-link', {
    route: 'POST /accounts/:account/reset-link',
    does: 'a code that sets a new password, to hand to the owner',
    args: [account],
    ask: ({ args }) => ({ at: { account: args[0]! } }),
    tell: ({ code, link }) => `${link ?? code}\n`,
  }),
  act<unknown>('disable', {
    route: 'POST /accounts/:account/disable',
    does: 'shut an account; its sessions end',
    args: [account],
    ask: ({ args }) => ({ at: { account: args[0]! } }),
    tell: () => 'The account is shut.\n',
  }),
  act<unknown>('enable', {
    route: 'POST /accounts/:account/enable',
    does: 'open an account that was shut',
    args: [account],
    ask: ({ args }) => ({ at: { account: args[0]! } }),
    tell: () => 'The account is open.\n',
  }),
  act<Rebuild>('rebuild-reports', {
    route: 'POST /operator/reports/rebuild',
    does: 'make every report again from the events, while the old ones serve',
    tell: ({ generation, reports, seconds }) =>
      `${reports} reports made again in ${Math.round(seconds)} s (generation ${generation}).\n`,
  }),
  act<Rebuild>('rebuild-intelligence', {
    route: 'POST /operator/intelligence/rebuild',
    does: 'make what the staffs believe again from the events',
    tell: ({ generation, seconds }) =>
      `Intelligence made again in ${Math.round(seconds)} s (generation ${generation}).\n`,
  }),
  act<unknown>('projections', {
    route: 'GET /operator/projections',
    does: 'how far reports and intelligence are behind the log, and where they have stopped',
    tell: json,
  }),
  act<unknown>('retry-projection', {
    route: 'POST /operator/projections/retry',
    does: 'have a campaign go on at which reports or intelligence have stopped',
    args: [argument('<projection>'), argument('<campaign>')],
    ask: ({ args }) => ({ body: { projection: args[0], campaign: args[1] } }),
    tell: () => 'It goes on.\n',
  }),
  act<{ readonly mail: Channel; readonly webhook: Channel }>('notices', {
    route: 'GET /operator/notices',
    does: 'how mail and webhooks fare',
    tell: ({ mail, webhook }) => tellChannel('mail', mail) + tellChannel('webhooks', webhook),
  }),
];

function tellChannel(name: string, { ready, waiting, dead, lastError }: Channel): string {
  const fault = lastError === null ? '' : `; last error: ${lastError}`;
  return `${name}: ${ready ? 'ready' : 'not set up'}, ${waiting} wait, ${dead} were given up${fault}\n`;
}
