import {
  type BattleOrder,
  FORMATIONS_OF,
  hexesOf,
  ORDERS,
  type PlanStep,
  readBattle,
} from '../../libs/battle/src/index.js';
import { battleReportFiles } from '../../libs/battle-reports/src/index.js';
import { BATTLE_EVENTS, type BattleFound, playBattle } from '../../libs/battle-rules/src/index.js';
import { canSee, coverLimit, hasLine, type SightField } from '../../libs/battle-sight/src/index.js';
import { distance, HexGrid, HexMap } from '../../libs/hex/src/index.js';
import { randomGround } from '../../libs/hex/src/testing/random-ground.js';
import { RandomSource } from '../fuzz/random-source.js';

/** The regiment that stands in one place in one world and elsewhere in the other, and in neither is seen. */
export const UNSEEN = 'cs-unseen';
const COLUMNS = 20;
const ROWS = 16;
const TURNS = 2;
/** Columns round which the sides stand: near enough to fire at each other. */
const THEIR_COLUMN = 8;
const OWN_COLUMN = 12;
const OWN = ['us-1', 'us-2', 'us-3', 'us-4', 'us-horse', 'us-guns', 'us-train'] as const;
const TYPE_OF: Readonly<Record<string, 'CAV' | 'ART' | 'WAG'>> = {
  ...{ 'us-horse': 'CAV', 'us-guns': 'ART', 'us-train': 'WAG' },
};
const HOURS = ['0740', '0740', '1500', '1940', '2400'] as const;
const NOBODY_STANDS_IN = 'xmD';
const STEPS_OF_A_PLAN = 4;

type Position = Readonly<Record<string, unknown>>;

/** A battle in which one Confederate regiment lies somewhere unseen, and what the Union side sends. */
export interface DrawnField {
  readonly position: (unseen: string) => Position;
  readonly orders: readonly BattleOrder[];
  /** Places where nobody of the Union side sees the regiment, the nearest to its men first. */
  readonly hidden: readonly string[];
}

/** A battle drawn by lot: the Union side in every state and under every order, a part of the Confederates in sight. */
export function drawnField(seed: number): DrawnField {
  const random = new RandomSource(seed);
  const ground = randomGround(seed, COLUMNS, ROWS);
  const letter = (hex: string): string =>
    ground.terrainRows[Number(hex.slice(2)) - 1]![Number(hex.slice(0, 2)) - 1]!;
  const open = new HexGrid(COLUMNS, ROWS).hexes().filter((hex) => !NOBODY_STANDS_IN.includes(letter(hex)));
  const near = (column: number, held: readonly string[] = []): string =>
    random.pick(open.filter((hex) => Math.abs(Number(hex.slice(0, 2)) - column) <= 2 && !held.includes(hex)));
  const own = OWN.map((id) => ownUnit(random, id, near(OWN_COLUMN)));
  const held = own.map(({ hex }) => hex);
  const theirs = [0, 1, 2].map((i) => ({
    ...{
      id: `cs-${i}`,
      command: 'davis',
      sp: 6,
      hex: near(THEIR_COLUMN, held),
      facing: random.pick([0, 1, 5]),
    },
    ...(i === 0 ? { type: 'ART', weapon: 'N', formation: 'unlimbered' } : {}),
  }));
  const [turn, order] = [random.pick(HOURS), random.pick(ORDERS)];
  const position = (unseen: string): Position => ({
    ...{ format: 'vedette/battle@1', turn, map: ground, switches: { randomEvents: false } },
    sides: [
      { id: 'US', rear: 'east', overall: ['buford'] },
      { id: 'CSA', rear: 'west', overall: ['davis'] },
    ],
    players: [
      { id: 'us', side: 'US' },
      { id: 'csa', side: 'CSA' },
    ],
    leaders: [
      { id: 'buford', side: 'US', command: 'buford', rating: 4, range: 14, hex: own[0]!.hex },
      { id: 'gamble', side: 'US', command: 'gamble', rating: 7, range: 8, hex: own[1]!.hex },
      { id: 'davis', side: 'CSA', command: 'davis', rating: 5, range: 12, hex: theirs[1]!.hex },
      { id: 'hidden', side: 'CSA', command: 'hidden', rating: 5, range: 5, hex: unseen },
    ],
    commands: [
      { id: 'buford', side: 'US', level: 'division', arm: 'INF' },
      { id: 'gamble', superior: 'buford', order },
      { id: 'davis', side: 'CSA', order: 'HOLD' },
      { id: 'hidden', side: 'CSA', order: 'RSRV' },
    ],
    units: [...own, ...theirs, { id: UNSEEN, command: 'hidden', sp: 8, hex: unseen, facing: 0 }],
    // He lies still whatever comes: what he did would be there to be seen.
    standing: { of: { [UNSEEN]: { reactionFire: 'hold', turn: false } }, stars: {} },
  });
  return { position, orders: ordersOf(random, own), hidden: hiddenPlaces(position, open) };
}

function ownUnit(random: RandomSource, id: string, hex: string) {
  const type = TYPE_OF[id] ?? 'INF';
  const states = type === 'WAG' ? (['ordered'] as const) : (['ordered', 'disordered', 'routed'] as const);
  return {
    ...{ id, command: 'gamble', type, hex, facing: random.below(6), state: random.pick(states) },
    ...{ sp: type === 'WAG' ? 4 : 2 + random.below(7), formation: random.pick(FORMATIONS_OF[type]) },
    ...{ cohesion: 3 + random.below(5), ammo: random.below(4), weapon: type === 'ART' ? 'N' : 'R' },
  };
}

function ordersOf(random: RandomSource, own: readonly { readonly id: string; readonly hex: string }[]) {
  const step = (near: string): PlanStep => {
    const lot = random.below(5);
    if (lot === 0) return { face: random.below(6) };
    if (lot === 1) return { form: random.pick(['line', 'column', 'mounted', 'dismounted', 'limbered']) };
    return near;
  };
  const grid = new HexGrid(COLUMNS, ROWS);
  const plan = own.map(({ id, hex }) => {
    let at = hex;
    const steps = Array.from({ length: STEPS_OF_A_PLAN }, () => {
      const next = step(random.pick(grid.neighbours(at)));
      if (typeof next === 'string') at = next;
      return next;
    });
    return { unit: id, do: steps, rally: random.chance(0.8) };
  });
  const orders: BattleOrder[] = [
    { kind: 'standing', for: 'gamble', withdraw: random.pick([false, 2]), retreatBeforeShock: 'always' },
    { kind: 'standing', for: 'us-horse', cavalryReaction: { toward: random.pick(grid.hexes()), hexes: 4 } },
  ];
  if (random.chance(0.5)) orders.push({ kind: 'change', command: 'gamble', to: random.pick(ORDERS) });
  if (random.chance(0.7))
    orders.push({ kind: 'activate', command: 'gamble', at: random.pick(['ME', 'RE']), plan });
  return orders;
}

/** Where the regiment could stand with nobody seeing it, the nearest to anybody of the Union side first. */
function hiddenPlaces(position: DrawnField['position'], open: readonly string[]): string[] {
  const state = readBattle(position(open[0]!));
  const field = { state, map: new HexMap(state.map) };
  const others = [...state.units.values()].filter(({ id }) => id !== UNSEEN);
  const own = others.filter(({ side }) => side === 'US').flatMap(hexesOf);
  const held = new Set(others.flatMap(hexesOf));
  return open
    .filter((hex) => !held.has(hex) && !own.some((from) => canSee(field, from, hex)))
    .map((hex) => ({ hex, hexes: Math.min(...own.map((from) => distance(from, hex))) }))
    .sort((a, b) => a.hexes - b.hexes || (a.hex < b.hex ? -1 : 1))
    .map(({ hex }) => hex);
}

/** A drawn battle played with the regiment in some place. */
export function playedWith({ position, orders }: DrawnField, unseen: string, seed: number): BattleFound {
  const state = readBattle(structuredClone(position(unseen)));
  return playBattle({ state, orders, seed: `unseen ${seed}`, told: {}, until: null, turns: TURNS });
}

/** Everything the Union player is given, file by file, with the answers to his orders. */
export function givenToUnion({ state, events, receipts }: BattleFound): Record<string, string> {
  const player = state.players.find(({ id }) => id === 'us')!;
  const source = { events, definitions: BATTLE_EVENTS, state, turn: events[0]!.turn, player, refused: [] };
  return {
    ...battleReportFiles(source, new HexMap(state.map)),
    receipts: JSON.stringify(receipts),
  };
}

/** Whether nobody of the Union side came to where the regiment can be seen, and nobody ran into it: then nothing may be felt of it. */
export function stayedUnseen({ state, events }: BattleFound): boolean {
  const { hex } = state.units.get(UNSEEN) ?? { hex: null };
  if (hex === null) return false;
  const field = { state, map: new HexMap(state.map) };
  const beenAt = events.flatMap((event): string[] => {
    const { path = [], to, hex: at } = event.data as { path?: string[]; to?: unknown; hex?: unknown };
    return [...path, to, at, event.hex].filter(
      (one) => typeof one === 'string' && /^\d{4}$/.test(one),
    ) as string[];
  });
  const own = [...state.units.values()].filter(({ side }) => side === 'US').flatMap(hexesOf);
  const rallied = events.some(({ type }) => type === 'RallyTried' || type === 'HorsesRested');
  return (
    !events.some(({ type }) => type === 'UnitSurprised') &&
    // The book lets men who rally mind an enemy whom only the dark hides (P-12.4).
    !(rallied && beenAt.some((from) => liesOpenTo(field, hex, from))) &&
    !state.contacts.US.some((contact) => contact.hex === hex) &&
    ![...beenAt, ...own].some((from) => from === hex || canSee(field, from, hex))
  );
}

function liesOpenTo(field: SightField, hex: string, from: string): boolean {
  return distance(hex, from) <= coverLimit(field, hex) && hasLine(field, hex, from);
}

/** What the Confederates in sight did, which both worlds must have alike to be compared: they may know through the regiment what others do not. */
export function doneByOthers({ events }: BattleFound): string {
  return JSON.stringify(
    events
      .filter(({ units = [], leaders = [] }) =>
        [...units, ...leaders].some((id) => /^(cs-\d|davis)$/.test(id)),
      )
      .map(({ turn, step, type, units, hex, data, dice }) => ({ turn, step, type, units, hex, data, dice })),
  );
}
