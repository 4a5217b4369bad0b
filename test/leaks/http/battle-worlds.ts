import type { BattleOrder } from '../../../libs/battle/src/index.js';
import { battleScenario } from '../../../libs/battle-scenarios/src/index.js';

/** A battle as it is set up: two of them differ in nothing that the Union side observes. */
export interface BattleWorld {
  readonly campaign: string;
  readonly position: object;
  /** What the Confederates send in turn 1, by player; some of it is refused. */
  readonly orders: readonly { readonly player: string; readonly order: BattleOrder }[];
  /** Whether they also take back, file and write letters to each other. */
  readonly busy: boolean;
  readonly letters: readonly string[];
  readonly men: number;
  /** Ids of what is hidden, units and groups off the map. */
  readonly hidden: readonly string[];
}

/** The first of each side commands it, the second a brigade. */
export const PLAYERS = ['buford', 'gamble', 'heth', 'davis'] as const;
export const LOOKERS = ['buford', 'gamble'] as const;
export const SECRET = 'the same dice for both battles';
/** Stands in one battle only, in woods that nobody looks into. */
export const HIDDEN = 'cs-9ga';
export const HIDDEN_HEX = '0822';
/** Stands in neither; what is said of it must be what is said of those that are hidden. */
export const NOBODY = 'cs-77ga';

interface UnitOfScenario {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly sp: number;
  readonly group?: string;
}
interface Scenario {
  readonly units: readonly UnitOfScenario[];
  readonly commands: readonly { readonly id: string }[];
  readonly arrivals: readonly { readonly id: string; readonly turn: string }[];
  readonly players: readonly object[];
  readonly setup: Readonly<Record<string, unknown>>;
}

/** Gamble's men stand on the heights before the entry hexes, so that the first turn is a fight. */
const CLOSE: Readonly<Record<string, string>> = {
  'us-8il': '0406',
  'us-12il': '0404',
  'us-3in': '0303',
  'us-8ny': '0305',
};
/** Nobody of them comes onto the map in the turns that are played. */
const OFF_THE_MAP: readonly (string | undefined)[] = ['pettigrew', 'mcintosh'];

function positionOf(
  hidden: readonly object[],
  offMap: (unit: UnitOfScenario) => object,
  arrival: string,
): object {
  const scenario = battleScenario('feeling-the-enemy') as Scenario;
  return {
    ...scenario,
    setup: Object.fromEntries(Object.entries(scenario.setup).filter(([id]) => !(id in CLOSE))),
    players: [
      ...scenario.players,
      { id: 'gamble', side: 'US', name: 'William Gamble', commands: ['gamble'] },
      { id: 'davis', side: 'CSA', name: 'Joseph Davis', commands: ['davis'] },
    ],
    commands: scenario.commands.map((command) =>
      ['archer', 'davis'].includes(command.id) ? { ...command, order: 'ASLT' } : command,
    ),
    arrivals: scenario.arrivals.map((group) => {
      if (group.id === 'pettigrew') return { ...group, turn: '1040' };
      return group.id === 'mcintosh' ? { ...group, turn: arrival } : group;
    }),
    units: [
      ...scenario.units.map((unit) => {
        if (unit.id in CLOSE) return { ...unit, hex: CLOSE[unit.id], extended: [] };
        return unit.side === 'CSA' && OFF_THE_MAP.includes(unit.group) ? offMap(unit) : unit;
      }),
      ...hidden,
    ],
  };
}

const world = (about: Omit<BattleWorld, 'men' | 'hidden'> & { readonly position: object }): BattleWorld => {
  const { units } = about.position as Scenario;
  const strangers = units.filter(
    ({ id, side, group }) => side === 'CSA' && (OFF_THE_MAP.includes(group) || id === HIDDEN),
  );
  return {
    ...about,
    men: strangers.reduce((sum, { sp }) => sum + sp, 0),
    hidden: strangers.map(({ id }) => id),
  };
};

const seenOrder = {
  player: 'heth',
  order: { kind: 'activate', command: 'archer', at: 'ME', priority: 10 } as BattleOrder,
};

export const WORLDS: readonly [BattleWorld, BattleWorld] = [
  world({
    campaign: 'fight-one',
    position: positionOf([], (unit) => unit, '0900'),
    orders: [seenOrder, { player: 'heth', order: { kind: 'standing', for: 'cs-26nc', withdraw: 1 } }],
    busy: false,
    letters: [],
  }),
  world({
    campaign: 'fight-two',
    position: positionOf(
      [
        {
          ...{ id: HIDDEN, name: '9th Georgia', side: 'CSA', command: 'pettigrew', type: 'INF', sp: 7 },
          ...{ hex: HIDDEN_HEX, facing: 0, formation: 'line' },
        },
        {
          ...{ id: 'cs-8ga', name: '8th Georgia', side: 'CSA', command: 'pettigrew', type: 'INF', sp: 9 },
          ...{ group: 'pettigrew', facing: 0, formation: 'column' },
        },
      ],
      (unit) => ({ ...unit, name: `${unit.name}, the other`, sp: 3, ammo: 1, cohesion: 5 }),
      '1000',
    ),
    orders: [
      seenOrder,
      { player: 'heth', order: { kind: 'standing', for: 'cs-26nc', fireAt: ['artillery'] } },
      { player: 'heth', order: { kind: 'standing', for: HIDDEN, reactionFire: 'hold' } },
      { player: 'heth', order: { kind: 'entry', group: 'mcintosh', sequence: ['cs-rice'], hex: '0103' } },
      { player: 'heth', order: { kind: 'standing', for: 'pettigrew', turn: false } },
      // Not his to order.
      { player: 'davis', order: { kind: 'standing', for: 'cs-13al', withdraw: 3 } },
    ],
    busy: true,
    letters: ['The cavalry sleeps.', 'We march at dawn.', 'Burn this.'],
  }),
];
