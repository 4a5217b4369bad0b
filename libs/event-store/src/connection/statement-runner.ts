import { CompiledQuery, type Transaction } from 'kysely';
import type pg from 'pg';
import { translateError } from '../errors/translate-error.js';

/** A statement with a name under which each connection prepares it once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Rows as arrays instead of objects: less to make and to collect again where there are many. */
  readonly rowMode?: 'array';
  /** How columns are read, by the number of their type; as the driver does when left out. */
  readonly types?: pg.CustomTypesConfig;
}

/** Whatever can carry out a statement: the pool, one connection, or somebody's open transaction. */
export interface StatementRunner {
  run<Row>(statement: Statement): Promise<Row[]>;
}

/** Runs on the pool, or on one connection of it, with prepared statements. */
export const onConnection = (connection: pg.Pool | pg.ClientBase): StatementRunner => ({
  run: async <Row>(statement: Statement): Promise<Row[]> => {
    try {
      const { rows } = await (connection as pg.ClientBase).query<never>(statement);
      return rows as Row[];
    } catch (error) {
      throw translateError(error);
    }
  },
});

/** Runs inside a Kysely transaction, so that events and the caller's own rows commit together or not at all. */
export const onTransaction = <Schema>(transaction: Transaction<Schema>): StatementRunner => ({
  run: async <Row>({ text, values }: Statement): Promise<Row[]> => {
    try {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return rows as Row[];
    } catch (error) {
      throw translateError(error);
    }
  },
});
