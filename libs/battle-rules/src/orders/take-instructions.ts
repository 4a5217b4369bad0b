import {
  type BattleContext,
  type BattleRule,
  bottomOf,
  enemyOf,
  fitsIn,
  hexesOf,
  isHeldBy,
  STANDING_ORDER_KEYS,
  type StandingKeys,
} from '@vedette/battle';
import { tellNotTaken } from '../movement/step-not-taken.js';
import { EntryOrdered, InstructionGiven, SetUp } from './orders.events.js';
import { setUpAs } from '../judging/set-up-as.js';

/** What is taken down before the turn: set-up (G-02), orders of entry (P-31.6), standing instructions (P-34, G-65). */
export function takeInstructions(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('setup')) {
    const audience = context.toSide(side);
    if (order.command !== undefined) {
      context.emit(SetUp, {
        rule: ['G-02'],
        data: { subject: order.command, hex: null, order: order.order ?? null },
        audience,
        change: { commands: { [order.command]: { order: order.order ?? null, rsm: false } } },
      });
      continue;
    }
    const unit = context.state.units.get(order.unit!)!;
    const as = { ...setUpAs(unit, order), stack: bottomOf(context.state, order.hex ?? unit.hex!) };
    const taken = hexesOf(as).find((one) => isHeldBy(context.state, enemyOf(side), one));
    if (taken !== undefined || !fitsIn(context.state, as)) {
      const why = taken === undefined ? `it does not fit into ${as.hex!}` : `the enemy is in ${taken}`;
      const rule: readonly BattleRule[] = ['G-02', taken === undefined ? 'G-22' : 'P-02.5'];
      tellNotTaken(context, unit, { rule, step: `set up in ${as.hex!}`, why });
      continue;
    }
    const { hex, facing, formation, extended } = as;
    context.emit(SetUp, {
      rule: ['G-02'],
      hex,
      units: [unit.id],
      data: { subject: unit.id, hex, order: null },
      audience,
      change: {
        units: {
          [unit.id]: { hex, facing, formation, extended, ...(hex === unit.hex ? {} : { stack: as.stack }) },
        },
      },
    });
  }
  for (const { order, side } of context.orders.ofKind('entry'))
    context.emit(EntryOrdered, {
      rule: ['P-31.6'],
      data: { group: order.group, sequence: order.sequence, at: order.hex ?? null },
      audience: context.toSide(side),
      change: {
        arrivals: context.state.arrivals.map((arrival) =>
          arrival.id === order.group
            ? { ...arrival, sequence: order.sequence, hex: order.hex ?? arrival.hex }
            : arrival,
        ),
      },
    });
  // Where a turn closes twice they come with the second half of the orders, before whatever is played by them.
  if (context.state.windows !== 2) takeStanding(context);
}

/** Standing instructions, each by itself, as they were sent (P-34, G-65). */
export function takeStanding(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('standing')) {
    const { of, stars } = context.state.standing;
    if (order.leader !== undefined) {
      if (order.stars === undefined) continue;
      context.emit(InstructionGiven, {
        rule: ['G-65', 'P-34'],
        leaders: [order.leader],
        data: { for: order.leader, keys: ['stars'] },
        audience: context.toSide(side),
        change: { standing: { of, stars: { ...stars, [order.leader]: order.stars } } },
      });
      continue;
    }
    const name = order.for!;
    const keys = Object.keys(STANDING_ORDER_KEYS).filter((key) => key in order) as (keyof StandingKeys)[];
    const kept: Record<string, unknown> = { ...of[name] };
    for (const key of keys)
      if (order[key] === null) delete kept[key];
      else kept[key] = order[key];
    context.emit(InstructionGiven, {
      rule: ['P-34'],
      data: { for: name, keys },
      audience: context.toSide(side),
      change: { standing: { of: { ...of, [name]: kept as StandingKeys }, stars } },
    });
  }
}
