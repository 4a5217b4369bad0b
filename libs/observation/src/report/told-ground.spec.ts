import { describe, expect, it } from '@jest/globals';
import type { PositionReport } from '@vedette/campaign';
import { Dice } from '@vedette/chance';
import { booksOf } from '@vedette/rulebooks';
import { tableOf } from '../testing/table.js';
import { ReportDesk } from './position-report.js';

const [HOME, FAR, LOST, ALLIED] = ['G1-V0', 'H1-V0', 'H2-V0', 'H0-V0'];

function reportOf(player: string, units: readonly object[] = [], rulebook = 'rotd-euwol'): PositionReport {
  const kept = rulebook === 'rotd-euwol';
  const state = tableOf({
    rulebooks: { land: rulebook },
    theatre: {
      rails: [
        ['G0-V0', HOME],
        [HOME, 'G2-V0'],
        ['G9-V0', ALLIED],
        [ALLIED, FAR],
        [FAR, LOST],
      ],
    },
    players: [
      { id: 'war', state: 'US', ministries: ['war'] },
      { id: 'head', state: 'US', ministries: ['head'] },
      { id: 'treasury', state: 'US', ministries: ['treasury'] },
      { id: 'officer', state: 'US' },
      { id: 'ampudia', state: 'MX', ministries: ['war'] },
    ],
    units,
    ...(kept
      ? {
          track: ['G0-V0', HOME, 'G2-V0', 'G9-V0', ALLIED, FAR, LOST].map((square) => ({
            square,
            intact: square !== FAR,
            controlledBy: square === LOST ? 'MX' : square === ALLIED ? 'TX' : 'US',
          })),
          depots: [
            { id: 'US-D1', kind: 'depot', state: 'US', square: FAR, tactical: '7-7', supplies: 30 },
            { id: 'US-C1', kind: 'cache', state: 'US', square: 'G6-V9', tactical: '3-3', supplies: 2 },
            { id: 'TX-D1', kind: 'depot', state: 'TX', square: ALLIED, tactical: '7-7', supplies: 9 },
            { id: 'MX-D1', kind: 'depot', state: 'MX', square: LOST, tactical: '7-7', supplies: 8 },
          ],
        }
      : {}),
  });
  const dice = Dice.keyed('reports', state.turn, 'intelligence');
  const desk = new ReportDesk(state, booksOf(state.rulebooks).land, dice, () => 3);
  return desk.reportFor(state.players.find(({ id }) => id === player)!).report;
}

describe('what who governs a state is told of its depots and railways (ROTD 11.5)', () => {
  it('is every one of his state with what is in it, and every railway square it holds, and nothing of others', () => {
    const told = reportOf('war').toldGround!;
    expect(told.map(({ square }) => square)).toEqual(['G0-V0', HOME, 'G2-V0', 'G9-V0', FAR, 'G6-V9']);
    expect(told.find(({ square }) => square === FAR)).toEqual({
      square: FAR,
      terrain: 'open',
      nation: 'United States',
      turn: 4,
      railway: { standing: 'same', intact: false, leads: ['east', 'west'] },
      depots: [{ id: 'US-D1', kind: 'depot', state: 'US', standing: 'same', tactical: '7-7', supplies: 30 }],
    });
    const said = JSON.stringify(told);
    for (const hidden of ['TX-D1', 'MX-D1', LOST, ALLIED]) expect(said).not.toContain(`"${hidden}"`);
  });

  it('is told to the war minister and the head of state alone', () => {
    expect(reportOf('head').toldGround).toEqual(reportOf('war').toldGround);
    for (const other of ['treasury', 'officer']) expect(reportOf(other)).not.toHaveProperty('toldGround');
    expect(reportOf('ampudia').toldGround?.map(({ square }) => square)).toEqual([LOST]);
  });

  it('leaves out what his own units show him', () => {
    const near = { id: 'US1IN', square: 'G8-V2', tactical: '7-7', commander: 'war' };
    const report = reportOf('war', [near]);
    expect(report.toldGround?.map(({ square }) => square)).toEqual(['G0-V0', HOME, 'G2-V0', 'G6-V9']);
    expect(report.squares.find(({ square }) => square === FAR)?.depots?.[0]?.id).toBe('US-D1');
  });

  it('is nothing where books keep no holders', () => {
    expect(reportOf('war', [], 'gitm-amwol')).not.toHaveProperty('toldGround');
  });
});
