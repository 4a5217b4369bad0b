import type { PhaseDecider } from '@vedette/rulebooks';
import { fallOfDepots } from './depots/fall-of-depots.js';
import { bridgesLost } from './pontoons/bridges-lost.js';

/** A phase in which units move or fight: when it is over, bridges and depots that nobody holds any more are the enemy's (ROTD 11.8, 12.6). */
export function andWhatIsLost(decide: PhaseDecider): PhaseDecider {
  return (context) => {
    decide(context);
    if (!context.book.map.keepsHolders) return;
    bridgesLost(context);
    fallOfDepots(context);
  };
}
