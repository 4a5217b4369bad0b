import type { ReportLine } from '../document/turn-report.schema.js';
import { forceInWords } from '../wording/force-words.js';
import { times } from '../wording/figures.js';
import { ofSeveral } from '../wording/of-several.js';
import { series } from '../wording/series.js';
import type { Told } from './tell-event.js';

/** A told event with its number in the report's counting; several numbers where like events are told as one. */
export interface NumberedTelling {
  readonly events: readonly number[];
  readonly told: Told;
}

interface Gathering {
  readonly events: number[];
  readonly tellings: Told[];
}

function alike(told: Told): string {
  return [told.rule, told.weight, told.force?.of ?? '', told.rest, ...told.reasons].join('\n');
}

/** Units told together, those with the same detail behind one bracket: `A and B (each fatigue 2); C (fatigue 3)`. */
function subjectsOf(tellings: readonly Told[]): string {
  const groups = new Map<string, string[]>();
  for (const { unit, each } of tellings) {
    const group = groups.get(each);
    if (group) group.push(unit);
    else groups.set(each, [unit]);
  }
  const words = [...groups].map(([each, units]) => withDetail(unitsInWords(units), each, units.length));
  return groups.size === tellings.length ? series(words) : words.join('; ');
}

/** `A and B`; one that is named more than once says how often: `A (twice) and B`. */
function unitsInWords(units: readonly string[]): string {
  const often = new Map<string, number>();
  for (const unit of units) often.set(unit, (often.get(unit) ?? 0) + 1);
  return series([...often].map(([unit, count]) => (count > 1 ? `${unit} (${times(count)})` : unit)));
}

/** `A and B rested (each fatigue 2).`, `A (fatigue 2) and B (fatigue 3) rested.` */
function textOf({ tellings }: Gathering): string {
  const first = tellings[0]!;
  if (first.force) return `${forceInWords(tellings.flatMap(({ force }) => force ?? []))}${first.rest}`;
  const alike = tellings.every(({ each }) => each === first.each);
  const several = new Set(tellings.map(({ unit }) => unit)).size > 1;
  const rest = several ? ofSeveral(first.rest) : first.rest;
  if (first.unit !== '' && !alike) return `${subjectsOf(tellings)}${rest}`;
  const text = `${unitsInWords(tellings.map(({ unit }) => unit))}${rest}`;
  if (first.each === '') return text;
  return `${withDetail(text.replace(/\.$/, ''), first.each, tellings.length)}.`;
}

function withDetail(text: string, each: string, units: number): string {
  return each === '' ? text : `${text} (${units > 1 ? 'each ' : ''}${each})`;
}

/**
 * Whether matters of a section are gathered only from neighbouring events, because one follows upon the other, or from all
 * over it, because all of them happen at once.
 */
export type Course = 'one-after-another' | 'at-once';

/** Kinds of matters that may take turns, unit by unit, and still be neighbours: one marches, it meets somebody, the next marches. */
const TAKING_TURNS = 2;

function forget(recent: Map<string, Gathering>, { unit }: Told): void {
  if (unit === '') recent.clear();
  else if (recent.size === TAKING_TURNS) recent.delete(recent.keys().next().value!);
}

/**
 * Lines of a section in the order of its events. Neighbouring matters of several units that differ in nothing but the unit
 * become one line, also where two kinds take turns; what is about no unit parts them. Routine matters come after the others
 * and like ones are gathered wherever they stand, each at the place of its first. Every event is told by exactly one line.
 */
export function gatherLines(
  tellings: readonly NumberedTelling[],
  anchor: string,
  course: Course,
): ReportLine[] {
  const matters: Gathering[] = [];
  const routine = new Map<string, Gathering>();
  const recent = new Map<string, Gathering>();
  // Who watches strangers go by does not tell one from the next: they make one force, whatever else happened meanwhile.
  const forces = new Map<string, Gathering>();
  for (const { events, told } of tellings) {
    const key = told.unit === '' ? `${events[0]!}` : alike(told);
    const known = told.weight === 'routine' ? routine : told.force ? forces : recent;
    let gathering = known.get(key);
    if (!gathering) {
      if (known === recent && course === 'one-after-another') forget(recent, told);
      gathering = { events: [], tellings: [] };
      known.set(key, gathering);
      if (told.weight === 'matter') matters.push(gathering);
    }
    gathering.events.push(...events);
    gathering.tellings.push(told);
  }
  return [...matters, ...routine.values()].map((gathering) => ({
    id: `${anchor}${gathering.events[0]!}`,
    events: gathering.events,
    rule: gathering.tellings[0]!.rule,
    weight: gathering.tellings[0]!.weight,
    text: textOf(gathering),
    reasons: [...gathering.tellings[0]!.reasons],
    dice: gathering.tellings.flatMap(({ dice }) => dice),
  }));
}
