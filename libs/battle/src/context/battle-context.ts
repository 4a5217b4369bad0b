import type { HexMap } from '@vedette/hex';
import type { BattleDie } from '../dice/battle-die.js';
import type { BattleDice } from '../dice/battle-dice.js';
import type { BattleStep } from '../document/step.js';
import type { Side } from '../document/words.schema.js';
import type { BattleAudience, BattleEvent } from '../event/battle-event.js';
import type { BattleEventDefinition, BattleEventOf } from '../event/define-battle-event.js';
import { type BattleRule, cited } from '../rule/battle-rule.js';
import type { BattleChange } from '../state/battle-change.js';
import type { BattleState, MutableBattleState } from '../state/battle-state.js';
import type { TurnOrders } from './turn-orders.js';

/** What a rule says when something happens; the context adds turn, step, impulse and number. */
export interface BattleHappening<Data> {
  /** The rules that decided, the first foremost. */
  readonly rule: readonly BattleRule[];
  readonly hex?: string | null;
  readonly units?: readonly string[];
  readonly leaders?: readonly string[];
  readonly data: Data;
  readonly dice?: readonly BattleDie[];
  readonly audience: BattleAudience;
  readonly change?: BattleChange;
}

/** What a turn is decided with. */
export interface BattleSetting {
  readonly map: HexMap;
  readonly dice: BattleDice;
  readonly orders: TurnOrders;
  readonly firstSeq: number;
}

/**
 * A battle while it is decided: the state so far, the ground, the dice, the orders of the turn, and `emit`, which records an event
 * and at once folds it into the state so that what comes later sees it. Rules are given the state as a view they cannot change.
 */
export class BattleContext {
  readonly events: BattleEvent[] = [];
  readonly map: HexMap;
  readonly dice: BattleDice;
  readonly orders: TurnOrders;
  private readonly firstSeq: number;
  private at: BattleStep = 'orders-automatic';

  constructor(
    private readonly working: MutableBattleState,
    { map, dice, orders, firstSeq }: BattleSetting,
  ) {
    this.map = map;
    this.dice = dice;
    this.orders = orders;
    this.firstSeq = firstSeq;
  }

  /** The state so far, for reading: only events change it. */
  get state(): BattleState {
    return this.working;
  }

  /** The step that is being decided. */
  get step(): BattleStep {
    return this.at;
  }

  /** A step begins. */
  begin(step: BattleStep): void {
    this.at = step;
  }

  /** Everybody of a side sees a thing whole; others as much as is said of them. */
  toSide(side: Side, others: BattleAudience = {}): BattleAudience {
    return { ...others, ...this.everybody((player) => player.side === side) };
  }

  /** Everybody sees a thing whole. */
  toAll(): BattleAudience {
    return this.everybody(() => true);
  }

  /** Records that something happened and changes the state accordingly. */
  emit<D extends BattleEventDefinition>(
    definition: D,
    happening: BattleHappening<BattleEventOf<D>['data']>,
  ): BattleEvent {
    const { rule, hex, units, leaders, data, dice, audience, change } = happening;
    const inPhase = this.at === 'activation' || this.at === 'out-of-command';
    const { turn } = this.working;
    const impulse = change?.progress?.impulse ?? this.working.progress.impulse;
    const event: BattleEvent = {
      seq: this.firstSeq + this.events.length,
      turn,
      step: this.at,
      type: definition.type,
      rule: cited(rule),
      ...(inPhase && impulse > 0 ? { impulse } : {}),
      ...(typeof hex === 'string' ? { hex } : {}),
      ...(units ? { units } : {}),
      ...(leaders ? { leaders } : {}),
      data,
      ...(dice && dice.length > 0 ? { dice } : {}),
      audience,
      ...(change ? { change } : {}),
    };
    this.events.push(event);
    definition.apply(this.working, event);
    return event;
  }

  private everybody(who: (player: BattleState['players'][number]) => boolean): Record<string, 'full'> {
    return Object.fromEntries(this.working.players.filter(who).map(({ id }) => [id, 'full' as const]));
  }
}
