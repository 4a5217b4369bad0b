import type { JoinRequestDocument, SeekingDocument } from '@vedette/contracts';
import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { say } from '../words/words.js';
import { type Act, playersOf } from './act.js';

/** Has the campaign seek players: everybody who is signed in reads it. */
export const seekAct = (now: Controlled, { words, seats }: SeekingDocument): Act => ({
  id: 'seek',
  method: 'PUT',
  path: () => campaignPath(now.campaign.id, '/seeking'),
  fields: [
    { name: 'seats', kind: 'players', first: seats.map(({ player }) => player).join() },
    { name: 'seeking-words', kind: 'long', isNeeded: true, first: words ?? '' },
  ],
  body: ({ seats: chosen = '', 'seeking-words': said }) => ({
    words: said,
    seats: chosen
      .split(',')
      .filter(Boolean)
      .map((player) => seats.find((seat) => seat.player === player) ?? { player }),
  }),
  facts: ({ seats: chosen = '' }) => ({ seats: chosen || '…' }),
  told: () => 'nobody',
});

export const seekNoMoreAct = (now: Controlled): Act => ({
  id: 'seek-no-more',
  method: 'DELETE',
  path: () => campaignPath(now.campaign.id, '/seeking'),
  fields: [],
  told: () => 'nobody',
});

const requestPath = (now: Controlled, id: string, how: string): string =>
  campaignPath(now.campaign.id, `/join-requests/${id}/${how}`);

/** Gives an asker a seat. */
export const admitAct = (now: Controlled, { id, account, player }: JoinRequestDocument): Act => ({
  id: 'admit',
  method: 'POST',
  path: () => requestPath(now, id, 'accept'),
  fields: [
    { name: 'player', kind: 'choice', options: playersOf(now), first: player },
    { name: 'answer', kind: 'long' },
  ],
  body: ({ player: seat, answer }) => ({ player: seat, ...(answer ? { words: answer } : {}) }),
  facts: ({ player: seat = '' }) => ({ account, seat }),
  told: () => 'nobody',
});

/** Tells an asker that he gets none. */
export const declineAct = (now: Controlled, { id, account }: JoinRequestDocument): Act => ({
  id: 'decline',
  method: 'POST',
  path: () => requestPath(now, id, 'decline'),
  fields: [{ name: 'answer', kind: 'long' }],
  body: ({ answer }) => (answer ? { words: answer } : {}),
  facts: () => ({ account }),
  told: () => 'nobody',
});

/** What an open or answered request says in one line. */
export const requestWords = ({ account, player, status }: JoinRequestDocument): string =>
  say('request-is', { account, player, status: say(`request-${status}`) });
