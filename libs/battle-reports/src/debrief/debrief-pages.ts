import { element, escaped } from '../map/markup.js';
import { page } from '../turn/report-html.js';
import type { BattleBelief, BattleDebrief, SideDebrief } from './battle-debrief.schema.js';

/** Lines under a heading. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const VERDICT_WORDS: Readonly<Record<BattleBelief['verdict'], string>> = {
  right: 'so it was',
  fewer: 'they were fewer',
  more: 'they were more',
  'nobody there': 'nobody was there',
};

function titleOf({ campaign, turn, hour }: BattleDebrief): string {
  return `${campaign}: belief and truth after turn ${turn} (${hour})`;
}

function beliefLine({ contact, hex, believed, seen, stale, truly, sp, verdict }: BattleBelief): string {
  const age = stale ? `last seen ${seen}` : 'in sight';
  const there = truly.length === 0 ? '' : `: ${truly.join(', ')} with ${sp} SP`;
  return `${contact} in ${hex}, ${believed}, ${age}; ${VERDICT_WORDS[verdict]}${there}.`;
}

function sectionsOfSide({ side, judged, beliefs, unseen }: SideDebrief): Section[] {
  const { contacts, right, hollow, stale } = judged;
  return [
    {
      title: `What ${side} believed`,
      lines: [
        `${contacts} contacts: ${right} right, ${hollow} where nobody was, ${stale} not seen in this turn; ${judged.unseen} units unseen.`,
        ...beliefs.map(beliefLine),
      ],
    },
    {
      title: `Whom ${side} did not see`,
      lines: unseen.map(({ hex, units, sp }) => `${hex}: ${units.join(', ')} with ${sp} SP.`),
    },
  ];
}

function diceLine({ secret, commitment, committed }: BattleDebrief): string {
  const promise =
    commitment === null
      ? 'Nothing was told of it beforehand.'
      : committed === true
        ? `Its SHA-256 is the one told before the first die was thrown, ${commitment}.`
        : `ITS SHA-256 IS NOT the one told before the first die was thrown, ${commitment}.`;
  return `The dice were keyed by "${secret}". ${promise}`;
}

function sectionsOf(debrief: BattleDebrief): Section[] {
  const { sides, truth, tally, result } = debrief;
  const scores = Object.entries(tally).map(
    ([side, { lossPoints, objectives, delay, total }]) =>
      `${side}: ${total} points (objectives ${objectives}, delay ${delay}; lost ${lossPoints}).`,
  );
  const ended = result === null ? [] : [`Result: ${result.winner ?? 'nobody'}, ${result.level}.`];
  return [
    ...sides.flatMap(sectionsOfSide),
    {
      title: 'Where everything was',
      lines: truth.map(
        ({ id, name, side, hex, status, sp }) =>
          `${hex ?? 'off the map'}: ${name} (${id}, ${side}), ${status}${sp === null ? '' : `, ${sp} SP`}.`,
      ),
    },
    { title: 'The score', lines: [...scores, ...ended] },
    { title: 'The dice', lines: [diceLine(debrief)] },
  ];
}

/** A debrief as text. */
export function battleDebriefText(debrief: BattleDebrief): string {
  const body = sectionsOf(debrief).flatMap(({ title, lines }) => [
    '',
    title,
    ...(lines.length === 0 ? ['  None.'] : lines.map((line) => `  ${line}`)),
  ]);
  return [titleOf(debrief), ...body, ''].join('\n');
}

/** A debrief as a page. */
export function battleDebriefHtml(debrief: BattleDebrief): string {
  const title = titleOf(debrief);
  const sections = sectionsOf(debrief).map(({ title: heading, lines }) => {
    const items = lines.map((line) => element('li', {}, escaped(line))).join('');
    return `${element('h2', {}, escaped(heading))}${lines.length === 0 ? '<p>None.</p>' : element('ul', {}, items)}`;
  });
  return page(title, `${element('h1', {}, escaped(title))}${sections.join('')}`);
}
