import { counted } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { listed, sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** `The depot PR-D1`, or `A cache of Prussia` where its id is not told. */
function named(t: Telling): string {
  const kind = t.text('kind') || 'depot';
  return t.has('depot') ? `The ${kind} ${t.text('depot')}` : `A ${kind} of ${t.state(t.text('state'))}`;
}

function supplies(amount: number): string {
  return `${counted(amount, 'unit', 'units')} of supplies`;
}

/** Depots and caches placed, removed and lost (ROTD 11.5, 11.8). */
export const DEPOT_MESSAGES = {
  DepotPlaced: {
    say: (t) =>
      sentence(
        `${named(t)} was placed in ${t.text('square')}`,
        t.text('tactical') !== '' && `, at ${t.text('tactical')}`,
      ),
  },
  DepotRemoved: {
    say: (t) => sentence(`${named(t)} in ${t.text('square')} was removed`),
    why: (t) =>
      (t.number('supplies') ?? 0) > 0
        ? [
            `its ${supplies(t.number('supplies')!)} ${t.text('city') === '' ? 'are lost' : `went to ${t.text('city')}`}`,
          ]
        : [],
  },
  DepotDestroyed: {
    say: (t) => sentence(`${named(t)} in ${t.text('square')} fell to the enemy and was destroyed`),
    why: (t) => [
      ...t
        .each('loaded')
        .filter((load) => (load.number('took') ?? 0) > 0)
        .map((load) => `${load.text('unit')} loaded ${supplies(load.number('took')!)}`),
      ...((t.number('lost') ?? 0) > 0 ? [`${supplies(t.number('lost')!)} burned`] : []),
    ],
  },
  DepotOrderFailed: {
    say: (t) =>
      t.text('action') === 'place'
        ? sentence(
            `No ${t.text('depot') || 'depot'} was placed in ${t.text('square')}`,
            withReason(t.text('reason')),
          )
        : sentence(
            `${listed(t.text('depot')) || 'A depot'} in ${t.text('square')} was not removed`,
            withReason(t.text('reason')),
          ),
  },
} satisfies Messages;
