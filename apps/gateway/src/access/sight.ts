import type { Standing } from './standing.js';

/** How the conductor is asked for what administrators see whole and who plays in part. */
export interface Sight {
  readonly seenBy: 'administrator' | 'player';
  readonly player: string | null;
}

/** As what somebody sees the clock of a campaign and the log of its administration. */
export function sightOf(standing: Standing): Sight {
  return standing.kind === 'seat'
    ? { seenBy: 'player', player: standing.player }
    : { seenBy: 'administrator', player: null };
}
