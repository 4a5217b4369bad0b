import { describe, expect, it } from '@jest/globals';
import { type GameEvent, PieceEdited } from '@vedette/campaign';
import type { CampaignFacts } from '@vedette/contracts';
import { factsAfter } from './facts-after.js';

const FACTS: CampaignFacts = {
  id: 'war',
  title: 'War',
  rulebooks: { land: 'gitm-amwol', naval: null },
  theatre: 'amwol',
  states: ['US', 'MX', 'YU'].map((id) => ({ id, nation: id, side: id })),
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', name: 'Taylor', ministries: [] },
    { id: 'marcy', state: 'US', name: 'Marcy', ministries: ['war'] },
  ],
};
const edit = (kind: string, piece: string, field: string, after: unknown) =>
  ({ type: PieceEdited.type, data: { kind, piece, changes: [{ field, after }] } }) as unknown as GameEvent;

describe('what everybody in a campaign knows of it after edits by hand', () => {
  it('has offices and treaties as they were changed last, and everything else as it began', () => {
    const after = factsAfter(FACTS, [
      edit('player', 'taylor', 'ministries', ['war']),
      edit('player', 'marcy', 'ministries', []),
      edit('player', 'taylor', 'ministries', ['war', 'head']),
      edit('relation', 'MX-US', 'stance', 'neutral'),
      edit('relation', 'US-YU', 'stance', 'allied'),
      edit('unit', 'US1IN', 'strength', 3),
      edit('city', 'Tampico', 'state', 'US'),
    ]);
    expect(after).toEqual({
      ...FACTS,
      relations: [
        { between: ['US', 'MX'], stance: 'neutral' },
        { between: ['US', 'YU'], stance: 'allied' },
      ],
      players: [
        { ...FACTS.players[0], ministries: ['war', 'head'] },
        { ...FACTS.players[1], ministries: [] },
      ],
    });
    expect(FACTS.relations[0]!.stance).toBe('hostile');
  });

  it('is what it began with where neither was edited', () => {
    expect(factsAfter(FACTS, [edit('unit', 'US1IN', 'strength', 3)])).toEqual(FACTS);
    expect(factsAfter(FACTS, [])).toBe(FACTS);
  });
});
