import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BATTLE_RULES } from '@vedette/battle';
import { LAND_RULES, NAVAL_RULES } from '@vedette/rulebooks';
import type TypeScript from 'typescript';
import { SourcesNotReadableError } from './sources-not-readable.error.js';

const RULE_ROOMS = [
  'contact',
  'land-rules',
  'naval-rules',
  'supply-rules',
  'observation',
  'order-rules',
  'rulebooks',
  'geography',
  'campaign',
  'referee',
  'reports',
  'battle',
  'battle-sight',
  'battle-rules',
];

/** Rules are keyed apart by land and sea, where the same number is one rule ashore and another afloat, and those of battles by letters. */
export const KEY_TYPES = { land: LAND_RULES, naval: NAVAL_RULES, battle: BATTLE_RULES } as const;
export type KeyType = keyof typeof KEY_TYPES;

/** Source files by the key of the rule they apply, ashore and afloat. */
export type Citations = Readonly<Record<KeyType, ReadonlyMap<string, ReadonlySet<string>>>>;

/**
 * Which source files apply which rule, for the coverage table: where a text stands that the compiler takes for the key of a
 * rule. Comments apply nothing. Throws {@link SourcesNotReadableError} where there are no sources or no compiler.
 */
export async function readCitations(libs: string): Promise<Citations> {
  const ts = await compiler();
  const files = RULE_ROOMS.flatMap((room) => sourcesIn(join(libs, room, 'src')));
  const config = ts.findConfigFile(libs, ts.sys.fileExists);
  if (files.length === 0 || config === undefined)
    throw new SourcesNotReadableError(`there are no sources with a tsconfig.json at ${libs}`);
  const read = ts.readConfigFile(config, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, join(libs, '..'));
  return citationsIn(ts, ts.createProgram(files, { ...options, incremental: false }), (file) =>
    relative(join(libs, '..'), file),
  );
}

/** The same of a program that is compiled already; `named` tells how a file is listed. */
export function citationsIn(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  named: (file: string) => string,
): Citations {
  const checker = program.getTypeChecker();
  const found = {
    land: new Map<string, Set<string>>(),
    naval: new Map<string, Set<string>>(),
    battle: new Map<string, Set<string>>(),
  };
  const keyTypes = new Map<TypeScript.Type, KeyType | null>();
  const keyTypeOf = (type: TypeScript.Type): KeyType | null => {
    let known = keyTypes.get(type);
    if (known === undefined) keyTypes.set(type, (known = namesKeys(checker.getNonNullableType(type))));
    return known;
  };
  const visit = (node: TypeScript.Node, file: string): void => {
    if (ts.isStringLiteralLike(node) && isKey(node.text)) {
      const wanted = parameterOf(ts, checker, node) ?? checker.getContextualType(node);
      const type = wanted && keyTypeOf(wanted);
      if (type) found[type].set(node.text, (found[type].get(node.text) ?? new Set()).add(file));
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const name of program.getRootFileNames()) {
    const source = program.getSourceFile(name);
    if (source) visit(source, named(name));
  }
  return found;
}

const ALL_KEYS: ReadonlySet<string> = new Set([...LAND_RULES, ...NAVAL_RULES, ...BATTLE_RULES]);
function isKey(text: string): boolean {
  return ALL_KEYS.has(text);
}

/** The type of the parameter that a text is handed on as; of a generic function, as it is called there. */
function parameterOf(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  text: TypeScript.StringLiteralLike,
): TypeScript.Type | undefined {
  const call = text.parent;
  if (!ts.isCallExpression(call)) return undefined;
  const parameter = checker.getResolvedSignature(call)?.parameters[call.arguments.indexOf(text)];
  return parameter && checker.getTypeOfSymbolAtLocation(parameter, call);
}

/** Whether a type is that of the keys of one list: every one of them, and nothing else. */
function namesKeys(type: TypeScript.Type): KeyType | null {
  if (!type.isUnion()) return null;
  const values = new Set(type.types.map((one) => (one.isStringLiteral() ? one.value : null)));
  const lists = Object.entries(KEY_TYPES) as [KeyType, readonly string[]][];
  const [match] =
    lists.find(([, keys]) => keys.length === values.size && keys.every((key) => values.has(key))) ?? [];
  return match ?? null;
}

async function compiler(): Promise<typeof TypeScript> {
  try {
    return (await import('typescript')).default;
  } catch {
    throw new SourcesNotReadableError('the compiler is not installed, as in a packed image');
  }
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => join(folder, name));
}
