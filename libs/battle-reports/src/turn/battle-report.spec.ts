import { describe, expect, it } from '@jest/globals';
import { type BattleEvent, type BattleEvents, readBattle } from '@vedette/battle';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import { eventsOfGame } from '@vedette/record';
import { battleReportOf } from './battle-report.js';
import { reportHtml } from './report-html.js';
import { reportText } from './report-text.js';
import { WORDS, WordsMissingError } from './words.js';

const state = readBattle({
  format: 'vedette/battle@1',
  name: 'A ridge',
  turn: '0740',
  map: {
    columns: 18,
    rows: 12,
    terrainRows: Array(12).fill('.'.repeat(18)),
    names: { '0405': 'Herr Tavern' },
  },
  leaders: [
    { id: 'gamble', name: 'Gamble', side: 'US', command: 'gamble', rating: 5, range: 8, hex: '0304' },
  ],
  commands: [
    { id: 'gamble', side: 'US', level: 'brigade', leader: 'gamble' },
    { id: 'archer', side: 'CSA', level: 'brigade' },
  ],
  units: [
    { id: 'us-8il', name: '8th Illinois', side: 'US', command: 'gamble', type: 'CAV', sp: 9, hex: '0304' },
    { id: 'cs-13al', name: '13th Alabama', command: 'archer', side: 'CSA', type: 'INF', sp: 6, hex: '1004' },
  ],
});

/** A type of event that nobody has words for is among them. */
const WITH_A_BALLOON: BattleEvents = eventsOfGame([
  ...BATTLE_EVENTS.definitions,
  { ...BATTLE_EVENTS.definitions[0]!, type: 'BalloonRose' },
]);

type Happened = Partial<BattleEvent> & Pick<BattleEvent, 'type' | 'data'>;

/** What the Union's player reads of some events, each seen whole unless said. */
function told(...happened: Happened[]) {
  const events = happened.map((one, seq): BattleEvent => ({
    ...{
      seq,
      turn: '0740',
      step: 'activation',
      rule: 'gbacw-3dog P-03',
      impulse: 1,
      audience: { us: 'full' },
    },
    ...one,
  }));
  const player = state.players.find(({ id }) => id === 'us')!;
  return battleReportOf({
    events,
    definitions: WITH_A_BALLOON,
    state,
    turn: '0740',
    player,
    refused: [],
  });
}

const texts = (...happened: Happened[]): string[] => told(...happened).lines.map(({ text }) => text);

const moved = (from: string | null, to: string, more: Partial<BattleEvent> = {}): Happened => ({
  type: 'UnitMoved',
  hex: to,
  data: { unit: 'us-8il', from, to, facing: 3, cost: 1, spent: 1 },
  ...more,
});
const turned = (facing: number): Happened => ({
  type: 'UnitTurned',
  data: { unit: 'us-8il', facing, cost: 1 },
  rule: 'gbacw-3dog P-02',
});

describe('words', () => {
  it('are there for every event a battle has, and for no other', () => {
    expect([...WORDS.keys()].sort()).toEqual(BATTLE_EVENTS.definitions.map(({ type }) => type).sort());
  });

  it('are asked for by name where a type has none', () => {
    expect(() => told({ type: 'BalloonRose', data: {} })).toThrow(WordsMissingError);
  });

  it('name commands by who leads them, leaders by their office, and the own die against what it needed', () => {
    const die = {
      label: 'activation:gamble#1',
      die: 7,
      drms: [],
      drm: 0,
      adjusted: 7,
      target: 5,
      result: 'fail',
    };
    expect(
      texts(
        {
          type: 'CommandActivated',
          data: { command: 'gamble', level: 'failed', how: 'roll', units: ['us-8il'] },
          dice: [die],
        },
        { type: 'CommandConfused', data: { command: 'gamble', result: 'stand' } },
        {
          type: 'LeaderMoved',
          data: { leader: 'gamble', from: '0304', to: '0405', path: ['0405'], moved: 1 },
        },
        { type: 'OrderChanged', data: { subject: 'gamble', from: 'SKPD', to: 'HOLD' } },
        { type: 'ActivationFinished', data: { units: ['us-8il'] } },
      ),
    ).toEqual([
      'Gamble’s brigade did not get going (7 against 5).',
      'In the confusion Gamble’s brigade stands where it is.',
      'Brigade commander Gamble rode from 0304 to 0405 (Herr Tavern).',
      'Gamble’s brigade has new orders: hold (HOLD) instead of skirmish (SKPD).',
    ]);
  });

  it('leave fatigue out where there is none, before and after', () => {
    const fatigue = (from: number, to: number): Happened => ({
      type: 'FatigueChanged',
      data: { command: 'gamble', from, to },
    });
    expect(texts(fatigue(0, 0), fatigue(1, 1), fatigue(0, 1), fatigue(2, 1))).toEqual([
      'Gamble’s brigade is as tired as before: fatigue 1.',
      'Gamble’s brigade is more tired: fatigue 1, it was 0.',
      'Gamble’s brigade is less tired: fatigue 1, it was 2.',
    ]);
  });

  it('do not say whom of the enemy a public event befell, nor that a report is false', () => {
    const event = (letter: string, name: string, subject: string): Happened => ({
      type: 'RandomEventHappened',
      data: { letter, name, subject },
    });
    expect(
      texts(
        event('A', 'a courier is lost', 'archer'),
        event('A', 'a courier is lost', 'gamble'),
        event('F', 'a false report', '0405'),
      ),
    ).toEqual([
      'A courier is lost, on the enemy’s side.',
      'A courier is lost: Gamble’s brigade.',
      'Word has come of a strong body of the enemy on the road at 0405 (Herr Tavern).',
    ]);
  });
});

describe('a walk', () => {
  it('is one line with all hexes, where the unit faces at its end, why it stopped, and every rule once', () => {
    const { lines } = told(moved('0203', '0304'), moved('0304', '0405'), turned(3), turned(2), {
      type: 'StepNotTaken',
      hex: '0405',
      data: { unit: 'us-8il', step: '0406', why: 'it has 1 MP left, 0406 takes 3' },
    });
    expect(lines).toEqual([
      {
        ...{ turn: '0740', step: 'activation', impulse: 1, rule: 'gbacw-3dog P-03 P-02', hex: '0405' },
        text: '8th Illinois moved 0304, 0405 (Herr Tavern) and faced NW. It did not enter 0406: it has 1 MP left, 0406 takes 3.',
      },
    ]);
  });

  it('is followed by what it brought to light, and ended by what befell the unit', () => {
    const contacts: Happened = {
      type: 'ContactsChanged',
      data: { side: 'US', seen: [], gone: [{ id: 'K1', hex: '1004' }] },
    };
    expect(
      texts(
        moved('0203', '0304'),
        contacts,
        moved('0304', '0305'),
        { type: 'UnitDisordered', data: { unit: 'us-8il' } },
        moved('0305', '0306'),
      ),
    ).toEqual([
      '8th Illinois moved 0304, 0305.',
      'Contacts: K1 is no longer in 1004.',
      '8th Illinois is disordered.',
      '8th Illinois moved to 0306.',
    ]);
  });

  it('of enemies seen from afar tells the hexes alone, and joins only steps that go on from one another', () => {
    const afar = (from: string, to: string): Happened => ({
      ...moved(from, to, { audience: { us: 'troops' } }),
      data: { unit: 'cs-13al', from, to, facing: 3, cost: 1, spent: 1 },
    });
    expect(texts(afar('1004', '0904'), afar('0904', '0804'), afar('1005', '0905'))).toEqual([
      'Enemies moved from 1004 to 0904, 0804.',
      'Enemies moved from 1005 to 0905.',
    ]);
  });
});

describe('coming on', () => {
  it('names the leaders who come with the unit', () => {
    expect(texts(moved(null, '0304', { leaders: ['gamble'] }), moved('0304', '0405'))).toEqual([
      '8th Illinois came onto the map at 0304 with brigade commander Gamble and moved 0405 (Herr Tavern).',
    ]);
  });
});

describe('a report of several turns', () => {
  const report = told(moved('0203', '0304'), { ...moved('0304', '0305'), turn: '0800' });

  it('is headed by the first and the last, and each turn by its hour', () => {
    expect(reportText(report)).toMatch(/^Turns 0740 to 0800, US\n[^]*\nTurn 0740\n=+\n[^]*\nTurn 0800\n=+\n/);
    expect(reportHtml(report)).toMatch(/<h2>Turn 0740<\/h2><h3>[^]*<h2>Turn 0800<\/h2>/);
  });

  it('of one turn has no more headings than its steps', () => {
    const one = told(moved('0203', '0304'));
    expect(reportText(one)).toMatch(/^Turn 0740, US\n\nActivation, impulse 1\n/);
    expect(reportHtml(one)).toContain('<h2>Activation, impulse 1</h2>');
  });
});
