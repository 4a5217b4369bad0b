import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import english from './en.ftl?raw';

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

/** A list of words, fetched when it is wanted first: `{ default: its text }`, as a module has it. */
type List = () => Promise<{ readonly default: string }>;
/** The words of a screen in each language; all have the same names. */
type Lists = Readonly<Record<Language, List>>;

/** English until a language is taken. */
const current = signal(bundleOf('en', english));

/** The language the words are in just now. */
export const language = signal<Language>('en');

/** A sentence of the desk by its name. Reading it draws a component anew when the language changes. */
export function say(name: string, values?: Record<string, FluentVariable>): string {
  const message = current.value.getMessage(name);
  return message?.value ? current.value.formatPattern(message.value, values ?? null, []) : name;
}

/** Words of the header, and those of screens that were opened since. */
const learnt: Lists[] = [
  { en: () => Promise.resolve({ default: english }), de: () => import('./de.ftl?raw') },
];

/** Takes a language for this device, and remembers it. */
export async function speak(next: Language): Promise<void> {
  let texts: readonly string[];
  // A screen that was opened meanwhile has words too.
  do texts = await Promise.all(learnt.map(async (lists) => (await lists[next]()).default));
  while (texts.length < learnt.length);
  current.value = bundleOf(next, texts.join('\n'));
  language.value = next;
  document.documentElement.lang = next;
  localStorage.setItem(KEPT, next);
}

/** Adds the words of a screen that is opened, in the language that is spoken. @throws what fetching them is refused with; asked again it tries anew */
export async function teach(lists: Lists): Promise<void> {
  const spoken = language.peek();
  const { default: text } = await lists[spoken]();
  // Whoever took another language meanwhile is taught in that one.
  if (language.peek() !== spoken) return teach(lists);
  learnt.push(lists);
  current.peek().addResource(new FluentResource(text));
}

/** The language that was chosen here before, else the first of the browser's that the desk has. */
export function preferred(kept = localStorage.getItem(KEPT), wished = navigator.languages): Language {
  const known = (tag: string | null): tag is Language => tag !== null && tag in LANGUAGES;
  return [kept, ...wished.map((tag) => tag.slice(0, 2))].find(known) ?? 'en';
}
