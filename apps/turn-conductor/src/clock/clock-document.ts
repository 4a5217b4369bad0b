import type {
  ClockDocument,
  ClockStatus,
  LocalMomentDocument,
  PlayerClockDocument,
} from '@vedette/contracts';
import {
  type Announcement,
  deputiesOf,
  expectedPlayers,
  inWords,
  isReady,
  missesOf,
  nextMoments,
  standingOf,
} from '@vedette/turn-clock';
import type { CampaignBoard } from '../board/campaign-board.js';

/** Who looks at the clock; `player` is whom he plays. */
export interface ClockViewer {
  readonly seenBy: 'player' | 'administrator';
  readonly player: string | null;
}

/** Moments of a weekly calendar that are told beside the deadline. */
const TOLD_AHEAD = 3;

/** The clock as one may see it: built from what he may know, so that nothing has to be taken away. */
export function clockDocument(
  board: CampaignBoard,
  { seenBy, player }: ClockViewer,
  now: number,
): ClockDocument {
  const { clock: state, record } = board;
  const { calendar, terms } = state;
  const expected = new Set(expectedPlayers(state));
  const tell = (instant: number): LocalMomentDocument => localMoment(instant, calendar.zone);
  const describe = (one: string): PlayerClockDocument => ({
    player: one,
    standing: state.turn?.ending?.standings[one] ?? standingOf(state, one),
    ready: isReady(state, one),
    expected: expected.has(one),
    deputies: deputiesOf(state, one),
    misses: missesOf(state, one),
  });
  const isTold = seenBy === 'administrator' || terms.counts === 'told';
  const deadline = state.turn?.deadline ?? null;
  return {
    campaign: record.campaign,
    turn: record.turn,
    status: statusOf(board),
    now: new Date(now).toISOString(),
    deadline: deadline === null ? null : tell(deadline),
    upcoming: nextMoments(calendar, deadline ?? now, TOLD_AHEAD).map(tell),
    calendar,
    terms,
    count: isTold
      ? { ready: [...expected].filter((one) => isReady(state, one)).length, expected: expected.size }
      : null,
    you: player !== null && state.players.includes(player) ? describe(player) : null,
    players: seenBy === 'administrator' ? state.players.map(describe) : null,
    announcements: state.announcements
      .filter((announcement) => isFor(announcement, seenBy, player))
      .map((announcement) => ({
        ...announcement,
        at: new Date(announcement.at).toISOString(),
        deadline: announcement.deadline === null ? null : tell(announcement.deadline),
      }))
      .reverse(),
  };
}

function statusOf({ clock: { turn, paused }, record, ended }: CampaignBoard): ClockStatus {
  if (ended) return 'ended';
  if (record.resolved) return 'resolved';
  if (record.rolledBack) return 'rolled-back';
  if (record.setAside) return 'set-aside';
  if (!turn || turn.ending || turn.bookClosed) return 'resolving';
  if (paused) return 'paused';
  if (turn.held) return 'held';
  return turn.grace ? 'grace' : 'open';
}

function isFor({ audience }: Announcement, seenBy: ClockViewer['seenBy'], player: string | null): boolean {
  if (seenBy === 'administrator' || audience === 'everybody') return true;
  return Array.isArray(audience) && player !== null && audience.includes(player);
}

function localMoment(instant: number, zone: string): LocalMomentDocument {
  return { at: new Date(instant).toISOString(), zone, local: inWords(instant, zone) };
}
