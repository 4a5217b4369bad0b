import { describe, expect, it } from '@jest/globals';
import { type CampaignState, type StateId, stateId } from '@vedette/campaign';
import {
  contactViews,
  csvTable,
  DESKS,
  foldTurn,
  type KnownMap,
  pictureTable,
  poolTurn,
  type Picture,
  type ToldTurn,
} from '@vedette/intelligence';
import { observe, type ObservedEvent } from '@vedette/observation';
import { booksOf } from '@vedette/rulebooks';
import { pairsOf } from './pairs.js';
import type { DecidedPhase } from './telling.js';
import { howMany } from '../how-many.js';

const WARS = howMany('LEAK_WARS', 8, 80);
const TRIES = howMany('LEAK_TRIES', 10, 20);

/** Two worlds that are the same as far as all members of a state may know, and that state. */
interface StaffPair {
  readonly what: string;
  readonly state: string;
  readonly one: DecidedPhase;
  readonly other: DecidedPhase;
}

/** Pairs of worlds of a war between which nobody of a state can tell; players' pairs of one secret come one after the other. */
function staffPairs(war: number): StaffPair[] {
  const found: StaffPair[] = [];
  const byWorld = new Map<DecidedPhase, { what: string; one: DecidedPhase; players: Set<string> }>();
  for (const { what, player, phase, one, other } of pairsOf(war, TRIES)) {
    if (phase !== 'intelligence') continue;
    const known = byWorld.get(other) ?? { what, one, players: new Set<string>() };
    byWorld.set(other, known);
    known.players.add(player);
  }
  for (const [other, { what, one, players }] of byWorld)
    for (const { id: state } of one.before.states)
      if (one.before.playersOf(state).every(({ id }) => players.has(id)))
        found.push({ what, state, one, other });
  return found;
}

type Staff = (world: DecidedPhase, state: string, turn: number) => ToldTurn;
type Believing = (before: Picture | null, world: DecidedPhase, state: string, told: ToldTurn) => Picture[];

const poolOf =
  (isMember: (state: string, other: string) => boolean): Staff =>
  ({ before, events }, state, turn) =>
    poolTurn(
      turn,
      before.season,
      before.players
        .filter((player) => isMember(state, player.state))
        .map(({ id }) => ({
          player: id,
          seen: events
            .map((event) => observe(event, id))
            .filter((seen): seen is ObservedEvent => seen !== null),
        })),
    );

const honestStaff = poolOf((state, other) => state === other);

const mapOf = (campaign: CampaignState, state: StateId): KnownMap => ({
  theatre: campaign.theatre,
  ...booksOf(campaign.rulebooks),
  standing: (other) => campaign.standing(state, stateId(other)),
});

const honestBelief: Believing = (before, world, state, told) =>
  DESKS.map((desk) => foldTurn(before, { state, desk }, told, mapOf(world.before, stateId(state))));

/** Everything a state's ministers can read after two turns, the first of which was the same in both worlds. */
function readings(pair: StaffPair, world: DecidedPhase, staff = honestStaff, believe = honestBelief): string {
  const first = believe(null, pair.one, pair.state, honestStaff(pair.one, pair.state, 1))[2]!;
  const told = staff(world, pair.state, 2);
  return believe(first, world, pair.state, told)
    .flatMap((picture) => [
      JSON.stringify(picture),
      csvTable(pictureTable(picture)),
      JSON.stringify(contactViews(picture)),
    ])
    .join('\n');
}

/** Faults of the kind a slip makes, to see whether they would be found. */
const PLANTED: readonly { fault: string; staff?: Staff; believe?: Believing }[] = [
  { fault: "the staff reads the other side's reports", staff: poolOf(() => true) },
  {
    fault: 'a contact is described by looking up who stands there',
    believe: (before, world, state, told) =>
      honestBelief(before, world, state, told).map((picture) => ({
        ...picture,
        contacts: picture.contacts.map((contact) => {
          const there = world.before
            .unitsIn(world.before.theatre.grid.indexOf(contact.place))
            .filter((unit) => unit.state === contact.state);
          return { ...contact, by: there.map(({ commander, quality }) => `${commander}, ${quality}`) };
        }),
      })),
  },
];

/** What the pairs of many wars have shown. */
interface Looked {
  readonly pairs: number;
  readonly leaks: readonly string[];
  /** Pairs in which the war desk believes that somebody is somewhere. */
  readonly believing: number;
  /** Faults of planted leaks by which no pair could be told apart. */
  readonly missed: ReadonlySet<string>;
}

/** Looks over the pairs of one war at a time and forgets it: those of many do not fit into memory. */
function lookOver(): Looked {
  const leaks: string[] = [];
  let pairs = 0;
  let believing = 0;
  let missing = PLANTED;
  for (let seed = 1; seed <= WARS; seed++) {
    const war = staffPairs(seed);
    pairs += war.length;
    for (const pair of war) {
      const { what, state, one, other } = pair;
      if (readings(pair, one) !== readings(pair, other)) leaks.push(`${what}; ${state}`);
      const [desk] = honestBelief(null, one, state, honestStaff(one, state, 1));
      if (desk!.contacts.length > 0) believing++;
    }
    missing = missing.filter(
      ({ staff, believe }) =>
        !war.some(
          (pair) => readings(pair, pair.one, staff, believe) !== readings(pair, pair.other, staff, believe),
        ),
    );
  }
  return { pairs, leaks, believing, missed: new Set(missing.map(({ fault }) => fault)) };
}

describe('intelligence of a state none of whose members observed a thing', () => {
  const { pairs, leaks, believing, missed } = lookOver();

  it('is the same, byte for byte, whatever that thing is', () => {
    if (process.env['LEAK_SHOW']) process.stderr.write(`${pairs} pairs, ${leaks.length} leaks\n`);
    expect(leaks).toEqual([]);
  });

  it('is looked at often enough, and where there is something to believe', () => {
    expect(pairs).toBeGreaterThan(2 * WARS);
    expect(believing).toBeGreaterThan(WARS);
  });

  it.each(PLANTED.map(({ fault }) => fault))('would be told apart if %s', (fault) => {
    expect(missed.has(fault)).toBe(false);
  });
});
