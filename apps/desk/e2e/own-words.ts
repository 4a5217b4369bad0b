import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../src/words/', import.meta.url));

type Part = string | { readonly type: string; readonly variants?: readonly { readonly value: unknown }[] };

/** Every text a sentence of the lists can become, as a pattern in which values stand for anything. */
function patternsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  let made = [''];
  for (const part of (value ?? []) as readonly Part[]) {
    const next =
      typeof part === 'string'
        ? patternsOf(part)
        : part.type === 'select'
          ? part.variants!.flatMap((variant) => patternsOf(variant.value))
          : ['.+'];
    made = made.flatMap((before) => next.map((after) => before + after));
  }
  return made;
}

/** Patterns of all sentences of a language by their names. */
function sentences(language: 'en' | 'de'): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(`${language}.ftl`));
  return new Map(
    files.flatMap((file) =>
      new FluentResource(readFileSync(folder + file, 'utf8')).body.map(
        ({ id, value }) => [`${file.slice(0, -6)} ${id}`, patternsOf(value)] as const,
      ),
    ),
  );
}

const isWord = (pattern: string): boolean => /[A-Za-z]{3}/.test(pattern.replaceAll('.+', ''));
const english = sentences('en');
const german = sentences('de');

/** Sentences that are the same in both languages. */
const SHARED = new RegExp(
  `^(?:${[...english].flatMap(([name, patterns]) => patterns.filter((one) => german.get(name)!.includes(one))).join('|')})$`,
);
/** Sentences that only English has. */
const ENGLISH_ONLY = new RegExp(
  `^(?:${[...english].flatMap(([name, patterns]) => patterns.filter((one) => isWord(one) && !german.get(name)!.includes(one))).join('|')})$`,
);
const GERMAN = new RegExp(`^(?:${[...german.values()].flat().filter(isWord).join('|')})$`);

/** Whether a text is a sentence of the English list and of no German one. */
export const isEnglish = (text: string): boolean => ENGLISH_ONLY.test(text) && !GERMAN.test(text);
/** Whether a text is the same in both languages by the lists. */
export const isShared = (text: string): boolean => SHARED.test(text);

/** Every text that is shown or read aloud on a page, whole text nodes and names; keys and the choice of languages left out. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('kbd, script, style, select[aria-label^=Language], datalist'))
        found.add(node.textContent!.trim().replace(/\s+/g, ' '));
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.matches('select[aria-label^=Language]'))
          found.add(element.getAttribute(name)!.trim().replace(/\s+/g, ' '));
    return [...found].filter((text) => /\p{L}{3}/u.test(text));
  });

/** Every string of a document, one a line. */
const stringsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).map(stringsIn)].join('\n')
      : '';

/** Listens to what the house itself says to pages, in its own words, from now on; what it has said is asked of the answer. */
export function listenTo(...pages: readonly Page[]): () => string {
  let told = '';
  for (const page of pages)
    page.on('response', (answer) => {
      if (!answer.headers()['content-type']?.includes('json')) return;
      answer.json().then(
        (body) => (told += `${stringsIn(body).replace(/\s+/g, ' ')}\n`),
        () => undefined,
      );
    });
  return () => told;
}

/** Has a page speak a language. */
export const speak = (page: Page, language: 'en' | 'de'): Promise<unknown> =>
  page
    .getByLabel('Language / Sprache')
    .selectOption(language)
    .then(() => page.waitForFunction((tag) => document.documentElement.lang === tag, language));

/** What a page that is told in German says still in English, of the desk itself, and how many texts became German. */
export interface StillEnglish {
  readonly english: readonly string[];
  /** Texts that are the same in both languages, by no list and by nobody in the house. */
  readonly same: readonly string[];
  readonly became: number;
}

/** Reads a page in English and in German, in which it is left. */
export async function stillEnglish(page: Page, told: () => string): Promise<StillEnglish> {
  await speak(page, 'en');
  const english = new Set(await textsOf(page));
  await speak(page, 'de');
  const german = await textsOf(page);
  const own = german.filter((text) => !told().includes(text));
  return {
    english: own.filter(isEnglish),
    same: own.filter((text) => english.has(text) && !isShared(text)),
    became: german.filter((text) => !english.has(text)).length,
  };
}
