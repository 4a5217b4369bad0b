import { type BattleContext, type Drm, type Side, SIDES, weighed } from '@vedette/battle';
import { ours } from '@vedette/record';
import { CommanderCommitted, InitiativeTied, InitiativeWon } from './initiative.events.js';
import { foggedCommander } from '../leaders/fog-of-command.js';
import { randomEvent } from '../events/random-event.js';

/** Throws after which a tie leaves the initiative where it was: dice told beforehand may fall alike for ever. */
const MOST_THROWS = ours(10, 'P-07', 'ten ties in a row never happen with real dice');

/** Phase II-A: commanders are committed, both sides throw, the higher wins (G-13, P-07). */
export function rollInitiative(context: BattleContext): void {
  commit(context);
  for (let throws = 1; ; throws++) {
    const first = throws === 1;
    const dice = SIDES.map((side) => {
      const made = weighed(context.dice.throw('initiative', side), drmsOf(context, side), {});
      return { side, die: made };
    });
    const [us, csa] = dice as [(typeof dice)[number], (typeof dice)[number]];
    const tied = us.die.adjusted === csa.die.adjusted;
    const event = first && us.die.die === csa.die.die && context.state.switches.randomEvents;
    const shown = dice.map(({ die }) => die);
    if (tied || event)
      context.emit(InitiativeTied, {
        rule: ['P-07', 'G-13'],
        data: { event },
        // Dice of a tie that brings an event decide as well, unless they are thrown again: each stands on one event.
        dice: shown,
        audience: context.toAll(),
      });
    if (event) randomEvent(context);
    if (tied && throws < MOST_THROWS.value) continue;
    const side: Side = tied
      ? (context.state.initiative.last ?? 'US')
      : us.die.adjusted > csa.die.adjusted
        ? 'US'
        : 'CSA';
    context.emit(InitiativeWon, {
      rule: ['G-13', 'G-12'],
      data: { side },
      ...(event || tied ? {} : { dice: shown }),
      audience: context.toAll(),
      change: { progress: { initiative: side, free: true, next: side } },
    });
    return;
  }
}

function commit(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('commit')) {
    const leader = context.state.leaders.get(order.leader)!;
    if (
      leader.status !== 'fit' ||
      leader.hex === null ||
      leader.spent ||
      foggedCommander(context, side) !== null
    )
      continue;
    context.emit(CommanderCommitted, {
      rule: ['G-13', 'G-18'],
      leaders: [leader.id],
      data: { side, leader: leader.id },
      audience: context.toAll(),
      change: {
        leaders: { [leader.id]: { spent: true, moved: 16 } },
        progress: { committed: [...context.state.progress.committed, side] },
      },
    });
  }
}

function drmsOf({ state, orders }: BattleContext, side: Side): Drm[] {
  const committed = state.progress.committed.includes(side)
    ? orders.ofKind('commit').find((one) => one.side === side)?.order.leader
    : undefined;
  return [
    {
      rule: 'G-13',
      value: committed === undefined ? 0 : state.leaders.get(committed)!.rating,
      why: 'overall commander committed',
    },
    { rule: 'G-13', value: state.initiative.last === side ? 1 : 0, why: 'initiative last turn' },
  ];
}
