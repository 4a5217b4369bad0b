import type { EventData, EventName, ObservedEvent } from '@vedette/observation';
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

type TellingEvent = Pick<ObservedEvent, 'degree' | 'data' | 'square' | 'phase' | 'type'>;

/** What of one event its observer may say, by any key: for words that many types of event share. */
export interface Telling {
  readonly event: TellingEvent;
  /** Whether the matter is the reader's own side's, so that figures and reasons may be given. */
  readonly own: boolean;
  /** Strategic square of the event, where the reader knows it. */
  readonly square: string;
  has(key: string): boolean;
  /** A text or number as text; empty when unknown. */
  text(key: string): string;
  number(key: string): number | null;
  /** A number of a report; empty when unknown. */
  figure(key: string): string;
  is(key: string): boolean;
  /** A list of texts; empty when unknown. */
  list(key: string): string[];
  /** A list of things with parts, each to be read like an event's data. */
  each(key: string): Telling[];
  /** A part of the data that has parts itself; empty when unknown. */
  part(key: string): Telling;
  keys(): string[];
  /** `at 3-4 of G5-V6`, as far as it is known. */
  at(key: string): string;
  units(key: string): string;
  state(id: string): string;
  /** `the South Gulf Coast (SGC)` for the code of a sea area the reader can name; any other place as it is. */
  place(id: string): string;
  player(id: string): string;
}

/** Keys of data, of whichever shape it is. */
type KeyOf<D> = D extends unknown ? keyof D & string : never;
/** What a key of data holds, where it is told. */
type Held<D, K> = D extends unknown ? (K extends keyof D ? NonNullable<D[K]> : never) : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : unknown;
/** Something with parts of its own; where its parts are free, any key. */
type TellingOfPart<T> = [T] extends [never] ? Telling : [T] extends [object] ? TellingOfData<T> : Telling;

/** A {@link Telling} of data whose keys are known: one that the data has not does not compile. */
export interface TellingOfData<D> extends Omit<
  Telling,
  'has' | 'text' | 'number' | 'figure' | 'is' | 'list' | 'each' | 'part' | 'keys' | 'at' | 'units'
> {
  has(key: KeyOf<D>): boolean;
  text(key: KeyOf<D>): string;
  number(key: KeyOf<D>): number | null;
  figure(key: KeyOf<D>): string;
  is(key: KeyOf<D>): boolean;
  list(key: KeyOf<D>): string[];
  each<K extends KeyOf<D>>(key: K): TellingOfPart<ItemOf<Held<D, K>>>[];
  part<K extends KeyOf<D>>(key: K): TellingOfPart<Held<D, K>>;
  keys(): KeyOf<D>[];
  at(key: KeyOf<D>): string;
  units(key: KeyOf<D>): string;
}

/** What an event of one of some types lets its observer say. */
export type TellingOf<Name extends EventName> = TellingOfData<EventData<Name>>;

/**
 * What one event lets its observer say. Reads only the event's own data, gives empty text for whatever he was not told, and
 * makes every text fit for print; so a message can neither leak nor break on a part that is missing or of another shape.
 */
export class ObservedTelling implements Telling {
  constructor(
    readonly event: TellingEvent,
    private readonly names: KnownNames = NO_NAMES,
    private readonly data: Readonly<Record<string, unknown>> = event.data,
  ) {}

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

  text(key: string): string {
    const value = this.raw(key);
    if (typeof value === 'string') return plain(value);
    return typeof value === 'number' ? figure(value) : '';
  }

  number(key: string): number | null {
    const value = this.raw(key);
    return typeof value === 'number' ? value : null;
  }

  figure(key: string): string {
    const value = this.number(key);
    return value === null ? '' : figure(value);
  }

  is(key: string): boolean {
    return this.raw(key) === true;
  }

  list(key: string): string[] {
    const value = this.raw(key);
    return Array.isArray(value)
      ? value.filter((item): item is string => typeof item === 'string').map(plain)
      : [];
  }

  each(key: string): Telling[] {
    const value = this.raw(key);
    return Array.isArray(value) ? value.filter(isRecord).map((data) => this.inside(data)) : [];
  }

  part(key: string): Telling {
    const value = this.raw(key);
    return this.inside(isRecord(value) ? value : {});
  }

  keys(): string[] {
    return Object.keys(this.data);
  }

  get square(): string {
    return plain(this.event.square ?? '');
  }

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

  place(id: string): string {
    const { seas = {} } = this.names;
    const name = Object.hasOwn(seas, id) ? plain(seas[id]!) : '';
    return name === '' ? plain(id) : `the ${name.replace(/^the /i, '')} (${plain(id)})`;
  }

  player(id: string): string {
    return plain(Object.hasOwn(this.names.players, id) ? this.names.players[id]! : id);
  }

  private inside(data: Readonly<Record<string, unknown>>): Telling {
    return new ObservedTelling(this.event, this.names, data);
  }
}
