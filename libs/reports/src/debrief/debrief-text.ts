import { asFile, titled, wrap } from '../text/page.js';
import { plain } from '../wording/plain-text.js';
import type { Debrief } from './debrief.schema.js';
import {
  beliefWords,
  debriefTitle,
  diceWords,
  estimateWords,
  judgementWords,
  tallyWords,
  truthWords,
  unseenWords,
} from './debrief-words.js';

/** A debrief as text of 80 columns. */
export function debriefText(debrief: Debrief): string {
  const items = (lines: readonly string[]): string[] =>
    lines.length === 0 ? ['None.'] : lines.flatMap((line) => wrap(plain(line), '* ', '  '));
  return asFile([
    ...titled(plain(debriefTitle(debrief)), '='),
    ...wrap(`Campaign: ${plain(debrief.campaign)}`),
    '',
    ...wrap(tallyWords(debrief)),
    '',
    ...titled('How well they believed', '-'),
    ...items(debrief.judged.map((judgement) => judgementWords(debrief, judgement))),
    '',
    ...titled('What was believed, and what was there', '-'),
    ...items(debrief.beliefs.map((belief) => beliefWords(debrief, belief))),
    '',
    ...titled('What the staffs believed', '-'),
    ...items(debrief.estimates.map((estimate) => estimateWords(debrief, estimate))),
    '',
    ...(debrief.of.kind === 'all'
      ? []
      : [
          ...titled('What nobody of them saw', '-'),
          ...items(debrief.unseen.map((unseen) => unseenWords(debrief, unseen))),
          '',
        ]),
    ...titled('Where everything was', '-'),
    ...items(debrief.truth.map(truthWords)),
    '',
    ...titled('The dice', '-'),
    ...wrap(plain(diceWords(debrief))),
  ]);
}
