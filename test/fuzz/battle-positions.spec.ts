import { describe, expect, it } from '@jest/globals';
import {
  type BattleOrder,
  copyBattle,
  faultsOfBattle,
  type MutableBattleState,
  readBattle,
  SIDES,
  stopOf,
  writeBattle,
} from '../../libs/battle/src/index.js';
import { battleScenario, deskOf, randomOrders, StaffOfficer } from '../../libs/battle-scenarios/src/index.js';
import { playBattle } from '../../libs/battle-rules/src/index.js';
import { HexMap } from '../../libs/hex/src/index.js';
import { howMany } from '../how-many.js';
import { drawnField } from '../leaks/unseen-enemy.js';
import { RandomSource } from './random-source.js';

/** Battles that are played turn by turn; `FUZZ_POSITIONS=2000` for the long run. */
const BATTLES = howMany('FUZZ_POSITIONS', 12, 2_000);
/** A morning has eleven turns; on drawn ground both sides are soon at each other. */
const TURNS = 11;
const STOPS = [
  ...['orders-attempts', 'initiative', 'attachment', 'arrival', 'activation/1', 'activation/3'],
  ...['activation', 'out-of-command/2', 'replacement', 'recovery'],
] as const;

describe(`${BATTLES} battles`, () => {
  it('are written down after every turn, and inside of it, as positions that can be', () => {
    const complaints: unknown[] = [];
    let written = 0;
    const look = (state: MutableBattleState, where: object): void => {
      written += 1;
      const faults = faultsOfBattle(JSON.parse(JSON.stringify(writeBattle(state))));
      if (faults.length > 0) complaints.push({ ...where, faults });
    };
    for (let seed = 1; seed <= BATTLES; seed++) {
      const random = new RandomSource(seed);
      const state = readBattle(startOf(seed));
      const map = new HexMap(state.map);
      const givers = SIDES.map((side) => giverOf(random, `${seed} ${side}`));
      for (let turn = 0; turn < TURNS && state.result === null; turn++) {
        const orders = SIDES.flatMap((side, i) => givers[i]!(deskOf(state, map, side)));
        const until = random.pick(STOPS);
        const half = copyBattle(state);
        const at = { orders, seed: `${seed}`, told: {}, turns: 1 };
        playBattle({ ...at, state: half, until: stopOf(until) });
        look(half, { seed, turn, until });
        playBattle({ ...at, state, until: null });
        look(state, { seed, turn });
        if (complaints.length > 0) break;
      }
    }
    expect(complaints).toEqual([]);
    expect(written).toBeGreaterThan(BATTLES * 6);
  });
});

type Giver = (desk: ReturnType<typeof deskOf>) => BattleOrder[];

function giverOf(random: RandomSource, seed: string): Giver {
  if (random.chance(0.5)) return (desk) => randomOrders(desk, seed);
  const officer = new StaffOfficer();
  return (desk) => officer.orders(desk);
}

/** The morning, or two small forces in reach of each other on drawn ground. */
function startOf(seed: number): Record<string, unknown> {
  if (seed % 4 === 0) return battleScenario('feeling-the-enemy') as Record<string, unknown>;
  const field = drawnField(seed);
  return field.position(field.hidden[0] ?? '2001') as Record<string, unknown>;
}
