import { describe, expect, it } from '@jest/globals';
import {
  POSITION_FORMAT,
  readPosition,
  stateId,
  type PositionReport,
  type UnitDocument,
  playerId,
} from '@vedette/campaign';
import { makeInlineTheatre } from '@vedette/geography';
import { booksOf, pieceTypes } from '@vedette/rulebooks';
import { askSupply, governs, knownWorld } from '../index.js';
import { tellSupply } from './supply-answer-words.js';

const COLUMNS = 12;
const PLAYERS = [
  { id: playerId('polk'), state: stateId('US'), ministries: ['war' as const] },
  { id: playerId('taylor'), state: stateId('US') },
  { id: playerId('arista'), state: stateId('MX') },
];
const OWN: UnitDocument[] = [
  { id: 'US1AQ', square: 'A1-P1', tactical: '7-7', commander: 'taylor' },
  { id: 'US1CQ', square: 'A4-P1', tactical: '7-7', commander: 'taylor', supplies: 6 },
  { id: 'US1IN', square: 'A6-P1', tactical: '7-7', strength: 800, commander: 'taylor' },
];

function world(...enemies: UnitDocument[]) {
  const state = readPosition(
    {
      format: POSITION_FORMAT,
      rulebooks: { land: 'gitm-amwol', naval: null },
      turn: 3,
      season: 'campaign',
      theatre: {
        kind: 'inline',
        origin: 'A0-P0',
        strategic: Array.from({ length: 4 }, () => '.'.repeat(COLUMNS)),
      },
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
      ],
      relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
      players: PLAYERS,
      units: [...OWN, ...enemies],
      cities: [
        { name: 'Depot', square: 'A0-P1', tactical: '7-7', state: 'US', supplies: 40 },
        { name: 'Rival', square: 'B1-P3', tactical: '7-7', state: 'MX' },
      ],
    },
    (theatre) => makeInlineTheatre(theatre as Parameters<typeof makeInlineTheatre>[0]),
    pieceTypes,
  );
  return { state, book: booksOf(state.rulebooks).land };
}

const SQUARE = { terrain: 'open', nation: 'Mexico', city: null, mark: null };
const reporting = (...seen: [square: string, letters: string][]): PositionReport => ({
  player: 'taylor',
  state: 'US',
  turn: 2,
  season: 'campaign',
  squares: seen.map(([square, letters]) => ({
    ...SQUARE,
    square,
    stacks: [
      { state: 'MX', standing: 'hostile', condition: 'active', count: null, size: 'brigade', letters },
    ],
  })),
  maps: [],
  units: [],
  ports: [],
  seenFromShips: [],
  garrisons: [],
  headquartersHeardOf: [],
  troopsHeardOf: [],
});

function ask(
  player: string,
  piece: string,
  concern: 'supplies' | 'communications',
  report: PositionReport | null,
  ...enemies: UnitDocument[]
) {
  const { state, book } = world(...enemies);
  const who = state.players.find(({ id }) => id === player)!;
  const known = knownWorld(state, who, report);
  const answer = askSupply(known, book, who.state, piece, concern);
  return answer && tellSupply(known.state, book, answer);
}

describe('what would reach a unit', () => {
  it('is its corps headquarters within two squares, with the line', () => {
    const answer = ask('taylor', 'US1IN', 'supplies', reporting())!;
    expect(answer.reached).toBe(true);
    expect(answer.ways[0]).toMatchObject({
      source: 'US1CQ',
      path: ['A4-P1', 'A5-P1', 'A6-P1'],
      length: 2,
      limit: 2,
    });
  });

  it('is for a corps headquarters a city within eight, and for its communications an army headquarters', () => {
    expect(ask('taylor', 'US1CQ', 'communications', reporting())!.ways[0]!.source).toBe('US1AQ');
    expect(ask('polk', 'US1CQ', 'supplies', null)!.ways[0]).toMatchObject({ source: 'Depot', length: 4 });
  });

  it('names the enemy he knows of first on the way, and what would help', () => {
    const answer = ask(
      'taylor',
      'US1IN',
      'supplies',
      reporting(['A5-P0', 'I'], ['A5-P1', 'I'], ['A5-P2', 'I']),
    )!;
    expect(answer.reached).toBe(false);
    expect(answer.ways[0]!.obstacle).toEqual({ kind: 'enemy', square: 'A5-P1' });
    expect(answer.ways[0]!.text).toBe(
      'US1CQ: the enemy stands in A5-P1; drive him out or go round (rule 10.5).',
    );
  });

  it('takes reported cavalry at its worst: squares beside it that nobody covers are unsafe', () => {
    const answer = ask('taylor', 'US1IN', 'supplies', reporting(['A5-P3', 'C']))!;
    expect(answer.reached).toBe(true);
    expect(answer.ways[0]!.path).toEqual(['A4-P1', 'A5-P1', 'A6-P1']);
    const closer = ask('taylor', 'US1IN', 'supplies', reporting(['A5-P2', 'C'], ['A5-P0', 'I']))!;
    expect(closer.ways[0]!.obstacle).toEqual({ kind: 'cavalry', square: 'A5-P1' });
  });

  it('says how far a source is that lies too far off', () => {
    const far = ask('polk', 'Rival', 'supplies', null);
    expect(far).toBeNull();
    const { state, book } = world({ id: 'US2IN', square: 'A7-P1', tactical: '7-7', commander: 'taylor' });
    const known = knownWorld(state, PLAYERS[1]!, reporting());
    const answer = tellSupply(known.state, book, askSupply(known, book, stateId('US'), 'US2IN', 'supplies')!);
    expect(answer.ways[0]!.text).toContain('3 squares away, at most 2 are allowed');
  });
});

describe('what a player does not know changes nothing', () => {
  const hidden: UnitDocument[] = [
    { id: 'MX1LC', square: 'A5-P1', tactical: '7-7', strength: 900, commander: 'arista' },
    { id: 'MX1IN', square: 'A2-P1', tactical: '3-3', strength: 900, commander: 'arista' },
  ];

  it.each(['US1IN', 'US1CQ', 'Depot'])('about %s', (piece) => {
    for (const player of ['taylor', 'polk'])
      for (const concern of ['supplies', 'communications'] as const)
        expect(ask(player, piece, concern, reporting(), ...hidden)).toEqual(
          ask(player, piece, concern, reporting()),
        );
  });

  it('nor are pieces of others told: asking for them is asking for nothing', () => {
    expect(ask('taylor', 'MX1LC', 'supplies', reporting(), ...hidden)).toBeNull();
    expect(ask('arista', 'US1IN', 'supplies', null)).toBeNull();
  });

  it('of friends he only sees he learns where they stand, and nothing of what they carry or hear', () => {
    const train = (more: Partial<UnitDocument>): UnitDocument => ({
      id: 'US9CQ',
      square: 'A7-P1',
      tactical: '7-7',
      commander: 'worth',
      ...more,
    });
    const seen: PositionReport = {
      ...reporting(),
      squares: [
        {
          ...SQUARE,
          square: 'A7-P1',
          stacks: [
            { state: 'US', standing: 'same', condition: 'active', count: 1, size: null, letters: 'H' },
            {
              state: 'MX',
              standing: 'hostile',
              condition: 'active',
              count: null,
              size: 'brigade',
              letters: 'I',
            },
          ],
        },
      ],
    };
    const ways = (more: Partial<UnitDocument>) => ask('taylor', 'US1IN', 'supplies', seen, train(more))!.ways;
    expect(ways({ supplies: 9 }).find(({ source }) => source === 'US9CQ')).toMatchObject({
      supplies: null,
      closed: null,
    });
    const before = ways({ supplies: 0 });
    for (const more of [{ supplies: 12 }, { tactical: '1-1' }, { strength: 9 }, { supplySource: 'Depot' }])
      expect(ways(more)).toEqual(before);
  });

  it('a minister of war is told what the cities and trains of his state have in store, and of nobody else', () => {
    const ways = (player: string, piece: string, ...more: UnitDocument[]) =>
      ask(player, piece, 'supplies', null, ...more)!.ways;
    expect(ways('polk', 'US1CQ')[0]).toMatchObject({ source: 'Depot', supplies: 40 });
    // What a headquarters can hand on is its own train and the magazine behind it.
    expect(ways('polk', 'US1IN')[0]).toMatchObject({ source: 'US1CQ', supplies: 46 });
    expect(ways('taylor', 'US1CQ')[0]).toMatchObject({ source: 'Depot', supplies: null });
    const leaderless = { id: 'US9CQ', square: 'A6-P2', tactical: '7-7', supplies: 9, commander: null };
    expect(ways('polk', 'US1IN', leaderless).find(({ source }) => source === 'US9CQ')?.supplies).toBeNull();
  });

  it('a minister of war knows all his state has, an officer what he commands and sees', () => {
    expect(PLAYERS.filter(governs).map(({ id }) => id)).toEqual(['polk']);
    const { state } = world();
    expect(knownWorld(state, PLAYERS[0]!, null).state.units.size).toBe(OWN.length);
    expect(knownWorld(state, { id: playerId('worth'), state: stateId('US') }, null).state.units.size).toBe(0);
  });
});
