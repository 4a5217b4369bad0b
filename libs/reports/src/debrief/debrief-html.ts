import { htmlPage, listOf } from '../html/page.js';
import { escaped } from '../markup/markup.js';
import type { Debrief } from './debrief.schema.js';
import {
  beliefWords,
  debriefSubject,
  debriefTitle,
  diceWords,
  estimateWords,
  judgementWords,
  tallyWords,
  truthWords,
  unseenWords,
} from './debrief-words.js';

/** A debrief as a page; usable by keyboard and screen reader, in print and at 320 px, as the reports are. */
export function debriefHtml(
  debrief: Debrief,
  rulebook: { readonly id: string; readonly title: string },
): string {
  const { of, campaign, turn, states } = debrief;
  const parts = [
    {
      anchor: 'judged',
      title: 'How well they believed',
      lines: debrief.judged.map((judgement) => judgementWords(debrief, judgement)),
    },
    {
      anchor: 'beliefs',
      title: 'What was believed, and what was there',
      lines: debrief.beliefs.map((belief) => beliefWords(debrief, belief)),
    },
    {
      anchor: 'staffs',
      title: 'What the staffs believed',
      lines: debrief.estimates.map((estimate) => estimateWords(debrief, estimate)),
    },
    ...(of.kind === 'all'
      ? []
      : [
          {
            anchor: 'unseen',
            title: 'What nobody of them saw',
            lines: debrief.unseen.map((unseen) => unseenWords(debrief, unseen)),
          },
        ]),
    { anchor: 'truth', title: 'Where everything was', lines: debrief.truth.map(truthWords) },
    { anchor: 'dice', title: 'The dice', lines: [diceWords(debrief)] },
  ];
  const sections = parts.map(
    ({ anchor, title, lines }) =>
      `<section id="${anchor}"><h2>${escaped(title)}</h2>${listOf(lines) || '<p>None.</p>'}</section>`,
  );
  return htmlPage({
    title: debriefTitle(debrief),
    heading: {
      campaign,
      player: { id: of.name, name: debriefSubject(debrief) },
      turn,
      season: 'campaign',
      rulebook,
      states,
      players: debrief.players,
    },
    contents: parts.map(({ anchor, title }) => ({ anchor, title })),
    body: `<p>${escaped(tallyWords(debrief))}</p>${sections.join('')}`,
    maps: false,
  });
}
