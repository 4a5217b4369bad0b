import type { NewEvent } from '@vedette/event-store';

/** A store that can be appended to, with a pool of eight connections. */
export interface AppendSystem {
  readonly name: string;
  /** Empties it, so that each cell begins alike. */
  reset(): Promise<void>;
  /** Appends to a stream whose last version is known. */
  append(stream: string, version: number, events: readonly NewEvent[]): Promise<void>;
  /** Events it holds of each stream: their number and the highest version. */
  contents(): Promise<Map<string, { readonly events: number; readonly version: number }>>;
  close(): Promise<void>;
}

/** What every system's content query returns. */
export interface ContentRow {
  readonly stream: string;
  readonly events: number;
  readonly version: number;
}

/** Rows as contents. */
export const contentsOf = (rows: readonly ContentRow[]): Map<string, ContentRow> =>
  new Map(rows.map((row) => [row.stream, row]));

/** Connections every system has. */
export const POOL_SIZE = 8;
