import {
  BattleContext,
  BattleDice,
  readBattle,
  ToldList,
  TurnOrders,
  type Activation,
  type BattleDie,
  type Side,
  type ToldDice,
  type UnitPlan,
} from '@vedette/battle';
import { contactsAtStart } from '@vedette/battle-sight';
import { HexMap } from '@vedette/hex';

type Given = Record<string, unknown>;

/** Open ground, a brigade a side, and whatever units a test puts there; dice fall as told, else as 4. */
export function smallBattle(
  units: readonly Given[],
  { told = {}, ...rest }: Given & { readonly told?: ToldDice; readonly terrain?: readonly string[] } = {},
): BattleContext {
  const rows = (rest['terrain'] as string[] | undefined) ?? Array.from({ length: 15 }, () => '.'.repeat(15));
  const { terrain: _, map = {}, ...keys } = rest as Given & { map?: Given };
  const state = readBattle({
    format: 'vedette/battle@1',
    turn: '0740',
    map: { columns: rows[0]!.length, rows: rows.length, terrainRows: rows, ...map },
    sides: [
      { id: 'US', rear: 'east' },
      { id: 'CSA', rear: 'west' },
    ],
    commands: [
      { id: 'gamble', side: 'US', level: 'brigade', order: 'SUPT', ineffectiveAt: 90 },
      { id: 'archer', side: 'CSA', level: 'brigade', order: 'SUPT', ineffectiveAt: 90 },
    ],
    units,
    switches: { leaderCasualties: true },
    ...keys,
  });
  const ground = new HexMap(state.map);
  Object.assign(state, contactsAtStart({ state, map: ground }));
  const dice = new BattleDice('seed', 'turn', new ToldList({ '*': [4], ...told }), {});
  const context = new BattleContext(state, { map: ground, dice, orders: new TurnOrders([]), firstSeq: 0 });
  context.begin('activation');
  return context;
}

/** An activation of some units at ME, by their plans. */
export function activationOf(
  context: BattleContext,
  side: Side,
  plans: readonly UnitPlan[],
  entered: Record<string, string[]> = {},
): Activation {
  const units = plans.map(({ unit }) => unit);
  const start = (id: string) => context.state.units.get(id)!.hex;
  return {
    ...{
      side,
      command: null,
      given: false,
      units,
      level: 'ME',
      barrage: [],
      mandated: false,
    },
    levels: new Map(),
    plans: new Map(plans.map((plan) => [plan.unit, plan])),
    startedAt: new Map(units.map((id) => [id, start(id)])),
    entered: new Map(Object.entries(entered)),
    ...{
      stirred: new Set(),
      fired: new Set(),
      bayonet: new Set(),
      reactions: new Map(),
      gaveWay: new Set(),
      engaged: new Set(),
    },
  };
}

/** The dice of events of a purpose, in their order. */
export function diceOf(context: BattleContext, purpose: string): BattleDie[] {
  return context.events
    .flatMap(({ dice = [] }) => dice)
    .filter(({ label }) => label.startsWith(`${purpose}:`));
}

/** Modifiers of a die by their reasons. */
export function drmsOf(die: BattleDie | undefined): Record<string, number> {
  return Object.fromEntries((die?.drms ?? []).map(({ why, value }) => [why, value]));
}
