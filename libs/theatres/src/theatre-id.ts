/** The theatres that are committed as data, in the order they are listed to people. */
export const THEATRE_IDS = ['amwol', 'nwol', 'euwol'] as const;

/** Name of a theatre: America 1846, Europe 1805, Europe 1866. */
export type TheatreId = (typeof THEATRE_IDS)[number];

/** True when a name is that of a committed theatre. */
export function isTheatreId(name: string): name is TheatreId {
  return (THEATRE_IDS as readonly string[]).includes(name);
}
