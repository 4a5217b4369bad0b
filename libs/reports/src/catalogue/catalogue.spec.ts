import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { EVENT_DEFINITIONS, NAVAL_EVENTS } from '@vedette/campaign';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { toldTypes, WITHOUT_WORDS } from './catalogue.js';
import { NO_NAMES } from './telling.js';

/** No player is ever told of them; those that have words have them for the umpire. */
const TOLD_TO_NOBODY = [
  ...Object.keys(WITHOUT_WORDS),
  'TacticalAreaDrawn',
  'EnemyPortDrawn',
  'GaugeLost',
  'HornPassageSet',
];

describe('the catalogue of messages', () => {
  it('has words for every type of event that anybody is told of', () => {
    const told = new Set(toldTypes());
    const silent = EVENT_DEFINITIONS.map(({ type }) => type).filter((type) => !told.has(type));
    expect(silent.sort()).toEqual(Object.keys(WITHOUT_WORDS).sort());
  });

  it('lets no observer see anything of what is told to nobody', () => {
    const definitions = EVENT_DEFINITIONS.filter(({ type }) => TOLD_TO_NOBODY.includes(type));
    expect(definitions.filter(({ seen }) => Object.keys(seen).length > 0)).toEqual([]);
  });

  it('has no words for types that are no more', () => {
    const known: ReadonlySet<string> = new Set(EVENT_DEFINITIONS.map(({ type }) => type));
    expect(toldTypes().filter((type) => !known.has(type))).toEqual([]);
  });

  it('tells naval events to who saw only a part without a hole where the rest would stand', () => {
    for (const { type, seen } of NAVAL_EVENTS)
      for (const degree of ['start', 'end', 'partial'] as const) {
        if (!seen[degree]) continue;
        const { unit, rest } = tellEvent(observed({ type, degree, data: {} }), NO_NAMES);
        expect(`${type}: ${unit}${rest}`).toMatch(/^\w+: \S.*[a-z)]\.$/s);
        expect(`${unit}${rest}`).not.toMatch(/ (in|off|of|at|by|from|to|with)\.$| {2}| ,|undefined/);
      }
  });

  it('tells of meetings as the turn ends to both sides', () => {
    const tell = (degree: 'full' | 'partial', type: EventName = 'ShipsClosed') =>
      tellEvent(
        observed({ type, degree, data: { sea: 'SGC', ships: ['US1FR', 'US2SL'], found: ['MX1FR'] } }),
        NO_NAMES,
      ).rest;
    expect(tell('full')).toContain('made out MX1FR in SGC as the turn ended, and closed with them');
    expect(tell('partial')).toContain('made out MX1FR in SGC');
    expect(tell('partial', 'ShipsAvoided')).not.toContain('US1FR');
  });
});
