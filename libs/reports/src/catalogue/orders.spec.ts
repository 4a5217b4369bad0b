import { describe, expect, it } from '@jest/globals';
import type { EventName } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { tellEvent, type Told } from '../turn/tell-event.js';

const NAMES = { states: {}, players: { taylor: 'Zachary Taylor', worth: 'William J. Worth' } };

function tell(type: EventName, data: Record<string, unknown>): Told & { text: string } {
  const told = tellEvent(observed({ type, data, phase: 'orders' }), NAMES);
  return { ...told, text: `${told.unit}${told.rest}` };
}

const STOOD = { order: 0, kind: 'land', subject: 'US1IN', by: 'taylor', understood: 'US1IN marches G6-V6.' };
const FAULT = { code: 'too-much', rule: '10.7', field: 'supply.level', message: 'it can carry 1' };

describe('orders in words (GITM AMWOL 5.3)', () => {
  it('repeats an order as understood, without saying its unit twice', () => {
    const told = tell('OrderStood', { ...STOOD, warnings: [] });
    expect([told.text, told.weight]).toEqual([
      'US1IN had orders from Zachary Taylor: marches G6-V6.',
      'matter',
    ]);
  });

  it('says what was doubtful of an order', () => {
    const told = tell('OrderStood', { ...STOOD, warnings: [FAULT] });
    expect(told.text).toBe(
      'US1IN had orders from Zachary Taylor: marches G6-V6; but it can carry 1 (rule 10.7).',
    );
  });

  it('says why an order was refused', () => {
    expect(tell('OrderRefused', { ...STOOD, errors: [FAULT] }).text).toBe(
      'The land order for US1IN was refused: it can carry 1 (rule 10.7).',
    );
  });

  it('says each reason of a refusal once, and no more than three', () => {
    const faults = ['A', 'A', 'B', 'C', 'D', 'E'].map((message) => ({ ...FAULT, message }));
    expect(tell('OrderRefused', { ...STOOD, kind: 'move-supplies', errors: faults }).text).toBe(
      'The move supplies order for US1IN was refused: A (rule 10.7); B (rule 10.7); C (rule 10.7); and 2 more.',
    );
  });

  it('tells a change of command and what of it did not change', () => {
    expect(tell('CommandAssigned', { unit: 'US1IN', commander: 'worth', by: 'taylor' }).text).toBe(
      'US1IN passed under the command of William J. Worth by order of Zachary Taylor.',
    );
    expect(tell('CommandAssigned', { unit: 'US1IN', deputy: 'worth', by: 'taylor' }).text).toBe(
      'US1IN passed to William J. Worth as deputy by order of Zachary Taylor.',
    );
  });
});
