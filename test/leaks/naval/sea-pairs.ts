import { copyState, readPosition, type MutableCampaignState, type PhaseName } from '@vedette/campaign';
import { ALL_DECIDERS, decidePhase, judgeTurn, TurnBranches, type JudgedOrder } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { RandomSource } from '../../fuzz/random-source.js';
import type { DecidedPhase } from '../telling.js';
import { hiddenSea, type HiddenSea } from './hidden-sea.js';
import { seaKnowledgeOf } from './sea-knowledge.js';
import { SEA_SECRETS, TROOPS, type SeaWorld } from './sea-secrets.js';

/** Two worlds at sea that differ in one secret, and a player who lawfully knows the same of both. */
export interface SeaPair {
  readonly what: string;
  readonly secret: string;
  readonly phase: PhaseName;
  readonly player: string;
  readonly one: DecidedPhase;
  readonly other: DecidedPhase;
}

/** Phases in which ships matter. */
export const SEA_PHASES: ReadonlySet<PhaseName> = new Set([
  'orders',
  'naval-repair',
  'supply',
  'initial-amphibious',
  'naval-combat',
  'naval-movement-1',
  'weather',
  'naval-movement-2',
  'final-amphibious',
  'intelligence',
]);

/** Plays a turn of a random war at sea and, before each phase, changes secrets and decides the phase in both worlds. */
export function* seaPairsOf(seed: number, triesAPhase: number): Generator<SeaPair> {
  const random = new RandomSource(seed * 104729);
  const war = hiddenSea(random, seed);
  const start = readPosition(war.position, theatreSource, pieceTypes);
  const sequence = sequenceOf(start);
  const branches = new TurnBranches(start, sequence);
  const opening = copyState(start);
  const judged = judgeTurn(start, war.orders);
  for (const { name } of sequence) {
    const state = branches.stateFor(name);
    const before = copyState(state);
    const events = decide(state, name, war, judged);
    branches.decided(name, state, events);
    if (!SEA_PHASES.has(name)) continue;
    const one = { before, after: copyState(state), orders: war.orders, receipts: receiptsOf(judged), events };
    const tries = name.endsWith('amphibious') ? 4 * triesAPhase : triesAPhase;
    for (let i = 0; i < tries; i++) yield* pairsWith(one, name, war, opening, judged, random, seed);
  }
}

function pairsWith(
  one: DecidedPhase,
  phase: PhaseName,
  war: HiddenSea,
  opening: MutableCampaignState,
  judgedOnce: readonly JudgedOrder[],
  random: RandomSource,
  seed: number,
): SeaPair[] {
  const state = copyState(one.before);
  const ship = random.pick([...state.ships.values()]);
  const strangers = state.players.filter(({ id }) => id !== ship.commander && id !== ship.deputy);
  const world: SeaWorld = { state, orders: war.orders };
  const ofTroops = phase.endsWith('amphibious') && random.chance(0.4);
  const secret = ofTroops ? TROOPS : random.pick(SEA_SECRETS);
  secret.change(world, ship, random);
  const before = copyState(state);
  const judged =
    world.orders === war.orders && phase !== 'orders'
      ? judgedOnce
      : judgeTurn(phase === 'orders' ? copyState(before) : copyState(opening), world.orders);
  const events = decide(state, phase, war, judged);
  const other = { before, after: state, orders: world.orders, receipts: receiptsOf(judged), events };
  if (JSON.stringify(other.events) === JSON.stringify(one.events)) return [];
  return strangers
    .filter(({ id }) => knows(one, id, phase) === knows(other, id, phase))
    .map(({ id: player }) => ({
      what: `seed ${seed}, ${phase}: ${secret.name} of ${ship.id}, ${player}`,
      secret: secret.name,
      phase,
      player,
      one,
      other,
    }));
}

const reckoned = new WeakMap<DecidedPhase, Map<string, string>>();

/** Reckoned once a world: the one that stays as it was is compared with every other. */
function knows(decided: DecidedPhase, player: string, phase: PhaseName): string {
  const known = reckoned.get(decided) ?? new Map<string, string>();
  reckoned.set(decided, known);
  const found = known.get(player) ?? seaKnowledgeOf(decided, player, phase);
  known.set(player, found);
  return found;
}

function decide(
  state: MutableCampaignState,
  phase: PhaseName,
  war: HiddenSea,
  judged: readonly JudgedOrder[],
) {
  return decidePhase({ state, phase, judged, secret: war.secret, deciders: ALL_DECIDERS });
}

function receiptsOf(judged: readonly JudgedOrder[]): DecidedPhase['receipts'] {
  return judged.map(({ receipt }) => receipt);
}
