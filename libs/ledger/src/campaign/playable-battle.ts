import {
  BATTLE_FORMAT,
  BATTLE_RULEBOOK,
  type BattleEvent,
  BattleLaidOut,
  type BattleState,
  cited,
  isLastTurn,
  readBattle,
  STEPS,
  turnAfter,
} from '@vedette/battle';
import { faultLine, fits, MalformedDocumentError, PlayerIdText } from '@vedette/campaign';
import { recordBattleEvent } from '../stored/battle-event-record.js';
import { type Playable, PositionUnplayableError } from './playable.js';

/** Battles are counted by their turns, from this one; what hour a turn is the battle says. */
const FIRST_TURN = 1;
/** Turns of three days and their nights (P-01): no battle lasts longer. */
const MOST_TURNS = 156;

const NATIONS = { US: 'United States', CSA: 'Confederate States' } as const;

/** Whether a document is the position of a battle. */
export function isBattleDocument(document: unknown): boolean {
  return (document as { format?: unknown } | null)?.format === BATTLE_FORMAT;
}

/** A battle of the book this house referees. @throws PositionUnplayableError */
export function playableBattle(id: string, title: string, document: unknown): Playable {
  const state = readable(document);
  const strangers = state.players.filter((player) => !fits(PlayerIdText, player.id));
  if (strangers.length > 0)
    throw unplayable(
      strangers.map(({ id: found }) => ({
        pointer: '/players',
        line: `/players: found "${found}", allowed: ids of players are ${PlayerIdText.pattern}`,
      })),
    );
  if (state.result !== null || state.step !== null)
    throw unplayable([
      { pointer: '/step', line: '/step: the battle is over, or stands between two steps of a turn' },
    ]);
  return {
    facts: {
      id,
      title,
      rulebooks: { land: BATTLE_RULEBOOK, naval: null },
      theatre: 'inline',
      ...(state.windows === 2 ? { windows: 2 } : {}),
      states: state.sides.map(({ id: side }) => ({ id: side, nation: NATIONS[side], side })),
      relations: [{ between: ['US', 'CSA'], stance: 'hostile' }],
      players: state.players.map(({ id: player, side, name }) => ({
        id: player,
        state: side,
        name,
        ministries: [],
      })),
    },
    firstTurn: FIRST_TURN,
    lastTurn: state.lastTurn === null ? null : lastOf(state),
    season: 'campaign',
    calendar: [],
    opening: [recordBattleEvent(opened(state), FIRST_TURN - 1)],
  };
}

/** The last turn of the campaign: where turns close twice each is two. */
function lastOf(state: BattleState): number {
  const turns = FIRST_TURN + turnsUntilLast(state);
  return state.windows === 2 ? turns * 2 : turns;
}

/** Turns from the one that is played next to the last. */
function turnsUntilLast({ turn, date, lastTurn, lastDate }: BattleState): number {
  let at: { turn: string; date: string } = { turn, date };
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    if (isLastTurn({ ...at, lastTurn, lastDate })) return turns;
    at = turnAfter(at.turn, at.date);
  }
  throw unplayable([
    {
      pointer: '/lastTurn',
      line: `/lastTurn: ${lastTurn}${lastDate === null ? '' : ` of ${lastDate}`} never comes`,
    },
  ]);
}

function opened({ name, turn, lastTurn, players }: BattleState): BattleEvent {
  return {
    seq: 0,
    turn,
    step: STEPS[0],
    type: BattleLaidOut.type,
    rule: cited(['G-01', 'P-01']),
    data: { name, turn, lastTurn },
    audience: Object.fromEntries(players.map(({ id }) => [id, 'full' as const])),
  };
}

function readable(document: unknown): BattleState {
  try {
    return readBattle(document);
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    throw unplayable(
      error.faults.map((fault) => ({ pointer: `/position${fault.pointer}`, line: faultLine(fault) })),
    );
  }
}

function unplayable(
  faults: ConstructorParameters<typeof PositionUnplayableError>[0],
): PositionUnplayableError {
  return new PositionUnplayableError(faults, BATTLE_FORMAT);
}
