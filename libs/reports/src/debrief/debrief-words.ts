import { sentence, series } from '../wording/series.js';
import { stateInProse } from '../wording/state-name.js';
import type { Belief, Debrief, Estimate, Judgement, Tally, TruePiece, Unseen } from './debrief.schema.js';

/** Name of a player, his id where he has none. */
function playerName({ players }: Pick<Debrief, 'players'>, id: string): string {
  return Object.hasOwn(players, id) ? players[id]! : id;
}

/** Of whom a debrief is told. */
export function debriefSubject(debrief: Pick<Debrief, 'of' | 'players'>): string {
  const { of } = debrief;
  if (of.kind === 'all') return 'everybody';
  return of.kind === 'side' ? `side ${of.name}` : playerName(debrief, of.name);
}

/** Title of a debrief. */
export function debriefTitle(debrief: Debrief): string {
  return `Belief and truth at the end of turn ${debrief.turn}: ${debriefSubject(debrief)}`;
}

/** What the page says of the dice. */
export function diceWords({ secret, commitment, committed }: Debrief): string {
  return `The dice of this campaign were keyed by the secret "${secret}".${promiseWords(commitment, committed)} To draw again: the key of a phase is HMAC-SHA-256 under the secret of the turn's number, a zero byte and the phase's name; a draw is the first 12 hexadecimal digits of HMAC-SHA-256 under that key of the draw's label, divided by 2 to the power of 48. Labels stand with the draws of the events.`;
}

/** How many of the beliefs held. */
export function tallyWords({ beliefs, unseen }: Debrief): string {
  const held = beliefs.filter(({ verdict }) => verdict === 'right').length;
  return `${beliefs.length} sightings, of which ${held} were of somebody truly there; ${unseen.length} places held strangers unseen.`;
}

/** One belief beside the truth. */
export function beliefWords(debrief: Debrief, belief: Belief): string {
  const { states } = debrief;
  const { player, place, state, believed, truly, strength } = belief;
  const size = sizeWords(belief);
  return `${playerName(debrief, player)} was shown ${believed} of ${stateInProse(states, state)} at ${place}; ${thereWords(truly, strength)}${size}.`;
}

/** One contact of a staff beside the truth. */
export function estimateWords({ states }: Debrief, estimate: Estimate): string {
  const { staff, desk, id, state, place, truly, least, most, age, reliability } = estimate;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  return `The ${desk} desk of ${stateInProse(states, staff)} had ${id} of ${stateInProse(states, state)} at ${place}, ${range} strong, ${ageWords(age)}, reliability ${reliability}; ${thereWords(truly, 0)}${sizeWords(estimate)}.`;
}

/** How well some believed, in two sentences. */
export function judgementWords(debrief: Debrief, { whose, sightings, staff }: Judgement): string {
  const name = whose === 'all' ? 'All' : playerName(debrief, whose);
  return `${name}: ${tallyInWords(['sighting', 'sightings'], sightings)} ${tallyInWords(STAFF, staff)}`;
}

const STAFF = ['contact of the staff', 'contacts of the staff'] as const;

function tallyInWords(
  [one, many]: readonly [string, string],
  { counted, met, sized, tooMany, tooFew, error, age, oldest }: Tally,
): string {
  if (counted === 0) return sentence(`no ${many}`);
  const old =
    oldest === 0 ? 'all of this turn' : `${mean(age, counted)} turns old on average, ${oldest} at most`;
  return `${counted} ${counted === 1 ? one : many}, ${met} with somebody there, ${sized} of the right number, ${tooMany} too many and ${tooFew} too few, off by ${mean(error, counted)} pieces on average, ${old}.`;
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

/** Whether the secret is the one that was promised, and how anybody finds that out himself. */
function promiseWords(commitment: Debrief['commitment'], committed: Debrief['committed']): string {
  if (commitment === undefined) return '';
  if (commitment === null) return ' Nothing was told of it beforehand.';
  const how = `to check it by hand: printf %s 'the secret' | sha256sum`;
  return committed === true
    ? ` Its SHA-256 is the one told before the first die was thrown, ${commitment}; ${how}.`
    : ` ITS SHA-256 IS NOT the one told before the first die was thrown, ${commitment}: these are not the dice that were promised; ${how}.`;
}
