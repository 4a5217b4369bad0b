import type { ServiceName } from '@vedette/contracts';
import { logGrants, type LogRight } from '@vedette/event-store';

/** What one service may do in the database. */
export interface DatabaseRights {
  readonly log: readonly LogRight[];
  /** Schemas whose tables it writes as it likes; they are made by migrations. */
  readonly schemas: readonly string[];
  /** Views and tables in the schemas of others that it reads. */
  readonly reads?: readonly string[];
  /** Whether it keeps documents and keys in the vault: it adds and reads, and changes nothing. */
  readonly vault: boolean;
  /** Whether it keeps documents alone in the vault, and reads the public halves of its keys. */
  readonly documents?: true;
  /** Whether it answers the trials that the conductor wrote down: it reads them and adds what they came to. */
  readonly trials?: true;
  /** Whether it notes when turns were last verified. */
  readonly verifies?: true;
  /** Whether it follows the log and writes down for operators that its history is broken; it changes nothing that stands there. */
  readonly notesBreaks?: true;
  /** Whether it makes and owns schemas of its own: those of projections, which it builds anew while the old ones serve. */
  readonly projections?: true;
}

const APPENDING: DatabaseRights = {
  log: ['read', 'append', 'snapshot'],
  schemas: [],
  vault: true,
  notesBreaks: true,
};
const WORKER: DatabaseRights = { ...APPENDING, trials: true, verifies: true };

/** The one table of who may do what. A service that is not named gets nothing. */
export const DATABASE_RIGHTS: Readonly<Record<ServiceName, DatabaseRights>> = {
  // It is open to the internet: of people it learns what one view tells, and no key of the house is within its reach.
  gateway: {
    log: [],
    schemas: [],
    reads: ['people.live', 'people.cell_of_campaign'],
    vault: false,
    documents: true,
  },
  people: { log: [], schemas: ['people'], reads: ['gateway.migration'], vault: true },
  'order-intake': { ...APPENDING, schemas: ['intake'] },
  'turn-conductor': {
    log: ['read', 'append', 'hold', 'seal', 'snapshot', 'relay'],
    schemas: ['conductor'],
    vault: true,
  },
  'land-resolution': WORKER,
  'naval-resolution': WORKER,
  logistics: WORKER,
  'battle-table': WORKER,
  reporting: {
    log: ['read', 'seal', 'snapshot', 'project'],
    // What was kept of campaigns in archives is written by whoever archives them, as the owner.
    schemas: [],
    reads: [
      'reporting.migration',
      'reporting.kept_campaign',
      'reporting.kept_report',
      'reporting.kept_debrief',
    ],
    vault: true,
    projections: true,
    notesBreaks: true,
  },
  // It calls addresses that users chose: of the house it sees nothing but whom it may write to.
  correspondence: {
    log: [],
    schemas: ['correspondence'],
    reads: [
      'people.correspondent',
      'people.correspondent_seat',
      'people.correspondent_silenced',
      'people.cell_of_campaign',
    ],
    vault: false,
  },
};

/** The schemas that migrations make and the owner owns. */
export const OWNED_SCHEMAS = [
  'es',
  'vault',
  'gateway',
  'people',
  'conductor',
  'correspondence',
  'intake',
  'reporting',
] as const;

/** All that a dump reads of a schema. */
export const READ_ALL = (schema: string): readonly string[] =>
  ['TABLES', 'SEQUENCES'].map((kind) => `SELECT ON ALL ${kind} IN SCHEMA ${schema}`);

const ON_SCHEMA = (schema: string): readonly string[] => [
  `USAGE ON SCHEMA ${schema}`,
  `SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema}`,
  `USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema}`,
  `EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema}`,
];

const ON_VIEW = (view: string): readonly string[] => [
  `USAGE ON SCHEMA ${view.slice(0, view.indexOf('.'))}`,
  `SELECT ON ${view}`,
];

const VAULT = [
  'USAGE ON SCHEMA vault',
  'SELECT ON ALL TABLES IN SCHEMA vault',
  'INSERT ON vault.document, vault.key',
] as const;

const DOCUMENTS = [
  'USAGE ON SCHEMA vault',
  'SELECT ON vault.migration',
  'SELECT, INSERT ON vault.document',
  'SELECT (name, public) ON vault.key',
] as const;

const TRIALS = [
  'USAGE ON SCHEMA conductor',
  'SELECT, UPDATE (answer, fault, done_at) ON conductor.trial',
] as const;

const VERIFIES = ['USAGE ON SCHEMA conductor', 'SELECT, INSERT, UPDATE ON conductor.verification'] as const;

const NOTES_BREAKS = ['USAGE ON SCHEMA conductor', 'SELECT, INSERT ON conductor.history_break'] as const;

/** What is granted to a service, each as the middle of `GRANT … TO`. */
export const grantsOf = ({
  log,
  schemas,
  reads = [],
  vault,
  documents,
  trials,
  verifies,
  notesBreaks,
}: DatabaseRights): readonly string[] => [
  ...log.flatMap((right) => logGrants[right]),
  ...schemas.flatMap(ON_SCHEMA),
  ...reads.flatMap(ON_VIEW),
  ...(vault ? VAULT : []),
  ...(documents ? DOCUMENTS : []),
  ...(trials ? TRIALS : []),
  ...(verifies ? VERIFIES : []),
  ...(notesBreaks ? NOTES_BREAKS : []),
];

/**
 * What is granted to whoever makes backups: he reads all there is, and notes that he made one. Every key he reads is sealed, as it is in
 * the dump he makes of it.
 */
export const BACKUP_GRANTS: readonly string[] = [
  ...logGrants.read,
  ...OWNED_SCHEMAS.flatMap((schema) => [`USAGE ON SCHEMA ${schema}`, ...READ_ALL(schema)]),
  'INSERT, UPDATE ON conductor.backup',
];

/** What nobody may change in a schema of his own: the list of its migrations. */
export const migrationTables = (schemas: readonly string[]): readonly string[] =>
  schemas.map((schema) => `${schema}.migration`);
