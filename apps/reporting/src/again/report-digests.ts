import type { ReportFormat, ReportKind } from '@vedette/contracts';
import { BattleStarts, CampaignOpenings } from '@vedette/ledger';
import { EventStore } from '@vedette/event-store';
import { DocumentStore, Keyring } from '@vedette/vault';
import type pg from 'pg';
import { ToldTurns } from '../answers/told-turns.js';
import type { ReportDifference, WhichReport } from './again.errors.js';

const KINDS: readonly ReportKind[] = ['turn', 'position'];
/** Forms of text; a picture is drawn of the one among them that is a map. */
const FORMATS: readonly ReportFormat[] = ['json', 'txt', 'html', 'svg'];

/** Every report of a campaign in every form that it has, with its SHA-256; keys are in the order in which they were made. */
export type ReportDigests = ReadonlyMap<string, string>;

/**
 * Makes every report that anybody of a campaign can read now, editions that were corrected too, as they are made for who asks for
 * them. No secret is opened: reports are made of what was told, and nothing of that is sealed.
 * @throws CampaignNotFoundError and whatever a report that cannot be made is refused with
 */
export async function digestReports(pool: pg.Pool, campaign: string): Promise<ReportDigests> {
  const store = new EventStore(pool);
  const openings = new CampaignOpenings(store, new Keyring(pool, null));
  const turns = new ToldTurns(store, openings, new BattleStarts(store, new DocumentStore(pool), openings));
  const digests = new Map<string, string>();
  const { players } = (await openings.of(campaign)).campaign;
  for (const { id: player } of players)
    for (const { turn, earlier } of await turns.list(campaign, player))
      for (let edition = 1; edition <= earlier.length + 1; edition++) {
        const reports = await turns.reports({ campaign, player, turn, edition });
        for (const kind of KINDS)
          for (const format of FORMATS) {
            const rendering = reports.render(kind, format);
            if (rendering) digests.set(keyOf({ player, turn, edition, kind, format }), rendering.digest);
          }
      }
  return digests;
}

/** In what reports that are made differ from those that were kept; in the order of the kept, those that were added last. */
export function differencesOfReports(kept: ReportDigests, made: ReportDigests): readonly ReportDifference[] {
  const lost = [...kept].flatMap(([key, digest]): ReportDifference[] => {
    const now = made.get(key);
    return now === digest ? [] : [{ ...reportOf(key), what: now === undefined ? 'missing' : 'differs' }];
  });
  const added = [...made.keys()]
    .filter((key) => !kept.has(key))
    .map((key): ReportDifference => ({ ...reportOf(key), what: 'added' }));
  return [...lost, ...added];
}

const keyOf = (which: WhichReport): string => JSON.stringify(which);
const reportOf = (key: string): WhichReport => JSON.parse(key) as WhichReport;
