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
