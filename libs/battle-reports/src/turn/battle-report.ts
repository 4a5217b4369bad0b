import { type BattleEvent, type BattleEvents, type BattleState, STEPS } from '@vedette/battle';
import { observeBattle, ownSubjects, type ObservedBattleEvent } from '@vedette/battle-sight';
import { marchesOf, sayMarch, type March } from './marches.js';
import { namesOf, type Names } from './names.js';
import { wordsOf } from './words.js';

/** Cited where no rule of the book decides but the administrator. */
const ADMINISTRATION_RULE = 'vedette administration';

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
  readonly definitions: Pick<BattleEvents, 'definitionOf'>;
  readonly state: BattleState;
  readonly turn: string;
  readonly player: BattleState['players'][number];
  /** Receipts of the player that were refused or have problems. */
  readonly refused: readonly unknown[];
  /** What was announced to him with the turn, in the order it was; told before everything else. */
  readonly announced?: readonly string[];
}

/** A player's report of a turn: the events as told to him, in words, impulses numbered by what his side saw. */
export function battleReportOf(source: ReportSource): BattleReport {
  const { turn, player, refused, announced = [] } = source;
  const lines = [
    ...announced.map((text): ReportLine => ({ turn, step: STEPS[0], rule: ADMINISTRATION_RULE, text })),
    ...linesOf(source).map(({ line }) => line),
  ];
  return { format: BATTLE_REPORT_FORMAT, turn, side: player.side, lines, refused };
}

/** The lines of a player's report, each with the events it was made of as he was told of them. */
export function linesOf({
  events,
  definitions,
  state,
  player,
}: ReportSource): readonly { readonly line: ReportLine; readonly march: March }[] {
  const isOwn = ownSubjects(state, player.side);
  const names = namesOf(state, player.side);
  const seen = events
    .map((event) => observeBattle(event, definitions.definitionOf(event.type), player.id, isOwn))
    .filter((event) => event !== null);
  const numbers = impulseNumbers(seen);
  return marchesOf(seen).flatMap((march) => lineOf(march, names, numbers).map((line) => ({ line, march })));
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

/** What numbers of impulses are kept by: phase and impulse; null outside the two phases. */
export function impulseKey({ turn, step, impulse }: ObservedBattleEvent): string | null {
  return impulse === undefined ? null : `${turn} ${step}/${impulse}`;
}

/** A march, or a single event, as a line; nothing where there is nothing to say. */
export function lineOf(march: March, names: Names, numbers: ReadonlyMap<string, number>): ReportLine[] {
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
