import type { BattleState, Side } from '@vedette/battle';
import type { ObservedBattleEvent } from '@vedette/battle-sight';
import { linesOf, type ReportLine, type ReportSource } from '../turn/battle-report.js';
import type { March } from '../turn/marches.js';
import { dieText, stepTitle } from '../turn/report-text.js';

/** One thing that befell a piece, with the rules that decided it, and the dice of one's own side in words. */
export interface BattleStoryLine {
  /** The step, and the impulse as the reader's side counts them: `activation/3`. */
  readonly phase: string;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly reasons: readonly string[];
  readonly dice: readonly string[];
}

/** What a piece was to do and did not, and why. */
export type BattleNotDone = Pick<BattleStoryLine, 'text' | 'rule' | 'reasons'>;

/** Why a piece fared as it did in a turn of a battle, as far as a player was told. */
export interface BattleStory {
  readonly piece: string;
  readonly own: boolean;
  readonly story: readonly BattleStoryLine[];
  readonly notDone: readonly BattleNotDone[];
  /** All of it as plain text. */
  readonly words: string;
}

/** Events that say what was not done; a walk that ended early is told by its last one. */
const NOT_DONE: ReadonlySet<string> = new Set([
  ...['StepNotTaken', 'LeaderStayed', 'EntryStruck', 'NobodyActs', 'OrderStands', 'NotPossible'],
  ...['ShockCalledOff', 'FireWithheld', 'UnitSurprised'],
]);

/**
 * The story of a unit, leader, command or contact's unit in a turn, from what a player was told alone: the lines of his report that
 * speak of it, with their rules and the dice he may see. Null where it is not his own and no line names it: whether there is such a
 * piece makes no difference.
 */
export function battleStoryOf(source: ReportSource, piece: string): BattleStory | null {
  const own = isOwn(source.state, source.player.side, piece);
  const told = linesOf(source).filter(({ march }) => march.some((event) => concerns(event, piece)));
  if (told.length === 0 && !own) return null;
  const story = told.map(({ line }) => storyLine(line));
  const notDone = told.filter(({ march }) => isNotDone(march)).map(({ line }) => notDoneOf(line));
  return { piece, own, story, notDone, words: inWords(story, notDone) };
}

function isNotDone(march: March): boolean {
  return NOT_DONE.has(march.at(-1)!.type);
}

function storyLine(line: ReportLine): BattleStoryLine {
  const { step, impulse, dice = [] } = line;
  const title = impulse === undefined ? stepTitle(step) : `${stepTitle(step)}, impulse ${impulse}`;
  return {
    phase: impulse === undefined ? step : `${step}/${impulse}`,
    title,
    ...notDoneOf(line),
    dice: dice.map(dieText),
  };
}

const notDoneOf = ({ text, rule }: ReportLine): BattleNotDone => ({ text, rule, reasons: [] });

/** Whether an event as it was told names a piece, anywhere in what was told of it. */
function concerns(
  { units = [], leaders = [], data, dice = [] }: ObservedBattleEvent,
  piece: string,
): boolean {
  return (
    units.includes(piece) ||
    leaders.includes(piece) ||
    names(data, piece) ||
    dice.some((die) => subjectOf(String(die['label'])) === piece)
  );
}

/** What a die is about: `fire:us-8il#2` is about us-8il. */
const subjectOf = (label: string): string => label.slice(label.indexOf(':') + 1, label.lastIndexOf('#'));

function names(value: unknown, piece: string): boolean {
  if (typeof value === 'string') return value === piece;
  if (Array.isArray(value)) return value.some((one) => names(one, piece));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => key === piece || names(one, piece));
}

/** Whether a piece is of a side: a unit, those that are no more too, a leader, or a command. */
function isOwn(state: BattleState, side: Side, piece: string): boolean {
  return (
    [state.units, state.leaders, state.commands].some((pieces) => pieces.get(piece)?.side === side) ||
    state.casualties.some((lost) => lost.unit === piece && lost.side === side)
  );
}

function inWords(story: readonly BattleStoryLine[], notDone: readonly BattleNotDone[]): string {
  const lines: string[] = [];
  let title = '';
  for (const line of story) {
    if (line.title !== title) lines.push(`${title === '' ? '' : '\n'}${line.title}`);
    title = line.title;
    lines.push(`  ${line.text} [${line.rule}]`, ...line.dice.map((die) => `    Die: ${die}.`));
  }
  if (notDone.length > 0) {
    lines.push(`${story.length === 0 ? '' : '\n'}Why not`);
    for (const { text, rule } of notDone) lines.push(`  ${text} [${rule}]`);
  }
  return lines.length === 0 ? 'Nothing befell it.\n' : `${lines.join('\n')}\n`;
}
