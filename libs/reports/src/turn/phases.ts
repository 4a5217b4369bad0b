import type { ReportPart } from '../catalogue/message.js';
import type { Course } from './gather-lines.js';

interface PhaseTitle {
  readonly phase: string;
  readonly title: string;
  /** Reports in which an empty phase is mentioned. */
  readonly parts: readonly ReportPart[];
}

const BOTH: readonly ReportPart[] = ['land', 'fleet'];
const LAND: readonly ReportPart[] = ['land'];
const FLEET: readonly ReportPart[] = ['fleet'];

/**
 * Sections of a turn report in the order of the turn (GITM AMWOL 5.2, 5.3; PATE 3.2; details 16): Orders, Supply, then the
 * phases, then the ministers' matters.
 */
export const PHASE_TITLES: readonly PhaseTitle[] = [
  { phase: 'orders', title: 'Orders', parts: BOTH },
  { phase: 'naval-repair', title: 'Repairs', parts: FLEET },
  { phase: 'supply', title: 'Supply', parts: BOTH },
  { phase: 'initial-amphibious', title: 'First loading and landing', parts: BOTH },
  { phase: 'naval-combat', title: 'Battle at sea', parts: FLEET },
  { phase: 'strategic-withdrawal', title: 'Strategic withdrawal', parts: LAND },
  { phase: 'tactical-1', title: 'Tactical movement 1', parts: LAND },
  { phase: 'tactical-2', title: 'Tactical movement 2', parts: LAND },
  { phase: 'strategic-1', title: 'Strategic movement 1', parts: LAND },
  { phase: 'tactical-3', title: 'Tactical movement 3', parts: LAND },
  { phase: 'tactical-4', title: 'Tactical movement 4', parts: LAND },
  { phase: 'strategic-2', title: 'Strategic movement 2', parts: LAND },
  { phase: 'strategic-3', title: 'Strategic movement 3', parts: LAND },
  { phase: 'strategic-4', title: 'Strategic movement 4', parts: LAND },
  { phase: 'strategic-5', title: 'Strategic movement 5', parts: LAND },
  { phase: 'strategic-6', title: 'Strategic movement 6', parts: LAND },
  { phase: 'rail', title: 'Movement by rail', parts: LAND },
  { phase: 'naval-movement-1', title: 'First movement at sea', parts: FLEET },
  { phase: 'weather', title: 'Wind and weather', parts: FLEET },
  { phase: 'naval-movement-2', title: 'Second movement at sea', parts: FLEET },
  { phase: 'final-amphibious', title: 'Last loading and landing', parts: BOTH },
  { phase: 'tactical-5', title: 'Tactical movement 5', parts: LAND },
  { phase: 'siege-surrender', title: 'Sieges', parts: LAND },
  { phase: 'deployment', title: 'Deployment', parts: LAND },
  { phase: 'recovery', title: 'Rest and recovery', parts: BOTH },
  { phase: 'intelligence', title: "Sightings and ministers' matters", parts: BOTH },
];

const BY_PHASE = new Map(PHASE_TITLES.map((entry) => [entry.phase, entry]));

/** Which reports a phase belongs to when nothing else decides; a phase without a row is a matter of the army. */
export function partsOfPhase(phase: string): readonly ReportPart[] {
  return BY_PHASE.get(phase)?.parts ?? LAND;
}

const AT_ONCE: ReadonlySet<string> = new Set(['orders', 'supply', 'recovery', 'naval-repair']);

/** Whether events of a phase follow upon each other or all happen at once. */
export function courseOf(phase: string): Course {
  return AT_ONCE.has(phase) ? 'at-once' : 'one-after-another';
}

const QUIET_TURN = ['orders', 'deployment', 'recovery', 'intelligence'];

/** Phases that a turn of this season has; events decide about rows that only some books have. */
export function phasesOfSeason(season: string, seen: ReadonlySet<string>): readonly PhaseTitle[] {
  const campaign = season === 'campaign';
  const known = PHASE_TITLES.filter(({ phase }) => {
    if (seen.has(phase)) return true;
    if (!campaign) return QUIET_TURN.includes(phase);
    return phase !== 'deployment' && phase !== 'rail';
  });
  const unknown = [...seen].filter((phase) => !BY_PHASE.has(phase));
  return [...known, ...unknown.map((phase) => ({ phase, title: titleOf(phase), parts: LAND }))];
}

/** Title of a phase, also of one without a row. */
export function titleOfPhase(phase: string): string {
  return BY_PHASE.get(phase)?.title ?? titleOf(phase);
}

function titleOf(phase: string): string {
  const words = phase.replace(/[-_]+/g, ' ');
  return (words[0] ?? '').toUpperCase() + words.slice(1);
}

const NUMBERED = /^(.*?) (\d)$/;
const NUMBERED_LAST = /^(.*, )?(.*?) (\d)(?: to (\d))?$/;

/** Title of a quiet phase added to those before it: `Strategic movement 4 to 6, sieges`. */
export function foldTitles(before: string, title: string): string {
  const next = NUMBERED.exec(title);
  const last = NUMBERED_LAST.exec(before);
  const follows = next && last && last[2]!.toLowerCase() === next[1]!.toLowerCase();
  if (!follows || Number(next[2]) !== Number(last[4] ?? last[3]) + 1)
    return `${before}, ${title.toLowerCase()}`;
  return `${last[1] ?? ''}${last[2]!} ${last[3]!} to ${next[2]!}`;
}
