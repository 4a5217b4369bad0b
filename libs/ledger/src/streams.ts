import type { PhaseOwner } from '@vedette/rulebooks';

/**
 * The streams of a campaign, one writer each: order-intake writes `orders` and, for what outlasts a turn, `dispositions`; the
 * conductor writes `turn`, `administration` and, with the first event of these, `opening`: what players are reported before the first
 * turn; the conductor writes `umpire` too, what an administrator puts into the game by hand,
 * and `people`: who was given and lost places, which is apart because players may count what is told of `administration`; each resolution service writes the stream of its name.
 */
export const STREAMS = [
  'administration',
  'opening',
  'umpire',
  'people',
  'turn',
  'orders',
  'dispositions',
  'land',
  'naval',
  'logistics',
  'battle',
] as const;
export type StreamName = (typeof STREAMS)[number];

/** The stream in which an owner's phases stand. */
export function streamOf(owner: PhaseOwner): StreamName {
  return owner;
}
