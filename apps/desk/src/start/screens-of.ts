import { type Screen, SCREENS } from '../kit/screen-address.js';
import { isBattle } from '../seat/battle.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';

/** Screens that not everybody is offered; what they show the house decides, whoever opens them. */
const OFFERED: Readonly<Partial<Record<Screen, (place: Place) => boolean>>> = {
  staff: ({ role, player, by }) =>
    by === undefined
      ? role === 'minister'
      : evening.value?.campaign.players.some(
          ({ id, ministries }) => id === player && ministries.length > 0,
        ) === true,
  debrief: () => evening.value?.campaign.status === 'published',
};

/** Screens of land and sea that a battle has nothing for: its orders are composed for one turn, and it has no ministers. */
const NOT_OF_A_BATTLE: ReadonlySet<Screen> = new Set(['plan', 'staff']);

const OF_THE_OFFICE: readonly Screen[] = ['control', 'debrief'];

/** What no player's header leads to: the page of the office, and the one that takes the place of a header's links on phones. */
const OF_OTHERS: ReadonlySet<Screen> = new Set(['control', 'more']);

/** What nobody has of another's seat: letters and the seat itself are its owner's alone, and looking back is everybody's own. */
export const OF_ONESELF: ReadonlySet<Screen> = new Set(['letters', 'seat', 'debrief']);

/** The screens that a place in a campaign is offered, in their order. */
export const screensOf = (place: Place): Screen[] =>
  (place.player === null ? OF_THE_OFFICE : SCREENS.filter((screen) => !OF_OTHERS.has(screen))).filter(
    (screen) =>
      !(evening.value && isBattle(evening.value) && NOT_OF_A_BATTLE.has(screen)) &&
      !(place.by !== undefined && OF_ONESELF.has(screen)) &&
      (OFFERED[screen]?.(place) ?? true),
  );
