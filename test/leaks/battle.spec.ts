import { describe, expect, it } from '@jest/globals';
import {
  type BattleEvent,
  type MutableBattleState,
  putUnit,
  readBattle,
} from '../../libs/battle/src/index.js';
import { battleReportFiles } from '../../libs/battle-reports/src/index.js';
import { BATTLE_EVENTS, type BattleFound, playBattle } from '../../libs/battle-rules/src/index.js';
import { battleScenario } from '../../libs/battle-scenarios/src/index.js';
import { HexMap } from '../../libs/hex/src/index.js';

const TURNS = 5;
const PLAYERS = ['buford', 'heth'] as const;

/** Where Gamble's men stand so that the morning is a fight from its first turn: on the heights before the entry hexes. */
const CLOSE: Readonly<Record<string, string>> = {
  'us-8il': '0506',
  'us-12il': '0505',
  'us-3in': '0407',
  'us-8ny': '0508',
};

function battle(change: (state: MutableBattleState) => void = () => undefined): MutableBattleState {
  const state = readBattle(battleScenario('feeling-the-enemy'));
  for (const [id, hex] of Object.entries(CLOSE)) {
    const unit = state.units.get(id);
    if (unit) putUnit(state.units, { ...unit, hex, extended: [] });
  }
  for (const id of ['archer', 'davis']) state.commands.get(id)!.order = 'ASLT';
  change(state);
  return state;
}

const played = (state: MutableBattleState, turns = TURNS): BattleFound =>
  playBattle({ state, orders: [], seed: 'leaks', told: {}, until: null, turns });

/** Everything a player is given, file by file. */
function given(
  state: BattleFound['state'],
  events: readonly BattleEvent[],
  id: string,
): Record<string, string> {
  const player = state.players.find((one) => one.id === id)!;
  const source = { events, definitions: BATTLE_EVENTS, state, turn: '0740', player, refused: [] };
  return battleReportFiles(source, new HexMap(state.map));
}

/** The same end of a battle with everything of one side changed that the other never learns. */
function veiled({ state }: BattleFound, side: 'US' | 'CSA'): BattleFound['state'] {
  const copy = structuredClone(state) as unknown as MutableBattleState;
  for (const unit of [...copy.units.values()])
    if (unit.side === side)
      putUnit(copy.units, {
        ...unit,
        ...{ sp: unit.sp + 3, startSP: unit.startSP + 3, losses: 9, stragglers: 4, ammo: 1, cohesion: 2 },
        ...{ order: 'RSRV', reactionFires: 2, routs: 1, acted: true, collapsed: true },
      });
  for (const command of copy.commands.values())
    if (command.side === side)
      Object.assign(command, { order: 'WDRW', fatigue: 5, rsm: true, ineffective: true });
  for (const leader of copy.leaders.values())
    if (leader.side === side) Object.assign(leader, { rating: 1, hex: '0101', spent: true, fogTurns: 2 });
  copy.standing = { of: { [side]: { reactionFire: 'hold' } }, stars: {} };
  copy.arrivals = copy.arrivals.map((one) =>
    one.side === side ? { ...one, turn: '1100', arrived: true } : one,
  );
  return copy;
}

/** Archer's men before a wood that hides all behind it, their last step too dear for what they may spend. */
function beforeTheWood(enemy: string): Record<string, unknown> {
  return {
    format: 'vedette/battle@1',
    turn: '0740',
    switches: { randomEvents: false },
    map: { columns: 15, rows: 12, terrainRows: Array<string>(12).fill('.....w.........') },
    leaders: [
      { id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 5, hex: '0304' },
      { id: 'gamble', side: 'US', command: 'gamble', rating: 5, range: 8, hex: '1306' },
    ],
    commands: [
      { id: 'archer', side: 'CSA', level: 'brigade', arm: 'INF', order: 'SKPD' },
      { id: 'gamble', side: 'US', level: 'brigade', arm: 'INF', order: 'HOLD' },
    ],
    units: [
      { id: 'cs-13al', command: 'archer', sp: 6, hex: '0304', facing: 0 },
      { id: 'us-8il', command: 'gamble', sp: 6, hex: enemy, facing: 0 },
    ],
  };
}

const SIDE_OF_ENEMY = { buford: 'CSA', heth: 'US' } as const;

describe('what a player is given of a battle', () => {
  it.each(PLAYERS)('%s reads the same whatever he did not observe of the enemy', (id) => {
    const found = played(battle());
    const told = found.events.filter((event) => id in event.audience);
    expect(given(veiled(found, SIDE_OF_ENEMY[id]), told, id)).toEqual(given(found.state, found.events, id));
  });

  it('is the same to the byte while groups that are still off the map are others', () => {
    const others = battle((state) => {
      for (const unit of [...state.units.values()])
        if (unit.group !== null && unit.group !== 'heth' && unit.side === 'CSA')
          putUnit(state.units, {
            ...unit,
            name: `${unit.name} the other`,
            sp: 2,
            startSP: 2,
            ammo: 1,
            cohesion: 5,
          });
      state.arrivals = state.arrivals.map((one) => (one.id === 'mcintosh' ? { ...one, turn: '1000' } : one));
    });
    const [one, other] = [played(battle(), 1), played(others, 1)];
    expect(given(other.state, other.events, 'buford')).toEqual(given(one.state, one.events, 'buford'));
  });

  it('is the same to the byte wherever behind a wood an enemy stands whom a step not taken would have shown', () => {
    const probed = (hex: string): Record<string, string> => {
      const state = readBattle(beforeTheWood(hex));
      const found = playBattle({
        state,
        orders: [
          {
            kind: 'activate',
            command: 'archer',
            at: 'RE',
            plan: [{ unit: 'cs-13al', do: ['0404', '0504', '0604'] }],
          },
        ],
        seed: 'leaks',
        told: { '*': [0], 'initiative:CSA': [9] },
        until: { step: 'activation', impulse: 1 },
        turns: 1,
      });
      expect(found.state.units.get('cs-13al')!.hex).toBe('0504');
      expect(found.events.map(({ type }) => type)).toContain('StepNotTaken');
      expect(found.state.contacts.CSA).toEqual([]);
      return given(found.state, found.events, 'csa');
    };
    expect(probed('0804')).toEqual(probed('1404'));
  });

  it.each([
    [
      'a contact that knows the strength',
      (state: MutableBattleState) => (state.contacts.US[0]!.kind = 'sp 9'),
    ],
    [
      'a leader of the enemy told as one’s own',
      (state: MutableBattleState) => {
        const heth = [...state.leaders.values()].find(({ side }) => side === 'CSA')!;
        state.leaders.set(heth.id, { ...heth, side: 'US' });
      },
    ],
  ])('would show %s', (_name, plant) => {
    const found = played(battle());
    const planted = structuredClone(found.state) as unknown as MutableBattleState;
    expect(planted.contacts.US.length).toBeGreaterThan(0);
    plant(planted);
    expect(given(planted, found.events, 'buford')).not.toEqual(given(found.state, found.events, 'buford'));
  });

  it('would show an event of the enemy that is told to him by mistake', () => {
    const found = played(battle());
    const hidden = found.events.find(
      ({ type, audience }) => type === 'CommandActivated' && !('buford' in audience),
    )!;
    const leaked = found.events.map((event) =>
      event === hidden ? { ...event, audience: { ...event.audience, buford: 'full' as const } } : event,
    );
    expect(given(found.state, leaked, 'buford')).not.toEqual(given(found.state, found.events, 'buford'));
  });

  it('is the same to the byte whatever those see who stand far from every leader, until their courier is there', () => {
    const seenFar = (enemy: string, turns: number) => {
      const far = {
        ...beforeTheWood(enemy),
        switches: { randomEvents: false, courierDelay: true },
        weather: { visibility: 10 },
        map: { columns: 33, rows: 12, terrainRows: Array<string>(12).fill('.'.repeat(33)) },
        leaders: [{ id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 30, hex: '0107' }],
        units: [
          { id: 'cs-13al', command: 'archer', sp: 6, hex: '1007', facing: 0 },
          { id: 'us-8il', command: 'gamble', sp: 6, hex: enemy, facing: 0 },
        ],
      };
      const found = played(readBattle(far), turns);
      return given(found.state, found.events, found.state.players.find(({ side }) => side === 'CSA')!.id);
    };
    expect(seenFar('1808', 1)).toEqual(seenFar('1707', 1));
    // And it is not for want of anything seen.
    expect(seenFar('1808', 2)).not.toEqual(seenFar('1707', 2));
    expect(seenFar('1707', 2)['turn.txt']).toContain('A courier brought word of 0740: K1, medium infantry');
  });
});
