import type { JSX } from 'preact';
import { say } from '../../words/words.js';
import type { CardState } from '../card-state.js';

/** That what stands here was not sent, whether it may have arrived, and what the referee makes of it so far. */
export function DraftState({ state }: { readonly state: CardState }): JSX.Element | null {
  if (!state.isDraft) return null;
  const { onItsWay, wasRefused, isJudged, isKept, isAhead, isStanding, understood, problems } = state;
  const isWrong = problems.some(({ severity }) => severity === 'error');
  const how = onItsWay ?? (wasRefused ? 'refused' : isKept ? 'kept' : 'draft');
  return (
    <div class={`draft-state is-${how}`} data-state={how}>
      <p>
        <strong>{say(`draft-${how}`)}</strong> {isStanding && say('draft-is-standing')}
      </p>
      {isJudged && understood !== '' && (
        <p>
          {say('as-understood')} {understood}
        </p>
      )}
      {!isJudged && problems.length === 0 && (
        <p class="faint">{say(isAhead ? 'judged-when-sent' : 'being-judged')}</p>
      )}
      {isJudged && !isWrong && (
        <p class="fine">✓ {say(problems.length > 0 ? 'would-be-taken-with-doubts' : 'would-be-taken')}</p>
      )}
    </div>
  );
}
