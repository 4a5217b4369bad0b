import type { ObservedEvent } from '@vedette/observation';
import { NO_NAMES, type KnownNames } from '../catalogue/telling.js';
import { FLEET_POSITION_EVENT } from '../input/fleet-position.schema.js';
import { LAND_POSITION_EVENT } from '../input/land-position.schema.js';
import { ruleName } from '../wording/rule-name.js';
import { phasesOfSeason } from './phases.js';
import { tellEvent } from './tell-event.js';

/** One thing that befell a unit, with what decided it. */
export interface StoryLine {
  readonly phase: string;
  readonly text: string;
  readonly rule: string;
  readonly reasons: readonly string[];
  readonly dice: readonly string[];
}

const DEEPEST = 4;
const OF_EVERYBODY: ReadonlySet<string> = new Set([LAND_POSITION_EVENT, FLEET_POSITION_EVENT]);

function mentions(value: unknown, piece: string, depth = 0): boolean {
  if (value === piece) return true;
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) return false;
  for (const part of Array.isArray(value) ? value : Object.values(value))
    if (mentions(part, piece, depth + 1)) return true;
  return false;
}

/** Whether an event is about a piece: named among its units or ships, or anywhere in its data. */
export function concerns(event: ObservedEvent, piece: string): boolean {
  if (OF_EVERYBODY.has(event.type)) return false;
  return (
    event.units?.includes(piece) === true ||
    event.ships?.includes(piece) === true ||
    mentions(event.data, piece)
  );
}

const OF_A_PIECE = /^[A-Z]{1,4}\d{1,4}[A-Z]{2}: /;

/** Whether a reason is about the piece or about all concerned, and not about another one beside it. */
function isOf(piece: string, reason: string): boolean {
  return !OF_A_PIECE.test(reason) || reason.startsWith(`${piece}: `);
}

/** Everything that was observed of a unit or ship in a turn, in the order of the turn. */
export function unitStory(
  events: readonly ObservedEvent[],
  piece: string,
  names: KnownNames = NO_NAMES,
): StoryLine[] {
  return events
    .filter((event) => concerns(event, piece))
    .map((event) => {
      const { phase } = event;
      const { unit, each, rest, rule, reasons, dice } = tellEvent(event, names);
      const text = each === '' ? `${unit}${rest}` : `${unit}${rest.replace(/\.$/, ` (${each}).`)}`;
      return { phase, text, rule, reasons: reasons.filter((reason) => isOf(piece, reason)), dice };
    });
}

/**
 * Why a unit or ship fared as it did in a turn, in plain words with rule numbers, one paragraph an event under its phase;
 * what it rests on is told only as far as the events carry it.
 */
export function explainUnit(
  events: readonly ObservedEvent[],
  piece: string,
  names: KnownNames = NO_NAMES,
): string {
  const story = unitStory(events, piece, names);
  if (story.length === 0) return `Nothing is known of ${piece} in this turn.\n`;
  const titles = new Map(
    phasesOfSeason('', new Set(story.map(({ phase }) => phase))).map(({ phase, title }) => [phase, title]),
  );
  const paragraphs: string[] = [];
  let phase = '';
  for (const line of story) {
    if (line.phase !== phase)
      paragraphs.push(`${phase === '' ? '' : '\n'}${titles.get(line.phase) ?? line.phase}`);
    phase = line.phase;
    paragraphs.push(`  ${line.text} [${ruleName(line.rule)}]`);
    for (const reason of line.reasons) paragraphs.push(`    Why: ${reason}.`);
    for (const die of line.dice) paragraphs.push(`    Die: ${die}.`);
  }
  return `${paragraphs.join('\n')}\n`;
}
