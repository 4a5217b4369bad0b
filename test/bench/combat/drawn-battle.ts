import type { GameEvent, Order, PositionDocument } from '@vedette/campaign';
import { readPosition } from '@vedette/campaign';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { RandomSource } from '../../fuzz/random-source.js';
import { drawPlan, drawUp, frontOf, type Army, type ArmyPlan, type Book } from './armies.js';
import type { BattleOutcome, Meeting, SideOutcome } from './battle-outcome.js';

/** Hours that a tactical phase stands for: four of them are a day. */
const HOURS_A_PHASE = 3;
/** Rows of the tactical map, that of the defender and that from which he is attacked, and defence in works and elsewhere. */
const ROWS = 15;
const DEFENDED_ROW = 6;
const ATTACKED_FROM = 9;
const IN_WORKS = '4';
const IN_THE_OPEN = '2';

/**
 * One battle in one strategic square between armies drawn by `seed`, of stated sizes or of any: one holds a line, the other
 * comes on and engages. Null when they did not fight.
 */
export function drawnBattle(book: Book, seed: number, meeting: Meeting | null = null): BattleOutcome | null {
  const random = new RandomSource(seed);
  const plan = drawPlan(random, book, meeting);
  const width = frontOf(book, plan);
  const attack = drawUp(random, book, 'US', plan.attacker, { width, row: ATTACKED_FROM, behind: 1 });
  const defence = drawUp(random, book, 'MX', plan.defender, { width, row: DEFENDED_ROW, behind: -1 });
  const { events } = playTurn({
    state: readPosition(position(book, attack, defence, plan.works), theatreSource, pieceTypes),
    orders: [
      ...ordersOf(attack, plan.attacker.engageTo, 'us', 1),
      ...ordersOf(defence, plan.defender.engageTo, 'mx', 3),
    ],
    secret: `battle ${seed}`,
    deciders: ALL_DECIDERS,
    until: 'tactical-4',
  });
  const fought = outcome(events, attack, defence);
  if (!fought) return null;
  const [winner, loser] = fought.attackerWon
    ? [plan.attacker, plan.defender]
    : [plan.defender, plan.attacker];
  return {
    ...fought,
    winner: armed(fought.winner, winner),
    loser: armed(fought.loser, loser),
    works: plan.works,
  };
}

function armed(side: SideOutcome, { arms }: ArmyPlan): SideOutcome {
  return arms ? { ...side, arms } : side;
}

function position(book: Book, attack: Army, defence: Army, works: boolean): PositionDocument {
  const ground = Array.from({ length: ROWS }, (_, row) =>
    (works && row === DEFENDED_ROW ? IN_WORKS : IN_THE_OPEN).repeat(ROWS),
  );
  return {
    format: 'vedette/position@1',
    rulebooks: { land: book, naval: null },
    theatre: {
      kind: 'inline',
      origin: 'G4-V5',
      strategic: ['...', '...', '...'],
      nations: ['UUU', 'MMM', 'MMM'],
      nationKey: { U: 'United States', M: 'Mexico' },
      tactical: { 'G5-V6': { defence: ground } },
    },
    states: [
      { id: 'US', nation: 'United States', side: 'US' },
      { id: 'MX', nation: 'Mexico', side: 'MX' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: [
      { id: 'us', state: 'US' },
      { id: 'mx', state: 'MX' },
    ],
    units: [...attack.units, ...defence.units],
    cities: [
      { name: 'North', square: 'G5-V5', tactical: '7-7', state: 'MX', supplies: 500 },
      { name: 'South', square: 'G5-V7', tactical: '7-7', state: 'US', supplies: 500 },
    ],
  } as unknown as PositionDocument;
}

function ordersOf(army: Army, engageTo: number | null, by: string, from: number): Order[] {
  return army.ids.map((unit) => ({
    kind: 'land',
    unit,
    by,
    tactical: {
      line: unit.endsWith('IN') || unit.endsWith('LA') ? 'first' : 'second',
      ...(engageTo === null ? {} : { engage: { from, to: engageTo } }),
    },
    reaction: { support: { center: '7-7', radius: 6, from: 1, to: 4 } },
    posture: { offensive: 'attack', defensive: 'defend' },
  }));
}

interface Fight {
  readonly phase: string;
  readonly winner: string;
  readonly attacker: string;
}

function outcome(
  events: readonly GameEvent[],
  attack: Army,
  defence: Army,
): Omit<BattleOutcome, 'works'> | null {
  const lost = { US: 0, MX: 0 };
  const fights: Fight[] = [];
  let attacker = '';
  for (const event of events) {
    const side = event.units?.[0]?.startsWith('US') ? 'US' : 'MX';
    if (event.type === 'UnitLostMen') lost[side] += event.data.lost;
    if (event.type === 'UnitShattered') lost[side] += event.data.stragglers + event.data.prisoners;
    if (event.type === 'UnitSurrendered' || event.type === 'UnitDestroyed') lost[side] += event.data.men;
    if (event.type === 'BattleOpened') attacker = event.data.attackers.states[0]!;
    if (event.type === 'BattleEnded')
      fights.push({
        phase: event.phase,
        winner: event.data.winners[0]!,
        attacker,
      });
  }
  if (fights.length === 0) return null;
  const wins = fights.filter(({ winner }) => winner === 'US').length;
  const attackerWon =
    wins * 2 > fights.length || (wins * 2 === fights.length && fights.at(-1)!.winner === 'US');
  const us = { men: attack.men, lost: lost.US };
  const mx = { men: defence.men, lost: lost.MX };
  const victor = attackerWon ? 'US' : 'MX';
  const firstWon = fights.find(({ winner }) => winner === victor)!.phase;
  const pursued = fights.some(
    ({ phase, attacker: came, winner }) => phase !== firstWon && came === victor && winner === victor,
  );
  // A battle is taken to have ended in the middle of its last phase.
  const hours = (new Set(fights.map(({ phase }) => phase)).size - 0.5) * HOURS_A_PHASE;
  return attackerWon
    ? { winner: us, loser: mx, attackerWon, pursued, hours }
    : { winner: mx, loser: us, attackerWon, pursued, hours };
}
