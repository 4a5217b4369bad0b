import type { JSX } from 'preact';
import type { OrderProblem } from '../../seat/campaign.js';
import { RuleLink } from '../../rules/rule-link.js';
import { say } from '../../words/words.js';
import { pathOf } from './part-of.js';

/** Problems of an order that belong to a place in it or to something within it. */
export const problemsAt = (problems: readonly OrderProblem[], pointer: string): readonly OrderProblem[] =>
  problems.filter(({ field }) => field === pointer || field.startsWith(`${pointer}/`));

/** A problem in words, with its rule; its sign tells an error from a doubt by form, not by colour alone. */
export function ProblemAt({
  problem: { severity, message, rule, field },
}: {
  readonly problem: OrderProblem;
}): JSX.Element {
  const box = Number(pathOf(field).at(-1));
  const isError = severity === 'error';
  return (
    <p class={isError ? 'at-field error' : 'at-field doubt'} data-problem tabIndex={-1}>
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
        {isError ? (
          <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM8 4v5M8 11v1.6" />
        ) : (
          <path d="M8 1.5L15 14.5H1zM8 6v4.5M8 11.8v1.4" />
        )}
      </svg>
      <span>
        <strong>{say(isError ? 'is-error' : 'is-doubt')}</strong>{' '}
        {Number.isNaN(box) ? '' : `${say('box-number', { box: box + 1 })} `}
        {message} {rule !== '' && <RuleLink rule={rule} />}
      </span>
    </p>
  );
}
