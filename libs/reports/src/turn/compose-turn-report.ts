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
import { composeSummary } from './summary/compose-summary.js';
import { arrangeOrders } from './arrange-orders.js';
import { isFailure } from './failures.js';
import { foldFailures, type PhasedTelling } from './fold-failures.js';
import { gatherLines } from './gather-lines.js';
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
  const told = (part: ReportPart): PhasedTelling[] =>
    events.flatMap((observed, index) =>
      partsOfEvent(observed).includes(part)
        ? [
            {
              events: [index + 1],
              phase: observed.phase,
              failure: isFailure(observed),
              told: tellEvent(observed, { ...heading, seas }),
            },
          ]
        : [],
    );
  const byPart = { land: byPhaseOf(told('land'), turn), fleet: byPhaseOf(told('fleet'), turn) };
  const hasFleet = byPart.fleet.size > 0 || position.fleet !== null;
  const kinds: ReportPart[] = hasFleet ? ['land', 'fleet'] : ['land'];
  const parts = kinds.map((part) => partOf(part, byPart[part], heading.season));
  return {
    format: TURN_REPORT_FORMAT,
    heading,
    summary: composeSummary(turn, parts),
    parts,
    events: events.map(reported),
  };
}

type ByPhase = ReadonlyMap<string, readonly PhasedTelling[]>;

/** What is told of each phase; recurring failures are told once, orders as they stand. */
function byPhaseOf(tellings: readonly PhasedTelling[], { events, heading }: ObservedTurn): ByPhase {
  const byPhase = new Map<string, PhasedTelling[]>();
  for (const telling of foldFailures(tellings)) {
    const phase = byPhase.get(telling.phase);
    if (phase) phase.push(telling);
    else byPhase.set(telling.phase, [telling]);
  }
  const orders = byPhase.get('orders');
  if (orders) byPhase.set('orders', arrangeOrders(orders, events, heading.turn));
  return byPhase;
}

function partOf(part: ReportPart, byPhase: ByPhase, season: string): TurnReportPart {
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
