import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { say } from '../words/words.js';
import { type Act, audienceOf, playersOf, reason, toldOf } from './act.js';

const ROLES = ['player', 'minister', 'administrator'] as const;
const roles = (): (readonly [string, string])[] => ROLES.map((role) => [role, say(`role-${role}`)] as const);
const place = ({ role = '', player = '' }: Readonly<Record<string, string>>): object => ({
  role,
  player: role === 'administrator' ? null : player,
});
const whoFor = ({ role = '', player = '' }: Readonly<Record<string, string>>): string =>
  role === 'administrator' ? say('role-administrator') : player;

/** Invitations, places and their owners. */
export const peopleActs = (now: Controlled): Act[] => [
  {
    id: 'invite',
    method: 'POST',
    path: () => campaignPath(now.campaign.id, '/invitations'),
    fields: [
      { name: 'role', kind: 'choice', options: roles() },
      { name: 'player', kind: 'choice', options: playersOf(now) },
      { name: 'days', kind: 'number', first: '14' },
      { name: 'note', kind: 'text' },
    ],
    body: (values) => ({
      ...place(values),
      days: Number(values['days']),
      ...(values['note'] ? { note: values['note'] } : {}),
    }),
    facts: (values) => ({ who: whoFor(values), days: values['days'] ?? '' }),
    told: () => 'nobody',
  },
  {
    id: 'assign',
    method: 'PUT',
    path: ({ account = '' }) => campaignPath(now.campaign.id, `/members/${encodeURIComponent(account)}`),
    fields: [
      { name: 'account', kind: 'text', isNeeded: true },
      { name: 'role', kind: 'choice', options: roles() },
      { name: 'player', kind: 'choice', options: playersOf(now) },
    ],
    body: place,
    facts: (values) => ({ account: values['account'] || '…', who: whoFor(values) }),
    told: () => 'nobody',
  },
  {
    id: 'replace',
    method: 'POST',
    path: () => campaignPath(now.campaign.id, '/clock/replace'),
    fields: [{ name: 'player', kind: 'choice', options: playersOf(now) }],
    body: ({ player }) => ({ player }),
    facts: ({ player = '' }) => ({ player }),
    told: ({ player = '' }) => [player],
  },
  {
    id: 'hand-over',
    method: 'POST',
    path: () => campaignPath(now.campaign.id, '/administration/hand-overs'),
    fields: [
      { name: 'player', kind: 'choice', options: playersOf(now) },
      { name: 'to', kind: 'choice', options: playersOf(now) },
      { name: 'from', kind: 'number', first: String(now.turn.turn), isNeeded: true },
      { name: 'last', kind: 'number', first: String(now.turn.turn), isNeeded: true },
      reason,
    ],
    body: ({ player, to, from, last, reason: why }) => ({
      player,
      to,
      from: Number(from),
      until: Number(last),
      reason: why,
    }),
    facts: ({ player = '', to = '', from = '', last = '' }) => ({ player, to, from, last }),
    told: ({ player = '', to = '' }) => [player, to],
  },
];

/** Takes a place from an account. */
export const removeAct = (now: Controlled, account: string, player: string | null): Act => ({
  id: 'remove',
  method: 'DELETE',
  path: () =>
    campaignPath(now.campaign.id, `/members/${encodeURIComponent(account)}`) +
    (player === null ? '' : `?player=${encodeURIComponent(player)}`),
  fields: [],
  facts: () => ({ account, who: player ?? say('role-administrator') }),
  told: () => 'nobody',
});

/** Takes an invitation back. */
export const revokeAct = (now: Controlled, invitation: string, who: string): Act => ({
  id: 'revoke',
  method: 'DELETE',
  path: () => campaignPath(now.campaign.id, `/invitations/${encodeURIComponent(invitation)}`),
  fields: [],
  facts: () => ({ who }),
  told: () => 'nobody',
});

/** Ends a hand-over. */
export const handBackAct = (now: Controlled, id: string, player: string, to: string): Act => ({
  id: 'hand-back',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, `/administration/hand-overs/${encodeURIComponent(id)}/end`),
  fields: [reason],
  body: ({ reason: why }) => ({ reason: why }),
  facts: () => ({ player, to }),
  told: () => [player, to],
});

/** Announces something; sides are offered beside everybody and players. */
export const announceAct = (now: Controlled): Act => {
  const sides = [...new Set(now.campaign.states.map(({ side }) => side))];
  const to = [
    ['everybody', say('audience-everybody')] as const,
    ...sides.map((side) => [`side:${side}`, say('audience-side', { side })] as const),
  ];
  return {
    id: 'announce',
    method: 'POST',
    path: () => campaignPath(now.campaign.id, '/administration/announcements'),
    fields: [
      { name: 'announcement', kind: 'long', isNeeded: true },
      { name: 'audience', kind: 'audience', options: to, first: 'everybody' },
    ],
    body: ({ announcement, audience = '' }) => ({
      text: announcement,
      to: audience.startsWith('side:')
        ? { side: audience.slice('side:'.length) }
        : audience === 'everybody'
          ? audience
          : { players: audienceOf(audience) },
    }),
    facts: () => ({ turn: now.turn.turn }),
    told: ({ audience = '' }) => {
      if (!audience.startsWith('side:')) return toldOf(audience);
      const states = now.campaign.states
        .filter(({ side }) => `side:${side}` === audience)
        .map(({ id }) => id);
      return now.campaign.players.filter(({ state }) => states.includes(state)).map(({ id }) => id);
    },
  };
};

/** How letters travel from now on. */
export const deliveryAct = (now: Controlled): Act => ({
  id: 'delivery',
  method: 'PUT',
  path: () => campaignPath(now.campaign.id, '/letters/delivery'),
  fields: [
    {
      name: 'delivery',
      kind: 'choice',
      options: [
        ['at-once', say('delivery-at-once')],
        ['courier', say('delivery-courier')],
      ],
    },
  ],
  body: ({ delivery }) => ({ delivery }),
  facts: ({ delivery = '' }) => ({ delivery: say(`delivery-${delivery}`) }),
  told: () => 'nobody',
});
