import type { ReportHeading } from '../input/heading.schema.js';
import { escaped } from '../markup/markup.js';
import { MAP_STYLE } from '../svg/map-style.js';
import { dicePromise } from '../wording/dice-promise.js';
import { PAGE_STYLE } from './page-style.js';

/** Where a page leads besides its own parts; addresses are the caller's, for instance `position.html`. */
export interface PageLinks {
  /** The other report of the same turn. */
  readonly otherReport?: { readonly title: string; readonly href: string };
}

/** A page in parts: `contents` are anchors of its own, `body` is markup already. */
export interface Page {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly contents: readonly { readonly anchor: string; readonly title: string }[];
  readonly body: string;
  readonly links?: PageLinks;
  readonly maps: boolean;
}

function headerOf({ title, heading }: Page): string {
  const dice = dicePromise(heading);
  const facts: readonly (readonly [string, string])[] = [
    ['Campaign', heading.campaign],
    ['For', heading.player.name],
    ['Rules', heading.rulebook.title],
    ...(heading.decidedBy?.length
      ? [['Decided by', `Vedette ${heading.decidedBy.join(', ')}`] as const]
      : []),
    ...(dice === null ? [] : [['Dice', dice] as const]),
  ];
  const list = facts
    .map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`)
    .join('');
  return `<header><h1>${escaped(title)}</h1><dl>${list}</dl></header>`;
}

function navOf({ contents, links }: Page): string {
  const own = contents.map(
    ({ anchor, title }) => `<li><a href="#${escaped(anchor)}">${escaped(title)}</a></li>`,
  );
  const other = links?.otherReport
    ? [`<li><a href="${escaped(links.otherReport.href)}">${escaped(links.otherReport.title)}</a></li>`]
    : [];
  return `<nav aria-label="Contents"><ul>${[...own, ...other].join('')}</ul></nav>`;
}

/** A page that needs nothing but itself: no script, no font, no picture from elsewhere. */
export function htmlPage(page: Page): string {
  const { title, heading } = page;
  const style = page.maps ? `${PAGE_STYLE}\n${MAP_STYLE}` : PAGE_STYLE;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
    `<title>${escaped(`${title}, ${heading.campaign}`)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<a class="skip" href="#report">Skip to the report</a>',
    headerOf(page),
    navOf(page),
    `<main id="report">`,
    page.body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** A list of sentences; empty for none. */
export function listOf(items: readonly string[], style = 'plain'): string {
  return items.length === 0
    ? ''
    : `<ul class="${escaped(style)}">${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}
