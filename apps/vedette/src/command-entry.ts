import type { Command } from 'commander';

/** A command by its name: what help says of it, and what loads it. */
export interface CommandEntry {
  readonly name: string;
  readonly does: string;
  /** Loads the command when it is needed: most bring along books or brokers that the others do without. */
  readonly load: () => Promise<Command>;
}
