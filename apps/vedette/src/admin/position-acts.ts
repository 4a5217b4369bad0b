import { act, type AdministratorAct, option, textOf } from './administrator-act.js';

/** A look behind the veil. */
export const POSITION_ACTS: readonly AdministratorAct[] = [
  act<unknown>('position', {
    route: 'GET /campaigns/:id/administration/position',
    also: ['GET /campaigns/:id/administration/position.txt'],
    does: 'the whole position, as create --position and umpire --position take it; that you looked stands in the log',
    options: [
      option('--turn <n>', 'of this turn; as it stands now unless a turn or phase is given'),
      option('--phase <phase>', 'of a phase of the turn'),
      option('--end', 'after the turn or phase, and not before'),
      option('--text', 'every piece as text, with the ids that edits name'),
    ],
    choose: ({ options }) => `GET /campaigns/:id/administration/position${options['text'] ? '.txt' : ''}`,
    ask: ({ options: { turn, phase, end } }) => ({
      query: { turn: textOf(turn), phase: textOf(phase), at: end ? 'end' : undefined },
    }),
    tell: (answer) => (typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 2)}\n`),
  }),
];
