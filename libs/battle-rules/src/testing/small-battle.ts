import {
  BattleContext,
  BattleDice,
  type BattleOrder,
  type MutableBattleState,
  readBattle,
  ToldList,
} from '@vedette/battle';
import { HexMap } from '@vedette/hex';
import { type BattleReceipt } from '../judging/receipt.js';
import { judgeOrders } from '../judging/judge-orders.js';

/** Open ground of 15 columns and 12 rows with two small forces; `change` stands over its keys. */
export function smallBattle(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    format: 'vedette/battle@1',
    turn: '0740',
    switches: { randomEvents: false },
    sides: [
      { id: 'US', rear: 'east', overall: ['buford'] },
      { id: 'CSA', rear: 'west', overall: ['heth'] },
    ],
    map: { columns: 15, rows: 12, terrainRows: Array(12).fill('.'.repeat(15)) },
    leaders: [
      { id: 'heth', side: 'CSA', command: 'heth', rating: 3, range: 9, stars: 2, hex: '0205' },
      { id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 5, hex: '0304' },
      { id: 'davis', side: 'CSA', command: 'davis', rating: 3, range: 4, hex: '0308' },
      { id: 'buford', side: 'US', command: 'buford', rating: 4, range: 14, hex: '1305' },
      { id: 'gamble', side: 'US', command: 'gamble', rating: 5, range: 8, stars: 0, hex: '1206' },
    ],
    commands: [
      { id: 'heth', side: 'CSA', level: 'division', arm: 'INF' },
      { id: 'archer', superior: 'heth', order: 'SKPD' },
      { id: 'davis', superior: 'heth', order: 'HOLD' },
      { id: 'buford', side: 'US', level: 'division', arm: 'CAV' },
      { id: 'gamble', superior: 'buford', order: 'SKPD' },
    ],
    units: [
      { id: 'cs-13al', command: 'archer', sp: 6, hex: '0404', facing: 0 },
      { id: 'cs-1tn', command: 'archer', sp: 6, hex: '0405', facing: 0 },
      { id: 'cs-2ms', command: 'davis', sp: 10, hex: '0408', facing: 0 },
      {
        id: 'us-8il',
        command: 'gamble',
        type: 'CAV',
        sp: 9,
        weapon: 'B',
        hex: '1206',
        facing: 3,
        formation: 'dismounted',
      },
      {
        id: 'us-3in',
        command: 'gamble',
        type: 'CAV',
        sp: 6,
        weapon: 'B',
        hex: '1208',
        facing: 3,
        formation: 'mounted',
      },
    ],
    ...change,
  };
}

/** A turn about to be decided: the position read, the orders judged, dice as told and 0 else. */
export function table(
  position: Record<string, unknown>,
  orders: readonly BattleOrder[] = [],
  dice: Readonly<Record<string, readonly number[]>> = {},
): {
  readonly context: BattleContext;
  readonly receipts: readonly BattleReceipt[];
  readonly state: MutableBattleState;
} {
  const state = readBattle(position);
  const judged = judgeOrders(state, { orders });
  const told = new ToldList({ '*': [0], ...dice });
  const context = new BattleContext(state, {
    map: new HexMap(state.map),
    dice: new BattleDice('test', `${state.date} ${state.turn}`, told, state.progress.throws),
    orders: judged.orders,
    firstSeq: 0,
  });
  return { context, receipts: judged.receipts, state };
}
