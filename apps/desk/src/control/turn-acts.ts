import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { language, say } from '../words/words.js';
import {
  type Act,
  type ActOf,
  audience,
  audienceOf,
  momentOf,
  playersOf,
  reason,
  toldOf,
  type Values,
} from './act.js';

const PUT_OFF = ['60', '360', '1440', '2880', '4320', '10080'] as const;

const moment = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));

/** The deadline that an extension leads to. */
function newDeadline({ clock }: Controlled, { minutes = '', until = '' }: Values): string {
  if (until !== '') return moment(Date.parse(momentOf(until)));
  const from = clock.deadline === null ? Date.parse(clock.now) : Date.parse(clock.deadline.at);
  return moment(from + Number(minutes) * 60_000);
}

const silent = ({ clock }: Controlled): number =>
  (clock.players ?? []).filter(({ ready, expected }) => expected && !ready).length;

/** Puts the deadline off, to a moment or by some time. */
const extend: ActOf = (now) => ({
  id: 'extend',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/clock/extend'),
  fields: [
    {
      name: 'minutes',
      kind: 'choice',
      options: PUT_OFF.map((one) => [one, say(`minutes-${one}`)] as const),
      first: '1440',
    },
    { name: 'until', kind: 'moment' },
    audience,
    reason,
  ],
  body: ({ minutes = '', until = '', reason: why, audience: to = '' }) => ({
    ...(until === '' ? { minutes: Number(minutes) } : { until: momentOf(until) }),
    reason: why,
    audience: audienceOf(to),
  }),
  facts: (values) => ({ deadline: newDeadline(now, values) }),
  told: ({ audience: to = '' }) => toldOf(to),
});

const pause: ActOf = (now) => ({
  id: 'pause',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/clock/pause'),
  fields: [audience, reason],
  body: ({ reason: why, audience: to = '' }) => ({ reason: why, audience: audienceOf(to) }),
  told: ({ audience: to = '' }) => toldOf(to),
});

const goOn: ActOf = (now) => ({
  ...pause(now),
  id: 'unpause',
  path: () => campaignPath(now.campaign.id, '/clock/resume'),
});

const close: ActOf = (now) => ({
  id: 'close',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/turn/close'),
  fields: [],
  body: () => ({ turn: now.turn.turn }),
  facts: () => ({ turn: now.turn.turn, silent: silent(now) }),
  told: () => 'everybody',
});

const open: ActOf = (now) => ({
  id: 'open',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/turn/open'),
  fields: [{ name: 'until', kind: 'moment' }],
  body: ({ until = '' }) => ({
    turn: now.turn.turn + 1,
    ...(until === '' ? {} : { deadline: momentOf(until) }),
  }),
  facts: () => ({ turn: now.turn.turn + 1 }),
  told: () => 'everybody',
});

const deadline: ActOf = (now) => ({
  ...open(now),
  id: 'deadline',
  fields: [{ name: 'until', kind: 'moment', isNeeded: true }],
  body: ({ until = '' }) => ({ turn: now.turn.turn, deadline: momentOf(until) }),
  facts: ({ until = '' }) => ({
    turn: now.turn.turn,
    deadline: until === '' ? '…' : moment(Date.parse(momentOf(until))),
  }),
});

const release: ActOf = (now) => ({
  ...close(now),
  id: 'release',
  path: () => campaignPath(now.campaign.id, '/clock/release'),
});

const excuse: ActOf = (now) => ({
  id: 'excuse',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/clock/excuse'),
  fields: [{ name: 'player', kind: 'choice', options: playersOf(now) }, reason],
  body: ({ player, reason: why }) => ({ player, reason: why }),
  facts: ({ player = '' }) => ({ player }),
  told: ({ player = '' }) => [player],
});

const hold: ActOf = (now) => ({
  id: 'hold',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/administration/hold'),
  fields: [reason],
  body: ({ reason: why }) => ({ reason: why }),
  facts: () => ({ turn: now.turn.turn }),
  told: () => 'everybody',
});

const resume: ActOf = (now) => ({
  ...hold(now),
  id: 'resume',
  path: () => campaignPath(now.campaign.id, '/administration/resume'),
  fields: [],
  body: () => ({}),
});

/** What can be done with the turn as it stands; what cannot be is not offered. */
export function turnActs(now: Controlled): Act[] {
  switch (now.clock.status) {
    case 'open':
    case 'grace':
      // What has no deadline cannot be put off: it is given one.
      return [...(now.clock.deadline === null ? [] : [extend]), deadline, pause, close, excuse].map((act) =>
        act(now),
      );
    case 'held':
      return [release, extend, close, excuse].map((act) => act(now));
    case 'paused':
      return [goOn, extend, close, excuse].map((act) => act(now));
    case 'resolving':
      return [hold(now)];
    case 'rolled-back':
    case 'set-aside':
      return [resume(now)];
    case 'resolved':
      return [open(now)];
    case 'ended':
      return [];
  }
}
