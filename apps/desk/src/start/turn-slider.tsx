import type { JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { problemOf } from '../graph/problem.js';
import { chosenTurn, evening, isPast, latestTurn, shownTurn } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { addressOf, shownAt } from '../kit/screen-address.js';
import { say } from '../words/words.js';
import { campaignProblem, showTurn } from '../news/load-campaign.js';

/** Chooses the turn that is looked at. On the report it has an address of its own, so that Back leads to the turn before. */
export function useTurnChoice(place: Place | undefined): (turn: number) => void {
  const { path, query, route } = useLocation();
  const shown = shownAt(path);
  return (turn) => {
    if (!place) return;
    if (shown.kind === 'campaign' && shown.screen === 'report')
      route(addressOf(place.campaign, 'report', query, turn));
    else showChosen(place, turn);
  };
}

/** The turn so many after the one that is shown; undefined where none was told of. `Alt+PgUp` and `Alt+PgDn` step. */
export function turnBeside(by: number): number | undefined {
  const turns = evening.value?.turns ?? [];
  return turns[turns.indexOf(shownTurn.value) + by];
}

/** Shows a turn as it was known then; the latest as what is known now. */
export function showChosen(place: Place, turn: number): void {
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
  const choose = useTurnChoice(place);
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
        onInput={(event) => choose(turns[Number(event.currentTarget.value)]!)}
      />
      <output>{turnName(shownTurn.value)}</output>
    </label>
  );
}

/** That a past turn is shown, and the way back to the latest. */
export function PastTurn({ place }: { readonly place: Place }): JSX.Element | null {
  const choose = useTurnChoice(place);
  if (!isPast.value) return null;
  return (
    <p class="band" role="status">
      {shownTurn.value === evening.value!.opening
        ? say('past-opening')
        : say('past-turn', { turn: shownTurn.value })}{' '}
      <button type="button" class="link" onClick={() => choose(latestTurn.value)}>
        {say('latest-turn')}
      </button>
    </p>
  );
}
