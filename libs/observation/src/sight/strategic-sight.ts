import type { CampaignState, PlayerId, Unit, UnitId } from '@vedette/campaign';
import type { LandRulebook } from '@vedette/rulebooks';
import { enemiesSeenBy } from './enemies-seen.js';
import { scoutingRange, sightDistances } from './sight-distance.js';

/** What a player's own units show him of the strategic map, one byte a square (GITM AMWOL 4.1, 4.6). */
export interface StrategicView {
  /** 1 where the map shows the square. */
  readonly shown: Uint8Array;
  /** 1 where friends, and where others, are seen. */
  readonly friendsSeen: Uint8Array;
  readonly othersSeen: Uint8Array;
  /** 1 where an active unit of his stands. */
  readonly stoodIn: Uint8Array;
  /** Enemies seen, where more than distance decides (ROTD 4.1); null where they are seen as all others are. */
  readonly enemiesSeen: ReadonlySet<UnitId> | null;
}

/** Marks every square within `radius` of a square. */
export function markAround(
  layer: Uint8Array,
  columns: number,
  rows: number,
  square: number,
  radius: number,
): void {
  const column = square % columns;
  const row = Math.floor(square / columns);
  const east = Math.min(columns - 1, column + radius);
  const south = Math.min(rows - 1, row + radius);
  for (let r = Math.max(0, row - radius); r <= south; r++)
    layer.fill(1, r * columns + Math.max(0, column - radius), r * columns + east + 1);
}

/** Whether a player commands a unit or is its deputy: to both it reports (3.4). */
export function reportsTo(unit: Unit, player: PlayerId): boolean {
  return unit.commander === player || unit.deputy === player;
}

/** What a player sees through those of his units that are active on the map; the others report nothing (4.1, 11.3, 12.3). */
export function strategicView(
  state: CampaignState,
  book: LandRulebook,
  units: readonly Unit[],
): StrategicView {
  const { columns, rows } = state.theatre.grid;
  const [shown, friendsSeen, othersSeen, stoodIn] = [0, 1, 2, 3].map(() => new Uint8Array(columns * rows));
  const distances = sightDistances(state, book);
  const done = new Set<number>();
  for (const unit of units) {
    if (unit.status !== 'active' || unit.square < 0) continue;
    const friends =
      unit.kind.role.commands === 'army' ? distances.friendsByArmyHeadquarters : distances.friends;
    const others = scoutingRange(unit, unit.strength, distances.others);
    // Units of one square that see equally far add nothing to each other.
    const key = (unit.square * 16 + friends) * 16 + others;
    if (done.has(key)) continue;
    done.add(key);
    stoodIn![unit.square] = 1;
    markAround(shown!, columns, rows, unit.square, book.detection.mapRadius.value);
    markAround(friendsSeen!, columns, rows, unit.square, friends);
    markAround(othersSeen!, columns, rows, unit.square, others);
  }
  return {
    shown: shown!,
    friendsSeen: friendsSeen!,
    othersSeen: othersSeen!,
    stoodIn: stoodIn!,
    enemiesSeen: enemiesSeenBy(state, book, units),
  };
}
