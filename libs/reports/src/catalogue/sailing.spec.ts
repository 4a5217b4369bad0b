import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent, EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent } from '../turn/tell-event.js';
import { NO_NAMES } from './telling.js';

function tell(
  type: EventName,
  data: Record<string, unknown>,
  degree: ObservedEvent['degree'] = 'full',
): { text: string; reasons: readonly string[] } {
  const told = tellEvent(observed({ type, data, degree, phase: 'naval-movement-1' }), NO_NAMES);
  return { text: `${told.unit}${told.rest}`, reasons: told.reasons };
}

const WEIGHED = {
  ship: 'US1FR',
  wind: 'upwind',
  base: 1.1,
  hull: 0,
  rigging: -0.4,
  commerce: -0.5,
  chance: 0.2,
};
const SAILED = {
  ships: ['US1FR', 'US1SL'],
  from: { port: 'Veracruz', area: 'harbor' },
  to: { sea: 'SGC', tacticalArea: 3 },
  step: 'first',
  heading: 'E',
  weighed: WEIGHED,
  endsDay: true,
  avoided: [],
  keptOut: null,
  homeward: false,
};

describe('ships under way in words (PATE 6)', () => {
  it('name the sea areas of the chart', () => {
    const seas = { SGC: 'South Gulf Coast', BAH: 'The Bahamas' };
    const told = tellEvent(observed({ type: 'ShipsSailed', data: SAILED }), { ...NO_NAMES, seas });
    expect(told.rest).toMatch(/lay in the South Gulf Coast \(SGC\)\.$/);
    const horn = { ships: ['US1FR'], to: 'BAH', turnsLeft: 2 };
    expect(tellEvent(observed({ type: 'HornPassageSet', data: horn }), { ...NO_NAMES, seas }).rest).toContain(
      'the Bahamas (BAH)',
    );
  });

  it('tell their own command the way, the chance and what it was made of', () => {
    expect(tell('ShipsSailed', SAILED)).toEqual({
      text: 'US1FR and US1SL sailed from the harbor of Veracruz and lay in SGC.',
      reasons: [
        'chance 20%: 110% against the wind, 40% less for damage to the rigging, 50% less for looking out for merchantmen, by US1FR, the worst sailer',
        'the way took the whole day, so that there is no second move',
      ],
    });
  });

  it('tell strangers their going, their coming, or both, as far as they see it', () => {
    const { ships, from, to, heading } = SAILED;
    expect(tell('ShipsSailed', { ships, from, heading }, 'start').text).toBe(
      'US1FR and US1SL sailed from the harbor of Veracruz toward the east.',
    );
    expect(tell('ShipsPursued', { ships, to, heading }, 'end').text).toBe(
      'US1FR and US1SL came up and lay in SGC, steering east.',
    );
    expect(tell('ShipsKeptClear', { ships, from, to }, 'partial').text).toBe(
      'US1FR and US1SL sailed from the harbor of Veracruz and lay in SGC.',
    );
  });

  it.each([
    [{ step: 'scatter' }, 'US1SL parted company and lay in SGC.'],
    [
      { step: 'scatter', avoided: ['MX1SL'] },
      'US1SL got out of sight and lay in SGC, keeping clear of MX1SL.',
    ],
    [{ step: 'horn' }, 'US1SL came round Cape Horn and lay in SGC.'],
    [{ homeward: true }, 'US1SL sailed from WGC and lay in SGC, on the way home without stores.'],
    [
      { to: { port: 'Vera', area: 'coastal' }, keptOut: 'enemy-bars-harbor' },
      'US1SL sailed from WGC and lay off Vera: an enemy barred the harbor.',
    ],
  ])('tell what kind of move it was: %o', (change, text) => {
    const data = { ...SAILED, ships: ['US1SL'], from: { sea: 'WGC', tacticalArea: 0 }, ...change };
    expect(tell('ShipsSailed', data).text).toBe(text);
  });

  it('tell why ships stayed, and who kept them', () => {
    const held = {
      ships: ['US1SL'],
      at: SAILED.from,
      bound: 'SGC',
      weighed: null,
      enemies: ['MX1SL'],
      step: 'first',
    };
    expect(tell('ShipsHeld', { ...held, reason: 'enemy-bars-harbor' }).text).toBe(
      'US1SL stayed in the harbor of Veracruz and did not reach SGC: an enemy barred the harbor (MX1SL).',
    );
  });

  it('tell of the gauge, also when one side keeps the place it had', () => {
    const at = { sea: 'SGC', tacticalArea: 3 };
    expect(tell('GaugeTaken', { at, windward: ['US1SL'], leeward: ['MX1SL', 'MX2SL'] }, 'partial').text).toBe(
      'US1SL lay to windward and MX1SL and MX2SL to leeward in SGC.',
    );
    expect(tell('GaugeTaken', { at, windward: ['US1SL'], leeward: [] }, 'partial').text).toBe(
      'US1SL lay to windward in SGC.',
    );
  });

  it('tell of attachments and bases, granted and refused', () => {
    const attached = { ship: 'US1SL', from: 'US1FR', to: null, reason: 'out-of-contact' };
    expect(tell('ShipAttached', attached).text).toBe(
      'US1SL follows US1FR no longer: they ended the turn out of contact.',
    );
    expect(tell('AttachmentRefused', { ship: 'US1SL', to: 'US2SL', reason: 'host-follows' }).text).toBe(
      'US1SL could not attach itself to US2SL: it follows another itself.',
    );
    const base = { ship: 'US1SL', from: null, ordered: 'Veracruz', base: null };
    expect(tell('BaseChanged', base).text).toBe('US1SL kept to no base: Veracruz is not in friendly hands.');
  });
});
