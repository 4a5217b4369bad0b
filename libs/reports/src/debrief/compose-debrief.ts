import {
  type Belief,
  type Debrief,
  DEBRIEF_FORMAT,
  type Judgement,
  type TruePiece,
  type Unseen,
} from './debrief.schema.js';
import { errorOf, type SizeOf, tallyOf } from './judge-size.js';
import type { ReportedPosition } from './reported-position.js';
import { type ShownStrangers, shownStrangers } from './shown-strangers.js';
import { judgeContacts, type StaffContact } from './staff-estimates.js';
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
  /** Names of players by id. */
  readonly players: Readonly<Record<string, string>>;
  readonly secret: string;
  /** What was told of the secret before the first die was thrown, and whether it is so; left out where nobody was to know. */
  readonly commitment?: { readonly told: string | null; readonly holds: boolean | null };
  readonly reported: readonly ReportedPosition[];
  /** What every staff believed then. */
  readonly contacts: readonly StaffContact[];
  readonly sizeOf: SizeOf;
}

/**
 * Belief against truth: each stranger somebody was shown and each contact of a staff beside who truly was there, with how far
 * its number erred and how old it was, and who was where nobody concerned was shown anybody. All is of the same moment, the end
 * of the turn.
 */
export function composeDebrief(input: DebriefInput): Debrief {
  const { campaign, turn, of, states, players, secret, commitment, reported, sizeOf } = input;
  const truth = truePieces(reported);
  const at = byPlace(truth);
  const concerned = reported.filter((position) => isOf(of, position));
  const believedBy = (position: ReportedPosition): Belief[] =>
    shownStrangers(position, sizeOf).map((shown) => judgeShown(shown, at));
  const beliefs = concerned.flatMap(believedBy);
  const contacts = contactsOf(of, input.contacts);
  return {
    format: DEBRIEF_FORMAT,
    campaign,
    turn,
    of: { kind: of.kind, name: of.name },
    states: { ...states },
    players: { ...players },
    secret,
    ...(commitment ? { commitment: commitment.told, committed: commitment.holds } : {}),
    judged: judgements(input, believedBy, at),
    beliefs,
    estimates: judgeContacts(contacts, at),
    unseen: of.kind === 'all' ? [] : unseenBy(concerned, beliefs, at),
    truth,
  };
}

function judgeShown(
  { player, place, state, believed, least, most }: ShownStrangers,
  at: ReadonlyMap<string, readonly TruePiece[]>,
): Belief {
  const there = at.get(place)?.filter((piece) => piece.state === state) ?? [];
  return {
    ...{ player, place, state, believed, least, most },
    truly: there.map(({ id }) => id),
    strength: menOf(there),
    error: errorOf({ least, most }, there.length),
    age: 0,
    verdict: there.length > 0 ? 'right' : 'nobody there',
  };
}

/** How well those believed of whom it is told; of all, each side after them. */
function judgements(
  { of, reported, contacts }: DebriefInput,
  believedBy: (position: ReportedPosition) => Belief[],
  at: ReadonlyMap<string, readonly TruePiece[]>,
): Judgement[] {
  const sides = [...new Set(reported.map(({ side }) => side))].sort();
  const whose: DebriefOf[] =
    of.kind === 'all' ? [of, ...sides.map((name) => ({ kind: 'side', name }) as const)] : [of];
  return whose.map((one) => ({
    whose: one.name,
    sightings: tallyOf(reported.filter((position) => isOf(one, position)).flatMap(believedBy)),
    staff: tallyOf(judgeContacts(contactsOf(one, contacts), at)),
  }));
}

/** Whose staffs are meant: the desk a player holds; of a side the head of state's where there is one, for he has the others' too. */
function contactsOf({ kind, name }: DebriefOf, contacts: readonly StaffContact[]): StaffContact[] {
  if (kind === 'player') return contacts.filter(({ held }) => held.includes(name));
  const supreme = new Set(contacts.filter(({ desk }) => desk === SUPREME).map(({ staff }) => staff));
  return contacts
    .filter(({ side }) => kind === 'all' || side === name)
    .filter(({ staff, desk }) => desk === SUPREME || !supreme.has(staff));
}

const SUPREME = 'supreme';

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
