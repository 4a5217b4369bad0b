import { PositionReported, type PositionReport } from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import { readGameEvent, Recent, TurnRecord } from '@vedette/ledger';

/** Turns whose position reports are kept at hand. */
const KEPT = 4;

type ByPlayer = ReadonlyMap<string, PositionReport>;

/** The position reports with which players go into a turn, of the turn before or of the opening; read once a turn. */
export class KnownReports {
  private readonly turns = new Recent<Promise<ByPlayer>>(KEPT);

  constructor(private readonly store: EventStore) {}

  /** The report a player had when a turn opened, or null when he had none. */
  async of(campaign: string, turn: number, player: string): Promise<PositionReport | null> {
    const key = `${campaign}/${turn}`;
    let reports = this.turns.get(key);
    if (!reports) {
      reports = this.read(campaign, turn - 1);
      this.turns.set(key, reports);
      reports.catch(() => this.turns.delete(key));
    }
    return (await reports).get(player) ?? null;
  }

  private async read(campaign: string, turn: number): Promise<ByPlayer> {
    const record = new TurnRecord(campaign, turn).add(await this.store.readTurns(campaign, turn));
    const events =
      record.phases.size > 0
        ? [...record.phases.values()].flatMap((phase) => phase.events)
        : (await this.store.readStream(campaign, 'opening')).map(readGameEvent);
    const reports = events
      .filter(({ type }) => type === PositionReported.type)
      .map(({ data }) => data as PositionReport);
    return new Map(reports.map((report) => [report.player, report]));
  }
}
