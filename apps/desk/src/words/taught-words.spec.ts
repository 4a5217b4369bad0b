import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Gate } from '@vedette/testing';
import type { Language } from './words.js';

const HERE = { en: 'here = Here', de: 'here = Hier' } as const;
const THERE = { en: 'there = There', de: 'there = Dort' } as const;

describe('the words of a screen', () => {
  let words: typeof import('./words.js');
  let fetched: string[];

  beforeEach(async () => {
    jest.resetModules();
    fetched = [];
    Object.assign(globalThis, {
      document: { documentElement: {} },
      localStorage: { setItem: () => undefined },
    });
    words = await import('./words.js');
  });

  const list = (
    sentences: Readonly<Record<Language, string>>,
    wait: Promise<unknown> = Promise.resolve(),
  ) => {
    const inLanguage = (language: Language) => async () => {
      fetched.push(language);
      await wait;
      return { default: sentences[language] };
    };
    return { en: inLanguage('en'), de: inLanguage('de') };
  };

  it('are fetched in the language that is spoken, and in another when it is taken', async () => {
    await words.teach(list(HERE));
    expect([words.say('here'), fetched]).toEqual(['Here', ['en']]);
    await words.speak('de');
    expect([words.say('here'), fetched]).toEqual(['Hier', ['en', 'de']]);
    await words.teach(list(THERE));
    expect([words.say('there'), fetched]).toEqual(['Dort', ['en', 'de', 'de']]);
  });

  it('are in the language that was taken while they were fetched', async () => {
    const slow = new Gate();
    const taught = words.teach(list(HERE, slow.passed));
    await words.speak('de');
    slow.open();
    await taught;
    expect(words.say('here')).toBe('Hier');
  });

  it('of a screen that was opened while a language was fetched are in that language too', async () => {
    await words.teach(list(HERE));
    const taken = words.speak('de');
    await words.teach(list(THERE));
    await taken;
    expect([words.say('here'), words.say('there')]).toEqual(['Hier', 'Dort']);
  });

  it('that cannot be fetched are asked for anew', async () => {
    const away = { en: () => Promise.reject(new Error('away')), de: () => Promise.reject(new Error('away')) };
    await expect(words.teach(away)).rejects.toThrow('away');
    await words.speak('de');
    await words.teach(list(HERE));
    expect(words.say('here')).toBe('Hier');
  });
});
