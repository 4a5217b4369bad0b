import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import english from './en.ftl?raw';
import { unpackWords } from './unpack-words.js';

/** Languages of the desk's own words. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'vedette-language';

function bundleOf(language: Language, text: string): FluentBundle {
  // Marks of direction would be read aloud and copied; all our languages run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const fallback = bundleOf('en', english);
const current = signal(fallback);

/** The language the words are in just now. */
export const language = signal<Language>('en');

/** A sentence of the desk by its name; English where a language lacks it. Reading it draws a component anew when the language changes. */
export function say(name: string, values?: Record<string, FluentVariable>): string {
  for (const bundle of [current.value, fallback]) {
    const message = bundle.getMessage(name);
    if (message?.value) return bundle.formatPattern(message.value, values ?? null, []);
  }
  return name;
}

/** Words in both languages: English, and what fetches the German ones as they are packed. */
type Lists = readonly [english: string, german: () => Promise<string>];

/** Words of the header, and those of screens that were opened since. */
const learnt: Lists[] = [[english, () => import('./de.ftl?raw').then((file) => file.default)]];

/** Takes a language for this device, and remembers it. */
export async function speak(next: Language): Promise<void> {
  current.value = next === 'en' ? fallback : await germanBundle();
  language.value = next;
  document.documentElement.lang = next;
  localStorage.setItem(KEPT, next);
}

/** Adds the words of a screen that is opened for the first time. */
export async function teach(text: string, german: () => Promise<string>): Promise<void> {
  fallback.addResource(new FluentResource(text));
  learnt.push([text, german]);
  if (language.value === 'de') current.value = await germanBundle();
}

async function germanBundle(): Promise<FluentBundle> {
  const texts = await Promise.all(learnt.map(async ([text, german]) => unpackWords(text, await german())));
  return bundleOf('de', texts.join('\n'));
}

/** The language that was chosen here before, else the first of the browser's that the desk has. */
export function preferred(kept = localStorage.getItem(KEPT), wished = navigator.languages): Language {
  const known = (tag: string | null): tag is Language => tag !== null && tag in LANGUAGES;
  return [kept, ...wished.map((tag) => tag.slice(0, 2))].find(known) ?? 'en';
}
