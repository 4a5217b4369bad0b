import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  BATTLE_ORDERS_FORMAT,
  type BattleEvent,
  type BattleOrdersDocument,
  faultsOfBattle,
  faultsOfBattleOrders,
  readBattle,
  readToldDice,
  stopOf,
} from '@vedette/battle';
import { type BattleReceipt, playBattle, writtenBattle } from '@vedette/battle-rules';
import { parse } from 'yaml';
import { laidOut, readTables } from './case-table.js';

/** Folder of a book's cases; its ids are those of the battle's catalogue. */
export const BATTLE_CASES = 'gbacw-3dog';

type Keys = Readonly<Record<string, unknown>>;

/** An event a case expects: its type, and any keys that must be there with these values. */
interface ExpectedBattleEvent {
  readonly type: string;
  readonly step?: string;
  /** Ids that must be among those cited. */
  readonly rule?: string;
  readonly units?: readonly string[];
  readonly leaders?: readonly string[];
  readonly hex?: string;
  readonly data?: Keys;
  readonly audience?: Readonly<Record<string, string | null>>;
}

/** A numbered case of a battle rule (`test/cases/gbacw-3dog/<rule>/<rule>.<nn>.yaml`). */
export interface BattleCase {
  readonly id: string;
  readonly shows: string;
  readonly kind?: 'positive' | 'negative' | 'boundary';
  /** Other rules the case shows, besides the one in its id. */
  readonly also?: readonly string[];
  readonly position: object;
  readonly orders?: readonly Keys[];
  /** Dice told beforehand; of every key but `*` one must be thrown, unless it must not be. Whatever is not told falls 0. */
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  /** Dice that must not be thrown, by full label. */
  readonly unthrown?: readonly string[];
  readonly until?: string;
  readonly turns?: number;
  readonly expect: {
    readonly events?: readonly ExpectedBattleEvent[];
    readonly never?: readonly ExpectedBattleEvent[];
    /** Pieces of the position at the end: `{ unit: cs-13al, hex: '0504' }`, `{ command: ... }`, `{ leader: ... }`, or its own keys. */
    readonly facts?: readonly Keys[];
    readonly refused?: readonly { readonly order: number; readonly code?: string; readonly rule?: string }[];
    readonly warned?: readonly { readonly order: number; readonly code?: string; readonly rule?: string }[];
    /** Dice by full label with keys they must have. */
    readonly dice?: Readonly<Record<string, Keys>>;
    /** Pointers of faults, for documents that are malformed. */
    readonly faults?: readonly string[];
  };
  /** Why the rule has no case of its own: it only describes; and where it shows. */
  readonly describes?: string;
}

/** A case with the file it came from and the rule it is numbered after. */
export interface BattleCaseFile {
  readonly file: string;
  readonly rule: string;
  readonly case: BattleCase;
}

/** Every case of a battle rule under the folder of all cases, in order of file name. */
export function readBattleCases(folder: string): BattleCaseFile[] {
  const mine = join(folder, BATTLE_CASES);
  if (!existsSync(mine)) return [];
  const tables = readTables(mine);
  return readdirSync(mine, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('tables'))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const file = join(mine, name);
      const read = laidOut(parse(readFileSync(file, 'utf8')) as BattleCase, tables, file);
      const rule = /^([GP]-\d+)\.\d{2}$/.exec(read.id ?? '')?.[1];
      if (rule === undefined)
        throw new Error(`${file}: id is ${JSON.stringify(read.id)}; allowed is G-nn.nn or P-nn.nn`);
      return { file, rule, case: read };
    });
}

/** Plays a case and says in words what did not come out as expected; nothing when all did. */
export function runBattleCase(one: BattleCase): string[] {
  if (one.describes) return [];
  const state = readBattle(one.position);
  const orders = { format: BATTLE_ORDERS_FORMAT, turn: state.turn, orders: one.orders ?? [] };
  const faults = faultsOfBattleOrders(orders, state);
  const { expect } = one;
  if (expect.faults || faults.length > 0)
    return isDeepStrictEqual(
      faults.map(({ pointer }) => pointer),
      expect.faults ?? [],
    )
      ? []
      : [`the orders are malformed: ${JSON.stringify(faults)}`];
  const found = playBattle({
    state,
    orders: (orders as unknown as BattleOrdersDocument).orders,
    seed: one.id,
    told: readToldDice({ '*': [0], ...one.dice }),
    until: one.until === undefined ? null : stopOf(one.until),
    turns: one.turns ?? 1,
  });
  const position = writtenBattle(found.state);
  const dice = found.events.flatMap((event) => event.dice ?? []);
  const asked = [expect.events, expect.facts, expect.refused, expect.warned, Object.keys(expect.dice ?? {})];
  if (!asked.some((list) => list !== undefined && list.length > 0))
    return [
      'the case expects nothing to be there, so it cannot tell whether what it is about came up at all',
    ];
  return [
    // Whatever a battle comes to can be written down and taken up again.
    ...faultsOfBattle(position).map((fault) => `what it ended as is malformed: ${JSON.stringify(fault)}`),
    ...(expect.events ?? [])
      .filter((wanted) => !found.events.some((event) => isSuch(event, wanted)))
      .map((wanted) => `no event ${JSON.stringify(wanted)}; there were ${tell(found.events, wanted)}`),
    ...(expect.never ?? [])
      .filter((unwanted) => found.events.some((event) => isSuch(event, unwanted)))
      .map((unwanted) => `an event ${JSON.stringify(unwanted)} that must not occur`),
    ...(expect.facts ?? []).flatMap((fact) => faultsOfFact(position, fact)),
    ...(expect.refused ?? []).flatMap((wanted) =>
      faultsOfReceipt(found.receipts[wanted.order], wanted, 'error'),
    ),
    ...(expect.warned ?? []).flatMap((wanted) =>
      faultsOfReceipt(found.receipts[wanted.order], wanted, 'warning'),
    ),
    ...Object.entries(expect.dice ?? {}).flatMap(([label, keys]) => {
      const die = dice.find((thrown) => thrown.label === label);
      if (!die)
        return [
          `the die ${label} was not thrown; there were ${dice.map((thrown) => thrown.label).join(', ') || 'none'}`,
        ];
      return contains(die, keys)
        ? []
        : [`${label} is ${JSON.stringify(die)}, expected ${JSON.stringify(keys)}`];
    }),
    ...Object.keys(one.dice ?? {})
      .filter((told) => !dice.some(({ label }) => isTold(told, label)))
      .filter((told) => !(one.unthrown ?? []).some((label) => isTold(told, label)))
      .map((told) => `the die ${told} was told and never thrown`),
    ...(one.unthrown ?? [])
      .filter((label) => dice.some((thrown) => thrown.label === label))
      .map((label) => `the die ${label} was thrown, which must not be`),
  ];
}

/** Whether a die that was thrown is one of those told by a key: a label, all dice of a subject, of a purpose, or all there are. */
function isTold(key: string, label: string): boolean {
  if (key === '*' || key.includes('#')) return key === '*' || key === label;
  return label.startsWith(key.endsWith(':*') ? key.slice(0, -1) : `${key}#`);
}

function isSuch(event: BattleEvent, wanted: ExpectedBattleEvent): boolean {
  const { type, step, rule, units, leaders, hex, data = {}, audience = {} } = wanted;
  return (
    event.type === type &&
    (step === undefined || event.step === step) &&
    (hex === undefined || event.hex === hex) &&
    (rule === undefined || rule.split(' ').every((id) => event.rule.split(' ').includes(id))) &&
    (units === undefined || units.every((unit) => event.units?.includes(unit))) &&
    (leaders === undefined || leaders.every((leader) => event.leaders?.includes(leader))) &&
    contains(event.data, data) &&
    Object.entries(audience).every(([player, level]) => (event.audience[player] ?? null) === level)
  );
}

/** Whether `whole` holds everything `part` says; lists must be as long, objects may have more keys. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) && whole.length === part.length && part.every((one, i) => contains(whole[i], one))
    );
  if (typeof part !== 'object' || part === null) return isDeepStrictEqual(whole, part);
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown>)[key], value),
  );
}

function tell(events: readonly BattleEvent[], { type }: ExpectedBattleEvent): string {
  const same = events.filter((event) => event.type === type).slice(0, 4);
  if (same.length > 0)
    return same
      .map(({ step, rule, hex, units, data }) => JSON.stringify({ step, rule, hex, units, data }))
      .join(' ');
  return [...new Set(events.map((event) => event.type))].join(', ') || 'none';
}

const LISTS = { unit: 'units', command: 'commands', leader: 'leaders', arrival: 'arrivals' } as const;

function faultsOfFact(position: Keys, fact: Keys): string[] {
  for (const [key, list] of Object.entries(LISTS)) {
    const { [key]: name, ...rest } = fact;
    if (typeof name !== 'string') continue;
    const piece = (position[list] as Keys[]).find(({ id }) => id === name);
    if (rest['gone'] === true) return piece ? [`${name} is still there`] : [];
    if (!piece) return [`there is no ${key} ${name} at the end`];
    return wrongKeys(piece, rest).map((wrong) => `${name}: ${wrong}`);
  }
  return wrongKeys(position, fact);
}

function wrongKeys(piece: Keys, wanted: Keys): string[] {
  return Object.entries(wanted)
    .filter(([key, value]) => !contains(piece[key], value))
    .map(([key, value]) => `${key} is ${JSON.stringify(piece[key])}, expected ${JSON.stringify(value)}`);
}

function faultsOfReceipt(
  receipt: BattleReceipt | undefined,
  wanted: { order: number; code?: string; rule?: string },
  severity: 'error' | 'warning',
): string[] {
  if (!receipt) return [`there is no receipt for order ${wanted.order}`];
  const told = JSON.stringify(receipt.problems);
  if (receipt.accepted !== (severity === 'warning'))
    return [`order ${wanted.order} was ${receipt.accepted ? 'accepted' : `refused: ${told}`}`];
  const found = receipt.problems.some(
    (problem) =>
      problem.severity === severity &&
      (wanted.code === undefined || problem.code === wanted.code) &&
      (wanted.rule === undefined || problem.rule.split(' ').includes(wanted.rule)),
  );
  return found ? [] : [`order ${wanted.order} has no ${severity} like ${JSON.stringify(wanted)}: ${told}`];
}
