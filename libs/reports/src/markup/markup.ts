import { coordinate } from '@vedette/cartography';
import { plain } from '../wording/plain-text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const HARMLESS = /^[ !#-%(-;=?-~]*$/;

/** Text for markup, inside elements and attributes alike, in HTML and in XML: no control or turning marks, no markup. */
export function escaped(text: string): string {
  if (HARMLESS.test(text)) return text;
  return plain(text).replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attribute values are escaped, `children` is markup already. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}="${typeof value === 'number' ? coordinate(value) : escaped(value ?? '')}"`,
    )
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

const UNFIT_FOR_IDS = /[^A-Za-z0-9.-]/g;

/** A name as part of an id or fragment: letters, digits, dots and dashes stay, all else is written by its code. */
export function idOf(...parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(UNFIT_FOR_IDS, (character) => `_${character.charCodeAt(0).toString(16)}`))
    .join('-');
}
