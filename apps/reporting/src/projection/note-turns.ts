import { sql, type Transaction } from 'kysely';
import type { ReportTables } from './report-schema.js';
import type { TurnMatter } from './what-was-told.js';

type Matter<K extends TurnMatter['kind']> = Extract<TurnMatter, { kind: K }>;

/** Notes what befell turns. Only a rollback depends on what came before it; everything between two is noted in one piece. */
export async function noteTurns(
  transaction: Transaction<ReportTables>,
  matters: readonly TurnMatter[],
): Promise<void> {
  let from = 0;
  for (const [index, matter] of matters.entries()) {
    if (matter.kind !== 'rolled-back') continue;
    await noteProgress(transaction, matters.slice(from, index));
    await rollBack(transaction, matter);
    from = index + 1;
  }
  await noteProgress(transaction, matters.slice(from));
}

async function noteProgress(
  transaction: Transaction<ReportTables>,
  matters: readonly TurnMatter[],
): Promise<void> {
  const turns = new Map<string, ReportTables['told_turn']>();
  const phases = new Map<string, Matter<'phase'>>();
  const resolved: Matter<'resolved'>[] = [];
  for (const matter of matters) {
    const { campaign, turn } = matter;
    const key = `${campaign}/${turn}`;
    if (matter.kind === 'opened')
      turns.set(key, { campaign, turn, season: matter.season, opening: false, ready: false });
    else if (matter.kind === 'opening')
      turns.set(key, { campaign, turn, season: 'campaign', opening: true, ready: true });
    else if (matter.kind === 'resolved') resolved.push(matter);
    else if (matter.kind === 'phase') {
      const known = phases.get(`${key}/${matter.phase}`);
      if (!known || known.generation <= matter.generation) phases.set(`${key}/${matter.phase}`, matter);
    }
  }
  await addTurns(transaction, [...turns.values()]);
  await addPhases(transaction, [...phases.values()]);
  await markReady(transaction, resolved);
}

async function addTurns(
  transaction: Transaction<ReportTables>,
  turns: readonly ReportTables['told_turn'][],
): Promise<void> {
  if (turns.length === 0) return;
  await transaction
    .insertInto('told_turn')
    .values([...turns])
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'turn']).doUpdateSet(({ ref }) => ({ season: ref('excluded.season') })),
    )
    .execute();
}

/** A phase that was rolled back since it was handed out, and comes in late, does not count. */
async function addPhases(
  transaction: Transaction<ReportTables>,
  phases: readonly Matter<'phase'>[],
): Promise<void> {
  if (phases.length === 0) return;
  await transaction
    .insertInto('told_phase')
    .values(phases.map(({ kind: _, ...phase }) => phase))
    .onConflict((conflict) =>
      conflict
        .columns(['campaign', 'turn', 'phase'])
        .doUpdateSet(({ ref }) => ({
          stream: ref('excluded.stream'),
          first: ref('excluded.first'),
          last: ref('excluded.last'),
          generation: ref('excluded.generation'),
        }))
        .whereRef('told_phase.generation', '<=', 'excluded.generation'),
    )
    .execute();
}

async function markReady(
  transaction: Transaction<ReportTables>,
  resolved: readonly Matter<'resolved'>[],
): Promise<void> {
  if (resolved.length === 0) return;
  await transaction
    .updateTable('told_turn')
    .set({ ready: true })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('campaign', 'turn'),
        'in',
        resolved.map(({ campaign, turn }) => tuple(campaign, turn)),
      ),
    )
    .execute();
}

/** What was told of a phase counts no more until it is resolved again; a turn after it is open no more. */
async function rollBack(
  transaction: Transaction<ReportTables>,
  { campaign, turn, generation, superseded }: Matter<'rolled-back'>,
): Promise<void> {
  await transaction
    .updateTable('told_turn')
    .set({ ready: false })
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .execute();
  for (const table of ['told_turn', 'told_phase', 'told'] as const)
    await transaction
      .deleteFrom(table)
      .where('campaign', '=', campaign)
      .where('turn', '>', turn)
      // What was done by hand for a turn counts when it is opened again.
      .$if(table === 'told', (query) => query.where(sql.ref('stream'), '!=', 'umpire'))
      .execute();
  await transaction
    .insertInto('told_phase')
    .values(superseded.map((phase) => ({ campaign, turn, phase, stream: '', first: 1, last: 0, generation })))
    .onConflict((conflict) =>
      conflict.columns(['campaign', 'turn', 'phase']).doUpdateSet({
        stream: '',
        first: sql<number>`1`,
        last: sql<number>`0`,
        generation,
      }),
    )
    .execute();
}
