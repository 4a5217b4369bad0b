import type { Transaction } from 'kysely';
import { InvalidProjectionError } from '../errors/invalid-projection.error.js';
import type { LoggedEvent } from '../event/recorded-event.js';

/** Where a projection writes. */
export interface ProjectionContext<Schema> {
  /** Commits together with the cursor. Table names resolve to the generation's own schema. */
  readonly transaction: Transaction<Schema>;
  /** The generation's schema, for SQL written by hand. */
  readonly schema: string;
}

/** A read model that follows from the log alone, so that it can be built again from zero at any time. */
export interface Projection<Schema> {
  /** Lower-case letters, digits and underscores; its live tables are views in schema `proj_<name>`. */
  readonly name: string;
  /** Raised with every change of the tables or of what events do to them. */
  readonly generation: number;
  /** The tables that the live schema shows. */
  readonly tables: readonly string[];
  /** Creates the tables, empty. */
  readonly setUp: (context: ProjectionContext<Schema>) => Promise<void>;
  /**
   * Applies events in the order of the log. They may be of several campaigns, and the same events may come again one
   * campaign or one event at a time, so nothing may be carried over from one campaign or one call to another but through
   * the tables. Rejecting stops the campaign at that event; the others go on.
   */
  readonly apply: (context: ProjectionContext<Schema>, events: readonly LoggedEvent[]) => Promise<void>;
}

const NAME = /^[a-z][a-z0-9_]{0,39}$/;

/** The schema that readers use, whichever generation is live. */
export const liveSchema = ({ name }: { readonly name: string }): string => `proj_${name}`;

/** The schema of one generation's tables. */
export const generationSchema = ({ name }: { readonly name: string }, generation: number): string =>
  `proj_${name}__g${generation}`;

const HIGHEST_GENERATION = 999_999;

/**
 * The same projection under the number its tables have while they are built: far above every generation, so that the
 * generation in use, if there is one, is not touched.
 */
export const buildOf = <Schema>(projection: Projection<Schema>): Projection<Schema> => ({
  ...projection,
  generation: projection.generation + HIGHEST_GENERATION + 1,
});

/** @throws InvalidProjectionError when a name could not stand in SQL, or the generation is no whole number from 1 on. */
export const checkProjection = ({
  name,
  generation,
  tables,
}: Omit<Projection<never>, 'setUp' | 'apply'>): void => {
  const wrong = [name, ...tables].find((candidate) => !NAME.test(candidate));
  if (wrong !== undefined) {
    throw new InvalidProjectionError(
      `"${wrong}" cannot name a projection or its table: use at most 40 lower-case letters, digits and "_", a letter first.`,
    );
  }
  if (!Number.isInteger(generation) || generation < 1 || generation > HIGHEST_GENERATION) {
    throw new InvalidProjectionError(
      `Generation ${generation} of projection "${name}" is not a whole number from 1 to ${HIGHEST_GENERATION}.`,
    );
  }
};
