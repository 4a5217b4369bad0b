import type { JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { addressOf } from '../kit/screen-address.js';
import { theatre, told } from '../seat/open-campaign.js';
import { ownPieces } from '../seat/pieces.js';
import { Gazetteer } from '../seat/theatre.js';

/** What may be a square or a piece in a text. */
const NAMES = /\b(?:[A-Z]\d-[A-Z]\d|[A-Z]{2}\d{1,4}[A-Z]{2})\b/g;

/** A text in parts: words, and names of places and pieces that the reader knows. */
export function partsOf(
  text: string,
  isKnown: (name: string) => boolean,
): readonly { readonly text: string; readonly isPlace: boolean }[] {
  const parts: { text: string; isPlace: boolean }[] = [];
  let from = 0;
  for (const found of text.matchAll(NAMES)) {
    if (!isKnown(found[0])) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index), isPlace: false });
    parts.push({ text: found[0], isPlace: true });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, { text: text.slice(from), isPlace: false }] : parts;
}

/** The words of a letter; squares of the map and one's own pieces lead to where they are. */
export function LetterText({
  campaign,
  text,
}: {
  readonly campaign: string;
  readonly text: string;
}): JSX.Element {
  const { query } = useLocation();
  const gazetteer = theatre.value && new Gazetteer(theatre.value);
  const own = new Set((told.value ? ownPieces(told.value.position) : []).map(({ id }) => id));
  const isKnown = (name: string): boolean => own.has(name) || gazetteer?.cellOf(name) !== undefined;
  const address = addressOf(campaign, 'map', query);
  return (
    <p class="letter-text">
      {partsOf(text, isKnown).map(({ text: words, isPlace }, index) =>
        isPlace ? (
          <a key={index} href={`${address}${address.includes('?') ? '&' : '?'}at=${words}`}>
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}
