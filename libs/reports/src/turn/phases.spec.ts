import { describe, expect, it } from '@jest/globals';
import { PHASE_NAMES } from '@vedette/campaign';
import { foldTitles, PHASE_TITLES, partsOfPhase, phasesOfSeason } from './phases.js';

const names = (season: string, seen: string[] = []) =>
  phasesOfSeason(season, new Set(seen)).map(({ phase }) => phase);

describe('sections of a turn report', () => {
  it('are titled for every phase there is, in the order in which a turn is told', () => {
    const titled = PHASE_TITLES.map(({ phase }) => phase);
    expect([...titled].sort()).toEqual([...PHASE_NAMES].sort());
    const order = PHASE_NAMES.filter((phase) => phase !== 'deployment');
    expect(titled.filter((phase) => phase !== 'deployment')).toEqual(order);
  });

  it('begin with orders and end with ministers in a campaign turn, railways only when something ran', () => {
    const campaign = names('campaign');
    expect([campaign[0], campaign.at(-1)]).toEqual(['orders', 'intelligence']);
    expect(campaign).not.toContain('rail');
    expect(names('campaign', ['rail'])).toContain('rail');
  });

  it('are few in deployment, peace and truce', () => {
    expect(names('peace')).toEqual(['orders', 'deployment', 'recovery', 'intelligence']);
  });

  it('make room for phases they have never heard of', () => {
    expect(phasesOfSeason('campaign', new Set(['balloon-ascent'])).at(-1)).toMatchObject({
      phase: 'balloon-ascent',
      title: 'Balloon ascent',
    });
    expect(partsOfPhase('balloon-ascent')).toEqual(['land']);
  });

  it('fold quiet ones, numbers that follow each other into a span', () => {
    let title = 'Strategic movement 4';
    for (const next of ['Strategic movement 5', 'Strategic movement 6', 'Sieges', 'Tactical movement 5'])
      title = foldTitles(title, next);
    expect(title).toBe('Strategic movement 4 to 6, sieges, tactical movement 5');
    expect(foldTitles('Tactical movement 1', 'Strategic movement 2')).toBe(
      'Tactical movement 1, strategic movement 2',
    );
    expect(foldTitles('Tactical movement 1', 'Tactical movement 3')).toBe(
      'Tactical movement 1, tactical movement 3',
    );
  });
});
