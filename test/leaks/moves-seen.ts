import { copyState, evolve, type CampaignState, type GameEvent, type Unit } from '@vedette/campaign';
import { isInSight } from './sight.js';

/** One end of a march: what whoever is there and may see it learns, and which players those are. */
export interface SeenEnd {
  readonly players: ReadonlySet<string>;
  readonly seen: readonly string[];
}

type March = Readonly<
  Record<'unit' | 'from' | 'fromTactical' | 'left' | 'to' | 'toTactical' | 'entered', string>
>;

/**
 * The ends of the marches of a phase with the players before whose eyes they were, as things stood at that moment: a unit
 * that was hidden may be seen once those who hid it have left (4.2, 4.5).
 */
export function endsOfMarches(before: CampaignState, events: readonly GameEvent[]): SeenEnd[] {
  const state = copyState(before);
  const ends: SeenEnd[] = [];
  for (const event of events) {
    const marched = event.type === 'UnitMarched' ? (event.data as March) : null;
    const unit = marched && state.unit(marched.unit);
    if (unit) ends.push(endAt(state, unit, [marched.unit, marched.from, marched.fromTactical, marched.left]));
    evolve(state, event);
    if (unit) ends.push(endAt(state, unit, [marched.unit, marched.to, marched.toTactical, marched.entered]));
  }
  return ends;
}

function endAt(state: CampaignState, unit: Unit, seen: readonly string[]): SeenEnd {
  const players = new Set<string>();
  const sighted = isInSight(state, unit);
  for (const other of state.unitsIn(unit.square)) {
    if (other.status !== 'active' || !(sighted || state.areFriends(other.state, unit.state))) continue;
    for (const player of [other.commander, other.deputy]) if (player) players.add(player);
  }
  return { players, seen };
}
