import {
  copyState,
  readPosition,
  type MutableCampaignState,
  type Order,
  type PhaseName,
} from '@vedette/campaign';
import { ALL_DECIDERS, decidePhase, judgeTurn, TurnBranches, type JudgedOrder } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { RandomSource } from '../fuzz/random-source.js';
import { hiddenWar, type HiddenWar } from './hidden-war.js';
import { happeningsNoticed, knowledgeOf } from './knowledge.js';
import { endsOfMovements, type SeenEnd } from './moves-seen.js';
import { SECRETS, type World } from './secrets.js';
import type { DecidedPhase } from './telling.js';

/** Draws whose outcome is itself observed: in which order units moved, and what reports and rumours say (4.1, 4.7). */
const OBSERVED_DRAW = / order |^4\./;

/** Phases in which most is seen in part, and the one in which fewest still march, are tried most. */
const TRIED_MOST = /^(tactical|intelligence|strategic-6)/;

/** Two worlds that differ in one secret, one phase of both, and a player who lawfully knows the same of both. */
export interface Pair {
  readonly what: string;
  readonly secret: string;
  readonly phase: PhaseName;
  readonly player: string;
  readonly one: DecidedPhase;
  readonly other: DecidedPhase;
}

/**
 * Plays a turn of a random war and, before each phase, changes secrets and decides the phase in both worlds. Pairs come one by
 * one: all worlds of a war of railways do not fit into memory at once.
 */
export function* pairsOf(
  seed: number,
  triesAPhase: number,
  warOf: (random: RandomSource, seed: number) => HiddenWar = hiddenWar,
): Generator<Pair> {
  const random = new RandomSource(seed * 7919);
  const war = warOf(random, seed);
  const start = readPosition(war.position, theatreSource, pieceTypes);
  const sequence = sequenceOf(start);
  const branches = new TurnBranches(start, sequence);
  const opening = copyState(start);
  const judged = judgeTurn(start, war.orders);
  for (const { name } of sequence) {
    const state = branches.stateFor(name);
    const before = copyState(state);
    const events = decide({ state, orders: war.orders, fixedDraws: {} }, name, war, judged);
    branches.decided(name, state, events);
    if (events.every(({ type }) => type === 'NothingDecided')) continue;
    const one = { before, after: copyState(state), orders: war.orders, receipts: receiptsOf(judged), events };
    const tries = TRIED_MOST.test(name) ? 2 * triesAPhase : Math.ceil(triesAPhase / 2);
    for (let i = 0; i < tries; i++) yield* pairsWith(one, name, war, opening, judged, random, seed);
  }
}

function pairsWith(
  one: DecidedPhase,
  phase: PhaseName,
  war: HiddenWar,
  opening: MutableCampaignState,
  judgedOnce: readonly JudgedOrder[],
  random: RandomSource,
  seed: number,
): Pair[] {
  const state = copyState(one.before);
  const unit = random.pick([...state.units.values()]);
  const strangers = state.players.filter(({ id }) => id !== unit.commander && id !== unit.deputy);
  const world: World = { state, orders: war.orders, fixedDraws: {} };
  const draws = one.events
    .flatMap(({ dice }) => dice ?? [])
    .filter(({ label }) => label.includes(unit.id) && !OBSERVED_DRAW.test(label))
    .map(({ label }) => label);
  let secret = 'a draw';
  if (draws.length > 0 && random.chance(0.15)) world.fixedDraws = { [random.pick(draws)]: random.next() };
  else {
    const kind = random.pick(SECRETS);
    secret = kind.name;
    kind.change(world, unit, random, war);
  }
  const before = copyState(state);
  const judged =
    phase === 'orders'
      ? judgeTurn(copyState(before), world.orders)
      : world.orders === war.orders
        ? judgedOnce
        : judgeTurn(copyState(opening), world.orders);
  const events = decide(world, phase, war, judged);
  const other = { before, after: state, orders: world.orders, receipts: receiptsOf(judged), events };
  if (JSON.stringify(other.events) === JSON.stringify(one.events)) return [];
  return (
    strangers
      // Whoever fights beside a unit is told its dice.
      .filter((asked) => secret !== 'a draw' || !state.areFriends(asked.state, unit.state))
      .filter(({ id }) => knowsNoDifference(one, other, id, phase))
      .map(({ id: player }) => ({
        what: `seed ${seed}, ${phase}: ${secret} of ${unit.id}, ${player}`,
        secret,
        phase,
        player,
        one,
        other,
      }))
  );
}

function decide(world: World, phase: PhaseName, war: HiddenWar, judged: readonly JudgedOrder[]) {
  const { state, fixedDraws } = world;
  return decidePhase({ state, phase, judged, secret: war.secret, deciders: ALL_DECIDERS, fixedDraws });
}

function receiptsOf(judged: readonly JudgedOrder[]): DecidedPhase['receipts'] {
  return judged.map(({ receipt }) => receipt);
}

function knowsNoDifference(
  one: DecidedPhase,
  other: DecidedPhase,
  player: string,
  phase: PhaseName,
): boolean {
  const known = (decided: DecidedPhase): string => knownOf(decided, player, phase);
  const own = (orders: readonly Order[]): string => JSON.stringify(orders.filter(({ by }) => by === player));
  return own(one.orders) === own(other.orders) && known(one) === known(other);
}

const moved = new WeakMap<DecidedPhase, SeenEnd[]>();

function endsOf(decided: DecidedPhase): SeenEnd[] {
  const known = moved.get(decided) ?? endsOfMovements(decided.before, decided.events);
  moved.set(decided, known);
  return known;
}

const reckoned = new WeakMap<DecidedPhase, Map<string, string>>();

/** All a player may know of a phase: how it began, how it ended, and what happened before his eyes. */
function knownOf(decided: DecidedPhase, player: string, phase: PhaseName): string {
  const { before, after, events } = decided;
  const known = reckoned.get(decided) ?? new Map<string, string>();
  reckoned.set(decided, known);
  const found =
    known.get(player) ??
    [
      knowledgeOf(before, player, phase),
      knowledgeOf(after, player, phase),
      happeningsNoticed(before, after, player, decided.orders, events, endsOf(decided)),
    ].join('\n');
  known.set(player, found);
  return found;
}
