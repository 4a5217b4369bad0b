import type {
  AnnouncementDocument,
  ClockDocument,
  DryRunDocument,
  EditDocument,
  HandOverDocument,
  LogEntryDocument,
  TurnStateDocument,
} from '@vedette/contracts';

const lines = (...parts: readonly string[]): string => `${parts.join('\n')}\n`;

const ACTS: Readonly<Record<EditDocument['act'], { readonly would: string; readonly does: string }>> = {
  change: { would: 'change', does: 'changes' },
  add: { would: 'put in', does: 'puts in' },
  remove: { would: 'take out', does: 'takes out' },
};

/** An edit, and everybody who is told of it. */
export function tellEdit({
  number,
  turn,
  act,
  kind,
  piece,
  changes,
  undoes,
  witnesses,
}: EditDocument): string {
  const { would, does } = ACTS[act];
  const head = number === null ? `This would ${would}` : `Edit ${number} ${does}`;
  return lines(
    `${head} the ${kind} ${piece} at the start of turn ${turn}${undoes === null ? '' : ` and takes edit ${undoes} back`}:`,
    ...changes.map(({ told }) => `  ${told}`),
    number === null ? 'It would be told to:' : 'It is told to:',
    ...(witnesses.length === 0
      ? ['  nobody']
      : witnesses.map(({ player, degree, told }) => `  ${player} (${degree}): ${JSON.stringify(told)}`)),
  );
}

/** An announcement, and who is told. */
export function tellAnnouncement({ turn, players }: AnnouncementDocument): string {
  return lines(`Announced in the report of turn ${turn}, to ${players.join(', ')}.`);
}

/** The log, newest first. */
export function tellLog(entries: readonly LogEntryDocument[]): string {
  return lines(
    ...entries.map(({ at, turn, number, by, text }) => {
      const what = number === null ? '' : `edit ${number}  `;
      return `${at}  ${turn === null ? '' : `turn ${turn}  `}${by === null ? '' : `${by}  `}${what}${text}`;
    }),
  );
}

/** Where a turn stands. */
export function tellTurn({ turn, season, status, deadline, phases }: TurnStateDocument): string {
  const done = phases.filter((phase) => phase.status === 'done').length;
  const stuck = phases.filter((phase) => phase.stuck).map(({ name }) => name);
  return lines(
    `Turn ${turn} (${season}) is ${status}; ${done} of ${phases.length} phases are done; ${deadline === null ? 'no deadline' : `deadline ${deadline}`}.`,
    ...(stuck.length > 0 ? [`Stuck: ${stuck.join(', ')}`] : []),
  );
}

/** The clock, and who has done what with the turn; never what anybody ordered. */
export function tellClock({ turn, status, deadline, players }: ClockDocument): string {
  return lines(
    `Turn ${turn} is ${status}; ${deadline === null ? 'no deadline' : `deadline ${deadline.local}`}.`,
    ...(players ?? []).map(({ player, standing, expected, misses }) =>
      [`  ${player}: ${standing}`, expected ? '' : 'not waited for', misses > 0 ? `missed ${misses}` : '']
        .filter((part) => part !== '')
        .join(', '),
    ),
  );
}

/** What a trial came to. */
export function tellDryRun(trial: DryRunDocument): string {
  const { turn, orders, states, pieces, leftOut, warnings, faults } = trial;
  const compared = ({ before, after }: { before: number; after: number }): string =>
    before === after ? `${before}` : `${before} -> ${after}`;
  return lines(
    `A trial of turn ${turn} with dice of its own: the turn itself will fall otherwise.`,
    `Orders: ${orders.standing} stand, ${orders.refused} are refused, ${orders.replaced} were replaced.`,
    ...states.map(
      (state) =>
        `${state.state}: units ${compared(state.units)}, men ${compared(state.men)}, ships ${compared(state.ships)}, cities ${compared(state.cities)}`,
    ),
    ...pieces.map(
      ({ kind, piece, fate, changes }) =>
        `  ${kind} ${piece}: ${fate === 'changed' ? changes.join('; ') : fate}`,
    ),
    ...(leftOut > 0 ? [`  and ${leftOut} more`] : []),
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...faults.map(({ phase, message }) => `FAULT in ${phase}: ${message}`),
  );
}

export function tellHandOver({ id, player, to, from, until, reason }: HandOverDocument): string {
  const why = reason === null ? '' : `: ${reason}`;
  return `${to} stands in for ${player} from turn ${from} to turn ${until}${why} (${id})\n`;
}
