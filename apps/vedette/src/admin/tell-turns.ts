import type { AuditedPhase, DryRunDocument, TrialDocument, TurnStateDocument } from '@vedette/contracts';
import { tellMoment } from './tell-moment.js';

/** Where a turn stands, in a line; with every phase where it is asked for. */
export function tellTurn(state: TurnStateDocument, how: 'brief' | 'phases'): string {
  const { turn, season, status, deadline, phases } = state;
  const done = phases.filter((phase) => phase.status === 'done').length;
  const stuck = phases.filter((phase) => phase.stuck).map(({ name }) => name);
  return lines(
    `Turn ${turn} (${season}) is ${status}; ${done} of ${phases.length} phases are done; ${deadline === null ? 'no deadline' : `deadline ${tellMoment(deadline)}`}.`,
    ...(stuck.length > 0 ? [`Stuck: ${stuck.join(', ')}`] : []),
    ...(how === 'brief'
      ? []
      : phases.map(
          ({ name, status: of, since }) =>
            `  ${name.padEnd(24)}${of}${since === null || since === undefined ? '' : `  ${tellMoment(since)}`}`,
        )),
  );
}

/** Whether the phases of a turn came out once more as the log has them. */
export function tellAudit(phases: readonly AuditedPhase[]): string {
  const other = phases.filter(({ agrees }) => !agrees);
  return lines(
    `${phases.length - other.length} of ${phases.length} phases came out as the log has them.`,
    ...other.map(({ phase, recorded, decided }) => `  DIFFERENT: ${phase}: log ${recorded}, now ${decided}`),
  );
}

/** What a trial came to: orders and states first, pieces where they are asked for. */
export function tellDryRun(trial: DryRunDocument, how: 'summary' | 'pieces'): string {
  const { turn, summary, orders, states, pieces, leftOut, warnings, faults } = trial;
  const untold = pieces.length + leftOut;
  return lines(
    `A trial of turn ${turn} with dice of its own: the turn itself will fall otherwise.`,
    ...faults.map(({ phase, message }) => `FAULT in ${phase}: ${message}`),
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...tellTrialSummary(summary),
    `Orders: ${orders.standing} stand, ${orders.refused} are refused, ${orders.replaced} were replaced.`,
    ...states.map(
      (state) =>
        `${state.state}: units ${compared(state.units)}, men ${compared(state.men)}, ships ${compared(state.ships)}, cities ${compared(state.cities)}`,
    ),
    ...(how === 'pieces'
      ? [
          ...pieces.map(
            ({ kind, piece, fate, changes }) =>
              `  ${kind} ${piece}: ${fate === 'changed' ? changes.join('; ') : fate}`,
          ),
          ...(leftOut > 0 ? [`  and ${leftOut} more`] : []),
        ]
      : untold > 0
        ? [`${untold} pieces differ; -v names them.`]
        : []),
  );
}

/** How far a trial is; what it came to when it is done. */
export function tellTrial(
  { turn, status, isCurrent, askedAt, answer, fault }: TrialDocument,
  how: 'summary' | 'pieces',
): string {
  const asked = `asked for on ${tellMoment(askedAt)}`;
  if (status === 'under-way') return `The trial of turn ${turn}, ${asked}, is not done yet.`;
  return lines(
    ...(isCurrent ? [] : ['Orders or pieces have changed since this trial was asked for.']),
    answer === null
      ? `The trial of turn ${turn}, ${asked}, came to nothing: ${fault?.message ?? ''}`
      : tellDryRun(answer, how),
  );
}

function tellTrialSummary({ battles, places, lost }: DryRunDocument['summary']): string[] {
  const sides = (winners: readonly string[], losers: readonly string[]): string =>
    winners.length === 0 ? 'not decided' : `${winners.join(', ')} over ${losers.join(', ')}`;
  return [
    ...battles.map(
      ({ phase, place, winners, losers, losses }) =>
        `Battle at ${place} in ${phase}: ${sides(winners, losers)}${losses === null ? '' : `, ${losses} men lost in all`}`,
    ),
    ...places.map(({ phase, place, from, to }) => `${place} fell from ${from} to ${to} in ${phase}`),
    ...(lost.length === 0 ? [] : [`Lost or broken: ${lost.map(({ piece }) => piece).join(', ')}`]),
  ];
}

const compared = ({ before, after }: { readonly before: number; readonly after: number }): string =>
  before === after ? `${before}` : `${before} -> ${after}`;

const lines = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;
