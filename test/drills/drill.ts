import type { DrillAlerts } from './alerts.js';
import type { Stage } from './stage.js';

/** The servers of a drill's own: nothing of it touches those of the machine. */
export interface Servers {
  readonly postgres: 'one' | 'with a synchronous standby' | 'with an asynchronous standby';
  readonly nats: 'one' | 'three';
  /** What stands between the house and its database; nothing unless stated. */
  readonly between?: 'proxy' | 'pooler' | 'haproxy';
  /** Which of them stands on a disk that can be filled. */
  readonly smallDisk?: 'postgres' | 'nats';
  /** Whether the database archives its write-ahead log. */
  readonly archived?: true;
  /** Whether database and broker show a certificate, and the house asks for it. */
  readonly encrypted?: true;
}

/** Something that dies, stops or is lost while a turn is resolved, and the row of the table of operations it stands for. */
export interface Drill {
  readonly name: string;
  readonly row: string;
  readonly servers: Servers;
  /** Settings that every service of the house has beside those of every drill. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Which release the house is of at first; this one unless stated. */
  readonly release?: 'the one before';
  /** Which alerts of the installation tell of it. */
  readonly alerts: DrillAlerts;
  /** What of the judgement does not apply, and why it cannot. */
  readonly except?: {
    /** Receipts may be lost: the operator chose a standby that does not confirm. */
    readonly receiptsLost?: true;
    /** The turn may come out otherwise than with today's rules: workers of another release resolved some of it. */
    readonly otherRules?: true;
  };
  /** What this machine lacks for it, in words; null where it has all. */
  readonly missing?: () => Promise<string | null>;
  /** How many receipts are given at least before the turn is ended; one unless stated. */
  readonly receipts?: number;
  /** After how many phases of the turn it happens; two unless stated. */
  readonly after?: number;
  /** Has it happen, and says what an operator was told of it; the turn of the stage is under way. */
  readonly happen: (stage: Stage) => Promise<string>;
}

/** What became of a drill. */
export interface Finding {
  readonly name: string;
  readonly fate: 'held' | 'failed' | 'skipped';
  /** Seconds from when it happened until the turn was resolved; null where none was played to its end. */
  readonly recovery: number | null;
  readonly receipts: number;
  /** Answers 503 and 504 while something was away. */
  readonly refused: number;
  readonly told: string;
  /** Alerts that fired; null where there was nothing to say which do. */
  readonly alerts: readonly string[] | null;
  /** What did not hold, in words. */
  readonly faults: readonly string[];
}
