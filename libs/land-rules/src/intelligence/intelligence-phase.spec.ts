import { describe, expect, it } from '@jest/globals';
import { observe } from '@vedette/observation';
import { Field } from '../testing/field.js';

function ended(): Field {
  const field = new Field({
    units: [
      { id: 'US1IN', square: 'G3-V3', tactical: '7-7' },
      { id: 'MX1IN', square: 'G4-V3', tactical: '7-7' },
    ],
    battlesLastTurn: ['G1-V1'],
  });
  field.play('intelligence');
  return field;
}

describe('the intelligence phase', () => {
  it('gives every player one position report that nobody else gets (5.3)', () => {
    const reports = ended().events.filter(({ type }) => type === 'PositionReported');
    expect(reports.map(({ audience }) => audience)).toEqual([{ taylor: 'full' }, { ampudia: 'full' }]);
  });

  it('keeps the draws that blurred the reports from everybody: they would undo the blur', () => {
    const { events } = ended();
    const blurred = events.find(({ type }) => type === 'SightingsBlurred');
    expect(blurred?.dice?.length).toBeGreaterThan(0);
    for (const event of events)
      for (const player of ['taylor', 'ampudia']) {
        const seen = observe(event, player);
        expect(seen?.type).not.toBe('SightingsBlurred');
        expect(seen?.dice).toBeUndefined();
      }
  });

  it('records each draw once, though two players see the same stack', () => {
    const labels = ended()
      .events.flatMap(({ dice }) => dice ?? [])
      .map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('ends the turn last: the next turn’s number stands and memories are empty (5.2)', () => {
    const field = ended();
    expect(field.events.at(-1)?.type).toBe('TurnEnded');
    expect(field.state.turn).toBe(4);
    expect(field.state.battlesLastTurn.size).toBe(0);
    expect(field.state.unit('US1IN').turn.startSquare).toBe(-1);
  });
});
