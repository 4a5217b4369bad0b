import { computed, signal } from '@preact/signals';
import { closeBattle } from './battle.js';
import type { Evening, ToldTurn } from './campaign.js';
import { stopComposing } from './composing.js';
import { forgetDispositions } from './dispositions.js';
import type { Theatre } from './theatre.js';

/** What the open campaign has told the seat so far. All of it goes when another seat is taken, or nobody is signed in. */
export const evening = signal<Evening | null>(null);
/** What was told at the end of the turn that is shown; null before the first. */
export const told = signal<ToldTurn | null>(null);
/** What was told in the turns before, as far as it has been read again; newest last. */
export const pastTurns = signal<readonly ToldTurn[]>([]);
/** The printed map; null until a screen wants it. */
export const theatre = signal<Theatre | null>(null);
/** The turn that is looked at; null for the latest. */
export const chosenTurn = signal<number | null>(null);
/** How far the server's clock is ahead of this device's, in milliseconds. */
export const clockAhead = signal(0);

/** How many turns have been played and told of. */
export const turnsPlayed = computed(
  () => evening.value?.turns.filter((turn) => turn !== evening.value?.opening).length ?? 0,
);

/** The last turn there is a report of; 0 before the first. */
export const latestTurn = computed(() => evening.value?.turns.at(-1) ?? 0);
export const shownTurn = computed(() => chosenTurn.value ?? latestTurn.value);
/** Whether a past turn is looked at, as known then. */
export const isPast = computed(() => shownTurn.value < latestTurn.value);

/** Forgets everything that a seat was told. */
export function closeCampaign(): void {
  evening.value = null;
  told.value = null;
  pastTurns.value = [];
  theatre.value = null;
  chosenTurn.value = null;
  closeBattle();
  stopComposing();
  forgetDispositions();
}

/** The name of a player of the open campaign. */
export const nameOf = (player: string): string =>
  evening.value?.campaign.players.find(({ id }) => id === player)?.name ?? player;
