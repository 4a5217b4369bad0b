import type { ObservedEvent } from '@vedette/observation';
import { figure, inWords, ordinal, share } from './figures.js';
import { plain } from './plain-text.js';

type Draw = NonNullable<ObservedEvent['dice']>[number];

/** What draws were for, by their labels without the rule's number; labels without words of their own are told as they are. */
const PURPOSES: readonly (readonly [label: RegExp, words: string])[] = [
  [/^order (\S+)$/, 'whose turn it is, $1'],
  [/^side (\S+) (\S+)$/, 'the side on which $1 passes toward $2'],
  [/^entry (\S+) (\S+)$/, 'where $1 comes into $2'],
  [/^battle (\S+)$/, 'the battle to which $1 marches'],
  [/^(?:allies|enemy) (\S+)$/, 'the square to which $1 marches'],
  [/^stragglers (\S+)$/, 'stragglers of $1'],
  [/^engage (\S+)$/, 'whom $1 engages'],
  [/^support (\S+)$/, 'the battle that $1 supports'],
  [/^(ford|pass) (\S+)$/, 'the $1 that $2 makes for'],
  [/^tactical (\S+)$/, 'where $1 is placed'],
  [/^(\S+) desertion$/, 'desertion from $1'],
  [/^(\S+) hunger$/, 'hunger in $1'],
  [/^(\S+) battle \d+\/\d+$/, 'what the battle did to the spirits of $1'],
  [/^(\S+) loss$/, 'losses of $1 in breaking up'],
  [/^(\S+) squares back$/, 'how far back $1 gathers'],
  [/^(\S+) turns$/, 'turns that $1 needs'],
  [/^(\S+) (rout|retreat) (firing|melee)$/, '$2 of $1 in the $3'],
  [/^(\S+) (rout|retreat) direction\b.*$/, 'the way $1 takes in $2'],
  [/^(\S+) (rout|retreat) squares\b.*$/, 'how far $1 goes in $2'],
  [/^(\S+) (rout|retreat)$/, '$2 of $1'],
  [/^(\S+) fallback\b.*$/, 'where $1 falls back to'],
  [/^(attackers|defenders) (.+)$/, '$2 of the $1'],
  [/^(\S+) generalship$/, 'generalship of $1'],
  [/^heat$/, 'heat of the fight'],
  [/^(\S+) shatters$/, 'whether $1 shatters'],
  [/^(\S+) leaves$/, 'the way by which $1 leaves'],
  [/^(\S+) ring \d+$/, 'where $1 gathers'],
  [/^(\S+) surrenders$/, 'surrender of $1'],
  [/^(\S+) target$/, 'the target of $1'],
];

/** Three decimals, fixed: a roll is compared with a chance, so it is never rounded to look like it. */
function thousandths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(3) : 'unknown';
}

/** A value of a range to three decimals, without trailing noughts. */
function thousandthsAtMost(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 1000) / 1000) : 'unknown';
}

/** A label begins with its rule and may go on with the places of a battle by their numbers on the map. */
const RULE_AND_PLACE = /^\d+\.\d+[a-z]? (?:\d+(?:\/\d+)? )?/;

/** `desertion from US1IN` for `10.8 US1IN desertion`: what a draw was for; the line it stands in cites the rule. */
function purposeOf(label: string): string {
  const matter = label.replace(RULE_AND_PLACE, '');
  const [pattern, words] = PURPOSES.find(([known]) => known.test(matter)) ?? [];
  return plain(pattern ? matter.replace(pattern, words!) : label.replace(/ \d+\/\d+ /, ' '));
}

/** One die in words: what it was for, what would have happened, what fell. */
export function dieInWords(draw: Draw): string {
  const purpose = purposeOf(draw.label);
  if ('chance' in draw) {
    return `${purpose}: chance ${share(draw.chance)}, ${thousandths(draw.roll)} fell, ${draw.roll < draw.chance ? 'so yes' : 'so no'}`;
  }
  if ('among' in draw)
    return draw.among === 1
      ? `${purpose}: there was one choice`
      : `${purpose}: the ${ordinal(draw.picked + 1)} of ${inWords(draw.among, 'choice', 'choices')}, by lot`;
  return `${purpose}: from ${figure(draw.from)} to ${figure(draw.to)}, ${thousandthsAtMost(draw.value)} fell`;
}

const WHOSE_TURN = /^order \S+$/;

/**
 * Whether a die tells a reader anything: not where there was one choice, nor where it settled which of many units moved first.
 * Those stay with the events of the document, from which everything can be drawn again.
 */
export function isTellingDie(draw: Draw): boolean {
  if ('among' in draw && draw.among === 1) return false;
  return !WHOSE_TURN.test(draw.label.replace(RULE_AND_PLACE, ''));
}
