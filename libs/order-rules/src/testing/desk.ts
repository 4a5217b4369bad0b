import { type MutableCampaignState, type Order, readPosition } from '@vedette/campaign';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { booksOf, type Books, pieceTypes, pieceTypesOf } from '@vedette/rulebooks';
import { judgeOrders, type Judgements } from '../judge-orders.js';
import type { OrderProblem, Receipt } from '../receipt.js';

/** A small frontier: Mexico in the west, the United States in the east, Guatemala in the south, a range and a sea. */
const THEATRE: InlineTheatre & { readonly kind: 'inline' } = {
  kind: 'inline',
  origin: 'G3-V3',
  strategic: ['.......~', '..m....~', '..M.r..~', '.......~', '..hh...~', '.......~'],
  nations: ['MMMUUUU-', 'MMMUUUU-', 'MMMUUUU-', 'MMMUUUU-', 'MMMUUUU-', 'GGGUUUU-'],
  nationKey: { M: 'Mexico', U: 'United States', G: 'Guatemala' },
  tactical: {
    'G7-V5': {
      terrain: Array.from({ length: 15 }, (_, row) => (row === 7 ? 'rrrrrrrfrrrrrrr' : '...............')),
    },
  },
  cities: [
    { name: 'Depot', square: 'G8-V5', tactical: '7-7', state: 'US', fort: { level: 2, capacity: 2000 } },
    { name: 'Villa', square: 'G3-V5', tactical: '7-7', state: 'MX' },
    { name: 'Haven', square: 'G9-V4', tactical: '7-7', state: 'US' },
  ],
  seas: [
    { code: 'WGC', name: 'West Gulf Coast', map: 'Atlantic', neighbours: { S: ['SGC'] } },
    {
      code: 'SGC',
      name: 'South Gulf Coast',
      map: 'Atlantic',
      neighbours: { N: ['WGC'], E: ['CAB'], S: ['SMC'] },
    },
    { code: 'CAB', name: 'Campeche Bank', map: 'Atlantic', neighbours: { W: ['SGC'] } },
    { code: 'SMC', name: 'South Mexican Coast', map: 'Pacific', neighbours: { N: ['SGC'] } },
  ],
  ports: [
    {
      name: 'Haven',
      sea: 'WGC',
      exit: 'E',
      state: 'US',
      square: 'G9-V4',
      tactical: '7-7',
      yard: 1,
      coast: ['G9-V5'],
    },
    { name: 'Baltimore', sea: 'WGC', exit: 'E', state: 'US', square: null, yard: 2 },
    { name: 'Veracruz', sea: 'SGC', exit: 'E', state: 'MX', square: null, yard: 1 },
  ],
};

const BASE = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 3,
  theatre: THEATRE,
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'TX', nation: 'United States', side: 'TX' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [
    { between: ['US', 'MX'], stance: 'hostile' },
    { between: ['US', 'TX'], stance: 'allied' },
    { between: ['TX', 'MX'], stance: 'hostile' },
  ],
  players: [
    { id: 'taylor', state: 'US' },
    { id: 'worth', state: 'US' },
    { id: 'twiggs', state: 'US' },
    { id: 'marcy', state: 'US', ministries: ['war'] },
    { id: 'bancroft', state: 'US', ministries: ['naval'] },
    { id: 'polk', state: 'US', ministries: ['head'] },
    { id: 'houston', state: 'TX', ministries: ['war'] },
    { id: 'arista', state: 'MX', ministries: ['war', 'naval'] },
  ],
};

const WORTH = { commander: 'taylor', deputy: 'worth' };

/** The units and ships of the frontier; tests change what they are about. */
export const UNITS: readonly Record<string, unknown>[] = [
  { id: 'US1AQ', square: 'G8-V5', tactical: '7-7', ...WORTH },
  { id: 'US1CQ', square: 'G8-V5', tactical: '7-7', supplies: 6, ...WORTH },
  { id: 'US1IN', square: 'G7-V5', tactical: '3-10', strength: 1000, ...WORTH },
  { id: 'US2IN', square: 'G7-V5', tactical: '4-10', strength: 700, ...WORTH },
  { id: 'US3IN', square: 'G9-V4', tactical: '7-7', strength: 800, commander: 'twiggs', deputy: 'worth' },
  { id: 'US1LC', square: 'G7-V5', tactical: '5-10', strength: 300, ...WORTH },
  { id: 'US1MI', square: 'G6-V5', tactical: '5-5', strength: 400, ...WORTH },
  { id: 'US1SA', square: 'G8-V5', tactical: '6-6', strength: 100, batteries: 1, ...WORTH },
  { id: 'TX1IN', square: 'G7-V5', tactical: '6-10', strength: 500, commander: 'houston' },
  { id: 'MX1IN', square: 'G4-V5', tactical: '7-7', strength: 900, commander: 'arista' },
];
export const SHIPS: readonly Record<string, unknown>[] = [
  { id: 'US1FR', at: { port: 'Haven', area: 'harbor' }, crew: 250, marines: 25, stores: 12, ...WORTH },
  { id: 'US2SL', at: { port: 'Haven', area: 'harbor' }, crew: 100, marines: 10, stores: 12, ...WORTH },
  { id: 'US3SL', at: { sea: 'SGC', tacticalArea: 1 }, crew: 150, stores: 12, ...WORTH },
  { id: 'US1TR', at: { port: 'Haven', area: 'harbor' }, crew: 300, capacity: 3000, stores: 12, ...WORTH },
  { id: 'US2TR', at: { port: 'Haven', area: 'coastal' }, crew: 100, capacity: 1000, stores: 12, ...WORTH },
  { id: 'MX1SL', at: { port: 'Veracruz', area: 'harbor' }, crew: 80, commander: 'arista' },
];

/** Changes to the frontier: by unit or ship id, and whatever else of the position. */
export interface Changes {
  readonly [key: string]: unknown;
  readonly pieces?: Readonly<Record<string, Record<string, unknown>>>;
}

/** The frontier as a state. */
export function frontier({ pieces = {}, ...rest }: Changes = {}, books?: Books): MutableCampaignState {
  const changed = (piece: Record<string, unknown>) => ({ ...piece, ...pieces[piece['id'] as string] });
  const document = { ...BASE, units: UNITS.map(changed), ships: SHIPS.map(changed), ...rest };
  return readPosition(
    structuredClone(document),
    (inline, { skippedRowLetters }) =>
      makeInlineTheatre(inline as unknown as InlineTheatre, skippedRowLetters),
    books ? () => pieceTypesOf(books) : pieceTypes,
  );
}

/** Judges orders on the frontier, by the books its position names unless others are given. */
export function judge(orders: readonly Order[], changes: Changes = {}, books?: Books): Judgements {
  const state = frontier(changes, books);
  return judgeOrders(state, books ?? booksOf(state.rulebooks), orders);
}

/** The receipt of a single order on the frontier, sent by Taylor unless it says who sends it. */
export function receiptOf(order: Order, changes: Changes = {}): Receipt {
  return judge([{ by: 'taylor', ...order } as Order], changes).receipts[0]!;
}

/** The problem with a code, or undefined. */
export function problem(receipt: Receipt, code: string): OrderProblem | undefined {
  return receipt.problems.find((one) => one.code === code);
}
