import type { PhaseOwner } from '@vedette/rulebooks';

/**
 * The streams of a campaign, one writer each: order-intake writes `orders`, the conductor `turn` and `administration`,
 * and each resolution service the stream of its name.
 */
export const STREAMS = ['administration', 'turn', 'orders', 'land', 'naval', 'logistics'] as const;
export type StreamName = (typeof STREAMS)[number];

/** The stream in which an owner's phases stand. */
export function streamOf(owner: PhaseOwner): StreamName {
  return owner;
}
