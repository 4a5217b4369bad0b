import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { addressOf } from '../kit/screen-address.js';
import { chosenTurn, evening, latestTurn, shownTurn } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { showChosen } from './turn-slider.js';

/**
 * Shows the turn that the address of a report names. One without a turn becomes that of the turn that is looked at, and whoever looks at
 * the latest goes on to the next when that is told. `isReport` once the campaign is open and the report its screen.
 */
export function useTurnOfAddress(
  place: Place | undefined,
  isReport: boolean,
  turn: number | undefined,
): void {
  const { query, route } = useLocation();
  const goTo = (next: number): void => route(addressOf(place!.campaign, 'report', query, next), true);
  const isHere = isReport && place !== undefined && place.player !== null;
  useEffect(() => {
    if (!isHere) return;
    const wanted = turn ?? shownTurn.value;
    if (!evening.value!.turns.includes(wanted)) return;
    if (turn === undefined) goTo(wanted);
    else if (turn !== shownTurn.value) showChosen(place, turn);
  }, [isHere, turn]);
  useEffect(() => {
    if (isHere && turn !== undefined && chosenTurn.value === null && isTold(turn)) goTo(latestTurn.value);
  }, [isHere, latestTurn.value]);
}

const isTold = (turn: number): boolean => turn !== latestTurn.value && evening.value!.turns.includes(turn);
