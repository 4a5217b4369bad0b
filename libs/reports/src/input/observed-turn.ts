import type { ObservedEvent } from '@vedette/observation';
import type { MinisterReport } from './minister-observation.js';
import type { NavalObservation } from './naval-observation.js';
import type { StrategicObservation } from './strategic-observation.js';
import type { TacticalObservation } from './tactical-observation.js';
import type { OwnUnit } from './unit-observation.js';

/** Everything a player's position report shows: his pieces in full, everything else as he sees it (GITM AMWOL 5.3). */
export interface PositionObservation {
  readonly strategic: StrategicObservation;
  readonly tactical: readonly TacticalObservation[];
  /** Units he commands or deputises; inactive ones too, which are listed last (GITM AMWOL 11.3). */
  readonly units: readonly OwnUnit[];
  readonly naval: NavalObservation;
  readonly ministers: readonly MinisterReport[];
}

/** Whom a report is for and of what; names are only what the player may know. */
export interface ReportHeading {
  /** Name of the campaign. */
  readonly campaign: string;
  readonly player: { readonly id: string; readonly name: string };
  readonly turn: number;
  /** `campaign`, `deployment`, `peace` or `truce`. */
  readonly season: string;
  readonly rulebook: { readonly id: string; readonly title: string };
  /** Names of states by id and of players by id, for prose. */
  readonly states: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
}

/** All that both reports of a player are made of: nothing that is not in here can be in a report. */
export interface ObservedTurn extends ReportHeading {
  /** What he was told of the turn's events, in the order of the turn. */
  readonly events: readonly ObservedEvent[];
  /** Where things stand at the start of the next turn; null while it is not yet known. */
  readonly position: PositionObservation | null;
}
