import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { appendStatement } from '../append/append-statement.js';
import type { LoggedEvent } from '../event/recorded-event.js';
import { appendOf } from '../testing/sample-events.js';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporary-database.js';

const SESSIONS = 4;

/**
 * What one of several sessions does next. Each session has a stream of its own, so that none waits for another and a
 * schedule means the same in every run; what they share is the sequence, the transaction ids and the log.
 */
type Action =
  | {
      readonly kind:
        'begin' | 'draw an id' | 'append' | 'commit' | 'roll back' | 'savepoint' | 'roll back to it';
      readonly session: number;
    }
  | { readonly kind: 'seal' };

const session = fc.integer({ min: 0, max: SESSIONS - 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('seal' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('append' as const), session }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('begin', 'draw an id', 'commit', 'roll back', 'savepoint', 'roll back to it'),
      session,
    }),
  },
);

/** One session as the model sees it. */
interface Model {
  /** Versions of the stream that have committed. */
  committed: number;
  open: boolean;
  /** Version at which the open transaction stands, and at which its savepoint was set. */
  standing: number;
  saved: number | undefined;
}

describe('any interleaving of transactions and seals', () => {
  let db: TemporaryDatabase;
  const clients: pg.PoolClient[] = [];
  let campaigns = 0;
  let sealedBefore = 0;

  beforeAll(async () => {
    db = await temporaryDatabase();
    for (let index = 0; index < SESSIONS; index += 1) {
      clients.push(await db.pool.connect());
    }
  });
  afterAll(async () => {
    clients.forEach((client) => client.release());
    await db.drop();
  });

  const SQL = {
    begin: 'BEGIN',
    'draw an id': 'SELECT pg_current_xact_id()',
    commit: 'COMMIT',
    'roll back': 'ROLLBACK',
    savepoint: 'SAVEPOINT part',
    'roll back to it': 'ROLLBACK TO SAVEPOINT part',
  };

  const isPossible = (model: Model, kind: Exclude<Action['kind'], 'seal'>): boolean => {
    switch (kind) {
      case 'begin':
        return !model.open;
      case 'append':
        return true;
      case 'roll back to it':
        return model.open && model.saved !== undefined;
      default:
        return model.open;
    }
  };

  const follow = (model: Model, kind: Exclude<Action['kind'], 'seal'>): void => {
    switch (kind) {
      case 'begin':
        Object.assign(model, { open: true, standing: model.committed, saved: undefined });
        break;
      case 'append':
        model.standing += 1;
        model.committed = model.open ? model.committed : model.standing;
        break;
      case 'savepoint':
        model.saved = model.standing;
        break;
      case 'roll back to it':
        model.standing = model.saved ?? model.standing;
        break;
      case 'commit':
        Object.assign(model, { open: false, committed: model.standing });
        break;
      case 'roll back':
        Object.assign(model, { open: false, standing: model.committed });
        break;
      case 'draw an id':
        break;
    }
  };

  const carryOut = async (campaign: string, number: number, actions: readonly Action[]) => {
    const models: Model[] = clients.map(() => ({ committed: 0, open: false, standing: 0, saved: undefined }));
    const snapshots: LoggedEvent[][] = [];
    for (const step of actions) {
      if (step.kind === 'seal') {
        await db.store.seal();
        snapshots.push([...(await db.store.readLog(sealedBefore, 1_000)).events]);
        continue;
      }
      const model = models[step.session] as Model;
      const client = clients[step.session] as pg.PoolClient;
      if (!isPossible(model, step.kind)) {
        continue;
      }
      await (step.kind === 'append'
        ? client.query(appendStatement(number, appendOf(campaign, `s${step.session}`, model.standing, 1)))
        : client.query(SQL[step.kind]));
      follow(model, step.kind);
    }
    for (const [index, model] of models.entries()) {
      if (model.open) {
        await clients[index]?.query('COMMIT');
        follow(model, 'commit');
      }
    }
    await db.store.seal();
    snapshots.push([...(await db.store.readLog(sealedBefore, 1_000)).events]);
    return { models, snapshots };
  };

  it('gives a log that holds what committed, each stream in order, and only ever grows at its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 60 }), async (actions) => {
        campaigns += 1;
        const campaign = `run-${campaigns}`;
        const { rows } = await db.pool.query<{ number: number }>('SELECT es.campaign_number($1) AS number', [
          campaign,
        ]);
        const { models, snapshots } = await carryOut(
          campaign,
          (rows[0] as { number: number }).number,
          actions,
        );
        const log = snapshots.at(-1) ?? [];
        expect(log.map(({ position }) => position)).toEqual(
          log.map((_event, index) => sealedBefore + index + 1),
        );
        models.forEach(({ committed }, index) => {
          const versions = log.filter(({ stream }) => stream === `s${index}`).map(({ version }) => version);
          expect(versions).toEqual(Array.from({ length: committed }, (_, at) => at + 1));
        });
        for (const earlier of snapshots) {
          expect(log.slice(0, earlier.length)).toEqual(earlier);
        }
        sealedBefore += log.length;
      }),
      { numRuns: 60 },
    );
  });
});
