import type { BriefDocument, SentOrderDocument } from '@vedette/contracts';
import { act, type AdministratorAct, option, textOf } from './administrator-act.js';

/** Why somebody looks; everybody reads it. */
const why = option(
  '--reason <text>',
  'why you look; everybody in the campaign reads it',
).makeOptionMandatory();

interface PlayersOrders {
  readonly player: string;
  readonly orders: readonly SentOrderDocument[];
}

/** A look behind the veil. */
export const POSITION_ACTS: readonly AdministratorAct[] = [
  act<unknown>('position', {
    route: 'GET /campaigns/:id/administration/position',
    also: ['GET /campaigns/:id/administration/position.txt'],
    does: 'the whole position, as create --position and umpire --position take it; that you looked, and why, stands in the log',
    options: [
      option('--turn <n>', 'of this turn; as it stands now unless a turn or phase is given'),
      option('--phase <phase>', 'of a phase of the turn'),
      option('--end', 'after the turn or phase, and not before'),
      option('--text', 'every piece as text, with the ids that edits name'),
      why,
    ],
    choose: ({ options }) => `GET /campaigns/:id/administration/position${options['text'] ? '.txt' : ''}`,
    ask: ({ options: { turn, phase, end, reason } }) => ({
      query: {
        ...{ turn: textOf(turn), phase: textOf(phase), at: end ? 'end' : undefined },
        reason: textOf(reason),
      },
    }),
    tell: (answer) => (typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 2)}\n`),
  }),
  act<BriefDocument>('briefs', {
    route: 'GET /campaigns/:id/administration/briefs',
    does: 'what each side was told before the first turn; that you looked, and why, stands in the log',
    options: [why],
    ask: ({ options: { reason } }) => ({ query: { reason: textOf(reason) } }),
    tell: ({ everybody, sides }) =>
      everybody === null
        ? 'The campaign was made without a brief.\n'
        : `${[everybody, ...sides.map(({ side, text }) => `${side}\n\n${text}`)].join('\n\n')}\n`,
  }),
  act<readonly PlayersOrders[]>('orders', {
    route: 'GET /campaigns/:id/administration/orders',
    does: 'what everybody ordered for a turn, and what became of it; that you looked, and why, stands in the log',
    options: [
      option('--turn <n>', 'of this turn; of the latest unless given'),
      option('--player <id>', 'of this player; of all unless given'),
      why,
    ],
    ask: ({ options: { turn, player, reason } }) => ({
      query: { turn: textOf(turn), player: textOf(player), reason: textOf(reason) },
    }),
    tell: (all) => all.map(tellOrders).join(''),
  }),
];

function tellOrders({ player, orders }: PlayersOrders): string {
  const lines = orders.map(({ text, status, sender }) => {
    const by = sender === null ? '' : `, sent by ${sender}`;
    return `  ${status}${by}: ${text.trimEnd().replaceAll('\n', '\n    ')}\n`;
  });
  return `${player}\n${lines.join('') || '  nothing was sent\n'}`;
}
