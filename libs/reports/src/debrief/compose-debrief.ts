import { type Belief, type Debrief, DEBRIEF_FORMAT, type TruePiece, type Unseen } from './debrief.schema.js';
import type { ReportedPosition } from './reported-position.js';
import { shownStrangers } from './shown-strangers.js';
import { truePieces } from './true-pieces.js';

/** Of whom a debrief is told. */
export type DebriefOf =
  | { readonly kind: 'player'; readonly name: string }
  | { readonly kind: 'side'; readonly name: string }
  | { readonly kind: 'all'; readonly name: string };

/** What a debrief of one turn is made of: what every player was reported at its end. */
export interface DebriefInput {
  readonly campaign: string;
  readonly turn: number;
  readonly of: DebriefOf;
  readonly states: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly reported: readonly ReportedPosition[];
}

/**
 * Belief against truth: each stranger somebody was shown beside who truly was there, and who was where nobody concerned was
 * shown anybody. Both are of the same moment, the end of the turn.
 */
export function composeDebrief({ campaign, turn, of, states, secret, reported }: DebriefInput): Debrief {
  const truth = truePieces(reported);
  const at = byPlace(truth);
  const concerned = reported.filter((position) => isOf(of, position));
  const beliefs = concerned.flatMap(shownStrangers).map(({ player, place, state, believed }): Belief => {
    const there = at.get(place)?.filter((piece) => piece.state === state) ?? [];
    return {
      player,
      place,
      state,
      believed,
      truly: there.map(({ id }) => id),
      strength: menOf(there),
      verdict: there.length > 0 ? 'right' : 'nobody there',
    };
  });
  return {
    format: DEBRIEF_FORMAT,
    campaign,
    turn,
    of: { kind: of.kind, name: of.name },
    states: { ...states },
    secret,
    beliefs,
    unseen: of.kind === 'all' ? [] : unseenBy(concerned, beliefs, at),
    truth,
  };
}

function isOf({ kind, name }: DebriefOf, { player, side }: ReportedPosition): boolean {
  return kind === 'all' || (kind === 'side' ? side === name : player === name);
}

function byPlace(truth: readonly TruePiece[]): Map<string, TruePiece[]> {
  const at = new Map<string, TruePiece[]>();
  for (const piece of truth)
    if (piece.place !== '') at.set(piece.place, [...(at.get(piece.place) ?? []), piece]);
  return at;
}

/** Pieces of states none of those concerned belongs to. */
function unseenBy(
  concerned: readonly ReportedPosition[],
  beliefs: readonly Belief[],
  at: ReadonlyMap<string, readonly TruePiece[]>,
): Unseen[] {
  const own = new Set(concerned.map(({ state }) => state));
  const seen = new Set(beliefs.map(({ place, state }) => `${place} ${state}`));
  const unseen: Unseen[] = [];
  for (const place of [...at.keys()].sort()) {
    const here = at.get(place)!;
    for (const state of [...new Set(here.map((piece) => piece.state))].sort()) {
      if (own.has(state) || seen.has(`${place} ${state}`)) continue;
      const pieces = here.filter((piece) => piece.state === state);
      unseen.push({ place, state, pieces: pieces.map(({ id }) => id), strength: menOf(pieces) });
    }
  }
  return unseen;
}

function menOf(pieces: readonly TruePiece[]): number {
  return pieces.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
}
