import { withArticle } from '@vedette/documents';
import {
  type BattleOrder,
  type BattleState,
  FORMATIONS_OF,
  inRangeOf,
  isWithin,
  leaderOf,
  LEVELS,
  orderOfCommand,
  overallCommander,
  type Side,
} from '@vedette/battle';
import { setUpAs, whyNotSetUp } from './set-up-as.js';
import { distance } from '@vedette/hex';
import type { Knowledge } from './knowledge.js';
import { type BattleOrderProblem, type Judged, leftOut, refused } from './receipt.js';

/** The overall commander's points are put into the initiative roll (G-13, P-39). */
export function judgeCommit({ state, side }: Knowledge, order: BattleOrder<'commit'>): Judged {
  const overall = overallCommander(state, side);
  const leader = state.leaders.get(order.leader)!;
  if (overall?.id !== leader.id)
    return {
      order,
      problems: [
        refused(
          'not-overall',
          ['G-13', 'P-39'],
          'leader',
          `${leader.name} is not the overall commander on the map`,
        ),
      ],
    };
  if (leader.spent || leader.moved > 0)
    return {
      order,
      problems: [
        refused('points-spent', ['G-13', 'G-18'], 'leader', `${leader.name} has spent his points or moved`),
      ],
    };
  return { order, problems: [] };
}

/** A command is designated to recover from fatigue, at 2400 to gather its stragglers (II-B, G-47, G-101, G-102). */
export function judgeRecover({ state, sent }: Knowledge, order: BattleOrder<'recover'>): Judged {
  const command = state.commands.get(order.command)!;
  const problems: BattleOrderProblem[] = [];
  const mayHave = [
    orderOfCommand(state, command),
    ...sent.flatMap(({ order: o }) => (o.kind === 'change' && o.command === command.id ? [o.to] : [])),
  ];
  if (!mayHave.some((held) => held === 'HOLD' || held === 'RSRV'))
    problems.push(
      refused('not-resting', ['G-101', 'G-102'], 'command', `${command.id} recovers only under HOLD or RSRV`),
    );
  if (order.what === 'stragglers' && state.turn !== '2400')
    problems.push(refused('wrong-turn', ['G-47'], 'what', 'stragglers are called in at the turn of 2400'));
  if (order.what === 'fatigue' && state.weather.rain !== null)
    problems.push(refused('rain', ['G-49'], 'what', 'nobody recovers from fatigue while it rains'));
  return { order, problems };
}

/** A command or unit goes under another superior (G-60, G-61). */
export function judgeAttach(knowledge: Knowledge, order: BattleOrder<'attach'>): Judged {
  const { state, side } = knowledge;
  const id = order.command ?? state.units.get(order.unit!)!.command;
  const moving = state.commands.get(id)!;
  const to = state.commands.get(order.to)!;
  if (order.unit !== undefined && moving.skirmishers?.unit === order.unit)
    return {
      order,
      problems: [
        refused('skirmishers-out', ['G-60', 'G-67'], 'unit', `it is out as skirmishers of ${moving.id}`),
      ],
    };
  if (to.side !== side)
    return {
      order,
      problems: [refused('not-yours', ['G-60'], 'to', 'the gaining command is not of your side')],
    };
  if (order.command !== undefined) {
    const size = LEVELS.indexOf(moving.level);
    if (size <= LEVELS.indexOf('corps'))
      return {
        order,
        problems: [
          refused('too-large', ['G-60'], 'command', `${withArticle(moving.level)} is never attached`),
        ],
      };
    if (size <= LEVELS.indexOf(to.level))
      return {
        order,
        problems: [refused('too-large', ['G-60'], 'to', 'a command is attached only to a larger one')],
      };
    if (isWithin(state, to.id, id))
      return {
        order,
        problems: [refused('own-part', ['G-60'], 'to', 'a command is not attached to a part of itself')],
      };
  }
  const overall = overallCommander(state, side);
  if (overall === null)
    return {
      order,
      problems: [refused('no-overall', ['G-61', 'P-39'], 'to', 'there is no overall commander on the map')],
    };
  if (overall.spent || knowledge.sent.some((one) => one.order.kind === 'commit'))
    return {
      order,
      problems: [
        refused('points-spent', ['G-61'], 'to', `the points of ${overall.name} are spent otherwise`),
      ],
    };
  const gaining = leaderOf(state, to.id);
  const detaching = leaderOf(state, id);
  const inRange =
    detaching !== null &&
    [gaining, overall].every((one) => one !== null && (one.id === detaching.id || inRangeOf(one, detaching)));
  return {
    order,
    problems: inRange
      ? []
      : [
          refused(
            'out-of-range',
            ['G-61'],
            'to',
            `the leader of ${id} is not in the range of both ${to.id} and ${overall.name}`,
          ),
        ],
  };
}

/** A group is sent to an area beside its own (G-80). */
export function judgeAlternative(
  { state, side, sent }: Knowledge,
  order: BattleOrder<'alternative'>,
): Judged {
  const arrival = state.arrivals.find(({ id }) => id === order.group)!;
  const area = state.map.areas[order.area];
  const problem = (code: string, message: string): Judged => ({
    order,
    problems: [refused(code, ['G-80'], 'area', message)],
  });
  if (arrival.side !== side) return problem('not-yours', 'the group is not of your side');
  if (arrival.arrived) return problem('arrived', 'the group has arrived');
  if (area?.side !== side || !state.map.areas[arrival.area]?.next.includes(order.area))
    return problem('not-adjacent', `area ${order.area} is no friendly one beside ${arrival.area}`);
  const overall = overallCommander(state, side);
  if (overall === null) return problem('no-overall', 'there is no overall commander on the map');
  if (overall.spent || sent.some((one) => one.order.kind === 'commit'))
    return problem('points-spent', `the points of ${overall.name} are spent otherwise`);
  return { order, problems: [] };
}

/** What troops do by themselves; a default order only where the book lets one choose (G-08, P-34). */
export function judgeStanding({ state, side }: Knowledge, order: BattleOrder<'standing'>): Judged {
  const { stars, defaultOrder, ...rest } = order;
  const problems: BattleOrderProblem[] = [];
  const unit = order.for === undefined ? undefined : state.units.get(order.for);
  const chooses = unit === undefined || unit.type === 'HART' || unit.type === 'SS';
  if (typeof defaultOrder === 'string' && !chooses)
    problems.push(
      leftOut(
        'no-choice',
        ['G-08'],
        'defaultOrder',
        'only horse artillery and sharpshooters choose their default order',
      ),
    );
  if (stars !== undefined && order.leader === undefined)
    problems.push(leftOut('no-leader', ['G-65'], 'stars', 'stars are a leader’s: name him in leader'));
  if ((order.for === 'US' || order.for === 'CSA') && order.for !== side)
    problems.push(refused('not-yours', ['P-34'], 'for', 'that is the other side'));
  return {
    order: {
      ...rest,
      ...(defaultOrder !== undefined && (chooses || defaultOrder === null) ? { defaultOrder } : {}),
      ...(stars !== undefined && order.leader !== undefined ? { stars } : {}),
    },
    problems,
  };
}

/** Set-up before the first turn, where the position allows it (G-02). */
export function judgeSetup({ state }: Knowledge, order: BattleOrder<'setup'>): Judged {
  const allowed = state.setup[order.unit ?? order.command!];
  const closed = (field: string, message: string): Judged => ({
    order,
    problems: [refused('no-setup', ['G-02'], field, message)],
  });
  if (order.command !== undefined) {
    if (allowed?.order !== true) return closed('command', 'its order at start is not free');
    return order.order === undefined ? closed('order', 'no order is named') : { order, problems: [] };
  }
  const unit = state.units.get(order.unit!)!;
  if (allowed === undefined || allowed.of === undefined) return closed('unit', 'its place is not free');
  const hex = order.hex ?? unit.hex;
  if (hex === null || distance(hex, allowed.of) > (allowed.within ?? 0))
    return closed('hex', `allowed are hexes within ${allowed.within ?? 0} of ${allowed.of}`);
  if (allowed.fromColumn !== undefined && Number(hex.slice(0, 2)) < allowed.fromColumn)
    return closed('hex', `allowed are columns from ${allowed.fromColumn}`);
  if (order.formation !== undefined && !FORMATIONS_OF[unit.type].includes(order.formation))
    return closed('formation', `allowed are ${FORMATIONS_OF[unit.type].join(', ')}`);
  const why = whyNotSetUp(state, setUpAs(unit, order));
  return why === null ? { order, problems: [] } : closed(why.field, why.message);
}

/** A group's secret order of entry: of its own units and leaders, at a hex of its area (P-31.6). */
export function judgeEntry({ state, side }: Knowledge, order: BattleOrder<'entry'>): Judged {
  const arrival = state.arrivals.find(({ id }) => id === order.group)!;
  if (arrival.side !== side)
    return { order, problems: [refused('not-yours', ['P-31.6'], 'group', 'the group is not of your side')] };
  const foreign = order.sequence.findIndex(
    (id) => (state.units.get(id) ?? state.leaders.get(id))?.group !== order.group,
  );
  if (foreign >= 0)
    return {
      order,
      problems: [
        refused(
          'not-of-group',
          ['P-31.6'],
          `sequence[${foreign}]`,
          `${order.sequence[foreign]!} is not of the group`,
        ),
      ],
    };
  const hexes = areaHexes(state, arrival.alternative?.area ?? arrival.area);
  if (order.hex !== undefined && !hexes.includes(order.hex))
    return {
      order,
      problems: [refused('not-an-entry', ['P-31.6', 'P-22'], 'hex', `allowed are ${hexes.join(', ')}`)],
    };
  return { order, problems: [] };
}

/** Entry hexes of an area, the first foremost. */
export function areaHexes(state: BattleState, area: string): readonly string[] {
  return state.map.areas[area]?.hexes ?? [];
}

/** Whether a pass is for the sender's own side. */
export function judgePass({ side }: Knowledge, order: BattleOrder<'pass'>): Judged {
  const other: Side | undefined = order.side;
  return {
    order,
    problems:
      other !== undefined && other !== side
        ? [refused('not-yours', ['G-15'], 'side', 'that is the other side')]
        : [],
  };
}
