import {
  readPosition,
  writePosition,
  type GameEvent,
  type PhaseName,
  type PositionDocument,
} from '@vedette/campaign';
import { ALL_DECIDERS, decidePhase, judgeTurn, TurnBranches } from '@vedette/referee';
import { readyPhases, sequenceOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import type { RandomSource } from '../fuzz/random-source.js';
import type { HiddenWar } from '../leaks/hidden-war.js';

/** What a group of workers made of a turn: events by phase, and the end as each worker has it. */
export interface TeamTurn {
  readonly events: ReadonlyMap<PhaseName, readonly GameEvent[]>;
  readonly ends: readonly PositionDocument[];
}

/**
 * Plays a turn as several processes do: each has read the position itself, any of them may decide any phase that is ready,
 * several ready phases are decided in any order, and events reach the others as text.
 */
export function playInTeam(war: HiddenWar, workers: number, random: RandomSource): TeamTurn {
  const team = Array.from({ length: workers }, () => {
    const state = readPosition(war.position, theatreSource, pieceTypes);
    const judged = judgeTurn(state, war.orders);
    return { branches: new TurnBranches(state, sequenceOf(state)), judged };
  });
  const sequence = sequenceOf(readPosition(war.position, theatreSource, pieceTypes));
  const events = new Map<PhaseName, readonly GameEvent[]>();
  while (events.size < sequence.length) {
    const { name } = random.pick(readyPhases(sequence, new Set(events.keys())));
    const worker = random.pick(team);
    const state = worker.branches.stateFor(name);
    const { judged } = worker;
    const decided = decidePhase({ state, phase: name, judged, secret: war.secret, deciders: ALL_DECIDERS });
    worker.branches.decided(name, state, decided);
    for (const other of team)
      if (other !== worker) other.branches.learned(name, JSON.parse(JSON.stringify(decided)) as GameEvent[]);
    events.set(name, decided);
  }
  return { events, ends: team.map(({ branches }) => writePosition(branches.latest())) };
}
