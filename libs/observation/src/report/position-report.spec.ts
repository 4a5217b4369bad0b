import { describe, expect, it } from '@jest/globals';
import type { CampaignState, PositionReport } from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { booksOf } from '@vedette/rulebooks';
import { tableOf } from '../testing/table.js';
import { ReportDesk } from './position-report.js';

const shattered = { status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } };

function reportOf(state: CampaignState, player: string, rolls: Record<string, number> = {}): PositionReport {
  const dice = Dice.keyed('reports', state.turn, 'intelligence').withFixed(rolls);
  const desk = new ReportDesk(state, booksOf(state.rulebooks).land, dice, () => 3);
  return desk.reportFor(state.players.find(({ id }) => id === player)!).report;
}

const own = { id: 'US1IN', square: 'G5-V5', tactical: '7-7', commander: 'taylor', deputy: 'worth' };

function squareOf(report: PositionReport, name: string): PositionReport['squares'][number] {
  return report.squares.find(({ square }) => square === name)!;
}

describe('the strategic map of a report (1.4, 4.1)', () => {
  it('shows the squares within five of the player’s active units and no others', () => {
    const report = reportOf(tableOf({ units: [own] }), 'taylor');
    expect(report.squares).toHaveLength(121);
    expect(squareOf(report, 'G0-V0')).toMatchObject({ terrain: 'open', nation: 'United States' });
  });

  it('is personal: a comrade without units sees nothing (4.6)', () => {
    const report = reportOf(tableOf({ units: [own] }), 'hays');
    expect([report.squares, report.maps, report.units]).toEqual([[], [], []]);
  });

  it('counts friends exactly and gives others in words', () => {
    const state = tableOf({
      units: [
        own,
        { id: 'TX1LC', square: 'G6-V5', tactical: '2-2', commander: 'hays' },
        { id: 'MX1IN', square: 'G6-V5', tactical: '9-9' },
      ],
    });
    const [hostile, friendly] = squareOf(reportOf(state, 'taylor'), 'G6-V5').stacks;
    expect(hostile).toMatchObject({ state: 'MX', standing: 'hostile', count: null, size: 'regiments' });
    expect(friendly).toMatchObject({ state: 'TX', standing: 'allied', count: 1, size: null, letters: 'C' });
  });

  it('does not show strangers two squares away, nor friends four', () => {
    const state = tableOf({
      units: [
        own,
        { id: 'MX1IN', square: 'G7-V5', tactical: '9-9' },
        { id: 'TX1IN', square: 'G9-V5', tactical: '9-9' },
      ],
    });
    const report = reportOf(state, 'taylor');
    expect(squareOf(report, 'G7-V5')).toMatchObject({ mark: null, stacks: [] });
    expect(squareOf(report, 'G9-V5')).toMatchObject({ mark: null, stacks: [] });
  });

  it('marks active troops with flags, blue, red and gray, and black for all three', () => {
    const at = (ids: readonly string[], more: object = {}) => {
      const units = ids.map((id, i) => ({ id, square: 'G6-V5', tactical: `${i}-0`, ...more }));
      return squareOf(reportOf(tableOf({ units: [own, ...units] }), 'taylor'), 'G6-V5').mark;
    };
    expect(at(['TX1IN'])).toEqual({ kind: 'flag', colours: ['blue'] });
    expect(at(['MX1IN', 'GB1IN'])).toEqual({ kind: 'flag', colours: ['red', 'gray'] });
    expect(at(['TX1IN', 'MX1IN', 'GB1IN'])).toEqual({ kind: 'flag', colours: ['black'] });
    expect(at(['MX1IN'], { status: 'inactive' })).toEqual({ kind: 'tent', colours: ['red'] });
    expect(at(['MX1IN'], shattered)).toEqual({ kind: 'boxed-s', colours: ['red'] });
  });
});

describe('the tactical maps of a report (2.5, 4.2, 4.6)', () => {
  it('show every strategic square with units of the player, and who is seen there', () => {
    const state = tableOf({
      units: [
        own,
        { id: 'MX1IN', square: 'G5-V5', tactical: '7-5' },
        { id: 'MX2IN', square: 'G5-V5', tactical: '7-3' },
        { id: 'TX1CQ', square: 'G5-V5', tactical: '0-0', commander: 'hays', inFort: false },
      ],
    });
    const [map, ...rest] = reportOf(state, 'taylor').maps;
    expect(rest).toEqual([]);
    expect(map).toMatchObject({ square: 'G5-V5' });
    expect(map?.terrain).toHaveLength(15);
    expect(map?.units.map(({ unit }) => unit)).toEqual(['MX1IN', 'TX1CQ', 'US1IN']);
  });

  it('show an inactive unit only itself', () => {
    const state = tableOf({
      units: [
        { ...own, status: 'inactive' },
        { id: 'TX1IN', square: 'G5-V5', tactical: '0-0' },
      ],
    });
    expect(reportOf(state, 'taylor').maps[0]?.units.map(({ unit }) => unit)).toEqual(['US1IN']);
  });

  it.each([{ status: 'inactive' }, shattered])(
    'show a city by who reports, not by $status troops',
    (idle) => {
      const cities = [{ name: 'Puebla', square: 'G5-V5', tactical: '7-7', state: 'MX', supplies: 19 }];
      const scout = { id: 'US2LC', square: 'G6-V6', tactical: '0-0', commander: 'taylor' };
      const alone = tableOf({ units: [{ ...own, ...idle }], cities });
      expect(reportOf(alone, 'taylor').maps[0]).toMatchObject({ square: 'G5-V5', city: null });
      const scouted = tableOf({ units: [{ ...own, ...idle }, scout], cities });
      expect(reportOf(scouted, 'taylor').maps[0]).toMatchObject({ city: { name: 'Puebla', supplies: 19 } });
    },
  );
});

describe('the status of the player’s units (3.3, 11.3)', () => {
  it('is full for commander and deputy, those not in the field at the end', () => {
    const state = tableOf({
      units: [
        { ...own, id: 'US2IN', status: 'inactive', tactical: '1-1' },
        { ...own, id: 'US3IN', quality: 'Good', fatigue: 4 },
      ],
    });
    const units = reportOf(state, 'worth').units;
    expect(units.map(({ id }) => id)).toEqual(['US3IN', 'US2IN']);
    expect(units[0]).toMatchObject({
      role: 'deputy',
      quality: 'Good',
      fatigue: 4,
      initiative: 3,
      square: 'G5-V5',
    });
  });
});

describe('what a war minister hears (4.7)', () => {
  const quarters = { id: 'MX1AQ', square: 'G9-V9', tactical: '7-7' };
  const troops = { id: 'MX1IN', square: 'G1-V9', tactical: '7-7' };
  const state = (): CampaignState =>
    tableOf({
      units: [own, quarters, troops, { id: 'US2IN', square: 'G9-V0', tactical: '0-0' }],
    });
  const certain = {
    '4.7 US hears of MX1AQ': 0,
    '4.7 US hears of MX1AQ: error': 0,
    '4.7 US hears of MX in G1-V9: error': 0,
    '4.7 US hears of MX in G9-V9: error': 0,
  };

  it('is where headquarters stood when the turn began, now and then', () => {
    const report = reportOf(state(), 'taylor', certain);
    expect(report.headquartersHeardOf).toEqual([{ state: 'MX', type: 'AQ', square: 'G9-V9', turn: 4 }]);
    expect(reportOf(state(), 'taylor', { '4.7 US hears of MX1AQ': 0.9 }).headquartersHeardOf).toEqual([]);
  });

  it('is of foreign troops on national soil that no own troops could see', () => {
    const report = reportOf(state(), 'taylor', certain);
    expect(report.troopsHeardOf.map(({ square }) => square)).toEqual(['G1-V9', 'G9-V9']);
  });

  it('is not of troops in sight, nor of troops abroad', () => {
    const near = tableOf({ units: [own, { ...troops, square: 'G6-V6' }] });
    expect(reportOf(near, 'taylor').troopsHeardOf).toEqual([]);
    const nations = Array.from({ length: 13 }, () => 'M'.repeat(13));
    const abroad = tableOf({ units: [own, troops], theatre: { nations } });
    expect(reportOf(abroad, 'taylor').troopsHeardOf).toEqual([]);
  });

  it('is sometimes squares off, but never on ground where nobody can be', () => {
    const label = '4.7 US hears of MX in G1-V9';
    const off = { [`${label}: error`]: 0.95, [`${label}: squares off`]: 0, [`${label}: direction`]: 0.26 };
    const wrong = reportOf(tableOf({ units: [own, troops] }), 'taylor', off).troopsHeardOf;
    expect(wrong.map(({ square }) => square)).toEqual(['G4-V9']);
    const sea = Array.from({ length: 13 }, () => '.'.repeat(13));
    sea[9] = '....~........';
    const drowned = tableOf({ units: [own, troops], theatre: { strategic: sea } });
    expect(reportOf(drowned, 'taylor', off).troopsHeardOf.map(({ square }) => square)).toEqual(['G1-V9']);
  });

  it('reaches nobody but the minister', () => {
    expect(reportOf(state(), 'worth', certain)).toMatchObject({ headquartersHeardOf: [], troopsHeardOf: [] });
  });
});

describe('ports (4.3)', () => {
  const theatre = {
    seas: [{ code: 'WGC', name: 'West Gulf Coast', map: 'Atlantic', neighbours: {}, tacticalAreas: 4 }],
    ports: [
      {
        name: 'Veracruz',
        sea: 'WGC',
        exit: 'E',
        defence: 3,
        yard: 2,
        state: 'MX',
        square: 'G5-V5',
        tactical: '3-3',
      },
      { name: 'Norfolk', sea: 'WGC', exit: 'E', defence: 3, yard: 2, state: 'US' },
    ],
  };
  const ship = (id: string, port: string, area: string, commander: string): object => ({
    id,
    at: { port, area },
    crew: 100,
    commander,
  });

  it('report their ships, harbour and coast, to land units anywhere in the strategic square', () => {
    const state = tableOf({
      theatre,
      units: [own],
      ships: [
        ship('MX1SL', 'Veracruz', 'harbor', 'ampudia'),
        ship('US1FR', 'Veracruz', 'coastal', 'conner'),
        ship('US2FR', 'Norfolk', 'harbor', 'conner'),
      ],
    });
    const [port, ...others] = reportOf(state, 'taylor').ports;
    expect(others).toEqual([]);
    expect(port?.ships.map(({ ship: id, area }) => `${id} ${area}`)).toEqual([
      'MX1SL harbor',
      'US1FR coastal',
    ]);
  });

  it('let ships identify units in the port’s tactical square, and others by chance', () => {
    const state = tableOf({
      theatre,
      units: [
        { id: 'MX1IN', square: 'G5-V5', tactical: '3-3' },
        { id: 'MX2IN', square: 'G5-V5', tactical: '9-9' },
        { id: 'MX3IN', square: 'G5-V5', tactical: '9-9' },
      ],
      ships: [ship('US1FR', 'Veracruz', 'coastal', 'worth')],
    });
    const report = reportOf(state, 'worth', {
      '4.3 US ships at Veracruz identify MX2IN': 0.49,
      '4.3 US ships at Veracruz identify MX3IN': 0.5,
    });
    expect(report.seenFromShips[0]?.units.map(({ unit }) => unit)).toEqual(['MX1IN', 'MX2IN']);
    expect(reportOf(state, 'taylor').seenFromShips).toEqual([]);
  });
});
