/** Time until a moment, in whole minutes and more. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const MINUTE = 60_000;

/** How much is left at a moment of the server's clock; null when the time is up. All in milliseconds. */
export function timeLeft(deadline: number, now: number): TimeLeft | null {
  if (now >= deadline) return null;
  // A minute that has begun counts: "0 min left" would be read as over.
  const minutes = Math.ceil((deadline - now) / MINUTE);
  return { days: Math.floor(minutes / 1_440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** Whether an hour or less is left, which is said aloud once. All in milliseconds. */
export const isLastHour = (deadline: number, now: number): boolean =>
  now < deadline && deadline - now <= 60 * MINUTE;
