import type { ObservedEvent } from '@vedette/observation';
import { messageOf } from '../catalogue/catalogue.js';
import { GENERIC_MESSAGE } from '../catalogue/generic.js';
import type { Message, Weight } from '../catalogue/message.js';
import { ObservedTelling, type KnownNames } from '../catalogue/telling.js';
import { FLEET_POSITION_EVENT } from '../input/fleet-position.schema.js';
import { LAND_POSITION_EVENT } from '../input/land-position.schema.js';
import { dieInWords, isTellingDie } from '../wording/dice-words.js';
import { forceInWords, type ForceSeen } from '../wording/force-words.js';
import { plain } from '../wording/plain-text.js';

/** One event in words, taken apart so that like matters of several units can be told together. */
export interface Told {
  readonly rule: string;
  readonly weight: Weight;
  /** Unit or nameless force the sentence begins with; empty when it is not about one. */
  readonly unit: string;
  /** Strangers that `unit` tells of, where it is no unit's name. */
  readonly force: ForceSeen | null;
  /** What differs from unit to unit. */
  readonly each: string;
  /** The sentence without its beginning unit; the whole of it when there is none. */
  readonly rest: string;
  readonly reasons: readonly string[];
  readonly dice: readonly string[];
}

// Dice of position reports blur what strangers show; whoever read them could take the blur away again (GITM AMWOL 4.1, 4.7).
const DICE_KEPT_BACK: ReadonlySet<string> = new Set([LAND_POSITION_EVENT, FLEET_POSITION_EVENT]);

/** Whether a player may be shown the dice of an event: his own side's, and never those that blurred what he saw. */
export function showsDice(event: Pick<ObservedEvent, 'type' | 'degree'>): boolean {
  return event.degree === 'full' && !DICE_KEPT_BACK.has(event.type);
}

/** An event in words. Reasons and dice are given for matters of the reader's own side only (GITM AMWOL 5.3). */
export function tellEvent(event: ObservedEvent, names: KnownNames): Told {
  const telling = new ObservedTelling(event, names);
  const told = telling.own || telling.keys().length > 0;
  let message: Message = told ? messageOf(event.type) : GENERIC_MESSAGE;
  let text = message.say(telling);
  if (text === '') {
    message = GENERIC_MESSAGE;
    text = message.say(telling);
  }
  const force = message.force?.(telling) ?? null;
  const unit = force
    ? forceInWords([force])
    : telling.text('unit') || telling.text('ship') || telling.text('subject');
  const led = unit !== '' && text.startsWith(`${unit} `);
  const { weight = 'matter' } = message;
  return {
    rule: plain(event.rule),
    weight: typeof weight === 'function' ? weight(telling) : weight,
    unit: led ? unit : '',
    force: led ? force : null,
    each: telling.own && message.each ? message.each(telling) : '',
    rest: led ? text.slice(unit.length) : text,
    reasons: telling.own && message.why ? message.why(telling) : [],
    dice: showsDice(event) ? (event.dice ?? []).filter(isTellingDie).map(dieInWords) : [],
  };
}
