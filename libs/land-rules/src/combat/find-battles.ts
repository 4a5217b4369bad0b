import { isHeadquarters, type CampaignState, type Unit } from '@vedette/campaign';

/** Units of both sides who meet in a tactical square, before lines are formed. */
export interface Meeting {
  readonly square: number;
  readonly tactical: number;
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
}

/** Fights when in the square: active, and either a combat unit or a headquarters in a fort (GITM AMWOL 9.1, 9.2). */
function mayFight(unit: Unit): boolean {
  return unit.status === 'active' && (!isHeadquarters(unit) || unit.inFort);
}

/**
 * Every tactical square in which hostile units stand together (GITM AMWOL 9.1), by strategic and tactical square. The
 * side of the state that came in attacks; states take sides by their standing to it (details 12); states neutral to it
 * stay out; `only` looks at one strategic square. Where nobody or everybody moved, the unit first by id stands for the starter.
 */
export function findMeetings(state: CampaignState, phase: number, only?: number): Meeting[] {
  const meetings: Meeting[] = [];
  for (const square of only === undefined ? state.occupiedSquares() : [only]) {
    const units = state.unitsIn(square).filter(mayFight);
    if (!hasEnemies(state, units)) continue;
    for (const [tactical, here] of byTactical(units)) {
      if (!hasEnemies(state, here)) continue;
      meetings.push({ square, tactical, ...sides(state, here, phase) });
    }
  }
  return meetings;
}

function sides(
  state: CampaignState,
  here: readonly Unit[],
  phase: number,
): Pick<Meeting, 'attackers' | 'defenders'> {
  const came = here.filter((unit) => unit.turn.tactics.movedIn === phase);
  const stayed = here.filter((unit) => unit.turn.tactics.movedIn !== phase);
  const against = came.find((unit) => stayed.some((other) => state.areHostile(unit.state, other.state)));
  const starter =
    against ?? here.find((unit) => here.some((other) => state.areHostile(unit.state, other.state)))!;
  return {
    attackers: here.filter((unit) => state.areFriends(unit.state, starter.state)),
    defenders: here.filter((unit) => state.areHostile(unit.state, starter.state)),
  };
}

/** Whether any two of the units are hostile to one another. */
export function hasEnemies(state: CampaignState, units: readonly Unit[]): boolean {
  const states = [...new Set(units.map((unit) => unit.state))];
  return states.some((a, i) => states.slice(i + 1).some((b) => state.areHostile(a, b)));
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
