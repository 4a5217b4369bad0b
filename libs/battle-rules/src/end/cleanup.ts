import {
  type BattleContext,
  byId,
  enemyOf,
  freshProgress,
  hexesOf,
  inCommand,
  inRangeOf,
  isLastTurn,
  nextSuperior,
  SIDES,
  TURN_TRACK,
  turnAfter,
  unitsWithin,
  weighed,
} from '@vedette/battle';
import { ageContacts, couriersWithoutEffects, withoutEffects } from '@vedette/battle-sight';
import { columnOf } from '@vedette/hex';
import { fatigueAtCleanup } from '../fatigue/fatigue.js';
import { isFoot } from '../tables/weapons.js';
import { hasLostTooMuch } from '../losses/lose-strength.js';
import { returnGuns } from '../losses/guns-in-hand.js';
import { takeDefaults } from '../orders/settle-orders.js';
import { rallyRouted } from '../rally/rally.js';
import { recallIfDue } from '../skirmishers/skirmishers.js';
import { TurnBegun } from '../turn.events.js';
import {
  BattleDecided,
  DelayEarned,
  MarkerRemoved,
  ObjectivesHeld,
  OrderLapsed,
  RainRolled,
  RestEnded,
} from './end.events.js';
import { resultOf, tallyOf } from './tally.js';
import { settleGuns } from './settle-guns.js';

/** Phase IV-C: the routed rally or run, orders lapse, brigades tire, weather turns, points are counted, the next turn begins. */
export function cleanup(context: BattleContext): void {
  rallyRouted(context);
  recallIfDue(context);
  // Orders of the turn count for its rest (P-14) before they lapse.
  fatigueAtCleanup(context);
  lapse(context);
  removeMarkers(context);
  endRest(context);
  rollRain(context);
  returnGuns(context);
  settleGuns(context);
  hold(context);
  ageContacts(context);
  if (isLastTurn(context.state)) decide(context);
  nextTurn(context);
}

/** Orders given for the turn end with it; who is out of command then takes his default (G-11). */
function lapse(context: BattleContext): void {
  for (const side of SIDES) {
    const { state } = context;
    const due = byId(
      [...state.units.values()].filter((unit) => unit.side === side && unit.orderUntil === state.turn),
    );
    if (due.length === 0) continue;
    context.emit(OrderLapsed, {
      rule: ['G-11'],
      units: due.map(({ id }) => id),
      data: { units: due.map(({ id }) => id) },
      audience: context.toSide(side),
      change: { units: Object.fromEntries(due.map(({ id }) => [id, { order: null, orderUntil: null }])) },
    });
    const out = due.filter((unit) => !inCommand(context.state, unit)).map(({ id }) => id);
    takeDefaults(context, side, out, 'out of command');
  }
}

/** The marker of a reinforcement goes as soon as any unit of it is in the range of its next superior on the map (G-34). */
function removeMarkers(context: BattleContext): void {
  for (const command of byId([...context.state.commands.values()].filter(({ rsm }) => rsm))) {
    const superior = nextSuperior(context.state, command.id);
    const found =
      superior !== null &&
      unitsWithin(context.state, command.id).some((unit) => unit.hex !== null && inRangeOf(superior, unit));
    if (!found) continue;
    context.emit(MarkerRemoved, {
      rule: ['G-34'],
      data: { command: command.id },
      audience: context.toSide(command.side),
      change: { commands: { [command.id]: { rsm: false } } },
    });
  }
}

/** Who was designated to rest has rested, or not; stragglers are called in through the night (P-14, G-47). */
function endRest(context: BattleContext): void {
  for (const side of SIDES) {
    const resting = byId(
      [...context.state.commands.values()].filter((one) => one.side === side && one.recovery === 'fatigue'),
    );
    if (resting.length === 0) continue;
    const ids = resting.map(({ id }) => id);
    context.emit(RestEnded, {
      rule: ['P-14'],
      data: { commands: ids },
      audience: context.toSide(side),
      change: { commands: Object.fromEntries(ids.map((id) => [id, { recovery: null }])) },
    });
  }
}

/** The k-th roll is lower by k - 1; at 0 the rain ends and leaves mud for good (G-49, G-50). */
function rollRain(context: BattleContext): void {
  const { weather } = context.state;
  if (weather.rain === null) return;
  const die = weighed(
    context.dice.throw('rain', 'rain'),
    [{ rule: 'G-49', value: -weather.rain, why: `${weather.rain} rolls before` }],
    { target: 0 },
  );
  const ends = die.adjusted <= 0;
  context.emit(RainRolled, {
    rule: ends ? ['G-49', 'G-50'] : ['G-49'],
    data: { ends },
    dice: [{ ...die, result: ends ? 'pass' : 'fail' }],
    audience: context.toAll(),
    change: {
      weather: ends ? { ...weather, rain: null, mud: true } : { ...weather, rain: weather.rain + 1 },
    },
  });
}

/** Who last had an ordered unit in an objective holds it; what the scenario gives for delay is earned by the turn (part 4E). */
function hold(context: BattleContext): void {
  const { state } = context;
  const held = { ...state.held };
  const objectives = new Set(state.victory.objectives.map(({ hex }) => hex));
  // The places of the whole battle are held by infantry only (P-22).
  const geographic = new Set(Object.values(state.victory.geographic).flatMap(({ hexes }) => hexes));
  for (const unit of state.units.values())
    for (const hex of unit.state === 'ordered' ? hexesOf(unit) : [])
      if (objectives.has(hex) || (geographic.has(hex) && isFoot(unit))) held[hex] = unit.side;
  const earned = state.victory.delay.filter(({ side, turns, noEnemyInfantryFromColumn }) => {
    if (!turns.includes(state.turn)) return false;
    return ![...state.units.values()].some(
      (unit) =>
        unit.side === enemyOf(side) &&
        unit.type === 'INF' &&
        unit.state === 'ordered' &&
        hexesOf(unit).some((hex) => columnOf(hex) >= noEnemyInfantryFromColumn),
    );
  });
  for (const { side, points } of earned)
    context.emit(DelayEarned, {
      rule: ['G-82'],
      data: { side, points },
      audience: {},
      change: { delayPoints: [...context.state.delayPoints, { side, turn: context.state.turn, points }] },
    });
  if (JSON.stringify(held) !== JSON.stringify(state.held))
    context.emit(ObjectivesHeld, {
      rule: ['G-73'],
      data: { held },
      audience: {},
      change: { held },
    });
}

function decide(context: BattleContext): void {
  const result = resultOf(context.state);
  context.emit(BattleDecided, {
    rule:
      context.state.victory.kind === 'scenario' ? ['G-72', 'G-82', 'G-74'] : ['G-75', 'G-72', 'G-73', 'G-74'],
    data: { ...result, tally: tallyOf(context.state) },
    audience: context.toAll(),
    change: { result },
  });
}

/** Everything that is of the turn begins anew. */
function nextTurn(context: BattleContext): void {
  const { state } = context;
  const next = turnAfter(state.turn, state.date);
  const dawns = next.turn === TURN_TRACK[0];
  const units = [...state.units.values()].filter(
    ({ acted, reactionFires, bayonet, routs, collapsed }) =>
      acted || reactionFires > 0 || bayonet || (dawns && (routs > 0 || collapsed)),
  );
  const leaders = [...state.leaders.values()].filter(
    (one) => one.spent || one.starsUsed || one.moved > 0 || one.fogTurns > 0,
  );
  context.emit(TurnBegun, {
    rule: ['P-01'],
    data: { ...next },
    audience: context.toAll(),
    change: {
      ...next,
      step: null,
      setup: {},
      initiative: { last: state.progress.initiative },
      units: Object.fromEntries(
        units.map((unit) => [
          unit.id,
          {
            ...{ acted: false, reactionFires: 0, bayonet: false },
            // Another day: routs are counted anew, and who is only shaken is a regiment again (P-15).
            ...(dawns ? { routs: 0, collapsed: unit.collapsed && hasLostTooMuch(unit) } : {}),
          },
        ]),
      ),
      leaders: Object.fromEntries(
        leaders.map(({ id, fogTurns, hex }) => [
          id,
          {
            ...(staysAway(context, id) ? {} : { spent: false, starsUsed: false, moved: 0 }),
            ...(fogTurns > 0 && hex !== null ? { fogTurns: fogTurns - 1 } : {}),
          },
        ]),
      ),
      contacts: {
        US: withoutEffects(state.contacts.US as never),
        CSA: withoutEffects(state.contacts.CSA as never),
      },
      ...(state.couriers === undefined ? {} : { couriers: couriersWithoutEffects(state.couriers) }),
      fresh: freshProgress(),
    },
  });
}

/** The chief of engineers who did his work comes back the next day only (G-85). */
function staysAway({ state }: BattleContext, id: string): boolean {
  const leader = state.leaders.get(id)!;
  return (
    leader.kind === 'engineer' && leader.hex === null && turnAfter(state.turn, state.date).turn !== '0420'
  );
}
