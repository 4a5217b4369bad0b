import type { AuditedPhase, DryRunDocument, TrialDocument, TurnStateDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, because, numberOf, option } from './administrator-act.js';
import { tellAudit, tellDryRun, tellTrial, tellTurn } from './tell-turns.js';

/** What an administrator does with the turns of a campaign. */
export const TURN_ACTS: readonly AdministratorAct[] = [
  act<TurnStateDocument>('turn', {
    route: 'GET /campaigns/:id/turn',
    also: ['GET /campaigns/:id/turns/:turn'],
    does: 'where the turn stands; -v: phase by phase',
    args: [argument('[turn]', 'the latest unless given')],
    choose: ({ args }) =>
      args[0] === undefined ? 'GET /campaigns/:id/turn' : 'GET /campaigns/:id/turns/:turn',
    ask: ({ args }) => ({ at: { turn: args[0] ?? '' } }),
    tell: (turn, { options }) => tellTurn(turn, options.verbose ? 'phases' : 'brief'),
  }),
  act<TurnStateDocument>('open', {
    route: 'POST /campaigns/:id/turn/open',
    does: 'open the next turn, or give the open one another deadline',
    args: [argument('<turn>')],
    options: [
      option('--season <season>', 'that of the turn before unless given'),
      option('--deadline <moment>', 'with its time zone, for instance 2027-03-01T20:00:00Z'),
    ],
    ask: ({ args, options }) => ({
      body: { turn: Number(args[0]), season: options['season'], deadline: options['deadline'] },
    }),
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
  act<TurnStateDocument>('resolve', {
    route: 'POST /campaigns/:id/turn/close',
    does: 'end a turn and have it resolved',
    args: [argument('<turn>')],
    ask: ({ args }) => ({ body: { turn: Number(args[0]) } }),
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
  act<readonly AuditedPhase[]>('audit', {
    route: 'POST /campaigns/:id/turns/:turn/audit',
    does: 'resolve a turn once more and compare it with the log; nothing is kept',
    args: [argument('<turn>')],
    ask: ({ args }) => ({ at: { turn: args[0]! } }),
    tell: tellAudit,
  }),
  act<DryRunDocument>('dry-run', {
    route: 'POST /campaigns/:id/administration/dry-run',
    does: 'play the open turn with dice of its own; nothing is kept. -v: piece by piece',
    tell: (trial, { options }) => tellDryRun(trial, options.verbose ? 'pieces' : 'summary'),
  }),
  act<TrialDocument>('trial', {
    route: 'GET /campaigns/:id/administration/dry-run',
    does: 'how far the last dry run is, and what it came to. -v: piece by piece',
    tell: (trial, { options }) => tellTrial(trial, options.verbose ? 'pieces' : 'summary'),
  }),
  act<{ readonly turn: number }>('cancel-trial', {
    route: 'DELETE /campaigns/:id/administration/dry-run',
    does: 'call off the dry run that waits or is under way',
    tell: ({ turn }) => `The trial of turn ${turn} is called off.`,
  }),
  act<TurnStateDocument>('roll-back', {
    route: 'POST /campaigns/:id/administration/roll-back',
    does: 'roll a turn back, and all after it; it then waits until it is resumed',
    args: [argument('[phase]', 'the first phase that is resolved again').default('orders')],
    options: [
      option('--turn <number>', 'the turn; the last one resolved unless given'),
      option('--reopen', 'have the turn take orders again instead of waiting'),
      because,
    ],
    ask: ({ args, options }) => ({
      body: {
        to: args[0],
        reason: options['reason'],
        turn: numberOf(options['turn']),
        ...(options['reopen'] ? { orders: 'reopened' } : {}),
      },
    }),
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
  act<TurnStateDocument>('undo-roll-back', {
    route: 'POST /campaigns/:id/administration/roll-back/undo',
    does: 'take the last rollback back, while the turn waits',
    options: [because],
    ask: ({ options }) => ({ body: { reason: options['reason'] } }),
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
  act<TurnStateDocument>('hold', {
    route: 'POST /campaigns/:id/administration/hold',
    does: 'set a turn that is being resolved aside, until "resume" has it go on',
    options: [because],
    ask: ({ options: { reason } }) => ({ body: { reason } }),
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
  act<TurnStateDocument>('resume', {
    route: 'POST /campaigns/:id/administration/resume',
    does: 'have a turn that was rolled back or set aside go on',
    tell: (turn) => tellTurn(turn, 'brief'),
  }),
];
