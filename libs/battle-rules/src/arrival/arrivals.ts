import {
  type BattleContext,
  type BattleState,
  commandsWithin,
  type Drm,
  lowCheck,
  minutesBetween,
  overallCommander,
  superiorsOf,
  type UnitState,
} from '@vedette/battle';
import { entryHex } from '../movement/enter-map.js';
import { comingOn } from '../leaders/fog-of-command.js';
import { takeStanding } from '../orders/take-instructions.js';
import { spendPoints } from '../leaders/spend-points.js';
import { NotPossible } from '../initiative/initiative.events.js';
import { GroupArrived, GroupDelayed, GroupSentElsewhere } from './arrival.events.js';

type Arrival = BattleState['arrivals'][number];
const HOUR = 60;
/** Before this nothing is rolled: the groups of the first morning come as scheduled (G-78). */
const FIRST_MORNING = { date: '1863-07-01', from: '0740', to: '1000' } as const;

/** Step `arrival`: groups are sent elsewhere, then those due come or are late, the earliest scheduled first (G-78 to G-81, P-31.6). */
export function arrivals(context: BattleContext): void {
  if (context.state.windows === 2) takeStanding(context);
  sendElsewhere(context);
  const due = [...context.state.arrivals]
    .filter((arrival) => !arrival.arrived)
    .sort((a, b) => minutesBetween(b, a) || (a.id < b.id ? -1 : 1));
  for (const arrival of due) {
    const comes =
      arrival.alternative === null ? onSchedule(context, arrival) : byTheOtherWay(context, arrival);
    if (comes === null) continue;
    const area = arrival.alternative?.area ?? arrival.area;
    const audience = context.toSide(arrival.side);
    const { die, passes } = comes;
    const dice = die ? [die] : [];
    const rule =
      arrival.alternative === null
        ? (['G-78', 'G-79', 'P-31.6'] as const)
        : (['G-80', 'G-81', 'P-31.6'] as const);
    if (!passes) {
      context.emit(GroupDelayed, { rule, data: { group: arrival.id, area }, dice, audience });
      continue;
    }
    context.emit(GroupArrived, {
      rule,
      data: { group: arrival.id, area },
      dice,
      audience,
      change: {
        arrivals: context.state.arrivals.map((one) =>
          one.id === arrival.id ? { ...one, arrived: true } : one,
        ),
        ...asReinforcement(context.state, arrival),
        leaders: alone(context, arrival),
      },
    });
  }
}

/** Leaders who come without troops are on the map at once, in the hex their group enters by (P-31.6). */
function alone(context: BattleContext, arrival: Arrival) {
  const { state } = context;
  if ([...state.units.values()].some(({ group }) => group === arrival.id)) return {};
  const hex = entryHex(context, { group: arrival.id });
  const leaders = [...state.leaders.values()].filter(
    ({ group, status }) => group === arrival.id && status === 'fit',
  );
  return Object.fromEntries(
    hex === null ? [] : leaders.map((one) => [one.id, { ...comingOn(one), hex, group: null }]),
  );
}

/** Reinforcements come in march order with the marker (G-02); commands that the set-up lets choose, or one above them, keep theirs. */
function asReinforcement(state: BattleState, arrival: Arrival) {
  const chooses = (id: string): boolean => state.setup[id]?.order === true;
  const commands = comesWith(state, arrival).filter(
    (id) => !chooses(id) && !superiorsOf(state, id).some((above) => chooses(above.id)),
  );
  return { commands: Object.fromEntries(commands.map((id) => [id, { order: 'MRCH' as const, rsm: true }])) };
}

/** Commands whose units come with a group: nobody of them was there before. Those that another group brings later are not there yet. */
function comesWith(state: BattleState, arrival: Arrival): string[] {
  const units = [...state.units.values()];
  const touched = new Set(units.filter(({ group }) => group === arrival.id).map(({ command }) => command));
  return [...touched]
    .filter((id) => !units.some((unit) => unit.command === id && isThere(state, unit, arrival)))
    .sort();
}

/** Whether a unit was there before a group came: it stands on the map, or a group that has come has it still on the way. */
function isThere(state: BattleState, { hex, group }: UnitState, { id }: Arrival): boolean {
  if (group === id) return false;
  return hex !== null || (state.arrivals.find((other) => other.id === group)?.arrived ?? true);
}

function sendElsewhere(context: BattleContext): void {
  for (const { order, side } of context.orders.ofKind('alternative')) {
    const overall = overallCommander(context.state, side);
    const arrival = context.state.arrivals.find(({ id }) => id === order.group)!;
    if (overall === null || overall.spent || overall.moved > 0 || arrival.arrived) {
      context.emit(NotPossible, {
        rule: ['G-80'],
        data: {
          what: `sending ${order.group} by area ${order.area}`,
          why: 'the overall commander has no points left',
        },
        audience: context.toSide(side),
      });
      continue;
    }
    const others = Object.fromEntries(
      context.state.players.filter((player) => player.side !== side).map(({ id }) => [id, 'troops' as const]),
    );
    context.emit(GroupSentElsewhere, {
      rule: ['G-80'],
      leaders: [overall.id],
      data: { side, group: order.group, area: order.area },
      audience: context.toSide(side, others),
      change: {
        leaders: spendPoints([overall.id]),
        arrivals: context.state.arrivals.map((one) =>
          one.id === order.group
            ? {
                ...one,
                alternative: {
                  area: order.area,
                  orderedAt: context.state.turn,
                  orderedOn: context.state.date,
                },
                hex: null,
              }
            : one,
        ),
      },
    });
  }
}

/** Minutes by which the present turn is after a scheduled one; negative before it. */
const late = (state: BattleState, arrival: Arrival): number => minutesBetween(arrival, state);

function onSchedule(context: BattleContext, arrival: Arrival) {
  const { state } = context;
  const after = late(state, arrival);
  const asScheduled = arrival.certain || !state.switches.variableArrival || isFirstMorning(arrival);
  if (asScheduled) return after >= 0 ? { die: null, passes: true } : null;
  if (after < -HOUR) return null;
  const die = lowCheck(context.dice.throw('arrival', arrival.id), arrivalDrms(state, arrival, after), 2);
  return { die, passes: die.result === 'pass' };
}

function isFirstMorning({ date, turn }: Arrival): boolean {
  return date === FIRST_MORNING.date && turn >= FIRST_MORNING.from && turn <= FIRST_MORNING.to;
}

/** Modifiers of an arrival on schedule (G-79). */
function arrivalDrms(state: BattleState, arrival: Arrival, after: number): Drm[] {
  const formation = formationOf(state, arrival);
  const there = [...state.units.values()].some(
    (unit) =>
      unit.hex !== null && unit.type !== 'WAG' && unit.side === arrival.side && formation.has(unit.command),
  );
  return [
    { rule: 'G-79', value: there ? -1 : 0, why: 'its division or corps is on the map' },
    {
      rule: 'G-79',
      value: overallCommander(state, arrival.side) ? -1 : 0,
      why: 'overall commander on the map',
    },
    { rule: 'G-79', value: after > HOUR ? -1 : 0, why: 'more than an hour late' },
  ];
}

/** Commands of the divisions and corps a group is of, by its units and by its leaders: some come without troops. */
function formationOf(state: BattleState, arrival: Arrival): Set<string> {
  const commands = [...state.units.values(), ...state.leaders.values()]
    .filter(({ group }) => group === arrival.id)
    .flatMap(({ command }) => command ?? []);
  const heads = commands.flatMap((id) =>
    [id, ...superiorsOf(state, id).map((above) => above.id)].filter((one) =>
      ['division', 'corps'].includes(state.commands.get(one)?.level ?? ''),
    ),
  );
  return new Set(heads.flatMap((id) => commandsWithin(state, id).map((one) => one.id)));
}

/** By an area that was chosen: from an hour after schedule, an adjusted 0 (G-80, G-81). */
function byTheOtherWay(context: BattleContext, arrival: Arrival) {
  const { state } = context;
  const after = late(state, arrival);
  if (after < HOUR) return null;
  const leaders = [...state.leaders.values()].filter(
    (one) => one.group === arrival.id && one.status === 'fit',
  );
  const highest = leaders.sort(
    (a, b) => superiorsOf(state, a.command ?? '').length - superiorsOf(state, b.command ?? '').length,
  )[0];
  const { orderedAt, orderedOn = arrival.date } = arrival.alternative!;
  const ahead = minutesBetween({ date: orderedOn, turn: orderedAt }, arrival);
  const die = lowCheck(
    context.dice.throw('arrival', arrival.id),
    [
      { rule: 'G-81', value: -(highest?.rating ?? 0), why: 'highest commander of the group' },
      {
        rule: 'G-81',
        value: -Math.max(0, Math.floor(after / HOUR) - 1),
        why: 'hours of delay after the first',
      },
      { rule: 'G-81', value: -Math.max(0, Math.floor(ahead / HOUR)), why: 'hours it was ordered ahead' },
    ],
    0,
  );
  return { die, passes: die.result === 'pass' };
}
