import { describe, expect, it } from '@jest/globals';
import { faultsOfBattle } from '../faults-of-battle.js';

const POSITION = {
  format: 'vedette/battle@1',
  turn: '0740',
  sides: [
    { id: 'US', overall: ['buford'] },
    { id: 'CSA', overall: [] },
  ],
  map: {
    columns: 9,
    rows: 9,
    terrainRows: [...Array<string>(8).fill('.........'), 'x........'],
    areas: { '1': { side: 'US', hexes: ['0101'], next: [] } },
  },
  leaders: [{ id: 'buford' }, { id: 'archer', side: 'CSA', command: 'archer', hex: '0606' }],
  commands: [
    { id: 'archer', side: 'CSA' },
    { id: 'guns', side: 'CSA' },
    { id: 'gamble', side: 'US' },
  ],
  units: [
    { id: 'foot', command: 'archer', sp: 9, hex: '0505' },
    { id: 'battery', command: 'guns', type: 'ART', sp: 6, hex: '0303' },
    { id: 'horse', command: 'gamble', type: 'CAV', sp: 9, hex: '0707' },
    { id: 'wagons', command: 'gamble', type: 'WAG', sp: 4, hex: '0808' },
  ],
  arrivals: [{ id: 'later', side: 'US', turn: '0900', area: '1' }],
};

type Unit = Readonly<Record<string, unknown>>;
const withUnit = (id: string, change: Unit) => ({
  units: POSITION.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)),
});
const withCommand = (id: string, change: Unit) => ({
  commands: POSITION.commands.map((command) => (command.id === id ? { ...command, ...change } : command)),
});
const onMap = (change: Unit) => ({ map: { ...POSITION.map, ...change } });
const contact = (id: string, change: Unit = {}) => ({
  ...{ id, hex: '0101', level: 'arm', kind: 'infantry', band: 'small', facing: 0, seen: '0720' },
  ...{ stale: false, source: 'los', units: [], effect: null, ...change },
});
const lost = (change: Unit) => ({ casualties: [{ turn: '0720', ...change }] });

const pointersOf = (change: object): string[] =>
  faultsOfBattle({ ...POSITION, ...change }).map(({ pointer }) => pointer);

describe('a battle that cannot be', () => {
  it('is not one with a unit on a road through ground that is closed', () => {
    const roads = { pike: { class: 'road', hexes: ['0108', '0109'] } };
    expect(
      pointersOf({ ...withUnit('foot', { hex: '0109', formation: 'column' }), ...onMap({ roads }) }),
    ).toEqual([]);
  });

  it('is not this one, from which all others are made', () => {
    expect(faultsOfBattle(POSITION)).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['enemies in one hex', withUnit('horse', { hex: '0505' }), '/units/2/hex'],
    [
      'enemies in one hex, by a part of a line',
      withUnit('horse', { hex: '0506', formation: 'dismounted', extended: ['0505'] }),
      '/units/2/extended/0',
    ],
    ['a unit where nobody enters', withUnit('foot', { hex: '0109' }), '/units/0/hex'],
    ['a part of a line away from it', withUnit('foot', { extended: ['0508'] }), '/units/0/extended/0'],
    ['a part of a line in its own hex', withUnit('foot', { extended: ['0505'] }), '/units/0/extended/0'],
    ['a line in four hexes', withUnit('foot', { extended: ['0504', '0506', '0404'] }), '/units/0/extended/2'],
    ['a line longer than its men', withUnit('foot', { sp: 1, extended: ['0504'] }), '/units/0/extended/0'],
    [
      'a line of who is off the map',
      withUnit('foot', { hex: null, extended: ['0504'] }),
      '/units/0/extended',
    ],
    ['a line on horses', withUnit('horse', { extended: ['0706'] }), '/units/2/extended'],
    [
      'a column with a gap',
      withUnit('foot', { formation: 'column', sp: 17, extended: ['0404', '0202'] }),
      '/units/0/extended/1',
    ],
    [
      'a column that trails past its end',
      withUnit('foot', { formation: 'column', extended: ['0404', '0304'] }),
      '/units/0/extended/1',
    ],
    [
      'a flank refused in column',
      withUnit('foot', { formation: 'column', refused: 'left' }),
      '/units/0/refused',
    ],
    ['a flank refused by guns', withUnit('battery', { refused: 'left' }), '/units/1/refused'],
    ['muskets in a battery', withUnit('battery', { weapon: 'E' }), '/units/1/weapon'],
    ['cannon in a regiment', withUnit('foot', { weapon: 'N' }), '/units/0/weapon'],
    ['infantry on blown horses', withUnit('foot', { blown: true }), '/units/0/blown'],
    ['guns with bayonets', withUnit('battery', { bayonet: true }), '/units/1/bayonet'],
    ['an order until no turn', withUnit('foot', { orderUntil: '0741' }), '/units/0/orderUntil'],
    ['a unit under the enemy', withUnit('horse', { side: 'US', command: 'archer' }), '/units/2/command'],
    ['a unit in a group of the enemy', withUnit('foot', { group: 'later', hex: null }), '/units/0/group'],
    ['a command under the enemy', withCommand('archer', { superior: 'gamble' }), '/commands/0/superior'],
    ['a command led by the enemy', withCommand('gamble', { leader: 'archer' }), '/commands/2/leader'],
    [
      'an overall commander of the enemy',
      {
        sides: [
          { id: 'US', overall: ['archer'] },
          { id: 'CSA', overall: [] },
        ],
      },
      '/sides/0/overall/0',
    ],
    [
      'a player with commands of the enemy',
      { players: [{ id: 'one', side: 'US', commands: ['archer'] }] },
      '/players/0/commands/0',
    ],
    ['an end before its beginning', { lastTurn: '0720', lastDate: '1863-06-30' }, '/lastDate'],
    ['a unit both living and lost', lost({ unit: 'foot', sp: 9 }), '/casualties/0/unit'],
    ['a leader lost whom nobody knows', lost({ leader: 'nobody', fate: 'killed' }), '/casualties/0/leader'],
    ['a loss in no turn', lost({ unit: 'gone', sp: 9, turn: '0721' }), '/casualties/0/turn'],
    [
      'a unit lost twice',
      {
        casualties: [
          { unit: 'gone', turn: '0720' },
          { unit: 'gone', turn: '0720' },
        ],
      },
      '/casualties/1/unit',
    ],
    [
      'guns left by infantry',
      { abandonedGuns: [{ hex: '0303', battery: 'foot', guns: 1 }] },
      '/abandonedGuns/0/battery',
    ],
    [
      'guns left by nobody',
      { abandonedGuns: [{ hex: '0303', battery: 'nobody', guns: 1 }] },
      '/abandonedGuns/0/battery',
    ],
    [
      'more guns left than there were',
      { abandonedGuns: [{ hex: '0303', battery: 'battery', guns: 7 }] },
      '/abandonedGuns/0/guns',
    ],
    [
      'a bridge over a wall',
      onMap({ hexsides: [{ hex: '0505', side: 1, kind: 'wall', bridge: true }] }),
      '/map/hexsides/0/bridge',
    ],
    ['two contacts of one id', { contacts: { US: [contact('K1'), contact('K1')] } }, '/contacts/US/1'],
    [
      'a number given out before',
      { contacts: { US: [contact('K4')] }, nextContact: { US: 4, CSA: 1 } },
      '/nextContact/US',
    ],
    ['a contact off the map', { contacts: { US: [contact('K1', { hex: '1001' })] } }, '/contacts/US/0/hex'],
    [
      'a contact seen in no turn',
      { contacts: { US: [contact('K1', { seen: '0721' })] } },
      '/contacts/US/0/seen',
    ],
    ['an instruction for nobody', { standing: { of: { nobody: { turn: true } } } }, '/standing/of/nobody'],
    [
      'an instruction about a hex there is not',
      { standing: { of: { foot: { fireAt: ['artillery', '1001'] } } } },
      '/standing/of/foot/fireAt/1',
    ],
    [
      'a ride to a hex there is not',
      { standing: { of: { horse: { cavalryReaction: { toward: '1001', hexes: 3 } } } } },
      '/standing/of/horse/cavalryReaction/toward',
    ],
    ['stars of nobody', { standing: { stars: { nobody: 'rally' } } }, '/standing/stars/nobody'],
    [
      'a marker of nobody',
      { markers: [{ hex: '0101', unit: 'nobody', looks: 'troops', side: 'US' }] },
      '/markers/0/unit',
    ],
    [
      'another entrance there is not',
      { arrivals: [{ ...POSITION.arrivals[0], alternative: { area: '9', orderedAt: '0800' } }] },
      '/arrivals/0/alternative/area',
    ],
    [
      'another entrance ordered in no turn',
      { arrivals: [{ ...POSITION.arrivals[0], alternative: { area: '1', orderedAt: '0801' } }] },
      '/arrivals/0/alternative/orderedAt',
    ],
    [
      'an order of march with strangers',
      { arrivals: [{ ...POSITION.arrivals[0], sequence: ['nobody'] }] },
      '/arrivals/0/sequence/0',
    ],
    ['delay in no turn', { victory: { delay: [delay(['0841'])] } }, '/victory/delay/0/turns/0'],
    [
      'an objective off the map',
      { victory: { geographic: { CSA: { hexes: ['1001'], need: 1 } } } },
      '/victory/geographic/CSA/hexes/0',
    ],
    ['divisions of a third side', { victory: { manpower: { GB: 3 } } }, '/victory/manpower/GB'],
    ['a hex held off the map', { held: { '1001': 'US' } }, '/held/1001'],
    ['a day no calendar has', { date: '1863-02-30' }, '/date'],
    [
      'an arrival on a day no calendar has',
      { arrivals: [{ ...POSITION.arrivals[0], date: '1863-06-31' }] },
      '/arrivals/0/date',
    ],
    ['a leader among enemies', { leaders: [{ id: 'buford', hex: '0505' }] }, '/leaders/0/hex'],
    [
      'works upon works',
      {
        works: [
          { hex: '0505', side: 'CSA' },
          { hex: '0505', side: 'US' },
        ],
      },
      '/works/1/hex',
    ],
    [
      'more guns left in two places than there were',
      {
        abandonedGuns: [
          { hex: '0303', battery: 'battery', guns: 4 },
          { hex: '0304', battery: 'battery', guns: 3 },
        ],
      },
      '/abandonedGuns/1/guns',
    ],
    [
      'skirmishers of another brigade',
      withCommand('guns', { skirmishers: { unit: 'foot', lossesAtStart: {} } }),
      '/commands/1/skirmishers/unit',
    ],
    [
      'skirmishers who stand on the map',
      withCommand('archer', { skirmishers: { unit: 'foot', lossesAtStart: {} } }),
      '/commands/0/skirmishers/unit',
    ],
    [
      'an arrival by an entrance of the enemy',
      { arrivals: [{ id: 'later', side: 'CSA', turn: '0900', area: '1' }] },
      '/arrivals/0/area',
    ],
    [
      'a leader twice among those who lead a side',
      {
        sides: [
          { id: 'US', overall: ['buford', 'buford'] },
          { id: 'CSA', overall: [] },
        ],
      },
      '/sides/0/overall/1',
    ],
    [
      'a hex that gives a side points twice',
      { victory: { objectives: [objective({ US: 5 }), objective({ CSA: 5, US: 3 })] } },
      '/victory/objectives/1/hex',
    ],
    ['a draw that somebody won', { result: { winner: 'US', level: 'draw' } }, '/result/level'],
    ['a victory of nobody', { result: { winner: null, level: 'marginal' } }, '/result/level'],
    ['a set-up round a hex off the map', { setup: { foot: { within: 2, of: '1001' } } }, '/setup/foot/of'],
  ])('%s is refused at it', (_what, change, pointer) => {
    expect(pointersOf(change)).toEqual([pointer]);
  });

  it.each<[string, object]>([
    ['more men in a hex than it holds', withUnit('battery', { hex: '0505' })],
    ['a leader who fell where he lies', { leaders: [{ id: 'buford', status: 'killed', hex: '0808' }] }],
    ['guns left by a battery that is no more', { ...lost({ unit: 'gone', sp: 4 }), ...guns('gone') }],
    ['a line to both flanks', withUnit('foot', { extended: ['0504', '0506'] })],
    ['a road that leaps', onMap({ roads: { pike: { class: 'pike', hexes: ['0101', '0301'] } } })],
    ['a road, a stream, an entrance and works of which only the place is said', bare()],
    ['a contact of which only the place is said', { contacts: { US: [bareContact()] } }],
    ['a hex that gives points to both sides', bothWays()],
    ['skirmishers off the map', skirmishersOut()],
    ['a leader killed among enemies', { leaders: [{ id: 'buford', status: 'killed', hex: '0505' }] }],
    ['a wall along the edge', onMap({ hexsides: [{ hex: '0101', side: 1, kind: 'wall' }] })],
    ['contacts whose next number is not said', { contacts: { US: [contact('K4')] } }],
  ])('%s can be', (_what, change) => {
    expect(pointersOf(change)).toEqual([]);
  });
});

function bare(): object {
  return {
    ...onMap({
      roads: { pike: { hexes: ['0101', '0201'] } },
      streams: { run: { hexes: ['0301'] } },
      areas: { '1': { side: 'US', hexes: ['0101'] } },
    }),
    works: [{ hex: '0505', side: 'CSA' }],
  };
}

function bareContact(): object {
  return { id: 'K1', hex: '0505', level: 'troops', kind: 'troops' };
}

function objective(points: object): object {
  return { hex: '0505', points };
}

function bothWays(): object {
  return { victory: { objectives: [objective({ US: 5 }), objective({ CSA: 5 })] } };
}

function skirmishersOut(): object {
  return {
    ...withCommand('archer', { skirmishers: { unit: 'foot', lossesAtStart: {} } }),
    ...withUnit('foot', { hex: null }),
  };
}

function delay(turns: readonly string[]): object {
  return { side: 'US', turns, points: 4, noEnemyInfantryFromColumn: 3 };
}

function guns(battery: string): object {
  return { abandonedGuns: [{ hex: '0303', battery, guns: 1 }] };
}
