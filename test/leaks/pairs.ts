import { copyState, readPosition, type CampaignState, type Order, type PhaseName } from '@vedette/campaign';
import { decidePhase, judgeTurn, TurnBranches, type JudgedOrder } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';
import { ALL_DECIDERS } from '../../apps/vedette/src/deciders.js';
import { theatreSource } from '../../apps/vedette/src/bench/theatre-source.js';
import { RandomSource } from '../fuzz/random-source.js';
import { hiddenWar, type HiddenWar } from './hidden-war.js';
import { happeningsNoticed, knowledgeOf } from './knowledge.js';
import { SECRETS, type World } from './secrets.js';
import type { DecidedPhase } from './telling.js';

/** Draws whose outcome is itself observed: in which order units moved, and what reports and rumours say (4.1, 4.7). */
const OBSERVED_DRAW = / order |^4\./;
/** How many players are asked, of those the changed thing does not report to, before a pair is given up. */
const PLAYERS_ASKED = 3;

/** Two worlds that differ in one secret, one phase of both, and a player who lawfully knows the same of both. */
export interface Pair {
  readonly what: string;
  readonly secret: string;
  readonly phase: PhaseName;
  readonly player: string;
  readonly one: DecidedPhase;
  readonly other: DecidedPhase;
}

/** Pairs found in one war, and how many were tried: in the others the player could see the difference. */
export interface PairsOfAWar {
  readonly pairs: readonly Pair[];
  readonly tried: number;
}

/** Plays a turn of a random war and, before each phase, changes secrets and decides the phase in both worlds. */
export function pairsOf(seed: number, triesAPhase: number): PairsOfAWar {
  const random = new RandomSource(seed * 7919);
  const war = hiddenWar(random, seed);
  const start = readPosition(war.position, theatreSource);
  const sequence = sequenceOf(start);
  const branches = new TurnBranches(start, sequence);
  const opening = copyState(start);
  const judged = judgeTurn(start, war.orders);
  const pairs: Pair[] = [];
  let tried = 0;
  for (const { name } of sequence) {
    const state = branches.stateFor(name);
    const before = copyState(state);
    const events = decide({ state, orders: war.orders, fixedDraws: {} }, name, war, judged);
    branches.decided(name, state, events);
    if (events.length === 0) continue;
    const one = { before, after: copyState(state), orders: war.orders, receipts: receiptsOf(judged), events };
    for (let i = 0; i < triesAPhase; i++) {
      tried++;
      const pair = pairWith(one, name, war, opening, judged, random, seed);
      if (pair) pairs.push(pair);
    }
  }
  return { pairs, tried };
}

function pairWith(
  one: DecidedPhase,
  phase: PhaseName,
  war: HiddenWar,
  opening: CampaignState,
  judgedOnce: readonly JudgedOrder[],
  random: RandomSource,
  seed: number,
): Pair | null {
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
  if (JSON.stringify(other.events) === JSON.stringify(one.events)) return null;
  const asked = Array.from({ length: PLAYERS_ASKED }, () => random.pick(strangers).id);
  const player = asked.find((id) => knowsNoDifference(one, other, id, phase));
  if (player === undefined) return null;
  return {
    what: `seed ${seed}, ${phase}: ${secret} of ${unit.id}, ${player}`,
    secret,
    phase,
    player,
    one,
    other,
  };
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
  const own = (orders: readonly Order[]): string => JSON.stringify(orders.filter(({ by }) => by === player));
  return (
    own(one.orders) === own(other.orders) &&
    knowledgeOf(one.before, player, phase) === knowledgeOf(other.before, player, phase) &&
    knowledgeOf(one.after, player, phase) === knowledgeOf(other.after, player, phase) &&
    happeningsNoticed(one.before, one.after, player, one.events) ===
      happeningsNoticed(other.before, other.after, player, other.events)
  );
}
