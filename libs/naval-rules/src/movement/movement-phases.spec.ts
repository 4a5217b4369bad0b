import { describe, expect, it } from '@jest/globals';
import { NothingDecided, type GameEvent } from '@vedette/campaign';
import { navalOrder, shipsAt, Squadron } from '../testing/squadron.js';

const BOTH = ['naval-movement-1', 'naval-movement-2'] as const;
const CERTAIN = { '6.5 US1SL first': 0, '6.5 US1SL second': 0 };

function told(events: readonly GameEvent[], type: string): Record<string, unknown>[] {
  return events.filter((event) => event.type === type).map(({ data }) => data as Record<string, unknown>);
}

describe('what a ship met earlier in the turn', () => {
  const sloop = { id: 'US1SL', at: { sea: 'NWA', tacticalArea: 0 } };

  it('puts the first move off to the second phase after a battle was evaded or fled, and makes one move of two (7.4)', () => {
    const orders = [navalOrder('US1SL', { movement: { seas: ['SWA', 'SEA'] } })];
    const table = new Squadron(shipsAt([sloop]), orders, CERTAIN).remember('US1SL', { firstMoveLost: true });
    expect(told(table.play('naval-movement-1'), 'ShipsSailed')).toEqual([]);
    expect(told(table.play('naval-movement-2'), 'ShipsSailed')).toMatchObject([
      { step: 'second', to: { sea: 'SWA' } },
    ]);
  });

  it('counts a first move to the connected sea as made by the flight out of port (7.4, 7.8)', () => {
    const orders = [navalOrder('US1SL', { movement: { seas: ['NWA', 'SWA'] } })];
    const table = new Squadron(shipsAt([sloop]), orders, CERTAIN).remember('US1SL', { firstMoveLost: true });
    table.play(...BOTH);
    expect(table.where('US1SL')).toMatch(/^SWA /);
  });

  it('delays a move to a port to the start of the second phase (7.4)', () => {
    const orders = [navalOrder('US1SL', { movement: { port: 'Haven', portWhen: 'before' } })];
    const table = new Squadron(shipsAt([sloop]), orders).remember('US1SL', { portMoveLate: true });
    expect(table.play('naval-movement-1').map(({ type }) => type)).toEqual([NothingDecided.type]);
    expect(told(table.play('naval-movement-2'), 'ShipsSailed')).toMatchObject([{ step: 'port-after-first' }]);
  });

  it.each(['loading', 'unloading'] as const)(
    'keeps a group that is %s where it is, and does not scatter it (9.4)',
    (amphibious) => {
      const orders = [navalOrder('US1SL', { movement: { seas: ['SWA', 'NWA'], port: 'Tampa' } })];
      const table = new Squadron(shipsAt([sloop]), orders).remember('US1SL', { amphibious });
      const events = table.play(...BOTH);
      expect(told(events, 'ShipsHeld')[0]).toMatchObject({ reason: amphibious, step: 'first' });
      expect(table.where('US1SL')).toBe('NWA 0');
    },
  );

  it('lets neither a second move nor a port nor a chase follow on being blown away (8.3)', () => {
    const ships = [sloop, { id: 'MX1SL', at: { sea: 'NWA', tacticalArea: 0 } }];
    const orders = [
      navalOrder('US1SL', {
        movement: { seas: ['NWA', 'SWA'], port: 'Haven' },
        contact: { stance: 'pursue' },
      }),
      navalOrder('MX1SL', { movement: { seas: ['NWA', 'SWA'] } }),
    ];
    const table = new Squadron(shipsAt(ships), orders, { '6.5 MX1SL second': 0 }).remember('US1SL', {
      drifted: true,
    });
    table.play('naval-movement-2');
    expect([table.where('US1SL'), table.where('MX1SL').slice(0, 3)]).toEqual(['NWA 0', 'SWA']);
  });

  it('tries the port again after a first move that was kept back and made late (6.5)', () => {
    const orders = [navalOrder('US1SL', { movement: { seas: ['SWA'], port: 'Tampa' } })];
    const table = new Squadron(shipsAt([{ ...sloop, rigging: 5 }]), orders, {
      '6.5 US1SL first': 0.999,
      '6.5 US1SL second': 0,
    });
    table.state.weather.set('NWA', {
      sea: 'NWA',
      wind: { from: 'south', strength: 'light' },
      storm: false,
      next: null,
    });
    table.play('naval-movement-1');
    table.state.weather.set('NWA', {
      sea: 'NWA',
      wind: { from: 'north', strength: 'light' },
      storm: false,
      next: null,
    });
    table.play('naval-movement-2');
    expect(table.where('US1SL')).toBe('Tampa coastal');
  });
});

describe('units aboard', () => {
  it('go where their transports go without being touched', () => {
    const unit = {
      id: 'US1IN',
      strength: 500,
      square: null,
      tactical: null,
      status: 'embarked',
      aboard: 'US1TR',
    };
    const state = shipsAt(
      [{ id: 'US1TR', at: { sea: 'NWA', tacticalArea: 0 }, cargo: { units: ['US1IN'], supplies: 3 } }],
      { units: [unit] },
    );
    const table = new Squadron(state, [navalOrder('US1TR', { movement: { seas: ['SWA'] } })]);
    const before = structuredClone(state.unit('US1IN'));
    table.play(...BOTH);
    expect(table.where('US1TR')).toMatch(/^SWA /);
    expect(state.unit('US1IN')).toEqual(before);
    expect(state.ship('US1TR').cargo.units).toEqual(['US1IN']);
  });
});
