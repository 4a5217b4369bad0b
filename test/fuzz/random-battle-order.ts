import {
  BATTLE_ORDER_KINDS,
  type BattleOrder,
  type BattleOrderKind,
  type BattleState,
  FORMATIONS,
  ORDERS,
  type PlanStep,
  type UnitPlan,
} from '../../libs/battle/src/index.js';
import type { RandomSource } from './random-source.js';

/** Names an attacker would try: of nobody, and of what every object has of itself. */
export const STRANGE_IDS = ['cs-77ga', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const;
/** Hexes of no map of an ordinary size. */
const FAR_HEXES = ['9999', '0199', '9901'] as const;
const MOST_OF_A_LIST = 4;

/** Orders of every kind that are written as orders are, about anything there is or is not. */
export class RandomBattleOrders {
  private readonly ids: Readonly<Record<'unit' | 'command' | 'leader' | 'group', readonly string[]>>;
  private readonly hexes: readonly string[];
  private readonly players: readonly string[];

  constructor(
    private readonly random: RandomSource,
    state: BattleState,
    hexes: readonly string[],
  ) {
    const strange = (ids: Iterable<string>): string[] => [...ids, ...STRANGE_IDS];
    this.ids = {
      unit: strange(state.units.keys()),
      command: strange(state.commands.keys()),
      leader: strange(state.leaders.keys()),
      group: strange(state.arrivals.map(({ id }) => id)),
    };
    this.hexes = [...hexes, ...FAR_HEXES];
    this.players = state.players.map(({ id }) => id);
  }

  /** An order in the name of somebody, of everybody by turns. */
  one(): BattleOrder {
    return { ...this.ofKind(this.random.pick(BATTLE_ORDER_KINDS)), by: this.random.pick(this.players) };
  }

  private id(what: keyof RandomBattleOrders['ids']): string {
    return this.random.pick(this.ids[what]);
  }

  private several<T>(one: () => T): T[] {
    return Array.from({ length: this.random.below(MOST_OF_A_LIST) }, one);
  }

  private hex = (): string => this.random.pick(this.hexes);

  private maybe<K extends string, T>(key: K, value: () => T): Partial<Record<K, T>> {
    return this.random.chance(0.4) ? ({ [key]: value() } as Record<K, T>) : {};
  }

  private subject(): { readonly command: string } | { readonly unit: string } {
    return this.random.chance(0.6) ? { command: this.id('command') } : { unit: this.id('unit') };
  }

  private ofKind(kind: BattleOrderKind): BattleOrder {
    const { random } = this;
    switch (kind) {
      case 'change':
        return {
          ...{ kind, ...this.subject(), to: random.pick(ORDERS) },
          ...this.maybe('spend', () => this.several(() => this.id('leader'))),
          ...this.maybe('with', () => this.id('leader')),
        };
      case 'commit':
        return { kind, leader: this.id('leader') };
      case 'recover':
        return { kind, command: this.id('command'), what: random.pick(['fatigue', 'stragglers']) };
      case 'attach':
        return { kind, ...this.subject(), to: this.id('command') };
      case 'alternative':
        return { kind, group: this.id('group'), area: random.pick(['1', '2', '11', 'constructor']) };
      case 'activate':
        return {
          ...{ kind, ...this.subject(), at: random.pick(['ME', 'RE', 'none']) },
          ...this.maybe('spend', () => this.several(() => this.id('leader'))),
          ...this.maybe('when', () => ({ after: this.id('command'), enemyWithin: 1 + random.below(99) })),
          ...this.maybe('plan', () => this.several(() => this.plan())),
          ...this.maybe('planRE', () => this.several(() => this.plan())),
          ...this.maybe('leaders', () =>
            this.several(() => ({ leader: this.id('leader'), with: this.id('unit') })),
          ),
          ...this.maybe('skirmishers', () => ({ out: this.id('unit') })),
          ...this.maybe('barrage', () => [{ hex: this.hex(), units: [this.id('unit')] }]),
        };
      case 'gift':
        return { kind, leader: this.id('leader'), plan: this.several(() => this.plan()) };
      case 'leader':
        return { kind, leader: this.id('leader'), path: this.several(this.hex) };
      case 'pass':
        return { kind, side: random.pick(['US', 'CSA']) };
      case 'standing':
        return {
          ...{ kind, for: random.pick([this.id('unit'), this.id('command'), 'US', 'CSA']), withdraw: 2 },
          ...this.maybe('cavalryReaction', () => ({ toward: this.hex(), hexes: 1 + random.below(6) })),
          ...this.maybe('fireAt', () => this.several(this.hex)),
        };
      case 'setup':
        return {
          ...{ kind, ...this.subject() },
          ...this.maybe('hex', this.hex),
          ...this.maybe('formation', () => random.pick(FORMATIONS)),
          ...this.maybe('extended', () => this.several(this.hex)),
          ...this.maybe('order', () => random.pick(ORDERS)),
        };
      case 'entry':
        return {
          ...{ kind, group: this.id('group'), sequence: this.several(() => this.id('unit')) },
          ...this.maybe('hex', this.hex),
        };
    }
  }

  private plan(): UnitPlan {
    const { random } = this;
    return {
      ...{ unit: this.id('unit'), do: this.several(() => this.step()), rally: random.chance(0.5) },
      ...this.maybe('fire', () => ({ at: this.hex(), odd: this.id('unit'), rapid: random.chance(0.5) })),
      ...this.maybe('shock', this.hex),
      ...this.maybe('doubleTime', () => true),
      ...this.maybe('bayonet', () => true),
    };
  }

  private step(): PlanStep {
    const { random } = this;
    return random.pick<PlanStep>([
      this.hex(),
      { face: random.below(6) },
      { form: random.pick(FORMATIONS) },
      { extend: this.hex() },
      { retract: this.hex() },
      { refuse: random.pick(['left', 'right', null]) },
      { stack: random.below(20) },
      { build: true },
      { marker: 'troops' },
    ]);
  }
}
