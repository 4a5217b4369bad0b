import { REPLACEABLE } from '../schema/contents.js';

/** What a service may want of the log. Each includes nothing of another. */
export type LogRight = 'read' | 'append' | 'hold' | 'seal' | 'snapshot' | 'project' | 'relay';

const functionOf = (path: string): string =>
  path.slice('functions/'.length, -'.sql'.length).replaceAll('-', '_');

/** Functions that change the log or its campaigns, and the right each belongs to; `owner` is for migrations and archives alone. */
const WRITING: Readonly<Record<string, LogRight | 'owner'>> = {
  append: 'append',
  append_one: 'append',
  append_many: 'append',
  campaign_number: 'append',
  hold_streams: 'hold',
  seal: 'seal',
  // These are called by the functions above, as their owner.
  take_versions: 'owner',
  ensure_partition: 'owner',
  refuse_change: 'owner',
  begin_era: 'owner',
  close_campaign: 'owner',
  bury_campaign: 'owner',
  restore_events: 'owner',
  reopen_campaign: 'owner',
  campaign_history: 'owner',
};

const functions = REPLACEABLE.filter((path) => path.startsWith('functions/')).map(functionOf);

const executing = (right: LogRight): readonly string[] =>
  functions
    .filter((name) => (WRITING[name] ?? 'read') === right)
    .map((name) => `EXECUTE ON FUNCTION es.${name}`);

/**
 * What the database grants for a right, as the middle of `GRANT … TO`. The log is written through functions that run as its
 * owner: no service may insert, change or delete a row of it by itself, however broken it is.
 */
export const logGrants: Readonly<Record<LogRight, readonly string[]>> = {
  read: ['USAGE ON SCHEMA es', 'SELECT ON ALL TABLES IN SCHEMA es', ...executing('read')],
  append: executing('append'),
  hold: executing('hold'),
  seal: executing('seal'),
  snapshot: ['INSERT, UPDATE, DELETE ON es.snapshot'],
  project: ['INSERT, UPDATE, DELETE ON es.cursor, es.dead_letter, es.projection'],
  relay: ['INSERT ON es.relay_base'],
};
