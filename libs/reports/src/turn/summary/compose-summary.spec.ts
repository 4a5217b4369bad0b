import { describe, expect, it } from '@jest/globals';
import type { ObservedEvent } from '@vedette/observation';
import { TurnReport } from '../../document/turn-report.schema.js';
import type { TurnSummary } from '../../document/turn-summary.schema.js';
import { schemaFaults } from '../../specimen/schema-faults.js';
import { observed } from '../../specimen/specimen-events.js';
import { SPECIMEN_HEADING } from '../../specimen/specimen-heading.js';
import { unitStatus, specimenLand } from '../../specimen/specimen-land.js';
import { specimenTurn } from '../../specimen/specimen-turn.js';
import { composeTurnReport } from '../compose-turn-report.js';
import { turnReportText } from '../../text/turn-report-text.js';
import { turnReportHtml } from '../../html/turn-report-html.js';

const STANDINGS = { US: 'same', MX: 'hostile', TX: 'allied', GT: 'neutral' } as const;
const heading = { ...SPECIMEN_HEADING, standings: STANDINGS };
const square = 'J9-V4';

function reportOf(events: ObservedEvent[], land = specimenLand()) {
  return composeTurnReport(specimenTurn({ heading, events, position: { land, fleet: null } }));
}

const summaryOf = (events: ObservedEvent[]): TurnSummary => reportOf(events).summary;

const kinds = (killed: number, wounded: number, prisoners = 0, stragglers = 0) => ({
  ...{ killed, wounded, prisoners, stragglers },
});

function lost(unit: string, lostKinds: ReturnType<typeof kinds>, degree: ObservedEvent['degree'] = 'full') {
  const { killed, wounded, prisoners, stragglers } = lostKinds;
  const data = { unit, segment: 'melee', lost: killed + wounded + prisoners + stragglers, kinds: lostKinds };
  return observed({ type: 'UnitLostMen', square, degree, units: [unit], data: { ...data, strength: 300 } });
}

const coming = (men: number, more: object = {}) =>
  observed({
    type: 'MoveSighted',
    degree: 'partial',
    square,
    data: { force: { state: 'MX', arm: 'infantry', men }, in: square, from: '11-6', to: '12-7', ...more },
  });

function battle(winners: string[], losers: string[]): ObservedEvent[] {
  return [
    coming(600),
    coming(1600),
    coming(900, { to: '3-9' }),
    observed({
      type: 'BattleOpened',
      square,
      data: {
        tactical: '12-7',
        attackers: { states: ['MX'], units: ['MX1IN', 'MX7LN'] },
        defenders: { states: ['US'], units: ['US3IN', 'US4IN'] },
      },
    }),
    observed({
      type: 'SegmentWeighed',
      square,
      data: {
        tactical: '12-7',
        side: 'defenders',
        units: [
          { unit: 'US3IN', men: 428, strength: 488, factors: {} },
          { unit: 'US4IN', men: 418, strength: 474, factors: {} },
        ],
      },
    }),
    lost('US3IN', kinds(2, 20, 1, 1)),
    lost('US4IN', kinds(0, 4)),
    observed({ type: 'BattleEnded', square, degree: 'partial', data: { tactical: '12-7', winners, losers } }),
  ];
}

describe('the summary of a turn (GITM AMWOL 5.3)', () => {
  it('conforms to its schema and opens the report in text and on the page', () => {
    const report = reportOf(battle(['US'], ['MX']));
    expect(schemaFaults(TurnReport, report)).toEqual([]);
    const text = turnReportText(report);
    expect(text.indexOf('SUMMARY')).toBeLessThan(text.indexOf('REPORT OF THE ARMY'));
    const page = turnReportHtml(report);
    expect(page.indexOf('id="summary"')).toBeLessThan(page.indexOf('id="land"'));
  });

  it('tells each battle with its result, both sides as far as known, and the losses of the own', () => {
    const [fought] = summaryOf(battle(['US'], ['MX'])).battles;
    expect(fought!.text).toBe(
      'Won, 12-7 of J9-V4 (tactical movement 1): two units of the United States, 846 men, against two units of Mexico, about 2,200 seen coming up; 28 men (2 killed, 24 wounded, 1 prisoner, 1 straggler) lost.',
    );
    expect(fought!.lines).toEqual(['e4', 'e8']);
    expect([fought!.own.men, fought!.others.men, fought!.losses.all]).toEqual([846, 2200, 28]);
  });

  it.each([
    [['US'], ['MX'], 'won'],
    [['MX'], ['US'], 'lost'],
    [[], [], 'undecided'],
    [['TX'], ['MX'], 'won'],
  ])('is won or lost by whose side the winners are on: %j over %j', (winners, losers, result) => {
    expect(summaryOf(battle(winners, losers)).battles[0]!.result).toBe(result);
  });

  it('gives no figure of a battle of others but what was seen', () => {
    const opened = observed({
      type: 'BattleOpened',
      square,
      degree: 'partial',
      data: {
        tactical: '12-7',
        attackers: { states: ['MX'], units: ['MX1IN'] },
        defenders: { states: ['GT'], units: ['GT1IN'] },
      },
    });
    const [seen] = summaryOf([opened]).battles;
    expect([seen!.result, seen!.own.men, seen!.others.men, seen!.losses.all]).toEqual([
      'seen',
      null,
      null,
      0,
    ]);
  });

  it('adds up losses by piece and kind, and in all', () => {
    const land = { ...specimenLand(), units: [unitStatus('US3IN', { strength: 386 })] };
    const events = [
      ...battle(['US'], ['MX']),
      lost('US3IN', kinds(1, 1)),
      observed({
        type: 'UnitShattered',
        data: { unit: 'US4IN', from: '12-7', stragglers: 20, prisoners: 9 },
      }),
      observed({ type: 'MenDeserted', data: { unit: 'US3IN', lost: 7, stragglers: 3, prisoners: 1 } }),
    ];
    const { losses } = reportOf(events, land).summary;
    expect(losses.pieces.map(({ piece, left, fate }) => [piece, left, fate])).toEqual([
      ['US3IN', 386, null],
      ['US4IN', null, 'broke up'],
    ]);
    expect(losses.all).toEqual({ killed: 3, wounded: 25, prisoners: 11, stragglers: 24, other: 3, all: 66 });
    expect(losses.text).toContain('66 men');
  });

  it('counts nothing of the enemy as lost by him but what was seen of his units', () => {
    const events = [
      lost('MX1IN', kinds(50, 50), 'partial'),
      observed({ type: 'UnitShattered', degree: 'partial', data: { unit: 'MX1LC', from: '13-8' } }),
      observed({ type: 'UnitRouted', degree: 'partial', data: { unit: 'MX1LC', from: '12-7' } }),
      observed({ type: 'UnitRouted', degree: 'partial', data: { unit: 'MX6IN', from: '3-9' } }),
    ];
    const { losses, enemy } = summaryOf(events);
    expect(losses.all.all).toBe(0);
    expect(enemy.map(({ text }) => text)).toEqual(['Broke up: MX1LC.', 'Ran in rout: MX6IN.']);
  });

  it('tells cities taken and lost, and sieges as they were left', () => {
    const taken = (city: string, from: string, to: string) =>
      observed({ type: 'CityTaken', degree: 'partial', data: { city, from, to } });
    const events = [
      taken('Matamoros', 'MX', 'US'),
      taken('Fort Brown', 'US', 'MX'),
      taken('Belize', 'GT', 'MX'),
      observed({ type: 'SiegeBegan', data: { city: 'Goliad' } }),
      observed({ type: 'SiegeEnded', data: { city: 'Goliad', reason: '' } }),
    ];
    expect(summaryOf(events).places.map(({ text }) => text)).toEqual([
      'Taken: Matamoros from Mexico to the United States.',
      'Lost: Fort Brown from the United States to Mexico.',
      'Changed hands: Belize from Guatemala to Mexico.',
      'No longer besieged: Goliad.',
    ]);
  });

  it('says who came where, each at the last place he came to', () => {
    const marched = (unit: string, from: string, to: string, degree: ObservedEvent['degree'] = 'full') =>
      observed({ type: 'UnitMarched', degree, data: degree === 'full' ? { unit, from, to } : { unit, to } });
    const events = [
      marched('US3IN', 'J9-V4', 'K0-V3'),
      marched('US4IN', 'J9-V4', 'K0-V3'),
      marched('US3IN', 'K0-V3', 'K1-V3'),
      marched('US9IN', 'J9-V4', 'K0-V3', 'end'),
    ];
    expect(summaryOf(events).arrivals.map(({ text }) => text)).toEqual([
      'Marched to K1-V3: US3IN.',
      'Marched to K0-V3: US4IN.',
      'Friends came to K0-V3: US9IN.',
    ]);
  });

  it('brings together what was not done and why, in the words of its line', () => {
    const halted = observed({
      type: 'TacticalMoveBlocked',
      data: { unit: 'US3IN', at: '13-8', bound: '12-7', purpose: 'engage', reason: 'too-tired' },
    });
    expect(summaryOf([halted]).failures).toEqual([
      { text: 'US3IN did not make its move to engage from 13-8 to 12-7: it was too tired.', lines: ['e1'] },
    ]);
  });

  it('says what one faces and what one has as the turn ends', () => {
    const { facing, standing } = summaryOf([]);
    expect(facing.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Mexico (hostile): some brigades, it seems infantry and cavalry'),
    );
    const { units } = specimenLand();
    expect(standing.units).toBe(units.length);
    expect(standing.men).toBe(units.reduce((sum, { strength }) => sum + strength, 0));
  });
});
