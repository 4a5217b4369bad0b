const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** A moment as the clock of this machine has it, with its time zone: `Thursday 26 November 2026 at 20:00 (Europe/Berlin)`. */
export function tellMoment(instant: string): string {
  return `${WORDS.format(new Date(instant))} (${WORDS.resolvedOptions().timeZone})`;
}
