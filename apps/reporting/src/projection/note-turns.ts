import { sql, type Transaction } from 'kysely';
import type { ReportTables } from './report-schema.js';
import type { TurnMatter } from './what-was-told.js';

type Matter<K extends TurnMatter['kind']> = Extract<TurnMatter, { kind: K }>;

/** Notes what befell turns. Only what takes turns back depends on what came before it; all else between two is noted in one piece. */
export async function noteTurns(
  transaction: Transaction<ReportTables>,
  matters: readonly TurnMatter[],
): Promise<void> {
  let from = 0;
  for (const [index, matter] of matters.entries()) {
    if (matter.kind !== 'taken-back' && matter.kind !== 'restored') continue;
    await noteProgress(transaction, matters.slice(from, index));
    if (matter.kind === 'restored') await restore(transaction, matter);
    else await takeBack(transaction, matter);
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
      const resolvedAs = `${key}/${matter.phase}/${matter.generation}`;
      if (!phases.has(resolvedAs)) phases.set(resolvedAs, matter);
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

async function addPhases(
  transaction: Transaction<ReportTables>,
  phases: readonly Matter<'phase'>[],
): Promise<void> {
  if (phases.length === 0) return;
  await transaction
    .insertInto('told_phase')
    .values(phases.map(({ kind: _, ...phase }) => phase))
    // A phase is resolved once a generation; what came late after a rollback takes no place.
    .onConflict((conflict) => conflict.columns(['campaign', 'turn', 'phase', 'generation']).doNothing())
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

/** Every phase of a turn, where one is named. */
const ALL_PHASES = '';

/** What was told of phases counts no more until they are resolved again; of a turn that counts as never opened none does. */
async function takeBack(transaction: Transaction<ReportTables>, matter: Matter<'taken-back'>): Promise<void> {
  const { campaign, turn, generation } = matter;
  await layByEdition(transaction, matter);
  await transaction
    .updateTable('told_turn')
    .set({ ready: false })
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .execute();
  const phases = matter.phases ?? [ALL_PHASES];
  await transaction
    .insertInto('told_void')
    .values(phases.map((phase) => ({ campaign, turn, phase, generation })))
    .execute();
  if (matter.byHandUpTo !== null)
    await transaction
      .insertInto('told_by_hand_void')
      .values({ campaign, turn, generation, version: matter.byHandUpTo })
      .execute();
}

/** Reports that could be read stay readable as an earlier edition; who reads the new ones is told why they were corrected. */
async function layByEdition(
  transaction: Transaction<ReportTables>,
  { campaign, turn, generation, sequence, rollBack }: Matter<'taken-back'>,
): Promise<void> {
  const reason = rollBack?.reason ?? null;
  await transaction
    .insertInto('told_edition')
    .columns(['campaign', 'turn', 'generation', 'season', 'reason', 'until'])
    .expression((query) =>
      query
        .selectFrom('told_turn')
        .select(({ ref, val }) => [
          ref('campaign').as('campaign'),
          ref('turn').as('turn'),
          sql<number>`${generation}::int`.as('generation'),
          ref('season').as('season'),
          sql<string | null>`${reason}::text`.as('reason'),
          sql<number>`${val(sequence)}::bigint`.as('until'),
        ])
        .where('campaign', '=', campaign)
        .where('turn', '=', turn)
        .where('ready', '=', true),
    )
    .execute();
  if (rollBack && rollBack.later.length > 0)
    await transaction
      .updateTable('told_edition')
      .set({ reason })
      .where('campaign', '=', campaign)
      .where('turn', 'in', [...rollBack.later])
      .where('reason', 'is', null)
      .execute();
}

/** What the last of those laid by counts again. */
async function restore(
  transaction: Transaction<ReportTables>,
  { campaign, turn, season, isResolved }: Matter<'restored'>,
): Promise<void> {
  // All three by the generation that was laid by last, which `told_void` alone has of each; so it goes last.
  for (const table of ['told_edition', 'told_by_hand_void', 'told_void'] as const)
    await transaction
      .deleteFrom(table)
      .where('campaign', '=', campaign)
      .where('turn', '=', turn)
      .where('generation', '=', (query) =>
        query
          .selectFrom('told_void')
          .select(({ fn }) => fn.max('generation').as('last'))
          .where('campaign', '=', campaign)
          .where('turn', '=', turn),
      )
      .execute();
  await transaction
    .updateTable('told_turn')
    .set({ ready: isResolved, season })
    .where('campaign', '=', campaign)
    .where('turn', '=', turn)
    .execute();
}
