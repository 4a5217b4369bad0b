import { describe, expect, it } from '@jest/globals';
import type { BattleOrder } from '@vedette/battle';
import { smallBattle, table } from '../testing/small-battle.js';
import { attemptedChanges, automaticChanges } from './orders-segment.js';

function played(orders: BattleOrder[], dice: Record<string, number[]> = {}, change = {}) {
  const laid = table(smallBattle(change), orders, dice);
  automaticChanges(laid.context);
  attemptedChanges(laid.context);
  const thrown = laid.context.events.flatMap(({ dice: all = [] }) => all);
  return { ...laid, thrown };
}
const change = (command: string, to: 'ASLT' | 'SKPD' | 'HOLD' | 'BOMB', more = {}): BattleOrder => ({
  kind: 'change',
  command,
  to,
  ...more,
});

describe('orders segment', () => {
  it('goes through the gate at half the overall commander’s rating, and not above it (G-05)', () => {
    expect(played([change('archer', 'ASLT')], { 'gate:CSA': [1] }).state.commands.get('archer')!.order).toBe(
      'ASLT',
    );
    const shut = played([change('archer', 'ASLT')], { 'gate:CSA': [2] });
    expect(shut.state.commands.get('archer')!.order).toBe('SKPD');
    expect(shut.thrown.map(({ label }) => label)).toEqual(['gate:CSA#1']);
  });

  it('needs no gate for what is wanted by default, and rolls all the same (G-04)', () => {
    const { thrown, state } = played([change('archer', 'HOLD')], { 'order:archer': [7] });
    expect(thrown).toMatchObject([{ label: 'order:archer#1', die: 7, drm: -1, target: 5, result: 'fail' }]);
    expect(state.commands.get('archer')!.order).toBe('SKPD');
  });

  it('weighs superiors in range, their points, the order held (G-07)', () => {
    const { thrown, state } = played([change('davis', 'ASLT', { spend: ['heth'] })], { 'order:davis': [8] });
    expect(thrown[1]).toMatchObject({
      ...{ drm: -5, adjusted: 3, target: 3, result: 'pass' },
      drms: [
        { rule: 'G-07', value: -1 },
        { rule: 'G-101', value: -1 },
        { rule: 'G-18', value: -3 },
      ],
    });
    expect(state.leaders.get('heth')!.spent).toBe(true);
  });

  it('flows downhill, and units out of command take their default (G-03, G-09)', () => {
    const units = (smallBattle()['units'] as object[]).map((unit, i) =>
      i === 2 ? { ...unit, hex: '1410', order: 'SKPD' } : unit,
    );
    const { state } = played([change('heth', 'ASLT')], {}, { units });
    expect([...state.commands.values()].map(({ order }) => order)).toEqual([
      'ASLT',
      null,
      null,
      'SKPD',
      'SKPD',
    ]);
    expect(state.units.get('cs-2ms')!.order).toBe('HOLD');
    expect(state.units.get('cs-13al')!.order).toBeNull();
  });

  it('refuses the lower of nested attempts, the wrong arm and foreign points in the receipt', () => {
    const { receipts } = played([
      change('heth', 'SKPD'),
      change('archer', 'ASLT'),
      change('gamble', 'BOMB'),
      change('davis', 'ASLT', { spend: ['buford'] }),
    ]);
    expect(receipts.map(({ accepted, problems }) => [accepted, problems[0]?.rule])).toEqual([
      [true, undefined],
      [false, 'gbacw-3dog G-03'],
      [false, 'gbacw-3dog G-99'],
      [false, 'gbacw-3dog G-03'],
    ]);
  });

  it('changes units with their superior without a roll, until the turn ends (G-11)', () => {
    const leaders = (smallBattle()['leaders'] as object[]).map((leader, i) =>
      i === 0 ? { ...leader, hex: '0404' } : leader,
    );
    const { state, thrown } = played(
      [{ kind: 'change', unit: 'cs-13al', to: 'ASLT', with: 'heth' }],
      {},
      { leaders },
    );
    expect(state.units.get('cs-13al')).toMatchObject({ order: 'ASLT', orderUntil: '0740' });
    expect(thrown).toEqual([]);
  });
});
