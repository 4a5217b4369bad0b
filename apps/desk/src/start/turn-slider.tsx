import type { JSX } from 'preact';
import { problemOf } from '../graph/problem.js';
import { chosenTurn, evening, isPast, latestTurn, shownTurn } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { campaignProblem, showTurn } from '../news/load-campaign.js';

/** Chooses the turn that is looked at; `Alt+PgUp` and `Alt+PgDn` step. */
export function stepTurn(place: Place, by: number): void {
  const turns = evening.value?.turns ?? [];
  const next = turns[turns.indexOf(shownTurn.value) + by];
  if (next !== undefined) choose(place, next);
}

function choose(place: Place, turn: number): void {
  chosenTurn.value = turn === latestTurn.value ? null : turn;
  showTurn(place).catch((thrown: unknown) => (campaignProblem.value = problemOf(thrown)));
}

const turnName = (turn: number): string =>
  turn === evening.value!.opening ? say('opening') : say('turn-number', { turn });

/** Shows any past turn as it was known then. */
export function TurnSlider({ place }: { readonly place: Place }): JSX.Element | null {
  if (evening.value!.turns.length < 2) return null;
  return (
    <div class="slider">
      <TurnChooser place={place} />
      <PastTurn place={place} />
    </div>
  );
}

/** Chooses among the turns there are; nothing where there is one. */
export function TurnChooser({ place }: { readonly place: Place }): JSX.Element | null {
  const { turns } = evening.value!;
  if (turns.length < 2) return null;
  return (
    <label>
      <span>{say('turn-slider')}</span>
      <input
        type="range"
        min={0}
        max={turns.length - 1}
        value={turns.indexOf(shownTurn.value)}
        aria-valuetext={turnName(shownTurn.value)}
        onInput={(event) => choose(place, turns[Number(event.currentTarget.value)]!)}
      />
      <output>{turnName(shownTurn.value)}</output>
    </label>
  );
}

/** That a past turn is shown, and the way back to the latest. */
export function PastTurn({ place }: { readonly place: Place }): JSX.Element | null {
  if (!isPast.value) return null;
  return (
    <p class="band" role="status">
      {shownTurn.value === evening.value!.opening
        ? say('past-opening')
        : say('past-turn', { turn: shownTurn.value })}{' '}
      <button type="button" class="link" onClick={() => choose(place, latestTurn.value)}>
        {say('latest-turn')}
      </button>
    </p>
  );
}
