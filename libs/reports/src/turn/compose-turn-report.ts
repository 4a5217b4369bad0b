import type { ObservedEvent } from '@vedette/observation';
import type { ReportPart } from '../catalogue/message.js';
import {
  TURN_REPORT_FORMAT,
  type ReportedEvent,
  type ReportSection,
  type TurnReport,
  type TurnReportPart,
} from '../document/turn-report.schema.js';
import { FLEET_POSITION_EVENT } from '../input/fleet-position.schema.js';
import { LAND_POSITION_EVENT } from '../input/land-position.schema.js';
import type { ObservedTurn } from '../input/observed-turn.js';
import { gatherLines, type NumberedTelling } from './gather-lines.js';
import { partsOfEvent } from './part-of-event.js';
import { courseOf, foldTitles, phasesOfSeason } from './phases.js';
import { showsDice, tellEvent } from './tell-event.js';

// Their data are the position report, a document of its own.
const POSITION_EVENTS: ReadonlySet<string> = new Set([LAND_POSITION_EVENT, FLEET_POSITION_EVENT]);

const PART_TITLES: Readonly<Record<ReportPart, string>> = {
  land: 'Report of the army',
  fleet: 'Report of the fleet',
};
const ANCHORS: Readonly<Record<ReportPart, string>> = { land: 'e', fleet: 'f' };

/**
 * The turn report of a player: what happened and he observed, by phase, the army's and the fleet's matters apart (GITM AMWOL
 * 5.3; PATE 3.11). Events are numbered from 1 in the player's own counting, for gaps would tell of what he did not see.
 */
export function composeTurnReport(turn: ObservedTurn): TurnReport {
  const { heading, events, position } = turn;
  const seas = Object.fromEntries((position.fleet?.seas ?? []).map(({ code, name }) => [code, name]));
  const byPart = { land: new Map<string, NumberedTelling[]>(), fleet: new Map<string, NumberedTelling[]>() };
  events.forEach((observed, index) => {
    const told = tellEvent(observed, { ...heading, seas });
    for (const part of partsOfEvent(observed)) {
      const phase = byPart[part].get(observed.phase);
      const telling = { event: index + 1, told };
      if (phase) phase.push(telling);
      else byPart[part].set(observed.phase, [telling]);
    }
  });
  const hasFleet = byPart.fleet.size > 0 || position.fleet !== null;
  const parts: ReportPart[] = hasFleet ? ['land', 'fleet'] : ['land'];
  return {
    format: TURN_REPORT_FORMAT,
    heading,
    parts: parts.map((part) => partOf(part, byPart[part], heading.season)),
    events: events.map(reported),
  };
}

function partOf(
  part: ReportPart,
  byPhase: ReadonlyMap<string, NumberedTelling[]>,
  season: string,
): TurnReportPart {
  const sections: ReportSection[] = [];
  for (const { phase, title, parts } of phasesOfSeason(season, new Set(byPhase.keys()))) {
    const tellings = byPhase.get(phase);
    if (!tellings && !parts.includes(part)) continue;
    const lines = gatherLines(tellings ?? [], ANCHORS[part], courseOf(phase));
    const previous = sections[sections.length - 1];
    if (lines.length === 0 && previous && previous.lines.length === 0)
      sections[sections.length - 1] = {
        ...previous,
        title: foldTitles(previous.title, title),
        phases: [...previous.phases, phase],
      };
    else sections.push({ id: `${part}-${phase}`, title, phases: [phase], lines });
  }
  return { part, title: PART_TITLES[part], sections };
}

function reported(observed: ObservedEvent, index: number): ReportedEvent {
  const { phase, type, rule, degree, square, units, ships, data, dice } = observed;
  const event: ReportedEvent = {
    event: index + 1,
    phase,
    type,
    rule,
    degree,
    data: POSITION_EVENTS.has(type) ? {} : (data as Record<string, unknown>),
  };
  if (square !== undefined) event.square = square;
  if (units !== undefined) event.units = units as string[];
  if (ships !== undefined) event.ships = ships as string[];
  if (dice !== undefined && showsDice(observed)) event.dice = dice as unknown[];
  return event;
}
