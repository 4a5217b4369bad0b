import { counted } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** `7-4 of G3-V1`, as far as it is known. */
function spot(t: Telling): string {
  return t.text('in') === '' ? t.text('tactical') : `${t.text('tactical')} of ${t.text('in')}`;
}

function room(t: Telling): string[] {
  return [
    `it takes ${counted(t.number('size') ?? 0, 'space', 'spaces')}`,
    `${t.figure('used')} of fewer than ${t.figure('limit')} are used this turn`,
  ];
}

/** Pontoon bridges and ferries (ROTD 12.4 to 12.7). */
export const CROSSING_MESSAGES = {
  PontoonDeployed: {
    say: (t) => sentence(`${t.text('unit')} threw its bridge`, t.has('tactical') && `at ${spot(t)}`),
  },
  PontoonRemoved: {
    say: (t) =>
      sentence(`${t.text('unit')} took up its bridge`, t.has('tactical') && `and stands at ${spot(t)}`),
  },
  PontoonDelayed: {
    say: (t) =>
      sentence(
        `${t.text('unit')} could not ${t.text('action') === 'remove' ? 'take up its bridge' : 'throw its bridge'}`,
        t.text('tactical') !== '' && t.text('action') === 'deploy' && `at ${t.text('tactical')}`,
        withReason(t.text('reason')),
      ),
  },
  PontoonLost: {
    say: (t) =>
      t.has('captured')
        ? sentence(
            `${t.text('unit')} fell into enemy hands as it stood over the river at ${spot(t)}`,
            `; there it goes by ${t.text('captured')}`,
          )
        : sentence(`${t.text('unit')} perished at ${spot(t)}`, withReason(t.text('reason'))),
  },
  UnitFerried: {
    say: (t) => sentence(`${t.text('unit')} crossed the river by the ferry ${t.text('ship')}`),
    why: room,
  },
  FerryFull: {
    say: (t) => sentence(`${t.text('unit')} found no room on the ferry ${t.text('ship')}`),
    why: room,
  },
} satisfies Messages;
