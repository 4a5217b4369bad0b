import {
  type BattleContext,
  type BattleState,
  hexesOf,
  inCommand,
  type LeaderState,
  lightOf,
  unitsOf,
  unitsIn,
} from '@vedette/battle';
import { groundKnown, lookAround } from '@vedette/battle-sight';
import { cheapestPath, distance } from '@vedette/hex';
import { weatheredAllowance } from '../ground/allowance.js';
import { groundCost } from '../ground/ground-cost.js';
import { comingOn } from '../leaders/fog-of-command.js';
import { isArmyCommander } from '../leaders/army-commander.js';
import { areaHexes } from '../judging/judge-segments.js';
import { LeaderMoved, LeaderStayed } from './movement.events.js';

/** MP of a leader a turn in all, alone or with a command (P-31.5). */
const LEADER_MOVES = 16;
/** At night roads lead as far in a turn as in three by day (P-20). */
const NIGHT_ON_ROADS = 3;

/** What the hexes of a leader's way have in common: all along a pike (G-49), all along pike or road (P-20). */
interface LeaderRoads {
  readonly onPike: boolean;
  readonly onRoad: boolean;
}

/** MP of a leader this turn: of the weather like everybody's, which spares who keeps to a pike, and more by road at night (G-49, G-50, P-20). */
export function leaderMoves(
  state: BattleState,
  { onPike, onRoad }: LeaderRoads = { onPike: false, onRoad: false },
): number {
  const weathered = onPike
    ? Math.max(0, LEADER_MOVES - (state.weather.mud ? 1 : 0))
    : weatheredAllowance(state, LEADER_MOVES);
  return lightOf(state.turn) === 'night' && onRoad ? weathered * NIGHT_ON_ROADS : weathered;
}

/** A leader goes along a path as far as his MP reach, but not so that most of his brigade is out of command (G-17, G-19). */
export function moveLeader(context: BattleContext, id: string, path: readonly string[]): void {
  const leader = context.state.leaders.get(id)!;
  const why = whyNot(context, leader);
  if (why !== null) return stay(context, leader, why);
  const taken: { hex: string; moved: number }[] = [];
  let at = leader.hex;
  let moved = leader.moved;
  let roads: LeaderRoads = { onPike: true, onRoad: true };
  for (const hex of path) {
    if (at === null && leader.kind !== 'engineer' && !entryHexes(context, leader).includes(hex))
      return stay(context, leader, 'he enters by a hex of his area');
    const cost =
      at === null ? 1 : (groundCost(context, 'leader', at, hex, { inColumn: false })?.cost ?? null);
    const enemies = unitsIn(context.state, hex).some(({ side }) => side !== leader.side);
    const road = at === null ? context.map.roadIn(hex) : context.map.roadBetween(at, hex);
    roads = {
      onPike: roads.onPike && road === 'pike',
      onRoad: roads.onRoad && (road === 'pike' || road === 'road'),
    };
    if (cost === null || enemies || moved + cost > leaderMoves(context.state, roads)) break;
    moved += cost;
    taken.push({ hex, moved });
    at = hex;
  }
  const last = taken.findLastIndex(({ hex }) => keepsHisMen(context, leader, hex));
  const held = last < taken.length - 1;
  const end = taken[last];
  if (!end)
    return stay(context, leader, held ? 'most of his units would be out of command' : 'he cannot go there');
  const way = taken.slice(0, last + 1).map(({ hex }) => hex);
  context.emit(LeaderMoved, {
    rule: held ? ['G-17', 'G-19'] : ['G-19', 'P-31.5'],
    hex: end.hex,
    leaders: [id],
    data: { leader: id, from: leader.hex, to: end.hex, path: way, moved: end.moved },
    audience: context.toSide(leader.side),
    change: {
      leaders: {
        [id]: {
          ...(leader.hex === null ? comingOn(leader) : {}),
          hex: end.hex,
          moved: end.moved,
          group: null,
        },
      },
    },
  });
  // What he sees counts as soon as he is there.
  lookAround(context);
}

/** Hexes by which a leader who waits off the map enters (P-31.6). */
function entryHexes({ state }: BattleContext, leader: LeaderState): readonly string[] {
  const arrival = state.arrivals.find(({ id }) => id === leader.group);
  return arrival ? areaHexes(state, arrival.alternative?.area ?? arrival.area) : [];
}

/** The way of a leader who goes with a unit: to where it ended, by the cheapest ground. */
export function wayTo(context: BattleContext, leader: LeaderState, to: string): string[] {
  if (leader.hex === null) return [to];
  if (distance(leader.hex, to) === 0) return [];
  const ground = groundKnown(context, leader.side);
  const found = cheapestPath(
    {
      start: leader.hex,
      next: (hex) => context.map.grid.neighbours(hex),
      step: (from, hex) => groundCost(ground, 'leader', from, hex, { inColumn: false })?.cost ?? null,
      most: leaderMoves(context.state, { onPike: true, onRoad: true }),
    },
    (hex) => hex === to,
  );
  return found ? [...found.hexes] : [];
}

function whyNot({ state }: BattleContext, leader: LeaderState): string | null {
  if (leader.status !== 'fit') return `he is ${leader.status}`;
  if (state.progress.event['I'] === leader.id) return 'his horse was shot';
  if (isArmyCommander(state, leader.id) && leader.spent) return 'he has used his points and may not move too';
  // The chief of engineers comes back anywhere the day after he did his work (G-85).
  if (leader.kind === 'engineer' && leader.hex === null && leader.group === null)
    return leader.spent ? 'he has done his work of the day' : null;
  if (leader.hex === null && !state.arrivals.some(({ id, arrived }) => id === leader.group && arrived))
    return 'he is not here yet';
  return null;
}

function stay(context: BattleContext, leader: LeaderState, why: string): void {
  context.emit(LeaderStayed, {
    rule: why.startsWith('most') ? ['G-17'] : ['G-18', 'G-19'],
    hex: leader.hex,
    leaders: [leader.id],
    data: { leader: leader.id, why },
    audience: context.toSide(leader.side),
  });
}

/** Whether no more than half of a brigade's units on the map would be out of command (G-17). */
function keepsHisMen({ state }: BattleContext, leader: LeaderState, hex: string): boolean {
  const command = leader.command === null ? undefined : state.commands.get(leader.command);
  if (!command || (command.level !== 'brigade' && command.level !== 'battalion')) return true;
  const units = unitsOf(state, command.id).filter((unit) => hexesOf(unit).length > 0);
  const out = units.filter((unit) => distance(unit.hex!, hex) > leader.range).length;
  const outNow = units.filter((unit) => !inCommand(state, unit)).length;
  return out * 2 <= units.length || out < outNow;
}
