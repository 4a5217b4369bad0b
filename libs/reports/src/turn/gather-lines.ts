import type { ReportLine } from '../document/turn-report.schema.js';
import { series } from '../wording/series.js';
import type { Told } from './tell-event.js';

/** A told event with its number in the report's counting. */
export interface NumberedTelling {
  readonly event: number;
  readonly told: Told;
}

interface Gathering {
  readonly first: Told;
  readonly events: number[];
  readonly subjects: string[];
  readonly dice: string[];
}

function alike(told: Told): string {
  return JSON.stringify([told.rule, told.weight, told.rest, told.reasons]);
}

function subjectOf(told: Told): string {
  return told.each === '' ? told.unit : `${told.unit} (${told.each})`;
}

function textOf({ first, subjects }: Gathering): string {
  if (first.unit !== '') return `${series(subjects)}${first.rest}`;
  return first.each === '' ? first.rest : first.rest.replace(/\.$/, ` (${first.each}).`);
}

/**
 * Lines of a section in the order of its events. Neighbouring matters of several units that differ in nothing but the unit
 * become one line; routine matters come after the others and like ones are gathered wherever they stand, each at the place of
 * its first. Every event is told by exactly one line.
 */
export function gatherLines(tellings: readonly NumberedTelling[], anchor: string): ReportLine[] {
  const matters: Gathering[] = [];
  const routine = new Map<string, Gathering>();
  let last: { key: string; gathering: Gathering } | null = null;
  for (const { event, told } of tellings) {
    const key = told.unit === '' ? `${event}` : alike(told);
    const found: Gathering | undefined =
      told.weight === 'routine' ? routine.get(key) : last?.key === key ? last.gathering : undefined;
    const gathering: Gathering = found ?? { first: told, events: [], subjects: [], dice: [] };
    gathering.events.push(event);
    gathering.subjects.push(subjectOf(told));
    gathering.dice.push(...told.dice);
    if (told.weight === 'routine') routine.set(key, gathering);
    else {
      if (!found) matters.push(gathering);
      last = { key, gathering };
    }
  }
  return [...matters, ...routine.values()].map((gathering) => ({
    id: `${anchor}${gathering.events[0]!}`,
    events: gathering.events,
    rule: gathering.first.rule,
    weight: gathering.first.weight,
    text: textOf(gathering),
    reasons: [...gathering.first.reasons],
    dice: gathering.dice,
  }));
}
