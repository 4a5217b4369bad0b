import { series } from '../wording/series.js';
import { stateInProse } from '../wording/state-name.js';
import type { Belief, Debrief, Estimate, Judgement, Tally, TruePiece, Unseen } from './debrief.schema.js';

/** Title of a debrief. */
export function debriefTitle({ of, turn }: Debrief): string {
  const whose = of.kind === 'all' ? 'everybody' : of.kind === 'side' ? `side ${of.name}` : of.name;
  return `Belief and truth at the end of turn ${turn}: ${whose}`;
}

/** What the page says of the dice. */
export function diceWords({ secret }: Debrief): string {
  return `The dice of this campaign were keyed by the secret "${secret}". To draw again: the key of a phase is HMAC-SHA-256 under the secret of the turn's number, a zero byte and the phase's name; a draw is the first 12 hexadecimal digits of HMAC-SHA-256 under that key of the draw's label, divided by 2 to the power of 48. Labels stand with the draws of the events.`;
}

/** How many of the beliefs held. */
export function tallyWords({ beliefs, unseen }: Debrief): string {
  const held = beliefs.filter(({ verdict }) => verdict === 'right').length;
  return `${beliefs.length} sightings, of which ${held} were of somebody truly there; ${unseen.length} places held strangers unseen.`;
}

/** One belief beside the truth. */
export function beliefWords({ states }: Debrief, belief: Belief): string {
  const { player, place, state, believed, truly, strength } = belief;
  const size = sizeWords(belief);
  return `${player} was shown ${believed} of ${stateInProse(states, state)} at ${place}; ${thereWords(truly, strength)}${size}.`;
}

/** One contact of a staff beside the truth. */
export function estimateWords({ states }: Debrief, estimate: Estimate): string {
  const { staff, desk, id, state, place, truly, least, most, age, reliability } = estimate;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `The ${desk} desk of ${stateInProse(states, staff)} had ${id} of ${stateInProse(states, state)} at ${place}, ${range} strong, ${ageWords(age)}, reliability ${reliability}; ${thereWords(truly, 0)}${sizeWords(estimate)}.`;
}

/** How well some believed, in two sentences. */
export function judgementWords({ whose, sightings, staff }: Judgement): string {
  const name = whose === 'all' ? 'All' : whose;
  return `${name}: ${tallyInWords('sightings', sightings)} ${tallyInWords('contacts of the staff', staff)}`;
}

function tallyInWords(
  what: string,
  { counted, met, sized, tooMany, tooFew, error, age, oldest }: Tally,
): string {
  if (counted === 0) return `no ${what}.`;
  const old =
    oldest === 0 ? 'all of this turn' : `${mean(age, counted)} turns old on average, ${oldest} at most`;
  return `${counted} ${what}, ${met} with somebody there, ${sized} of the right number, ${tooMany} too many and ${tooFew} too few, off by ${mean(error, counted)} pieces on average, ${old}.`;
}

const mean = (sum: number, count: number): string => (sum / count).toFixed(1);
const ageWords = (age: number): string =>
  age === 0 ? 'seen this turn' : `seen ${age} turn${age === 1 ? '' : 's'} before`;

function thereWords(truly: readonly string[], strength: number): string {
  return truly.length === 0
    ? 'nobody of that state was there'
    : `there ${were(truly.length)} ${series(truly)}${men(strength)}`;
}

/** By how many a belief that met somebody erred. */
function sizeWords({ truly, error }: Pick<Belief, 'truly' | 'error'>): string {
  if (truly.length === 0) return '';
  return error === 0
    ? ', as many as believed'
    : `, ${Math.abs(error)} ${error > 0 ? 'fewer' : 'more'} than believed`;
}

/** Strangers nobody was shown. */
export function unseenWords({ states }: Debrief, { place, state, pieces, strength }: Unseen): string {
  return `At ${place} ${were(pieces.length)} ${series(pieces)} of ${stateInProse(states, state)}${men(strength)}.`;
}

/** Where a piece truly was. */
export function truthWords({ id, name, place, status, strength }: TruePiece): string {
  const known = name === null ? id : `${id}, ${name}`;
  return `${known}: ${place === '' ? 'nowhere' : place}, ${status}${strength === null ? '' : `, ${strength} men`}`;
}

const were = (count: number): string => (count === 1 ? 'was' : 'were');
const men = (strength: number): string => (strength > 0 ? `, ${strength} men` : '');
