import type { PhaseContext } from '@vedette/rulebooks';
import { nothingDecided } from '../nothing-decided.js';
import { endVoyages } from './end-of-voyages.js';
import { roundHorn } from './horn.js';
import { moveToPorts } from './port-move.js';
import { scatter } from './scatter.js';
import { sailSeas } from './sea-move.js';
import { slipAway } from './slip-away.js';
import { Voyages } from './voyages.js';

/** Before the weather turns: ships within and near ports, then the first sea areas (PATE 6.4, steps one to three). */
export function movementPhase1(context: PhaseContext): void {
  decide(context, (voyages) => {
    voyages.begin('scatter');
    slipAway(voyages);
    scatter(voyages);
    moveToPorts(voyages, 'before');
    sailSeas(voyages, 'first');
  });
}

/** After it: ports, second sea areas, arrivals from the Horn, ports again (PATE 6.4, steps five to eight). */
export function movementPhase2(context: PhaseContext): void {
  decide(context, (voyages) => {
    moveToPorts(voyages, 'after-first');
    sailSeas(voyages, 'second');
    roundHorn(voyages);
    moveToPorts(voyages, 'after-second');
    endVoyages(voyages);
  });
}

function decide(context: PhaseContext, steps: (voyages: Voyages) => void): void {
  const { naval } = context.books;
  if (naval !== null && context.state.ships.size > 0) steps(new Voyages(context, naval.figures.movement));
  if (context.events.length === 0) nothingDecided(context);
}
