import type { BattleEvent, BattleEventDefinition, BattleState } from '@vedette/battle';
import { observeBattle, ownSubjects, type ObservedBattleEvent } from '@vedette/battle-sight';
import { marchesOf, sayMarch, type March } from './marches.js';
import { namesOf, type Names } from './names.js';
import { wordsOf } from './words.js';

/** Format of a turn's report. */
export const BATTLE_REPORT_FORMAT = 'vedette/battle-report@1';

/** One line of a report: when and where and by which rule, in words, with the dice of one's own side. */
export interface ReportLine {
  readonly turn: string;
  readonly step: string;
  readonly impulse?: number;
  readonly rule: string;
  readonly hex?: string;
  readonly units?: readonly string[];
  readonly text: string;
  readonly dice?: readonly Readonly<Record<string, unknown>>[];
}

/** What a player is told of a turn. */
export interface BattleReport {
  readonly format: typeof BATTLE_REPORT_FORMAT;
  readonly turn: string;
  readonly side: string;
  readonly lines: readonly ReportLine[];
  readonly refused: readonly unknown[];
}

/** What a report is made of: the events of a turn, what they were defined as, and the battle after them for names and sides alone. */
export interface ReportSource {
  readonly events: readonly BattleEvent[];
  readonly definitions: ReadonlyMap<string, BattleEventDefinition>;
  readonly state: BattleState;
  readonly turn: string;
  readonly player: BattleState['players'][number];
  /** Receipts of the player that were refused or have problems. */
  readonly refused: readonly unknown[];
}

/** A player's report of a turn: the events as told to him, in words, impulses numbered by what his side saw. */
export function battleReportOf({
  events,
  definitions,
  state,
  turn,
  player,
  refused,
}: ReportSource): BattleReport {
  const isOwn = ownSubjects(state, player.side);
  const names = namesOf(state, player.side);
  const seen = events
    .map((event) => observeBattle(event, definitions.get(event.type), player.id, isOwn))
    .filter((event) => event !== null);
  const numbers = impulseNumbers(seen);
  const lines = marchesOf(seen).flatMap((march) => lineOf(march, names, numbers));
  return { format: BATTLE_REPORT_FORMAT, turn, side: player.side, lines, refused };
}

/** Impulses in the order a side saw something of them, from 1 in each phase: how many there were it is not told. */
function impulseNumbers(events: readonly ObservedBattleEvent[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const event of events) {
    const key = impulseKey(event);
    if (key === null || numbers.has(key)) continue;
    const phase = `${event.turn} ${event.step}`;
    counts.set(phase, (counts.get(phase) ?? 0) + 1);
    numbers.set(key, counts.get(phase)!);
  }
  return numbers;
}

function impulseKey({ turn, step, impulse }: ObservedBattleEvent): string | null {
  return impulse === undefined ? null : `${turn} ${step}/${impulse}`;
}

function lineOf(march: March, names: Names, numbers: ReadonlyMap<string, number>): ReportLine[] {
  const [first] = march;
  const text = march.length > 1 ? sayMarch(march, names) : wordsOf(first, names);
  if (text === null) return [];
  const { turn, step, units } = first;
  const hex = march.at(-1)!.hex;
  const dice = march.flatMap((event) => event.dice ?? []);
  const key = impulseKey(first);
  return [
    {
      turn,
      step,
      ...(key === null ? {} : { impulse: numbers.get(key)! }),
      rule: rulesOf(march),
      ...(hex === undefined ? {} : { hex }),
      ...(units ? { units } : {}),
      text,
      ...(dice.length > 0 ? { dice } : {}),
    },
  ];
}

/** The book and the ids of all events of a line, each once, in their order. */
function rulesOf(march: March): string {
  return [...new Set(march.flatMap(({ rule }) => rule.split(' ')))].join(' ');
}
