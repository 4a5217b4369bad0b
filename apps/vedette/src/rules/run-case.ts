import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, Order, PositionDocument } from '@vedette/campaign';
import { FixedRolls } from '@vedette/chance';
import { readPosition, writePosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { benchReports } from '../bench/bench-reports.js';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import type { ExpectedEvent, RuleCase } from './case-file.js';

/** Runs a rule case and says in words what did not come out as expected; nothing when all did. */
export function runCase(ruleCase: RuleCase): string[] {
  if (ruleCase.describes) return [];
  const fixedDraws = new FixedRolls({ ...ruleCase.draws, ...ruleCase.undrawn });
  const result = playTurn({
    state: readPosition(ruleCase.position, theatreSource, pieceTypes),
    orders: (ruleCase.orders ?? []) as Order[],
    secret: ruleCase.seed ?? ruleCase.id,
    deciders: ALL_DECIDERS,
    fixedDraws,
    ...(ruleCase.until ? { until: ruleCase.until } : {}),
  });
  const position = writePosition(result.state);
  const { expect } = ruleCase;
  if (!expectsSomething(ruleCase))
    return [
      'the case expects nothing to be there, so it cannot tell whether what it is about came up at all; expect what shows that as well',
    ];
  return [
    ...(expect.events ?? [])
      .filter((wanted) => !result.events.some((event) => matches(event, wanted)))
      .map((wanted) => `no event ${JSON.stringify(wanted)}; there were ${tell(result.events, wanted)}`),
    ...(expect.never ?? [])
      .filter((unwanted) => result.events.some((event) => matches(event, unwanted)))
      .map((unwanted) => `an event ${JSON.stringify(unwanted)} that must not occur`),
    ...(expect.facts ?? []).flatMap((fact) => faultsOfFact(position, fact)),
    ...(expect.refused ?? []).flatMap((wanted) =>
      faultsOfReceipt(result.receipts[wanted.order], wanted, 'error'),
    ),
    ...(expect.warned ?? []).flatMap((wanted) =>
      faultsOfReceipt(result.receipts[wanted.order], wanted, 'warning'),
    ),
    ...reportFaults(ruleCase, { position, events: result.events }),
    ...Object.keys(ruleCase.draws ?? {})
      .filter((label) => !fixedDraws.wasThrown(label))
      .map((label) => `the draw "${label}" was fixed and never thrown`),
    ...Object.keys(ruleCase.undrawn ?? {})
      .filter((label) => fixedDraws.wasThrown(label))
      .map((label) => `the draw "${label}" was thrown, which must not be`),
  ];
}

/** Whether a case asks for anything that must be there: what must not occur is also missing where nothing came up. */
function expectsSomething({ expect }: RuleCase): boolean {
  const there = [expect.events, expect.facts, expect.refused, expect.warned];
  const said = (expect.reports ?? []).map(({ says }) => says);
  return [...there, ...said].some((list) => list !== undefined && list.length > 0);
}

function matches(event: GameEvent, wanted: ExpectedEvent): boolean {
  const { type, phase, rule, units, data = {}, audience = {} } = wanted;
  return (
    event.type === type &&
    (phase === undefined || event.phase === phase) &&
    (rule === undefined || event.rule === rule) &&
    (units === undefined || units.every((unit) => event.units?.includes(unit))) &&
    contains(event.data, data) &&
    Object.entries(audience).every(([player, degree]) => (event.audience[player] ?? null) === degree)
  );
}

/** Whether `whole` holds everything `part` says; lists must be equal, objects may have more keys. */
function contains(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(whole, part);
  if (typeof whole !== 'object' || whole === null) return false;
  return Object.entries(part).every(([key, value]) =>
    contains((whole as Record<string, unknown>)[key], value),
  );
}

function tell(events: readonly GameEvent[], wanted: ExpectedEvent): string {
  const same = events.filter(({ type }) => type === wanted.type).slice(0, 4);
  if (same.length > 0)
    return same.map(({ phase, rule, units, data }) => JSON.stringify({ phase, rule, units, data })).join(' ');
  return `${[...new Set(events.map(({ type }) => type))].join(', ') || 'none'}`;
}

const LISTS = {
  unit: ['units', 'id'],
  ship: ['ships', 'id'],
  city: ['cities', 'name'],
  port: ['ports', 'name'],
  depot: ['depots', 'id'],
  track: ['track', 'square'],
  river: ['rivers', 'square'],
  bridge: ['bridges', 'square'],
  treasury: ['treasury', 'state'],
} as const;

function faultsOfFact(position: PositionDocument, fact: Readonly<Record<string, unknown>>): string[] {
  const { destroyed, ...wanted } = fact;
  if (destroyed !== undefined)
    return position.destroyed?.some(({ unit }) => unit === destroyed)
      ? []
      : [`${String(destroyed)} is not destroyed`];
  for (const [key, [list, id]] of Object.entries(LISTS)) {
    const { [key]: name, ...rest } = wanted;
    if (name === undefined) continue;
    const piece = (position[list] as Record<string, unknown>[] | undefined)?.find((one) => one[id] === name);
    if (!piece) return [`there is no ${key} ${String(name)} at the end`];
    return Object.entries(rest)
      .filter(([property, value]) => !contains(piece[property], value))
      .map(
        ([property, value]) =>
          `${String(name)}: ${property} is ${JSON.stringify(piece[property])}, expected ${JSON.stringify(value)}`,
      );
  }
  return Object.entries(wanted)
    .filter(([property, value]) => !contains((position as Record<string, unknown>)[property], value))
    .map(
      ([property, value]) =>
        `${property} is ${JSON.stringify((position as Record<string, unknown>)[property])}, expected ${JSON.stringify(value)}`,
    );
}

function faultsOfReceipt(
  receipt:
    { accepted: boolean; problems: readonly { severity: string; code: string; rule: string }[] } | undefined,
  wanted: { order: number; code?: string; rule?: string },
  severity: 'error' | 'warning',
): string[] {
  if (!receipt) return [`there is no receipt for order ${wanted.order}`];
  if (receipt.accepted !== (severity === 'warning'))
    return [
      `order ${wanted.order} was ${receipt.accepted ? 'accepted' : `refused: ${JSON.stringify(receipt.problems)}`}`,
    ];
  const found = receipt.problems.some(
    (problem) =>
      problem.severity === severity &&
      (wanted.code === undefined || problem.code === wanted.code) &&
      (wanted.rule === undefined || problem.rule === wanted.rule),
  );
  return found
    ? []
    : [
        `order ${wanted.order} has no ${severity} like ${JSON.stringify(wanted)}: ${JSON.stringify(receipt.problems)}`,
      ];
}

function reportFaults(ruleCase: RuleCase, result: Parameters<typeof benchReports>[0]): string[] {
  const wanted = ruleCase.expect.reports ?? [];
  if (wanted.length === 0) return [];
  const texts = new Map(benchReports(result));
  return wanted.flatMap(({ player, report = 'turn', says = [], hides = [] }) => {
    const text = (texts.get(`reports/${player}/${report}.txt`) ?? '').replace(/\s+/g, ' ');
    return [
      ...says
        .filter((line) => !text.includes(line))
        .map((line) => `${player}'s ${report} report does not say "${line}"`),
      ...hides
        .filter((line) => text.includes(line))
        .map((line) => `${player}'s ${report} report says "${line}"`),
    ];
  });
}
