import { registerEnumType } from '@nestjs/graphql';

/** A word as GraphQL can write it: letters, digits and underscores. */
const written = (word: string): string => word.replace(/[^A-Za-z0-9_]/g, '_');
const keyOf = (words: readonly string[]): string => words.join('|');

const enumerations = new Map<string, object>();

function register(name: string, words: readonly string[]): object {
  const enumeration = Object.fromEntries(words.map((word) => [written(word), word]));
  registerEnumType(enumeration, { name });
  enumerations.set(keyOf(words), enumeration);
  return enumeration;
}

/**
 * Gives closed lists of words of an API their names in GraphQL, before its schema is made.
 * @throws Error when a list has another name as well
 */
export function nameEnumerations(lists: Readonly<Record<string, readonly string[]>>): void {
  for (const [name, words] of Object.entries(lists)) {
    if (enumerations.has(keyOf(words))) throw new Error(`The words of ${name} have another name as well.`);
    register(name, words);
  }
}

/** The enumeration of GraphQL for a closed list of words, under `name` unless these words have one already. */
export function enumerationNamed(name: string, words: readonly string[]): object {
  return enumerations.get(keyOf(words)) ?? register(name, words);
}

/** The enumeration of GraphQL for a closed list of words of the API. @throws Error when the list has no name here */
export function enumerationOf(words: readonly string[]): object {
  const enumeration = enumerations.get(keyOf(words));
  if (!enumeration) throw new Error(`Give the words ${words.join(', ')} a name by nameEnumerations.`);
  return enumeration;
}
