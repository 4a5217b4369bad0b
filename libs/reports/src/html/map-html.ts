import type { PlaceWords } from '../document/position-report.schema.js';
import { escaped } from '../markup/markup.js';
import { inlineSvg, type Drawing } from '../svg/drawing.js';
import { placeAnchor } from '../svg/tip.js';

/** Widest maps that pages show whole on a phone and on a tablet, in CSS pixels; wider ones say that they go on. */
const PHONE = 290;
const TABLET = 730;

/** A map that scrolls sideways where the page is narrower, by keyboard too, and says so there. */
export function figureHtml(drawing: Drawing, caption: string): string {
  const title = escaped(drawing.title);
  const wide = drawing.width > TABLET ? 'more wider' : 'more';
  const more =
    drawing.width > PHONE
      ? `<p class="${wide}">Goes on to the east: scroll it sideways, or read the same in words below.</p>`
      : '';
  return `<figure>${more}<div class="scroll" tabindex="0" role="region" aria-label="${title}">${inlineSvg(drawing)}</div><figcaption>${escaped(caption)}</figcaption></figure>`;
}

/** What selecting the squares of a map shows, each with its own anchor. */
export function placesHtml(places: readonly PlaceWords[], ...within: readonly string[]): string {
  if (places.length === 0) return '';
  const items = places.map(
    ({ at, title, words }) =>
      `<li id="${placeAnchor(...within, at)}"><b>${escaped(title)}.</b> ${escaped(words.join(' '))}</li>`,
  );
  return `<ul class="places">${items.join('\n')}</ul>`;
}

/** The ground of a map in words, folded away. */
export function groundHtml(ground: readonly string[]): string {
  if (ground.length === 0) return '';
  const rows = ground.map((row) => `<li>${escaped(row)}</li>`).join('');
  return `<details><summary>The ground in words</summary><ul class="plain">${rows}</ul></details>`;
}
