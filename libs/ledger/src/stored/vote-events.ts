import { Type } from '@sinclair/typebox';
import { oneOf, PlayerIdText } from '@vedette/campaign';
import { AdministratorAccount, BALLOTS, VOTE_SUBJECTS, VoteNumber } from '@vedette/contracts';
import { defineStored } from './define-stored.js';

/** Those who play are asked whether the clock shall be stopped, or the campaign end. */
export const VoteOpened = defineStored({
  type: 'VoteOpened',
  streams: ['administration'],
  data: Type.Object({
    number: VoteNumber,
    about: oneOf(VOTE_SUBJECTS),
    reason: Type.String(),
    by: AdministratorAccount,
  }),
});

/** A seat has voted. */
export const VoteCast = defineStored({
  type: 'VoteCast',
  streams: ['administration'],
  data: Type.Object({ number: VoteNumber, player: PlayerIdText, ballot: oneOf(BALLOTS) }),
});

/** A vote is closed; what came out of it stands beside. */
export const VoteClosed = defineStored({
  type: 'VoteClosed',
  streams: ['administration'],
  data: Type.Object({
    number: VoteNumber,
    about: oneOf(VOTE_SUBJECTS),
    yes: Type.Integer({ minimum: 0 }),
    no: Type.Integer({ minimum: 0 }),
    by: AdministratorAccount,
  }),
});

export const VOTE_EVENTS = [VoteOpened, VoteCast, VoteClosed] as const;
