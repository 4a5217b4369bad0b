import { describe, expect, it } from '@jest/globals';
import { TurnReport } from '../document/turn-report.schema.js';
import { schemaFaults } from '../specimen/schema-faults.js';
import { observed, specimenEvents, unheardOf } from '../specimen/specimen-events.js';
import { specimenLand } from '../specimen/specimen-land.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeTurnReport } from './compose-turn-report.js';

const report = composeTurnReport(specimenTurn());
const linesOf = (part: 'land' | 'fleet', phase: string) =>
  report.parts
    .find((one) => one.part === part)!
    .sections.filter(({ phases }) => phases.includes(phase))
    .flatMap(({ lines }) => lines);

describe('the turn report (GITM AMWOL 5.3)', () => {
  it('conforms to its published schema', () => {
    expect(schemaFaults(TurnReport, report)).toEqual([]);
    expect(schemaFaults(TurnReport, { ...report, format: 'vedette/turn-report@0' })).not.toEqual([]);
  });

  it("numbers events in the observer's own counting and links every line to them", () => {
    expect(report.events.map(({ event }) => event)).toEqual(specimenEvents().map((_, index) => index + 1));
    const told = report.parts.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines));
    expect([...new Set(told.flatMap(({ events }) => events))].sort((a, b) => a - b)).toEqual(
      report.events.map(({ event }) => event),
    );
    for (const line of told) expect(report.events[line.events[0]! - 1]!.rule).toBe(line.rule);
  });

  it("tells the fleet's matters apart from the army's (PATE 3.11)", () => {
    expect(linesOf('fleet', 'naval-movement-1').map(({ text }) => text)).toEqual([
      'Ship sailed: US3SL from WGC to SGC.',
    ]);
    expect(linesOf('land', 'naval-movement-1')).toEqual([]);
  });

  it('leaves out the fleet when the player has none', () => {
    const events = specimenEvents().filter(({ phase }) => phase !== 'naval-movement-1');
    const armyOnly = composeTurnReport(
      specimenTurn({ events, position: { land: specimenLand(), fleet: null } }),
    );
    expect(armyOnly.parts.map(({ part }) => part)).toEqual(['land']);
  });

  it('tells loading and landing in both parts, with anchors of their own', () => {
    const landing = unheardOf({
      phase: 'final-amphibious',
      type: 'UnitsLanded',
      ships: ['US1TR'],
      units: ['US8IN'],
      data: { ship: 'US1TR', unit: 'US8IN' },
    });
    const { parts } = composeTurnReport(specimenTurn({ events: [landing] }));
    const ids = parts.map(({ sections }) => sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
    expect(ids).toEqual([['e1'], ['f1']]);
  });

  it('folds neighbouring quiet phases into one section', () => {
    const { parts } = composeTurnReport(specimenTurn({ events: [] }));
    expect(parts[0]!.sections).toHaveLength(1);
    expect(parts[0]!.sections[0]!.title).toContain('Strategic movement 2 to 6'.toLowerCase());
  });

  it("shows dice and reasons of one's own side", () => {
    const [line] = linesOf('land', 'tactical-3');
    expect(line!.dice).toEqual(['rout of US1IN in the firing: chance 10%, 0.031 fell, so yes']);
    expect(line!.reasons).toContain('losses: retreat 20, rout 10');
  });

  it('keeps back the dice that blurred a position report, and its data, which are a document of their own', () => {
    const blurred = observed({
      phase: 'intelligence',
      type: 'PositionReported',
      data: { ...specimenLand() },
      dice: [{ label: '4.1 US sees active MX in G6-V6', from: -2, to: 2, value: -1 }],
    });
    const told = composeTurnReport(specimenTurn({ events: [blurred] }));
    expect(JSON.stringify(told)).not.toContain('sees active');
    expect(told.events[0]).toEqual(expect.objectContaining({ type: 'PositionReported', data: {} }));
  });

  it('tells ministers what they heard', () => {
    const heard = observed({ phase: 'intelligence', type: 'PositionReported', data: { ...specimenLand() } });
    const { parts } = composeTurnReport(specimenTurn({ events: [heard] }));
    const { text } = parts[0]!.sections.flatMap(({ lines }) => lines)[0]!;
    expect(text).toContain('Word came of a headquarters (AQ) of Mexico in G9-V9 in turn 2.');
    expect(text).toContain('Word came of troops of Mexico in H0-V1 in turn 2: a division (IA).');
  });
});
