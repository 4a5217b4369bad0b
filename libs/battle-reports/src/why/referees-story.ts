import type { BattleEvent, BattleState, Side } from '@vedette/battle';
import type { ObservedBattleEvent } from '@vedette/battle-sight';
import { BATTLE_REPORT_FORMAT, impulseKey, lineOf } from '../turn/battle-report.js';
import { marchesOf } from '../turn/marches.js';
import { namesOf } from '../turn/names.js';
import { reportText } from '../turn/report-text.js';

/**
 * What befell a unit, leader or command, told whole as the referee knows it: every event that names it, in words, with its rules and
 * dice. `turn` narrows it to one turn. Null where no event names it.
 */
export function refereesStoryOf(
  { events, state }: { readonly events: readonly BattleEvent[]; readonly state: BattleState },
  piece: string,
  turn: string | null,
): string | null {
  const told = events.filter((event) => (turn === null || event.turn === turn) && concerns(event, piece));
  const [first] = told;
  if (!first) return null;
  const side = sideOf(state, piece);
  const seen = told.map(toldWhole);
  const names = namesOf(state, side);
  const numbers = new Map(seen.map((event) => [impulseKey(event) ?? '', event.impulse ?? 0]));
  const lines = marchesOf(seen).flatMap((march) => lineOf(march, names, numbers));
  return reportText({ format: BATTLE_REPORT_FORMAT, turn: first.turn, side, lines, refused: [] });
}

/** Whether an event is about a piece: among those who did it, in what it tells, or the subject of one of its dice. */
function concerns({ units, leaders, data, dice = [] }: BattleEvent, piece: string): boolean {
  return (
    units?.includes(piece) === true ||
    leaders?.includes(piece) === true ||
    Object.values(data as object).some((value) => isOrHolds(value, piece)) ||
    dice.some(({ label }) => label.slice(label.indexOf(':') + 1, label.lastIndexOf('#')) === piece)
  );
}

function isOrHolds(value: unknown, piece: string): boolean {
  if (Array.isArray(value)) return value.includes(piece);
  return value === piece || (typeof value === 'object' && value !== null && Object.hasOwn(value, piece));
}

function toldWhole({
  seq: _seq,
  audience: _audience,
  change: _change,
  ...event
}: BattleEvent): ObservedBattleEvent {
  return {
    ...event,
    level: 'full',
    data: event.data as Readonly<Record<string, unknown>>,
    dice: (event.dice ?? []) as unknown as NonNullable<ObservedBattleEvent['dice']>,
  };
}

/** Whose a piece is, or was. */
function sideOf(state: BattleState, piece: string): Side {
  const there = state.units.get(piece) ?? state.leaders.get(piece) ?? state.commands.get(piece);
  return there?.side ?? state.casualties.find(({ unit }) => unit === piece)?.side ?? 'US';
}
