import type { TurnReportPart } from '../../document/turn-report.schema.js';
import type { SummaryItem, TurnSummary } from '../../document/turn-summary.schema.js';
import type { ObservedTurn } from '../../input/observed-turn.js';
import { earlierVersions } from '../arrange-orders.js';
import { isFailure } from '../failures.js';
import { arrivalsOf } from './arrivals.js';
import { battlesOf, type AnchorOf } from './battles.js';
import { enemyFates } from './enemy-fates.js';
import { facingOf } from './facing.js';
import { ownLosses } from './own-losses.js';
import { ownStanding } from './own-standing.js';
import { placesChanged } from './places-changed.js';
import { seenEvents } from './seen-events.js';

/** Anchors of the lines that tell given events, each once, in the order of the report. */
function anchorsOf(parts: readonly TurnReportPart[]): AnchorOf {
  const lines = new Map<number, string>();
  for (const { sections } of parts)
    for (const { id, events } of sections.flatMap((section) => section.lines))
      for (const event of events) if (!lines.has(event)) lines.set(event, id);
  return (numbers) => [...new Set(numbers.flatMap((number) => lines.get(number) ?? []))];
}

/** What was ordered and not done, in the words of the report; versions that gave way are no failures. */
function failuresOf(parts: readonly TurnReportPart[], { events }: ObservedTurn): SummaryItem[] {
  const earlier = earlierVersions(events);
  const told = new Set<number>();
  return parts
    .flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
    .filter((line) => {
      const [first] = line.events;
      const event = events[first! - 1]!;
      if (!isFailure(event) || earlier.has(event) || told.has(first!)) return false;
      told.add(first!);
      return true;
    })
    .map(({ text, id }) => ({ text, lines: [id] }));
}

/** The summary of a turn, from what its reader observed and was reported, and from nothing else (GITM AMWOL 5.3). */
export function composeSummary(turn: ObservedTurn, parts: readonly TurnReportPart[]): TurnSummary {
  const { heading, position } = turn;
  const seas = Object.fromEntries((position.fleet?.seas ?? []).map(({ code, name }) => [code, name]));
  const events = seenEvents(turn.events, { ...heading, seas });
  const anchors = anchorsOf(parts);
  return {
    battles: battlesOf(events, heading, anchors),
    losses: ownLosses(events, turn),
    enemy: enemyFates(events, heading, anchors),
    places: placesChanged(events, heading, anchors),
    arrivals: arrivalsOf(events, anchors),
    failures: failuresOf(parts, turn),
    facing: facingOf(position, heading),
    standing: ownStanding(position, heading),
  };
}
