import type { CampaignState, StateId, Unit, UnitId } from '@vedette/campaign';
import { ContactGround, ContactSearch } from '@vedette/contact';
import type { LandRulebook } from '@vedette/rulebooks';
import { scoutingRange, sightDistances } from './sight-distance.js';

/** Both grounds on which units of one state look for enemies: for riders, whom their own kind does not hide, and for all others. */
interface Grounds {
  readonly riders: ContactGround;
  readonly others: ContactGround;
}

/**
 * Enemies that units see on the strategic map where the book asks for a line of contact to them, no longer than the sight of who
 * looks (ROTD 4.1, R-57): enemies in one's own square always. Null where distance alone counts, as it does in quiet turns.
 */
export function enemiesSeenBy(
  state: CampaignState,
  book: LandRulebook,
  units: readonly Unit[],
): ReadonlySet<UnitId> | null {
  if (state.season !== 'campaign' || !book.detection.enemiesByLine.value) return null;
  const seen = new Set<UnitId>();
  const grounds = new Map<StateId, Grounds>();
  const looked = new Set<string>();
  const otherwise = sightDistances(state, book).others;
  for (const unit of units) {
    if (unit.status !== 'active' || unit.square < 0) continue;
    const range = scoutingRange(unit, unit.strength, otherwise);
    const post = `${unit.state} ${unit.square} ${unit.tactical} ${range}`;
    if (looked.has(post)) continue;
    looked.add(post);
    look(state, unit, range, groundsOf(grounds, state, book, unit.state), seen);
  }
  return seen;
}

function look(state: CampaignState, unit: Unit, range: number, grounds: Grounds, seen: Set<UnitId>): void {
  const searches = new Map<ContactGround, ContactSearch>();
  for (const square of around(state, unit.square, range))
    for (const other of state.unitsIn(square)) {
      if (seen.has(other.id) || !state.areHostile(unit.state, other.state)) continue;
      const ground = other.kind.disruptsContact ? grounds.riders : grounds.others;
      let search = searches.get(ground);
      if (!search) searches.set(ground, (search = new ContactSearch(ground, unit, range)));
      if (search.touches(other, range)) seen.add(other.id);
    }
}

function groundsOf(
  known: Map<StateId, Grounds>,
  state: CampaignState,
  book: LandRulebook,
  of: StateId,
): Grounds {
  let grounds = known.get(of);
  if (!grounds)
    known.set(
      of,
      (grounds = {
        riders: new ContactGround(state, book, of, false),
        others: new ContactGround(state, book, of),
      }),
    );
  return grounds;
}

/** Squares with troops in them within a distance of a square. */
function* around(state: CampaignState, square: number, range: number): Iterable<number> {
  const { columns, rows } = state.theatre.grid;
  const [column, row] = [square % columns, Math.floor(square / columns)];
  for (let r = Math.max(0, row - range); r <= Math.min(rows - 1, row + range); r++)
    for (let c = Math.max(0, column - range); c <= Math.min(columns - 1, column + range); c++)
      yield r * columns + c;
}
