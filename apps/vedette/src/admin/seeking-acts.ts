import type { JoinRequestDocument, MemberDocument, SeekingDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, option, textOf } from './administrator-act.js';
import { tellMoment } from './tell-moment.js';

const words = option('--words <text>', 'what the asker reads beside it');
const request = argument('<request>', 'its id, as the list has it');

/** Having a campaign seek players, and answering who asks. */
export const SEEKING_ACTS: readonly AdministratorAct[] = [
  act<SeekingDocument>('seeking', {
    route: 'GET /campaigns/:id/seeking',
    does: 'whether the campaign seeks players, and what it says of itself',
    tell: tellSeeking,
  }),
  act<SeekingDocument>('seek', {
    route: 'PUT /campaigns/:id/seeking',
    does: 'have the campaign seek players for seats: everybody who is signed in reads of it',
    args: [argument('<players...>', 'seats that are offered')],
    options: [
      option('--words <text>', 'what the campaign is, its pace, whom it looks for').makeOptionMandatory(),
    ],
    ask: ({ args, options }) => ({
      body: { words: options['words'], seats: args.flat().map((player) => ({ player })) },
    }),
    tell: tellSeeking,
  }),
  act<void>('seek-no-more', {
    route: 'DELETE /campaigns/:id/seeking',
    does: 'have it seek players no more; who has asked still waits for an answer',
    tell: () => 'The campaign seeks no players.\n',
  }),
  act<readonly JoinRequestDocument[]>('requests', {
    route: 'GET /campaigns/:id/join-requests',
    does: 'who asks for a seat, the open requests first',
    tell: (all) => all.map(tellRequest).join('') || 'Nobody has asked.\n',
  }),
  act<MemberDocument>('admit', {
    route: 'POST /campaigns/:id/join-requests/:request/accept',
    does: 'give an asker the seat he asked for, or another; he is told',
    args: [request],
    options: [option('--player <id>', 'another seat than the one he asked for'), words],
    ask: ({ args, options }) => ({
      at: { request: args[0]! },
      body: { player: textOf(options['player']), words: textOf(options['words']) },
    }),
    tell: ({ account, player }) => `${account} plays ${player}.\n`,
  }),
  act<JoinRequestDocument>('decline', {
    route: 'POST /campaigns/:id/join-requests/:request/decline',
    does: 'tell an asker that he does not get a seat',
    args: [request],
    options: [words],
    ask: ({ args, options }) => ({
      at: { request: args[0]! },
      body: { words: textOf(options['words']) },
    }),
    tell: tellRequest,
  }),
];

function tellSeeking({ seeks, words: said, seats }: SeekingDocument): string {
  if (!seeks) return 'The campaign seeks no players.\n';
  return `The campaign offers ${seats.map(({ player }) => player).join(', ')}.\n${said}\n`;
}

function tellRequest({ id, account, player, status, askedAt, words: said }: JoinRequestDocument): string {
  return `${id}  ${account} for ${player}  ${status}, asked ${tellMoment(askedAt)}\n  ${said.replaceAll('\n', '\n  ')}\n`;
}
