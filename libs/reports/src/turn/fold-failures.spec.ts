import { describe, expect, it } from '@jest/globals';
import type { PhaseName } from '@vedette/campaign';
import { observed } from '../specimen/specimen-events.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeTurnReport } from './compose-turn-report.js';

const PHASES = ([1, 2, 3, 4, 5, 6] as const).map((number) => `strategic-${number}` as const);

function blocked(unit: string, phase: PhaseName, to = 'J9-V5') {
  return observed({
    type: 'MarchBlocked',
    phase,
    rule: 'gitm-amwol 7.9',
    units: [unit],
    data: { unit, from: 'J9-V4', to, purpose: 'path', reason: 'crossing-before-enemies', delay: 1 },
  });
}

function linesOf(events: Parameters<typeof specimenTurn>[0]): { text: string; events: number[] }[] {
  return composeTurnReport(specimenTurn(events)).parts[0]!.sections.flatMap(({ lines }) => lines);
}

describe('a failure that comes again in phase after phase', () => {
  it('is one line that says how often and when', () => {
    const events = PHASES.flatMap((phase) => [blocked('US3IN', phase), blocked('US4IN', phase)]);
    const lines = linesOf({ events });
    expect(lines.map(({ text }) => text)).toEqual([
      'US3IN and US4IN could not make a step of their march from J9-V4 to J9-V5: the river was not to be crossed before the enemy; so six times in strategic movement 1 to 6.',
    ]);
    expect(lines[0]!.events.toSorted((a, b) => a - b)).toEqual(events.map((_, index) => index + 1));
  });

  it('stays apart from one that failed elsewhere, and from one that failed once', () => {
    const events = [blocked('US3IN', 'strategic-1'), blocked('US3IN', 'strategic-3', 'J9-V6')];
    expect(linesOf({ events }).map(({ text }) => text)).toEqual([
      'US3IN could not make a step of its march from J9-V4 to J9-V5: the river was not to be crossed before the enemy.',
      'US3IN could not make a step of its march from J9-V4 to J9-V6: the river was not to be crossed before the enemy.',
    ]);
  });
});
