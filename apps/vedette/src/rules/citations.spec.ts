import { describe, expect, it } from '@jest/globals';
import { LAND_RULES, NAVAL_RULES } from '@vedette/rulebooks';
import ts from 'typescript';
import { citationsIn } from './citations.js';

const union = (keys: readonly string[]): string => keys.map((key) => `'${key}'`).join(' | ');
const KEYS = `
  type NoInfer<T> = intrinsic;
  export type LandRule = ${union(LAND_RULES)};
  export type NavalRule = ${union(NAVAL_RULES)};
  export declare function landRule(rule: LandRule): string;
  export declare function navalRule(rule: NavalRule | null): string;
  export declare function say(text: string): void;
  export declare function cite<R extends string>(book: { readonly rules: { readonly [K in R]: string } }, rule: NoInfer<R>): string;
  export declare const pate: { readonly rules: { readonly [K in NavalRule]: string } };
`;

/** What a source file applies, by land and sea. */
function applied(source: string): { land: string[]; naval: string[] } {
  const files = new Map([
    ['/keys.ts', KEYS],
    [
      '/rule.ts',
      `import { cite, landRule, navalRule, pate, say, type LandRule } from './keys.js';\n${source}`,
    ],
  ]);
  const options: ts.CompilerOptions = { strict: true, noLib: true, module: ts.ModuleKind.NodeNext };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (name) => files.has(name),
    readFile: (name) => files.get(name),
    getSourceFile: (name, version) =>
      files.has(name) ? ts.createSourceFile(name, files.get(name)!, version) : undefined,
  };
  const program = ts.createProgram(['/rule.ts'], options, host);
  const { land, naval } = citationsIn(ts, program, (file) => file);
  expect([...land.values(), ...naval.values()].flatMap((found) => [...found])).toEqual(
    Array.from({ length: land.size + naval.size }, () => '/rule.ts'),
  );
  return { land: [...land.keys()], naval: [...naval.keys()] };
}

describe('the rules a source file applies', () => {
  it('are the keys it hands on, land and sea apart by their type', () => {
    expect(applied(`landRule('4.2'); navalRule('4.2'); navalRule('9.1')`)).toEqual({
      land: ['4.2'],
      naval: ['4.2', '9.1'],
    });
  });

  it('are those of its tables, of its answers and of its defaults as well', () => {
    expect(
      applied(`
        const RULES: { readonly [at: string]: LandRule } = { firing: '9.7', melee: '9.9' };
        const told = { halts: '7.10' } as const satisfies { [at: string]: LandRule };
        function why(tired: boolean): LandRule { return tired ? '7.1' : RULES['firing']!; }
        function stops(rule: LandRule = '8.4'): string { return landRule(rule) + told.halts + why(true); }
        stops();
      `).land,
    ).toEqual(['9.7', '9.9', '7.10', '7.1', '8.4']);
  });

  it('are of the book that a rule is cited in', () => {
    expect(applied(`cite(pate, '9.3')`)).toEqual({ land: [], naval: ['9.3'] });
  });

  it('are not what a comment or a text mentions', () => {
    expect(applied(`/** As (4.1) says, GITM AMWOL 9.8. */ say('9.8'); // (9.9)`)).toEqual({
      land: [],
      naval: [],
    });
  });
});
