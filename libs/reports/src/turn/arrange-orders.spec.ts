import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent } from '@vedette/observation';
import { observed } from '../specimen/specimen-events.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeTurnReport } from './compose-turn-report.js';

const FAULT = {
  code: 'off-map',
  rule: '7.4',
  field: 'strategic.path[0]',
  message: 'there is no square Z9-Z9',
};
const REPLACED = { code: 'replaced', rule: '6.1', field: 'unit', message: 'a later order was sent' };

function order(type: 'OrderStood' | 'OrderRefused', subject: string, problems: object[] = []): ObservedEvent {
  const remarks =
    type === 'OrderStood' ? { understood: `${subject} rests`, warnings: problems } : { errors: problems };
  return observed({
    phase: 'orders',
    type,
    rule: 'gitm-amwol 6.1',
    data: { order: 0, kind: 'land', subject, by: 'taylor', ...remarks },
  });
}

function toldOf(events: ObservedEvent[]): string[] {
  const [section] = composeTurnReport(specimenTurn({ events })).parts[0]!.sections;
  return section!.lines.map(({ text }) => text);
}

describe('the orders section (GITM AMWOL 6.1)', () => {
  it('begins with what is carried out, goes on to what was refused and folds all versions that gave way', () => {
    const events = [
      order('OrderRefused', 'US9IN', [FAULT]),
      order('OrderStood', 'US3IN', [REPLACED]),
      order('OrderRefused', 'US3IN', [FAULT]),
      order('OrderStood', 'US3IN', [REPLACED]),
      order('OrderStood', 'US3IN'),
      order('OrderStood', 'US4IN'),
    ];
    expect(toldOf(events)).toEqual([
      'US3IN and US4IN had orders from Zachary Taylor: rest.',
      'The land order for US9IN was refused: there is no square Z9-Z9 (rule 7.4).',
      'Three earlier versions, one of them refused, gave way to later orders; GET .../orders?turn=3 lists every version.',
    ]);
  });

  it('says nothing of versions where there was one of each', () => {
    expect(toldOf([order('OrderStood', 'US3IN')])).toEqual(['US3IN had orders from Zachary Taylor: rests.']);
  });

  it('keeps an order that was refused after one that stands: it was no version of it, it came later', () => {
    expect(toldOf([order('OrderStood', 'US3IN'), order('OrderRefused', 'US3IN', [FAULT])])).toEqual([
      'US3IN had orders from Zachary Taylor: rests.',
      'The land order for US3IN was refused: there is no square Z9-Z9 (rule 7.4).',
    ]);
  });
});
