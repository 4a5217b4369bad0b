import { unlessAway } from '@vedette/database';
import { VedetteError } from '@vedette/platform';

/** A campaign is being moved from one cell to another. */
export class CampaignMovesError extends VedetteError {
  constructor(campaign: string) {
    super({
      code: 'campaign-moves',
      status: 503,
      message: `The campaign ${campaign} is being moved to another part of the house. Nothing of it is lost; try again in a minute.`,
    });
  }
}

/** What is asked of the database. */
interface Asked {
  query(text: string, values: unknown[]): Promise<{ rows: CellRow[] }>;
}
interface CellRow {
  readonly cell: string;
  readonly moves_to: string | null;
}

interface Known {
  /** Null: given to none. */
  readonly cell: string | null;
  readonly at: number;
}

/**
 * For how long an entry is believed, in milliseconds, *our figure*: who moves a campaign waits as long before he takes it out of its cell, so
 * that nobody is led to what is there no more; who was led astray all the same asks again at once.
 */
export const BELIEVED_MS = 10_000;
const MOST_KNOWN = 20_000;

/** In which cell each campaign lives, as people has it written down; every process keeps what it asked for a while. */
export class CellDirectory {
  private readonly known = new Map<string, Known>();

  constructor(private readonly database: Asked) {}

  /** The cell of a campaign, null when it was given to none. @throws CampaignMovesError while it is being moved */
  async cellOf(campaign: string): Promise<string | null> {
    const known = this.known.get(campaign);
    if (known && performance.now() - known.at < BELIEVED_MS) return known.cell;
    const { rows } = await unlessAway(
      this.database,
      this.database.query('SELECT cell, moves_to FROM people.cell_of_campaign WHERE campaign = $1', [
        campaign,
      ]),
    );
    const [row] = rows;
    this.known.delete(campaign);
    if (row?.moves_to) throw new CampaignMovesError(campaign);
    const cell = row?.cell ?? null;
    this.known.set(campaign, { cell, at: performance.now() });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_KNOWN) break;
      this.known.delete(oldest);
    }
    return cell;
  }

  /** Asks anew next time. */
  forget(campaign: string): void {
    this.known.delete(campaign);
  }
}
