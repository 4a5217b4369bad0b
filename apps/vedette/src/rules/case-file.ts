import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BATTLE_CASES } from './battle-case.js';
import { laidOut, readTables, TABLES } from './case-table.js';
import type { Order, PhaseName, PositionDocument } from '@vedette/campaign';

/** An event a case expects: its type, and any keys that must be there with these values. */
export interface ExpectedEvent {
  readonly type: string;
  readonly phase?: PhaseName;
  readonly rule?: string;
  readonly units?: readonly string[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly audience?: Readonly<Record<string, string | null>>;
}

/** A numbered rule case (`test/cases/<rulebook>/<section>/<rule>.<nn>.yaml`). */
export interface RuleCase {
  readonly id: string;
  readonly shows: string;
  readonly kind?: 'positive' | 'negative' | 'boundary';
  /** Other rules the case exercises, besides the one in its id. */
  readonly also?: readonly string[];
  /** Ambiguity tags whose reading the case shows. */
  readonly reading?: readonly string[];
  /** As written, or a named table with what the case adds to it or has instead (`table: rio-grande`). */
  readonly position: PositionDocument;
  readonly orders?: readonly Order[];
  /** Rolls 0-1 by label. Every one must be thrown, or the case shows less than it seems to. */
  readonly draws?: Readonly<Record<string, number>>;
  /** Rolls that would show if the rule threw them, and must not be thrown. */
  readonly undrawn?: Readonly<Record<string, number>>;
  readonly seed?: string;
  readonly until?: PhaseName;
  readonly expect: {
    readonly events?: readonly ExpectedEvent[];
    /** Events that must not occur. */
    readonly never?: readonly ExpectedEvent[];
    /** Pieces of the final position: `{ unit: US1IN, square: G5-V6 }`, `{ city: Monterrey, supplies: 3 }`, `{ ship: ... }`, `{ track: G5-V6, intact: false }`. */
    readonly facts?: readonly Readonly<Record<string, unknown>>[];
    /** Orders (by place in the list) that are refused, with the code of the first error. */
    readonly refused?: readonly { readonly order: number; readonly code?: string; readonly rule?: string }[];
    /** Warnings by place in the list. */
    readonly warned?: readonly { readonly order: number; readonly code?: string; readonly rule?: string }[];
    /** Lines that must, and must not, stand in a player's text report. */
    readonly reports?: readonly {
      readonly player: string;
      readonly report?: 'turn' | 'position';
      readonly says?: readonly string[];
      readonly hides?: readonly string[];
    }[];
  };
  /** Why the rule has no case of its own: it only describes; and where it shows. */
  readonly describes?: string;
}

/** A case with the file it came from and the rule it is numbered after. */
export interface CaseFile {
  readonly file: string;
  readonly rulebook: string;
  readonly rule: string;
  readonly case: RuleCase;
}

/** Reads every case under a folder, in order of file name, laid out on the tables they name. */
export function readCases(folder: string): CaseFile[] {
  const tables = readTables(folder);
  return listYaml(folder).map((file) => {
    const read = laidOut(parse(readFileSync(file, 'utf8')) as RuleCase, tables, file);
    const match = /^([a-z-]+)\.(\d+\.\d+)\.\d+$/.exec(read.id ?? '');
    if (!match)
      throw new Error(`${file}: id is ${JSON.stringify(read.id)}; allowed is <rulebook>.<rule>.<nn>`);
    return { file, rulebook: match[1]!, rule: match[2]!, case: read };
  });
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith(TABLES) && !name.startsWith(BATTLE_CASES))
    .map((name) => join(folder, name))
    .sort((a, b) => (a < b ? -1 : 1));
}
