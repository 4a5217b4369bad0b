/**
 * JSON with the keys of every object in order of code units and no spaces, so that equal values give equal bytes on
 * every machine; keys that are whole numbers come first and by their size, as in every object of the language. What JSON
 * leaves out (`undefined`) is left out here.
 */
export function canonicalJson(value: unknown): string {
  // A value that JSON leaves out altogether has no text, as with JSON.stringify.
  return written(value) as string;
}

/** The text of a value; undefined where JSON leaves it out. Written by hand: every event of a turn passes here. */
function written(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : writtenObject(value);
    default:
      return JSON.stringify(value);
  }
}

function writtenObject(value: object): string | undefined {
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) {
      if (i > 0) text += ',';
      text += written(value[i]) ?? 'null';
    }
    return text + ']';
  }
  // Data has none; of what else there is (dates), JSON asks the value itself.
  if (Object.getPrototypeOf(value) !== Object.prototype && 'toJSON' in value)
    return written((value.toJSON as () => unknown)());
  const members = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of inOrder(Object.keys(members))) {
    const member = written(members[key]);
    if (member === undefined) continue;
    if (text.length > 1) text += ',';
    text += quoted(key);
    text += ':';
    text += member;
  }
  return text + '}';
}

/** Keys in their order; of an object they come with whole numbers first and sorted already. */
function inOrder(keys: string[]): string[] {
  let numbers = 0;
  while (numbers < keys.length && isIndex(keys[numbers]!)) numbers += 1;
  if (numbers === 0) return areSorted(keys) ? keys : keys.sort();
  return [...keys.slice(0, numbers), ...keys.slice(numbers).sort()];
}

const FIRST_NO_INDEX = 2 ** 32 - 1;

function isIndex(key: string): boolean {
  const first = key.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return false;
  const number = Number(key);
  return Number.isInteger(number) && number < FIRST_NO_INDEX && String(number) === key;
}

function areSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return false;
  return true;
}

/** What JSON writes as it stands: printable characters of ASCII but the quotation mark and the backslash. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
