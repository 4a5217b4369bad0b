import type { Ministry, PositionDocument } from '@vedette/campaign';

/** Somebody who takes part: an officer or a minister. */
export interface ScenarioPlayer {
  readonly id: string;
  readonly name: string;
  /** His post in a few words, for instance "commands the Army of Occupation". */
  readonly role: string;
  readonly state: string;
  readonly ministries: readonly Ministry[];
}

/** A campaign that ships with Vedette: the opening position, the people, and what they should know. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly position: PositionDocument;
  readonly players: readonly ScenarioPlayer[];
  /** Players whose reports show the opening best, for somebody who looks on. */
  readonly readers: readonly string[];
  /** The situation at the opening, for everybody; a few paragraphs of plain text. */
  readonly brief: string;
  /** What each side's players should know besides, by side. */
  readonly sideBriefs: Readonly<Record<string, string>>;
  /** Where names and numbers come from, and what is ours. */
  readonly sources: readonly string[];
}
