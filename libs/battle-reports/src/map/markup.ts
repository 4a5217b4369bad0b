/** Attributes of an element; those left undefined are not written. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text as it may stand in markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element with its attributes and content; numbers have a tenth at most. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A number to a tenth, without a zero behind the point. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
