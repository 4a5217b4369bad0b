import {
  copyState,
  type GameEvent,
  type Order,
  type PositionDocument,
  readPosition,
} from '@vedette/campaign';
import type { DryRunDocument } from '@vedette/contracts';
import { ALL_DECIDERS, decidePhase, type JudgedOrder, judgeTurn, TurnBranches } from '@vedette/referee';
import { pieceTypes, sequenceOf } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { differences, listed, tallies } from './position-differences.js';
import { trialSummary } from './trial-summary.js';
import { doubts } from './trial-warnings.js';
import { type BattleTrial, tryBattleTurn } from './try-battle-turn.js';

/** A turn of a campaign to be tried: what it starts from, the orders at hand in the order of sending, and the key of the trial's own dice. */
export interface CampaignTrial {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
  readonly dice: string;
}

/** A turn to be tried, of whichever game. */
export type TrialInput = CampaignTrial | BattleTrial;

/** What a trial came to. */
export type TrialOutcome = Omit<DryRunDocument, 'campaign' | 'turn'>;

/**
 * Plays a turn on a copy and keeps nothing but what differs. The dice are the trial's own: with the campaign's, whoever may
 * try could foresee the turn, and try orders until he likes it. The same input always comes to the same. `betweenPhases` is
 * waited for before each phase.
 */
export async function tryTurn(
  input: TrialInput,
  betweenPhases: () => Promise<unknown> = async () => undefined,
): Promise<TrialOutcome> {
  return 'battle' in input ? tryBattleTurn(input, betweenPhases) : tryCampaignTurn(input, betweenPhases);
}

async function tryCampaignTurn(
  { position, orders, dice }: CampaignTrial,
  betweenPhases: () => Promise<unknown>,
): Promise<TrialOutcome> {
  const before = readPosition(position, theatreSource, pieceTypes);
  const judged = judgeTurn(before, orders);
  const sequence = sequenceOf(before);
  const branches = new TurnBranches(copyState(before), sequence);
  const phases: TrialOutcome['phases'] = [];
  const faults: TrialOutcome['faults'] = [];
  const events: GameEvent[] = [];
  for (const { name: phase } of sequence) {
    await betweenPhases();
    try {
      const state = branches.stateFor(phase);
      const decided = decidePhase({ state, phase, judged, secret: dice, deciders: ALL_DECIDERS });
      branches.decided(phase, state, decided);
      phases.push({ phase, events: decided.length });
      events.push(...decided);
    } catch (error) {
      faults.push({ phase, message: error instanceof Error ? error.message : String(error) });
      break;
    }
  }
  const after = branches.latest();
  const found = differences(before, after);
  return {
    dice: 'trial',
    summary: trialSummary(events),
    orders: countOf(judged),
    phases,
    states: tallies(before, after),
    ...listed(found),
    warnings: warningsOf(
      before.players.map(({ id }) => id),
      judged,
    ),
    faults,
  };
}

function countOf(judged: readonly JudgedOrder[]): DryRunDocument['orders'] {
  const refused = judged.filter(({ receipt }) => !receipt.accepted).length;
  const standing = judged.filter(({ stands }) => stands).length;
  return { standing, refused, replaced: judged.length - standing - refused };
}

/** What an administrator may want to know before the turn is resolved, without what anybody ordered. */
function warningsOf(players: readonly string[], judged: readonly JudgedOrder[]): string[] {
  const standing = judged.filter(({ stands }) => stands);
  return doubts(
    players,
    standing.map(({ order, receipt }) => ({ by: order.by, problems: receipt.problems.length })),
  );
}
