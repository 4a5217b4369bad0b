import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../specimen/schema-faults.js';
import { observed, specimenEvents } from '../specimen/specimen-events.js';
import { specimenLand, unitStatus } from '../specimen/specimen-land.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { PieceStory } from './piece-story.schema.js';
import { tellPiece } from './tell-piece.js';

const blocked = (phase: 'strategic-1' | 'strategic-2') =>
  observed({
    phase,
    type: 'MarchBlocked',
    rule: 'gitm-amwol 7.9',
    units: ['US3IN'],
    data: { unit: 'US3IN', from: 'J9-V4', to: 'J9-V5', purpose: 'path', reason: 'crossing-before-enemies' },
  });
const refused = observed({
  phase: 'orders',
  type: 'OrderRefused',
  rule: 'gitm-amwol 6.1',
  data: {
    order: 0,
    kind: 'land',
    subject: 'US3IN',
    by: 'taylor',
    errors: [{ rule: '7.4', message: 'no such square' }],
  },
});
const hungry = observed({
  phase: 'supply',
  type: 'SupplyConsumed',
  rule: 'gitm-amwol 10.8',
  units: ['US3IN'],
  data: { unit: 'US3IN', fed: 'none', because: 'no source in reach' },
});

function turnWith(events: ReturnType<typeof specimenEvents>) {
  const land = { ...specimenLand(), units: [unitStatus('US3IN'), unitStatus('US9IN')] };
  return specimenTurn({ events, position: { land, fleet: null } });
}

describe('why a piece fared as it did, and why it did no more', () => {
  it('conforms to its schema and tells story and failures, each failure once', () => {
    const story = tellPiece(
      turnWith([refused, hungry, blocked('strategic-1'), blocked('strategic-2')]),
      'US3IN',
    )!;
    expect(schemaFaults(PieceStory, story)).toEqual([]);
    expect(story.story.map(({ title }) => title)).toEqual([
      ...['Orders', 'Supply', 'Strategic movement 1', 'Strategic movement 2'],
    ]);
    expect(story.notDone.map(({ text, rule }) => `${text} [${rule}]`)).toEqual([
      'The land order for US3IN was refused: no such square (rule 7.4). [gitm-amwol 6.1]',
      expect.stringMatching(/^US3IN .*\[gitm-amwol 10\.8\]$/),
      'US3IN could not make a step of its march from J9-V4 to J9-V5: the river was not to be crossed before the enemy; so twice in strategic movement 1 to 2. [gitm-amwol 7.9]',
      'No order for US3IN stood, so it went by the default orders. [gitm-amwol 6.9]',
      'US3IN was in no battle: no enemy shared its square when a phase ended. [gitm-amwol 9.1]',
    ]);
    expect(story.words).toContain('\nWhy not\n  The land order for US3IN was refused');
  });

  it('says of an own piece that nothing befell that it had no orders and stayed', () => {
    const story = tellPiece(turnWith([]), 'US9IN')!;
    expect([story.own, story.story]).toEqual([true, []]);
    expect(story.notDone.map(({ rule }) => rule)).toEqual([
      'gitm-amwol 6.9',
      'gitm-amwol 6.1',
      'gitm-amwol 9.1',
    ]);
  });

  it('tells of strangers what was seen, and nothing of what they did not do', () => {
    const seen = observed({
      type: 'UnitRouted',
      degree: 'partial',
      data: { unit: 'MX6IN', from: '3-9', direction: 'north' },
    });
    const story = tellPiece(turnWith([seen]), 'MX6IN')!;
    expect([story.own, story.notDone]).toEqual([false, []]);
    expect(story.words).toContain('MX6IN ran in rout to the north from 3-9.');
  });

  it('knows nothing of a piece nobody saw, whether there is one or not', () => {
    expect(tellPiece(turnWith(specimenEvents()), 'MX99IN')).toBeNull();
    expect(tellPiece(turnWith(specimenEvents()), 'constructor')).toBeNull();
  });
});
