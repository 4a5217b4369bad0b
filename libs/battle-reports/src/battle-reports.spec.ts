import { describe, expect, it } from '@jest/globals';
import { type BattleEvents, readBattle } from '@vedette/battle';
import { BATTLE_EVENTS, playBattle } from '@vedette/battle-rules';
import { HexMap } from '@vedette/hex';
import { eventsOfGame } from '@vedette/record';
import { battleReportFiles, REPORT_FILES } from './battle-reports.js';

type Piece = Record<string, unknown> & { id: string };

const US: Piece[] = [
  { id: 'us-8il', name: '8th Illinois', command: 'gamble', type: 'INF', sp: 7, hex: '0905', facing: 3 },
  { id: 'us-3in', name: '3rd Indiana', command: 'gamble', type: 'INF', sp: 6, hex: '0907', facing: 3 },
];
const CS: Piece[] = [
  { id: 'cs-13al', name: '13th Alabama', command: 'archer', type: 'INF', sp: 6, hex: '0704', facing: 0 },
  { id: 'cs-1tn', name: '1st Tennessee', command: 'archer', type: 'INF', sp: 6, hex: '0406', facing: 0 },
  // Behind the woods of column 03: nobody of the Union has a line to it.
  { id: 'cs-2ms', name: '2nd Mississippi', command: 'davis', type: 'INF', sp: 10, hex: '0106', facing: 0 },
];
const ROW = `..w${'.'.repeat(15)}`;

/** One turn of default conduct, with something of the enemy changed, as the Union's player reads it. */
function played(
  change: (pieces: { units: Piece[]; commands: Piece[] }) => void = () => undefined,
  definitions = BATTLE_EVENTS,
) {
  const pieces = {
    units: structuredClone([...US, ...CS]),
    commands: [
      { id: 'gamble', side: 'US', level: 'brigade', order: 'SKPD', ineffectiveAt: 90 },
      { id: 'archer', side: 'CSA', level: 'brigade', order: 'HOLD', ineffectiveAt: 90 },
      { id: 'davis', side: 'CSA', level: 'brigade', order: 'HOLD', ineffectiveAt: 90 },
    ] as Piece[],
  };
  change(pieces);
  const state = readBattle({
    format: 'vedette/battle@1',
    name: 'A small fight',
    turn: '0740',
    switches: { randomEvents: false, leaderCasualties: true },
    map: { columns: 18, rows: 12, terrainRows: Array(12).fill(ROW) },
    ...pieces,
  });
  const found = playBattle({
    state,
    orders: [],
    seed: 'one',
    told: { 'initiative:US': [5], 'initiative:CSA': [2], 'fire:*': [4], 'udd:*': [2] },
    until: null,
    turns: 1,
  });
  const player = state.players.find(({ side }) => side === 'US')!;
  const source = {
    events: found.events,
    definitions,
    state,
    turn: '0740',
    player,
    refused: [],
  };
  return { files: battleReportFiles(source, new HexMap(state.map)) };
}

const unit = (pieces: { units: Piece[] }, id: string) => pieces.units.find((one) => one.id === id)!;

describe('what a player reads', () => {
  const plain = played();

  it('is all there, in words, with his own dice and the effect he could see', () => {
    expect(Object.keys(plain.files)).toEqual([...REPORT_FILES]);
    expect(plain.files['turn.txt']).toContain('8th Illinois fired from 0905 at 0704, 7 SP at range 2');
    expect(plain.files['turn.txt']).toContain('fire:us-8il 4');
    expect(plain.files['position.txt']).toMatch(/K\d +0704 +medium infantry +0740 +13th Alabama/);
    expect(plain.files['map.svg']).toMatch(/^<svg [^]*A small fight[^]*8th Illinois[^]*<\/svg>\n$/);
  });

  it('says nothing of enemies nobody saw, nor of strengths, orders, losses or dice of those he did', () => {
    const all = Object.values(plain.files).join('');
    for (const hidden of [
      '2nd Mississippi',
      'cs-2ms',
      'archer',
      'davis',
      '1st Tennessee',
      'fire:cs-',
      'udd:cs-',
    ])
      expect(all).not.toContain(hidden);
    const report = JSON.parse(plain.files['turn.json']) as {
      lines: { dice?: { label: string; drms?: unknown }[] }[];
    };
    const fired = report.lines
      .flatMap(({ dice = [] }) => dice)
      .filter(({ label }) => label.startsWith('fire:'));
    expect(fired.length).toBeGreaterThan(0);
    for (const die of fired)
      expect(Object.keys(die).sort()).toEqual(['column', 'die', 'label', 'range', 'sp', 'target', 'units']);
  });

  it.each<[string, Parameters<typeof played>[0]]>([
    ['a unit out of sight is stronger', (pieces) => Object.assign(unit(pieces, 'cs-2ms'), { sp: 12 })],
    [
      'a unit out of sight is not there',
      (pieces) =>
        pieces.units.splice(
          pieces.units.findIndex(({ id }) => id === 'cs-2ms'),
          1,
        ),
    ],
    [
      'a unit out of sight has another name',
      (pieces) => Object.assign(unit(pieces, 'cs-2ms'), { id: 'cs-55nc', name: '55th North Carolina' }),
    ],
    [
      'a unit far off has lost men',
      (pieces) => Object.assign(unit(pieces, 'cs-1tn'), { losses: 2, startSP: 9 }),
    ],
    [
      'a unit far off is another of its size',
      (pieces) => Object.assign(unit(pieces, 'cs-1tn'), { id: 'cs-zz', name: 'Another', sp: 7 }),
    ],
    ['the enemy is short of ammunition', (pieces) => Object.assign(unit(pieces, 'cs-13al'), { ammo: 3 })],
    [
      'a brigade out of sight is tired and has other orders',
      (pieces) => Object.assign(pieces.commands[2]!, { fatigue: 4, order: 'RSRV' }),
    ],
  ])('is the same to a byte where %s', (_, change) => {
    expect(played(change).files).toEqual(plain.files);
  });

  it('differs where what he sees differs: the pairs look', () => {
    expect(played((pieces) => Object.assign(unit(pieces, 'cs-1tn'), { sp: 12 })).files).not.toEqual(
      plain.files,
    );
    expect(played((pieces) => Object.assign(unit(pieces, 'cs-13al'), { name: 'Other' })).files).not.toEqual(
      plain.files,
    );
  });

  it('would betray what a definition gives away: a leak planted shows', () => {
    const keys = ['from', 'target', 'sp', 'units', 'range'];
    const seen = { named: keys, arm: keys, troops: keys, smoke: keys };
    const leaky: BattleEvents = eventsOfGame(
      BATTLE_EVENTS.definitions.map((one) => (one.type === 'FireResolved' ? { ...one, seen } : one)),
    );
    expect(played(() => undefined, leaky).files['turn.txt']).toContain('13th Alabama fired');
    expect(plain.files['turn.txt']).not.toContain('13th Alabama fired');
  });
});
