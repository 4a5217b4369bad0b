import type { Standing } from './clock-events.schema.js';
import { type ClockState, NOTHING_SENT } from './clock-state.js';

/** What a player himself has done with the latest turn. */
export function standingOf({ turn }: ClockState, player: string): Standing {
  if (!turn) return 'never-opened';
  const { standing, changes } = turn.sent.get(player) ?? NOTHING_SENT;
  if (turn.confirmed.get(player) === changes) return standing > 0 ? 'confirmed' : 'confirmed-empty';
  if (standing > 0) return 'ordered';
  return turn.opened.has(player) || changes > 0 ? 'no-order' : 'never-opened';
}

const CONFIRMED: ReadonlySet<Standing> = new Set(['confirmed', 'confirmed-empty']);
const SILENT: ReadonlySet<Standing> = new Set(['never-opened', 'no-order']);

/** Whether a player, or a deputy who acts for him, has confirmed and changed nothing since. */
export function isReady(state: ClockState, player: string): boolean {
  return speakers(state, player).some((speaker) => CONFIRMED.has(standingOf(state, speaker)));
}

/** Whether neither a player nor a deputy of his has an order standing or has confirmed that there is none. */
export function isSilent(state: ClockState, player: string): boolean {
  return speakers(state, player).every((speaker) => SILENT.has(standingOf(state, speaker)));
}

/**
 * Players the latest turn waits for, in the order of the campaign: those the terms name, or all, without those excused and those
 * whom nobody plays.
 */
export function expectedPlayers({ players, terms, turn, excused, taken }: ClockState): string[] {
  if (!turn) return [];
  const named = terms.expected && new Set(terms.expected);
  return players.filter(
    (player) =>
      (named === null || named.has(player)) &&
      (taken === null || taken.has(player)) &&
      !excused.get(player)?.has(turn.turn),
  );
}

/** How many turns a player has missed without excuse. */
export function missesOf({ missed, excused }: ClockState, player: string): number {
  return (missed.get(player) ?? []).filter((turn) => !excused.get(player)?.has(turn)).length;
}

/** Who acts for a player in the latest turn. */
export function deputiesOf({ handOvers, turn }: ClockState, player: string): string[] {
  if (!turn) return [];
  return [...handOvers.values()]
    .filter((one) => one.player === player && one.from <= turn.turn && turn.turn <= one.until)
    .map(({ to }) => to);
}

const speakers = (state: ClockState, player: string): string[] => [player, ...deputiesOf(state, player)];
