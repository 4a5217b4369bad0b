/** Anything JSON can say. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What led to an append: kept beside its events, never interpreted by rules. */
export interface EventMeta {
  /** Joins everything one request set off. */
  readonly correlation?: string;
  /** The command or event that caused this one. */
  readonly causation?: string;
  /** W3C trace context, so that the relay and its consumers continue the trace. */
  readonly traceparent?: string;
  readonly [key: string]: Json | undefined;
}

/** An event as it is handed to the store. */
export interface NewEvent {
  /** Past-tense PascalCase name. */
  readonly type: string;
  /** Version of the type's schema, 1 when left out. */
  readonly schemaVersion?: number;
  /** The turn it happened in, if it belongs to one. */
  readonly turn?: number | null;
  /** The phase of the turn, if it belongs to one. */
  readonly phase?: string | null;
  /** The rule that caused it. */
  readonly rule?: string | null;
  readonly data: unknown;
  /** The draws it used. */
  readonly dice?: unknown;
  /** Who observed it and how much of it. Mandatory, so that nobody can forget it. */
  readonly audience: unknown;
}

/** An event as it came back: what was appended, byte for byte, and where it stands. */
export interface RecordedEvent {
  readonly campaign: string;
  readonly stream: string;
  /** Place in its stream, from 1 without gaps. */
  readonly version: number;
  /** Order of occurrence: increases along causes; has gaps. For places in the log see {@link LoggedEvent.position}. */
  readonly sequence: number;
  readonly commandId: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly turn: number | null;
  readonly phase: string | null;
  readonly rule: string | null;
  readonly data: unknown;
  readonly dice: unknown;
  readonly audience: unknown;
  readonly meta: EventMeta;
  /** ISO 8601, UTC, microseconds. */
  readonly recordedAt: string;
}

/** An event of the sealed log. */
export interface LoggedEvent extends RecordedEvent {
  /** Place in the log of all campaigns, from 1 without gaps; the same event for ever. */
  readonly position: number;
  /** The tick it was sealed in. */
  readonly tick: number;
}
