import type { VoteDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, because } from './administrator-act.js';

/** Asking those who play. */
export const VOTE_ACTS: readonly AdministratorAct[] = [
  act<readonly VoteDocument[]>('votes', {
    route: 'GET /campaigns/:id/votes',
    does: 'the votes of the campaign and how they stand, newest first',
    tell: (all) => all.map(tellVote).join('') || 'Nothing was voted on.\n',
  }),
  act<VoteDocument>('open-vote', {
    route: 'POST /campaigns/:id/votes',
    does: 'ask everybody who plays whether the clock shall be stopped (pause), or the campaign end (end)',
    args: [argument('<about>', 'pause or end')],
    options: [because],
    ask: ({ args, options: { reason } }) => ({ body: { about: args[0], reason } }),
    tell: tellVote,
  }),
  act<VoteDocument>('close-vote', {
    route: 'POST /campaigns/:id/votes/:number/close',
    does: 'close a vote; everybody is told how it came out, and nothing else is done',
    args: [argument('<number>')],
    ask: ({ args }) => ({ at: { number: args[0]! } }),
    tell: tellVote,
  }),
];

function tellVote({ number, about, cast, seats, tally, closedAt }: VoteDocument): string {
  const how = tally === null ? '' : `: ${tally.yes} for it, ${tally.no} against it`;
  const state = closedAt === null ? 'open' : 'closed';
  return `${number}  ${about}  ${state}, ${cast} of ${seats} have voted${how}\n`;
}
