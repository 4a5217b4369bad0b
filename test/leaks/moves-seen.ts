import { copyState, evolve, type CampaignState, type GameEvent, type Unit } from '@vedette/campaign';
import { isInSight } from './sight.js';

/** What was to be seen of a movement at one moment, and which players were there to see it. */
export interface SeenEnd {
  readonly players: ReadonlySet<string>;
  readonly seen: readonly unknown[];
}

type Moved = Readonly<Record<string, string>>;

/** Ends of movements by the keys of the event that tell of them: marches (4.5), legs of tactical moves (4.4), gates of forts. */
const ENDS: Readonly<Record<string, { readonly start: readonly string[]; readonly end: readonly string[] }>> =
  {
    UnitMarched: { start: ['from', 'fromTactical', 'left'], end: ['to', 'toTactical', 'entered'] },
    UnitMovedTactically: { start: ['in', 'from'], end: ['in', 'to'] },
    FortChanged: { start: ['city', 'inFort'], end: [] },
  };

/** A unit's turn came and it did not go: its own command knows what others did before and after (7.7, 8.6). */
const STAYED = new Set(['TacticalMoveBlocked', 'MarchBlocked', 'MarchHalted']);

/**
 * The ends of the movements of a phase with the players before whose eyes they were, as things stood at that moment: a unit
 * that was hidden may be seen once those who hid it have left, and one that is hidden in the end was seen where it stopped
 * before others came between (4.2, 4.4, 4.5). Friends know which unit it was; strangers see whose it is, its arm and its
 * size.
 */
export function endsOfMovements(before: CampaignState, events: readonly GameEvent[]): SeenEnd[] {
  const state = copyState(before);
  const seen: SeenEnd[] = [];
  for (const event of events) {
    const ends = ENDS[event.type];
    const moved = event.data as Moved;
    if (STAYED.has(event.type))
      seen.push({ players: commandOf(state.unit(moved['unit']!)), seen: [moved['unit']] });
    const unit = ends && state.unit(moved['unit']!);
    if (unit) seen.push(...endAt(state, unit, pick(moved, ends.start)));
    evolve(state, event);
    if (unit && ends.end.length > 0) seen.push(...endAt(state, unit, pick(moved, ends.end)));
  }
  return seen;
}

function pick(moved: Moved, keys: readonly string[]): unknown[] {
  return keys.map((key) => moved[key]);
}

function endAt(state: CampaignState, unit: Unit, where: readonly unknown[]): SeenEnd[] {
  const friends = playersThere(state, unit, true);
  const ends: SeenEnd[] = [{ players: friends, seen: [unit.id, ...where] }];
  if (isInSight(state, unit))
    ends.push({
      players: playersThere(state, unit, false),
      seen: [unit.state, unit.type, unit.strength, ...where],
    });
  return ends;
}

function commandOf({ commander, deputy }: Unit): Set<string> {
  return new Set([commander, deputy].filter((player) => player !== null));
}

function playersThere(state: CampaignState, unit: Unit, friendly: boolean): Set<string> {
  const players = new Set<string>();
  for (const other of state.unitsIn(unit.square)) {
    if (other.status !== 'active' || state.areFriends(other.state, unit.state) !== friendly) continue;
    for (const player of commandOf(other)) players.add(player);
  }
  return players;
}
