import type { ReportFormat, ReportKind } from '@vedette/contracts';
import { EventStore, Generations } from '@vedette/event-store';
import { BattleStarts, CampaignOpenings } from '@vedette/ledger';
import { DocumentStore, Keyring } from '@vedette/vault';
import type { MapFile } from '@vedette/reports';
import type pg from 'pg';
import { ToldTurns } from '../answers/told-turns.js';
import { REPORTS, REPORTS_GENERATION } from '../projection/report-schema.js';
import type { Rendering } from '../rendering/player-reports.js';
import type { WhichReport } from './again.errors.js';

const KINDS: readonly ReportKind[] = ['turn', 'position'];
/** Forms of text; a picture is drawn of the one among them that is a map. */
const FORMATS: readonly ReportFormat[] = ['json', 'txt', 'html', 'svg'];

/** A report in one of its forms; `reason` says why an edition was corrected since, and is null for the one that counts. */
export type MadeReport = WhichReport & Rendering & { readonly reason: string | null };

/** What a player could read of a turn, in one edition: every form of text, and the maps of his position. */
export interface MadeTurn extends Pick<WhichReport, 'player' | 'turn' | 'edition'> {
  readonly reason: string | null;
  readonly reports: readonly MadeReport[];
  readonly maps: readonly MapFile[];
}

/** Makes every report that anybody of a campaign can read now: see {@link everyTurn}. */
export async function* everyReport(pool: pg.Pool, campaign: string): AsyncGenerator<MadeReport> {
  for await (const { reports } of everyTurn(pool, campaign)) yield* reports;
}

/**
 * Makes every report that anybody of a campaign can read now, editions that were corrected too, in every form of text, as they are
 * made for who asks for them; by player, turn and edition. No secret is opened: reports are made of what was told, and nothing of that is sealed.
 * @throws CampaignNotFoundError and whatever a report that cannot be made is refused with
 */
export async function* everyTurn(pool: pg.Pool, campaign: string): AsyncGenerator<MadeTurn> {
  const store = new EventStore(pool);
  const openings = new CampaignOpenings(store, new Keyring(pool, null));
  const turns = new ToldTurns(store, openings, new BattleStarts(store, new DocumentStore(pool), openings));
  const { players } = (await openings.of(campaign)).campaign;
  for (const { id: player } of players)
    for (const { turn, earlier } of await turns.list(campaign, player))
      for (let edition = 1; edition <= earlier.length + 1; edition++) {
        const made = await turns.reports({ campaign, player, turn, edition });
        const whose = { player, turn, edition, reason: earlier[edition - 1]?.reason ?? null };
        const reports = KINDS.flatMap((kind) =>
          FORMATS.flatMap((format) => {
            const rendering = made.render(kind, format);
            return rendering ? [{ ...whose, kind, format, ...rendering }] : [];
          }),
        );
        yield { ...whose, reports, maps: made.maps };
      }
}

/** Whether what a database keeps of who was told of what has the form of this release: of another no reports can be made. */
export async function canMakeReports(pool: pg.Pool): Promise<boolean> {
  return (await new Generations(new EventStore(pool)).live(REPORTS))?.live === REPORTS_GENERATION;
}
