import { describe, expect, it } from '@jest/globals';
import type { ReportedEvent, ReportLine, TurnReport } from '@vedette/reports';
import { filmOf, stepOfPhase, stepsOf } from './scenes.js';

const event = (number: number, phase: string, more: Partial<ReportedEvent> = {}): ReportedEvent => ({
  event: number,
  phase,
  type: 'UnitMarched',
  rule: 'gitm-amwol 7.1',
  degree: 'full',
  data: {},
  ...more,
});
const line = (id: string, events: number[], weight: ReportLine['weight'] = 'matter'): ReportLine => ({
  id,
  events,
  rule: 'gitm-amwol 7.1',
  weight,
  text: id,
  reasons: [],
  dice: [],
});
const report = {
  summary: { battles: [] },
  parts: [
    {
      part: 'land',
      title: 'Army',
      sections: [
        { id: 'a', title: 'Orders', phases: ['orders'], lines: [line('ordered', [1], 'routine')] },
        { id: 'b', title: 'March', phases: ['strategic-1', 'strategic-2'], lines: [line('marched', [3, 4])] },
      ],
    },
    {
      part: 'fleet',
      title: 'Fleet',
      sections: [
        { id: 'c', title: 'At sea', phases: ['naval-movement-1'], lines: [line('sailed', [2])] },
        { id: 'd', title: 'Orders', phases: ['orders'], lines: [] },
      ],
    },
  ],
  events: [
    event(1, 'orders'),
    event(2, 'naval-movement-1', { square: 'K0-V4' }),
    event(3, 'strategic-1', { data: { from: 'K0-V3', to: 'J9-V4' } }),
    event(4, 'strategic-2', { data: { from: '11-8', to: 'J9-V5' }, square: 'J9-V5', degree: 'partial' }),
  ],
} as unknown as TurnReport;

describe('the film of a turn', () => {
  const scenes = filmOf(report);

  it('has a scene a phase, in the order in which the turn was told, army and fleet together', () => {
    expect(scenes.map(({ title }) => title)).toEqual(['Orders', 'At sea', 'March']);
  });

  it('draws a way only where both ends were told', () => {
    const marched = scenes[2]!.steps[0]!;
    expect(marched.ways).toEqual([{ squares: ['K0-V3', 'J9-V4'], is: 'march' }]);
    expect(marched.squares).toEqual(['K0-V3', 'J9-V4', 'J9-V5']);
  });

  it('leaves routine lines out unless they are wanted', () => {
    expect(stepsOf(scenes, false).map(({ line: { id } }) => id)).toEqual(['sailed', 'marched']);
    expect(stepsOf(scenes, true).map(({ line: { id } }) => id)).toEqual(['ordered', 'sailed', 'marched']);
  });

  it('has the battlefield of a fight, and nobody else’s', () => {
    const side = (...pieces: string[]) => ({ states: [], pieces, men: null });
    const met = (of: { readonly tactical: string; readonly result: string; readonly phase?: string }) => ({
      ...{ phase: 'tactical-1', square: 'J9-V5', ...of },
      ...{ own: side('US1IN', 'US2IN'), others: side('MX1IN') },
    });
    const battle = {
      summary: {
        battles: [
          met({ tactical: '8-3', result: 'won' }),
          met({ tactical: '8-3', result: 'lost', phase: 'tactical-2' }),
          met({ tactical: '8-4', result: 'lost' }),
          met({ tactical: '8-3', result: 'seen' }),
        ],
      },
      parts: [
        {
          ...{ part: 'land', title: 'Army' },
          sections: [
            {
              ...{ id: 'd', title: 'Battle', phases: ['tactical-1'] },
              lines: [
                line('met', [1]),
                line('fell back', [2]),
                line('elsewhere', [3]),
                line('told of far', [4]),
              ],
            },
          ],
        },
      ],
      events: [
        event(1, 'tactical-1', { type: 'BattleOpened', square: 'J9-V5', data: { tactical: '8-3' } }),
        event(2, 'tactical-1', { type: 'UnitFellBack', square: 'J9-V5', data: { from: '8-3', to: '8-5' } }),
        event(3, 'tactical-1', {
          type: 'UnitMovedTactically',
          square: 'J9-V4',
          data: { from: '1-1', to: '1-2' },
        }),
        event(4, 'tactical-1', { type: 'MoraleChecked', square: 'J9-V5' }),
      ],
    } as unknown as TurnReport;
    expect(filmOf(battle)[0]!.steps.map(({ field }) => field)).toEqual([
      {
        ...{ square: 'J9-V5', places: ['8-3'], ways: [] },
        forces: [{ tactical: '8-3', own: 2, others: 1 }],
      },
      { square: 'J9-V5', places: [], forces: [], ways: [['8-3', '8-5']] },
      null,
      null,
    ]);
  });

  it('steps from phase to phase, and stays at its ends', () => {
    const steps = stepsOf(scenes, true);
    expect(stepOfPhase(steps, 0, 1)).toBe(1);
    expect(stepOfPhase(steps, 2, 1)).toBe(2);
    expect(stepOfPhase(steps, 2, -1)).toBe(1);
    expect(stepOfPhase(steps, 0, -1)).toBe(0);
  });
});
