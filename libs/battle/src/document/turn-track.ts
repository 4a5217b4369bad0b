const DAY_FROM = 4 * 60 + 20;
const DUSK = 19 * 60 + 40;
const MINUTES = 20;
/** Night turns, two hours each, from 2000 to the dawn (P-01). */
const NIGHT = ['2000', '2200', '2400', '0200', '0400'] as const;

/** Turns of a day from dawn to dusk, then those of its night (P-01). */
export const TURN_TRACK: readonly string[] = [...lightTurns(), ...NIGHT];

function lightTurns(): string[] {
  const turns: string[] = [];
  for (let at = DAY_FROM; at <= DUSK; at += MINUTES)
    turns.push(`${String(Math.floor(at / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`);
  return turns;
}

/** Whether there is such a turn. */
export function turnExists(turn: string): boolean {
  return TURN_TRACK.includes(turn);
}

export type Light = 'day' | 'dawn' | 'dusk' | 'night';

/** How light a turn is. */
export function lightOf(turn: string): Light {
  if (turn === '0420') return 'dawn';
  if (turn === '1940') return 'dusk';
  return (NIGHT as readonly string[]).includes(turn) ? 'night' : 'day';
}

/** Turns 1200 to 1940 (G-49). */
export function isAfternoon(turn: string): boolean {
  return lightOf(turn) !== 'night' && turn >= '1200';
}

/** The turn after one, with its date: the night turns 0200 and 0400 are of the next day. */
export function turnAfter(turn: string, date: string): { readonly turn: string; readonly date: string } {
  const next = TURN_TRACK[(TURN_TRACK.indexOf(turn) + 1) % TURN_TRACK.length]!;
  return { turn: next, date: turn === '2400' ? dayAfter(date) : date };
}

function dayAfter(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** Minutes from one turn of a day to another, of whatever day; negative where the other is the earlier (P-01). */
export function minutesBetween(
  from: { readonly date: string; readonly turn: string },
  to: { readonly date: string; readonly turn: string },
): number {
  return minutesSince(to) - minutesSince(from);
}

function minutesSince({ date, turn }: { readonly date: string; readonly turn: string }): number {
  return Date.parse(`${date}T00:00:00Z`) / 60_000 + minutesOf(turn);
}

/** Minutes of a turn since its day began; 0200 and 0400 are of the day they stand in. */
export function minutesOf(turn: string): number {
  return Number(turn.slice(0, 2)) * 60 + Number(turn.slice(2));
}
