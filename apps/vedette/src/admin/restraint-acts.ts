import type { RestraintDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, option } from './administrator-act.js';
import { tellMoment } from './tell-moment.js';

const account = argument('<account>');
const why = option('--reason <text>', 'why; administrators read it, and who is muted').makeOptionMandatory();
const route = (verb: string, what: string): string => `${verb} /campaigns/:id/members/:account/${what}`;

const lay = (name: string, does: string): AdministratorAct =>
  act<RestraintDocument>(name, {
    route: route('PUT', name),
    does,
    args: [account],
    options: [why],
    ask: ({ args, options }) => ({ at: { account: args[0]! }, body: { reason: options['reason'] } }),
    tell: tellRestraint,
  });
const lift = (name: string, does: string): AdministratorAct =>
  act<void>(`un${name}`, {
    route: route('DELETE', name),
    does,
    args: [account],
    ask: ({ args }) => ({ at: { account: args[0]! } }),
    tell: () => 'It is lifted.\n',
  });

/** Banning and muting. */
export const RESTRAINT_ACTS: readonly AdministratorAct[] = [
  act<readonly RestraintDocument[]>('restraints', {
    route: 'GET /campaigns/:id/restraints',
    does: 'who is banned from the campaign, and who may write no letters in it',
    tell: (all) => all.map(tellRestraint).join('') || 'Nobody is banned or muted.\n',
  }),
  lay('ban', 'ban an account: it loses every place, and neither takes nor asks for one'),
  lift('ban', 'lift a ban'),
  lay('mute', 'have an account write no letters in the campaign'),
  lift('mute', 'let an account write letters again'),
];

function tellRestraint({ account: whose, kind, reason, at }: RestraintDocument): string {
  return `${whose} is ${kind} since ${tellMoment(at)}: ${reason}\n`;
}
