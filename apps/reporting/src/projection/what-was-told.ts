import { FleetReported, type GameEvent, PositionReported } from '@vedette/campaign';
import type { LoggedEvent } from '@vedette/event-store';
import {
  isOfBattle,
  isStored,
  isStoredType,
  PhaseResolved,
  readBattleEvent,
  readGameEvent,
  readUpheaval,
  TurnOpened,
  TurnResolved,
} from '@vedette/ledger';
import { observe } from '@vedette/observation';
import type { Restored, TakenBack } from '@vedette/turns';

/** Which events of one stream a player was told of in a turn. */
export interface ToldEvents {
  readonly campaign: string;
  readonly turn: number;
  readonly player: string;
  readonly stream: string;
  /** Versions in the stream, rising. */
  readonly versions: number[];
  /** Those of them that report a position. */
  readonly positions: number[];
}

/** What befell a turn, in the order of the log. */
export type TurnMatter =
  | { readonly kind: 'opened'; readonly campaign: string; readonly turn: number; readonly season: string }
  | { readonly kind: 'opening'; readonly campaign: string; readonly turn: number }
  | {
      readonly kind: 'phase';
      readonly campaign: string;
      readonly turn: number;
      readonly phase: string;
      readonly stream: string;
      /** First and last version of its events; the last is before the first when it had none. */
      readonly first: number;
      readonly last: number;
      /** How often the turn had been rolled back. */
      readonly generation: number;
      readonly sequence: number;
      /** Which build decided it; empty for one that did not say. */
      readonly build: string;
    }
  | { readonly kind: 'resolved'; readonly campaign: string; readonly turn: number }
  | Of<TakenBack>
  | Of<Restored>;

/** Something that befell a turn of a campaign, with its place in the order of what occurred. */
type Of<T> = T & { readonly campaign: string; readonly sequence: number };

/** What a page of the log adds to what players were told. */
export interface Told {
  readonly events: readonly ToldEvents[];
  readonly matters: readonly TurnMatter[];
}

/** The stream of what players are reported before the first turn. */
const OPENING = 'opening';
/** Written by the referee in one piece and large: looked into only by who reads them. */
const POSITIONS: ReadonlySet<string> = new Set([PositionReported.type, FleetReported.type]);

/**
 * Sorts events of the log by who was told of them; neither positions nor what else happened is looked at. Every event is
 * observed as each of its observers will, so that one that cannot be told is found here and not by whoever reads.
 * @throws EventUntellableError; errors of `readGameEvent` and `observe` for an event of another build
 */
export function whatWasTold(events: readonly LoggedEvent[]): Told {
  const told = new Map<string, ToldEvents>();
  const matters: TurnMatter[] = [];
  for (const event of events) {
    const matter = isStoredType(event.type) ? matterOf(event) : addGameEvent(told, event);
    if (matter) matters.push(matter);
  }
  return { events: [...told.values()], matters };
}

function matterOf(event: LoggedEvent): TurnMatter | null {
  const { campaign, stream, version } = event;
  if (isStored(TurnOpened, event))
    return { kind: 'opened', campaign, turn: event.data.turn, season: event.data.season };
  if (isStored(PhaseResolved, event)) {
    const { turn, phase, events, generation = 0, build = '' } = event.data;
    return {
      kind: 'phase',
      campaign,
      turn,
      phase,
      stream,
      first: version - events,
      last: version - 1,
      generation,
      sequence: event.sequence,
      build,
    };
  }
  if (isStored(TurnResolved, event)) return { kind: 'resolved', campaign, turn: event.data.turn };
  const upheaval = readUpheaval(event);
  return upheaval && upheaval.kind !== 'settled' ? { ...upheaval, campaign, sequence: event.sequence } : null;
}

function addGameEvent(told: Map<string, ToldEvents>, logged: LoggedEvent): TurnMatter | null {
  const { campaign, stream, version, turn } = logged;
  if (turn === null) throw new EventUntellableError(logged, 'turn');
  const isPosition = POSITIONS.has(logged.type);
  for (const player of isPosition
    ? Object.keys(logged.audience as GameEvent['audience'])
    : observersOf(logged)) {
    const key = `${campaign}/${turn}/${player}/${stream}`;
    let known = told.get(key);
    if (!known) told.set(key, (known = { campaign, turn, player, stream, versions: [], positions: [] }));
    known.versions.push(version);
    if (isPosition) known.positions.push(version);
  }
  return stream === OPENING ? { kind: 'opening', campaign, turn } : null;
}

function observersOf(logged: LoggedEvent): string[] {
  // Whoever saw anything of it is told of it: how much is a matter of the telling.
  if (isOfBattle(logged)) return Object.keys(readBattleEvent(logged).audience);
  const event = readGameEvent(logged);
  if (typeof event.data !== 'object' || event.data === null) throw new EventUntellableError(logged, 'data');
  return Object.keys(event.audience).filter((player) => observe(event, player) !== null);
}

/** An event of the game lacks what it takes to tell it. */
export class EventUntellableError extends Error {
  readonly code = 'EVENT_UNTELLABLE';

  constructor({ type, stream, version }: LoggedEvent, lacks: 'turn' | 'data') {
    super(
      `${type} at ${stream} ${version} has no ${lacks}; events of the game always have, so whoever wrote it erred.`,
    );
    this.name = 'EventUntellableError';
  }
}
