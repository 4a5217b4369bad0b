import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DESK_POLICY } from '../../gateway/src/desk/desk-policy.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const words = fileURLToPath(new URL('../src/words/', import.meta.url));
const assets = readdirSync(join(dist, 'assets'));
const bytes = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + statSync(join(dist, 'assets', name)).size, 0);

/** A file as the build lists it, by the source it was made of: what comes with it, and what it fetches when that is wanted. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Readonly<
  Record<string, Built>
>;

const LAND_AND_SEA = [
  'src/evening/evening-page.tsx',
  'src/orders/orders-screens.ts',
  'src/plan/plan-screen.ts',
  'src/staff/staff-screen.ts',
  'src/report/report-page.tsx',
] as const;
const DEBRIEF = 'src/debrief/debrief-screen.ts';
const BATTLE = 'src/battle/battle-screens.ts';
const BATTLE_ORDERS_IN_WORDS = 'src/battle/text/battle-text.tsx';
const BATTLE_DEBRIEF = 'src/battle/battle-debrief-screen.ts';
const OFFICE = 'src/control/control-screen.ts';

/**
 * The screens that not every kind of place in a campaign has, and which it never fetches (`start/campaign-screens.tsx`): players of land
 * and sea, players of a battle, and whoever administers, who sees no player's screen and every debrief. All else anybody may fetch.
 */
const NEVER_FETCHED = {
  'a player by land and sea': [BATTLE, BATTLE_ORDERS_IN_WORDS, BATTLE_DEBRIEF, OFFICE],
  'a player of a battle': [...LAND_AND_SEA, DEBRIEF, OFFICE],
  'an administrator': [...LAND_AND_SEA, BATTLE, BATTLE_ORDERS_IN_WORDS],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Kind = keyof typeof NEVER_FETCHED;
const KINDS = Object.keys(NEVER_FETCHED) as Kind[];

/**
 * Lists of words that readers of a language never fetch (`src/words/words.ts`): each screen has its own in either. The first list in
 * English is part of the page, for its words are there before any language is known.
 */
const LISTS_NEVER_FETCHED = {
  English: Object.keys(manifest).filter((name) => /\bde\.ftl\?raw$/.test(name)),
  German: Object.keys(manifest).filter((name) => /-en\.ftl\?raw$/.test(name)),
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Language = keyof typeof LISTS_NEVER_FETCHED;
const LANGUAGES = Object.keys(LISTS_NEVER_FETCHED) as Language[];

/** Every file that a place of a kind can come to fetch in a language. */
function reachedBy(kind: Kind, language: Language): string[] {
  const seen = new Set<string>([...NEVER_FETCHED[kind], ...LISTS_NEVER_FETCHED[language]]);
  const open = ['index.html'];
  const files = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const { file, imports = [], dynamicImports = [], css = [], assets: others = [] } = manifest[name]!;
    for (const one of [file, ...css, ...others]) files.add(one);
    open.push(...imports, ...dynamicImports);
  }
  return [...files];
}

/** What files weigh as they go over the wire: compressed where that is laid out. */
const packed = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const compressed = assets.includes(`${file.slice('assets/'.length)}.br`) ? '.br' : '';
    return sum + statSync(join(dist, `${file}${compressed}`)).size;
  }, 0);

describe('the desk as built', () => {
  it.each(KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
    'brings %s who reads %s at most 150 KB compressed, all that he can come to fetch together',
    (kind, language) => {
      const files = reachedBy(kind, language);
      const never = [...NEVER_FETCHED[kind], ...LISTS_NEVER_FETCHED[language]];
      const foreign = never.map((name) => manifest[name]!.file);
      expect(files.filter((file) => foreign.includes(file))).toEqual([]);
      expect(files.length).toBeGreaterThan(5);
      expect(packed(files)).toBeLessThan(150_000);
    },
  );

  it.each([
    ['English', /\bde\.ftl$/],
    ['German', /-en\.ftl$/],
  ] as const)(
    'fetches a list of words for whoever speaks its language alone: not for %s',
    (language, list) => {
      const never = LISTS_NEVER_FETCHED[language];
      expect(never).toHaveLength(readdirSync(words).filter((name) => list.test(name)).length);
      const alongside = Object.values(manifest).flatMap(({ imports = [] }) => imports);
      for (const name of never) expect(alongside).not.toContain(name);
    },
  );

  it('leaves nothing out: what all kinds of places fetch is all there is, and together it is below the hard stop', () => {
    const all = assets.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `assets/${name}`);
    const reachedIn = (language: Language): string[] => [
      ...new Set(KINDS.flatMap((kind) => reachedBy(kind, language))),
    ];
    const reached = new Set(LANGUAGES.flatMap(reachedIn));
    expect(all.filter((file) => !reached.has(file))).toEqual([]);
    // The worker of the shell comes only to whoever reads offline; it weighs all the same.
    const worker = statSync(join(dist, 'shell.js.br')).size;
    for (const language of LANGUAGES) expect(packed(reachedIn(language)) + worker).toBeLessThan(200_000);
  });

  it('shows its first page with at most 50 KB compressed', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const first = assets.filter((name) => name.endsWith('.br') && page.includes(name.slice(0, -3)));
    expect(first.length).toBeGreaterThan(1);
    expect(bytes(first)).toBeLessThan(50_000);
  });

  it('brings everything along in brotli and gzip, and no map of its sources', () => {
    const plain = assets.filter(
      (name) => !/\.(br|gz)$/.test(name) && statSync(join(dist, 'assets', name)).size >= 512,
    );
    expect(plain.filter((name) => !assets.includes(`${name}.br`) || !assets.includes(`${name}.gz`))).toEqual(
      [],
    );
    expect(assets.filter((name) => name.includes('.map'))).toEqual([]);
  });

  it('has a page that its own policy lets through: no script and no style in it, and nothing from elsewhere', () => {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*\ssrc="\/desk\/)|<style|\sstyle=|\son\w+=|https?:\/\//);
    expect(DESK_POLICY).toContain("default-src 'none'");
    expect(DESK_POLICY).not.toMatch(/unsafe|upgrade-insecure|\*/);
  });

  it('turns no string into a script', () => {
    const scripts = assets.filter((one) => one.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    const guilty = scripts.filter((name) =>
      /\beval\(|new Function\(/.test(readFileSync(join(dist, 'assets', name), 'utf8')),
    );
    expect(guilty).toEqual([]);
  });
});
