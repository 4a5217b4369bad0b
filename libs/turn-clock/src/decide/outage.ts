import type { ClockState } from '../state/clock-state.js';

/** A time during which no clock of the installation ran; moments in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;

/**
 * The first outage that the deadline of the latest turn has to be put off for: long enough, begun before the deadline, and
 * reaching into the last hours before it. Of one that was under way when the deadline was set only what came after counts:
 * an outage is known to have begun at the last heartbeat, which may be older than what was done since.
 */
export function outageToCount({ turn, terms }: ClockState, outages: readonly Outage[]): Outage | null {
  if (!turn || turn.deadline === null) return null;
  const { deadline, deadlineSince } = turn;
  const { fromMinutes, finalMinutes } = terms.outage;
  const counts = ({ from, to }: Outage): boolean =>
    to - from >= fromMinutes * MINUTE && from < deadline && to > deadline - finalMinutes * MINUTE;
  return (
    outages
      .map(({ from, to }) => ({ from: Math.max(from, deadlineSince), to }))
      .sort((a, b) => a.from - b.from)
      .find(counts) ?? null
  );
}
