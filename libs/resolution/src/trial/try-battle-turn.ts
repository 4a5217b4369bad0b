import {
  type BattleEvent,
  type BattleOrder,
  type BattleState,
  copyBattle,
  openWindow,
  readBattle,
  ToldList,
  type UnitState,
} from '@vedette/battle';
import { decideStep, judgeOrders, stepsOf } from '@vedette/battle-rules';
import { tellChange } from '@vedette/campaign';
import type { DryRunDocument } from '@vedette/contracts';
import { HexMap } from '@vedette/hex';
import { type Difference, listed } from './position-differences.js';
import { doubts } from './trial-warnings.js';

type Outcome = Omit<DryRunDocument, 'campaign' | 'turn'>;

/** A turn of a battle to be tried: the battle as it is written, the orders that were accepted, how many were not, and the key of the trial's own dice. */
export interface BattleTrial {
  readonly battle: Readonly<Record<string, unknown>>;
  readonly orders: readonly BattleOrder[];
  readonly refused: number;
  readonly dice: string;
}

/**
 * Plays a turn of a battle on a copy, step by step, and keeps nothing but what differs. Men are strength points here, guns among
 * them; a battle has no ships, and its places are those that count for victory. `betweenSteps` is waited for before each step.
 */
export async function tryBattleTurn(
  { battle, orders, refused, dice }: BattleTrial,
  betweenSteps: () => Promise<unknown>,
): Promise<Outcome> {
  const before = readBattle(battle);
  const map = new HexMap(before.map);
  const judged = judgeOrders(before, { orders });
  let after: BattleState = before;
  const phases: Outcome['phases'] = [];
  const faults: Outcome['faults'] = [];
  const events: BattleEvent[] = [];
  for (const step of stepsOf(openWindow(before))) {
    await betweenSteps();
    const trial = copyBattle(after);
    try {
      const setting = { map, orders: judged.orders, seed: dice, told: new ToldList({}) };
      const decided = decideStep(trial, step, setting);
      after = trial;
      phases.push({ phase: step, events: decided.length });
      events.push(...decided);
    } catch (error) {
      faults.push({ phase: step, message: error instanceof Error ? error.message : String(error) });
      break;
    }
  }
  const standing = judged.receipts.filter(({ accepted }) => accepted);
  const replaced = judged.receipts.filter(({ problems }) =>
    problems.some(({ code }) => code === 'replaced'),
  ).length;
  return {
    dice: 'trial',
    summary: summaryOf(before, after, events),
    orders: {
      standing: standing.length,
      refused: refused + judged.receipts.length - standing.length - replaced,
      replaced,
    },
    phases,
    states: sidesOf(before, after),
    ...listed(differencesOf(before, after)),
    warnings: doubts(
      before.players.map(({ id }) => id),
      standing.map(({ order, problems }) => ({ by: orders[order]!.by, problems: problems.length })),
    ),
    faults,
  };
}

/** Shocks with who gave way, places that count and changed hands, and who was lost. */
function summaryOf(
  before: BattleState,
  after: BattleState,
  events: readonly BattleEvent[],
): Outcome['summary'] {
  const sideOf = (id: string): string => before.units.get(id)?.side ?? '';
  return {
    battles: events.flatMap((event): Outcome['summary']['battles'] => {
      if (event.type !== 'ShockResolved') return [];
      const { hex, attackers, defenders, gaveWay } = event.data as ShockData;
      const [attack, defence] = [attackers, defenders].map((ids) => [...new Set(ids.map(sideOf))]) as [
        string[],
        string[],
      ];
      const losers = gaveWay === 'attacker' ? attack : gaveWay === 'defender' ? defence : [];
      const winners = gaveWay === 'attacker' ? defence : gaveWay === 'defender' ? attack : [];
      return [{ phase: event.step, place: hex, winners, losers, losses: null }];
    }),
    places: Object.entries(after.held).flatMap(([hex, to]) => {
      const from = before.held[hex] ?? '';
      return from === to ? [] : [{ phase: 'cleanup' as const, place: hex, from, to }];
    }),
    lost: events.flatMap(({ type, step, data }): Outcome['summary']['lost'] => {
      const { unit, leader, fate } = data as { unit?: string; leader?: string; fate?: string };
      if (type === 'UnitEliminated' || type === 'UnitCollapsed')
        return [{ phase: step, piece: unit ?? '', by: type }];
      return type === 'LeaderStruck' && fate !== 'unhurt'
        ? [{ phase: step, piece: leader ?? '', by: type }]
        : [];
    }),
  };
}

interface ShockData {
  readonly hex: string;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly gaveWay: 'attacker' | 'defender' | 'both' | 'nobody';
}

/** What of a unit is told when it changed. */
const TOLD: readonly (keyof UnitState)[] = [
  ...(['hex', 'facing', 'formation', 'state', 'sp', 'losses'] as const),
  ...(['stragglers', 'ammo', 'order', 'collapsed', 'command'] as const),
];

/** Every unit that is not in both alike; nobody comes into being in a battle. */
function differencesOf(before: BattleState, after: BattleState): Difference[] {
  return [...before.units.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((old): Difference[] => {
      const now = after.units.get(old.id);
      if (!now) return [{ kind: 'unit', piece: old.id, fate: 'gone', changes: [] }];
      const changes = TOLD.filter((key) => old[key] !== now[key]).map((key) =>
        tellChange(key, old[key], now[key]),
      );
      return changes.length === 0 ? [] : [{ kind: 'unit', piece: old.id, fate: 'changed', changes }];
    });
}

/** What each side has in the two battles. */
function sidesOf(before: BattleState, after: BattleState): Outcome['states'] {
  return before.sides.map(({ id: state }) => {
    const compare = (count: (units: readonly UnitState[], battle: BattleState) => number) => {
      const of = (battle: BattleState): number =>
        count(
          [...battle.units.values()].filter(({ side }) => side === state),
          battle,
        );
      return { before: of(before), after: of(after) };
    };
    return {
      state,
      units: compare((units) => units.length),
      men: compare((units) => units.reduce((sum, { sp }) => sum + sp, 0)),
      ships: compare(() => 0),
      cities: compare((_, { held }) => Object.values(held).filter((side) => side === state).length),
    };
  });
}
