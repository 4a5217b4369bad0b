import { forceInWords, type ForceSeen } from '../wording/force-words.js';
import { sentence } from '../wording/series.js';
import { spot } from './amphibious.js';
import { cameIn, went } from './march.js';
import type { Message, Messages } from './message.js';
import { within } from './tactical.js';
import type { Telling } from './telling.js';

function forceOf(t: Telling): ForceSeen | null {
  const force = t.part('force');
  const men = force.number('men');
  if (men === null || !force.has('state')) return null;
  return { of: t.state(force.text('state')), arm: force.text('arm'), men };
}

/** A force that went by: its observer is told what he saw of it, its own side's story what strangers saw. */
function sighting(did: (t: Telling) => string): Message {
  return {
    force: (t) => (t.own ? null : forceOf(t)),
    say: (t) => {
      const seen = forceOf(t);
      const words = seen ? forceInWords([seen]) : 'A force';
      if (!t.own) return sentence(words, did(t));
      return sentence(`${t.text('unit')} passed in sight of strangers: a${words.slice(1)}`, did(t));
    },
  };
}

function marched(t: Telling): string {
  const left = t.has('from') ? went(t) : '';
  const came = t.has('to') ? cameIn(t) : '';
  return left !== '' && came !== '' ? `${left} and ${came}` : left || came || 'was on the march';
}

function moved(t: Telling): string {
  if (!t.has('to')) return `left ${t.text('from')} ${within(t)}; whither was not seen`;
  if (!t.has('from')) return `came up at ${t.text('to')} ${within(t)}; whence was not seen`;
  return `moved from ${t.text('from')} to ${t.text('to')} ${within(t)}`;
}

/** Movements of strangers, as far as they were in sight (GITM AMWOL 4.4, 4.5, PATE 9.2). */
export const SIGHTING_MESSAGES = {
  MarchSighted: sighting(marched),
  MoveSighted: sighting(moved),
  BoardingSighted: sighting((t) =>
    `went aboard transports ${spot(t.text('from'), t.text('fromTactical'))}`.trim(),
  ),
  LandingSighted: sighting((t) => `came ashore ${spot(t.text('to'), t.text('toTactical'))}`.trim()),
  FortChangeSighted: sighting(
    (t) =>
      `went ${t.is('inFort') ? 'into' : 'out of'} the fort${t.has('city') ? ` of ${t.text('city')}` : ''}`,
  ),
} satisfies Messages;
