import { type CampaignState, type Unit } from '@vedette/campaign';
import { hasEnemies } from '../presence/strangers.js';

/** Units of both sides who meet in a tactical square, before lines are formed. */
export interface Meeting {
  readonly square: number;
  readonly tactical: number;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** Fights when in the square: active, and either a combat unit or any other in a fort (GITM AMWOL 9.1, 9.2). */
function mayFight(unit: Unit): boolean {
  return unit.status === 'active' && (unit.kind.role.fights || unit.inFort);
}

/**
 * Every tactical square in which hostile units stand together (GITM AMWOL 9.1), by strategic and tactical square. The
 * side of the state that came in attacks; states take sides by their standing to it (details 12); states neutral to it
 * stay out.
 */
export function findMeetings(state: CampaignState, phase: number): Meeting[] {
  const meetings: Meeting[] = [];
  for (const square of state.occupiedSquares()) {
    const units = state.unitsIn(square).filter(mayFight);
    if (!hasEnemies(state, units)) continue;
    for (const [tactical, here] of byTactical(units)) {
      if (!hasEnemies(state, here)) continue;
      meetings.push({ square, tactical, ...sides(state, here, phase) });
    }
  }
  return meetings;
}

/** The meeting in one tactical square as it is now; null when no enemies stand there together. */
export function meetingAt(
  state: CampaignState,
  phase: number,
  square: number,
  tactical: number,
): Meeting | null {
  const here = state.unitsAt(square, tactical).filter(mayFight);
  return hasEnemies(state, here) ? { square, tactical, ...sides(state, here, phase) } : null;
}

function sides(
  state: CampaignState,
  here: readonly Unit[],
  phase: number,
): Pick<Meeting, 'attackers' | 'defenders'> {
  const starter = starterOf(state, here, phase);
  return {
    attackers: here.filter((unit) => state.areFriends(unit.state, starter.state)),
    defenders: here.filter((unit) => state.areHostile(unit.state, starter.state)),
  };
}

/**
 * The unit that began the battle: one that came upon enemies who stayed (9.6); where all moved, one that intercepted (8.11,
 * A-14), else one that ran into others rather than being run into (8.3).
 */
function starterOf(state: CampaignState, here: readonly Unit[], phase: number): Unit {
  const came = here.filter((unit) => unit.turn.tactics.movedIn === phase);
  const stayed = here.filter((unit) => unit.turn.tactics.movedIn !== phase);
  const meets = (unit: Unit, others: readonly Unit[]): boolean =>
    others.some((other) => state.areHostile(unit.state, other.state));
  return (
    came.find((unit) => meets(unit, stayed)) ??
    came.find((unit) => unit.turn.tactics.interceptedIn === phase && meets(unit, here)) ??
    came.find((unit) => unit.turn.tactics.metIn !== phase && meets(unit, here)) ??
    here.find((unit) => meets(unit, here))!
  );
}

function byTactical(units: readonly Unit[]): [number, Unit[]][] {
  const groups = new Map<number, Unit[]>();
  for (const unit of units) {
    const group = groups.get(unit.tactical);
    if (group) group.push(unit);
    else groups.set(unit.tactical, [unit]);
  }
  return [...groups].sort(([a], [b]) => a - b);
}
