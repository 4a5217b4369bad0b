import type { ObservedEvent } from '@vedette/observation';
import { figure } from '../wording/figures.js';
import { plain } from '../wording/plain-text.js';
import { stateInProse } from '../wording/state-name.js';
import { series } from '../wording/series.js';

/** Names of states and players that the reader of a report may know, by id. */
export interface KnownNames {
  readonly states: Readonly<Record<string, string>>;
  readonly players: Readonly<Record<string, string>>;
  /** Names of sea areas by code, as far as his chart shows them. */
  readonly seas?: Readonly<Record<string, string>>;
}

export const NO_NAMES: KnownNames = { states: {}, players: {} };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What one event lets its observer say. Reads only the event's own data, gives empty text for whatever he was not told, and
 * makes every text fit for print; so a message can neither leak nor break on a part that is missing or of another shape.
 */
export class Telling {
  constructor(
    readonly event: Pick<ObservedEvent, 'degree' | 'data' | 'square' | 'phase' | 'type'>,
    private readonly names: KnownNames = NO_NAMES,
    private readonly data: Readonly<Record<string, unknown>> = event.data,
  ) {}

  /** Whether the matter is the reader's own side's, so that figures and reasons may be given. */
  get own(): boolean {
    return this.event.degree === 'full';
  }

  private raw(key: string): unknown {
    return Object.hasOwn(this.data, key) ? this.data[key] : undefined;
  }

  has(key: string): boolean {
    const value = this.raw(key);
    return value !== undefined && value !== null;
  }

  /** A text or number as text; empty when unknown. */
  text(key: string): string {
    const value = this.raw(key);
    if (typeof value === 'string') return plain(value);
    return typeof value === 'number' ? figure(value) : '';
  }

  number(key: string): number | null {
    const value = this.raw(key);
    return typeof value === 'number' ? value : null;
  }

  /** A number of a report; empty when unknown. */
  figure(key: string): string {
    const value = this.number(key);
    return value === null ? '' : figure(value);
  }

  is(key: string): boolean {
    return this.raw(key) === true;
  }

  /** A list of texts; empty when unknown. */
  list(key: string): string[] {
    const value = this.raw(key);
    return Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string').map(plain)
      : [];
  }

  /** A list of things with parts, each to be read like an event's data. */
  each(key: string): Telling[] {
    const value = this.raw(key);
    return Array.isArray(value) ? value.filter(isRecord).map((data) => this.inside(data)) : [];
  }

  /** A part of the data that has parts itself; empty when unknown. */
  part(key: string): Telling {
    const value = this.raw(key);
    return this.inside(isRecord(value) ? value : {});
  }

  keys(): string[] {
    return Object.keys(this.data);
  }

  /** Strategic square of the event, where the reader knows it. */
  get square(): string {
    return plain(this.event.square ?? '');
  }

  /** `at 3-4 of G5-V6`, as far as it is known. */
  at(key: string): string {
    const tactical = this.text(key);
    if (tactical === '') return this.square === '' ? '' : `in ${this.square}`;
    return this.square === '' ? `at ${tactical}` : `at ${tactical} of ${this.square}`;
  }

  units(key: string): string {
    return series(this.list(key));
  }

  state(id: string): string {
    return stateInProse(this.names.states, id);
  }

  /** `the South Gulf Coast (SGC)` for the code of a sea area the reader can name; any other place as it is. */
  place(id: string): string {
    const { seas = {} } = this.names;
    const name = Object.hasOwn(seas, id) ? plain(seas[id]!) : '';
    return name === '' ? plain(id) : `the ${name.replace(/^the /i, '')} (${plain(id)})`;
  }

  player(id: string): string {
    return plain(Object.hasOwn(this.names.players, id) ? this.names.players[id]! : id);
  }

  private inside(data: Readonly<Record<string, unknown>>): Telling {
    return new Telling(this.event, this.names, data);
  }
}
