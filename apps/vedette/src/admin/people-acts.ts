import type { HandOverDocument } from '@vedette/contracts';
import {
  act,
  type AdministratorAct,
  argument,
  because,
  numberOf,
  option,
  textOf,
} from './administrator-act.js';
import { tellMoment } from './tell-moment.js';

interface Member {
  readonly account: string;
  readonly role: string;
  readonly player: string | null;
}

interface Invitation {
  readonly id: string;
  readonly role: string;
  readonly player: string | null;
  readonly note: string | null;
  readonly status: string;
  readonly expiresAt: string;
  readonly code?: string;
  readonly link?: string | null;
}

const role = option('--role <role>', 'player, minister or administrator').default('player');
const player = option('--player <id>', 'whom he plays');

/** What an administrator does with the people of a campaign. */
export const PEOPLE_ACTS: readonly AdministratorAct[] = [
  act<readonly Member[]>('members', {
    route: 'GET /campaigns/:id/members',
    does: 'who has which place',
    tell: (members) => members.map(tellMember).join('') || 'Nobody has a place.\n',
  }),
  act<Member>('assign', {
    route: 'PUT /campaigns/:id/members/:account',
    does: 'give an account a place: a player, or none for another administrator',
    args: [argument('<account>')],
    options: [player, role],
    ask: ({ args, options }) => ({
      at: { account: args[0]! },
      body: { role: options['role'], player: options['player'] },
    }),
    tell: tellMember,
  }),
  act<void>('remove', {
    route: 'DELETE /campaigns/:id/members/:account',
    does: 'take an account its place, or one of its seats',
    args: [argument('<account>')],
    options: [option('--player <id>', 'only this seat')],
    ask: ({ args, options }) => ({ at: { account: args[0]! }, query: { player: textOf(options['player']) } }),
    tell: () => 'The place is free.\n',
  }),
  act<readonly Invitation[]>('invitations', {
    route: 'GET /campaigns/:id/invitations',
    does: 'the invitations to the campaign, newest first',
    tell: (invitations) => invitations.map(tellInvitation).join('') || 'Nobody was invited.\n',
  }),
  act<Invitation>('invite', {
    route: 'POST /campaigns/:id/invitations',
    does: 'offer a place; whoever brings the code first has it',
    options: [
      player,
      role,
      option('--days <number>', 'how long it may be accepted'),
      option('--note <text>', 'for your own list'),
    ],
    ask: ({ options: { role: as, player: whom, days, note } }) => ({
      body: { role: as, player: whom, days: numberOf(days), note },
    }),
    tell: (made) =>
      `${tellInvitation(made)}Code, told this once: ${made.code}\n${made.link ? `${made.link}\n` : ''}`,
  }),
  act<void>('revoke-invitation', {
    route: 'DELETE /campaigns/:id/invitations/:invitation',
    does: 'take an invitation back',
    args: [argument('<invitation>')],
    ask: ({ args }) => ({ at: { invitation: args[0]! } }),
    tell: () => 'The invitation is taken back.\n',
  }),
  act<{ readonly handOvers: readonly HandOverDocument[] }>('hand-overs', {
    route: 'GET /campaigns/:id/administration/hand-overs',
    does: 'who stands in for whom',
    tell: ({ handOvers }) => handOvers.map(tellHandOver).join('') || 'Nobody stands in for anybody.\n',
  }),
  act<HandOverDocument>('hand-over', {
    route: 'POST /campaigns/:id/administration/hand-overs',
    does: 'have somebody of his side stand in for a player who has gone silent',
    args: [argument('<player>', 'who is away')],
    options: [
      option('--to <player>', 'who stands in').makeOptionMandatory(),
      option('--from <turn>', 'first turn').makeOptionMandatory(),
      option('--until <turn>', 'last turn').makeOptionMandatory(),
      because,
    ],
    ask: ({ args, options: { to, from, until, reason } }) => ({
      body: { player: args[0], to, reason, from: Number(from), until: Number(until) },
    }),
    tell: tellHandOver,
  }),
  act<{ readonly id: string }>('hand-back', {
    route: 'POST /campaigns/:id/administration/hand-overs/:orderId/end',
    does: 'end a hand-over, whoever made it',
    args: [argument('<id>')],
    options: [because],
    ask: ({ args, options }) => ({ at: { orderId: args[0]! }, body: { reason: options['reason'] } }),
    tell: ({ id }) => `Hand-over ${id} is ended.\n`,
  }),
];

function tellMember({ account, role: as, player: whom }: Member): string {
  return `${account} is ${as}${whom === null ? '' : ` and plays ${whom}`}.\n`;
}

function tellInvitation({ id, role: as, player: whom, note, status, expiresAt }: Invitation): string {
  const place = whom === null ? as : `${as} ${whom}`;
  return `${id}  ${place}  ${status}, until ${tellMoment(expiresAt)}${note === null ? '' : `  ${note}`}\n`;
}

function tellHandOver({ id, player: away, to, from, until, reason }: HandOverDocument): string {
  const why = reason === null ? '' : `: ${reason}`;
  return `${to} stands in for ${away} from turn ${from} to turn ${until}${why} (${id})\n`;
}
