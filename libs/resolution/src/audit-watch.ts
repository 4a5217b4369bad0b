import { randomInt } from 'node:crypto';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Counter, metrics } from '@opentelemetry/api';
import type { EventStore, RecordedEvent } from '@vedette/event-store';
import { isStored, TurnResolved } from '@vedette/ledger';
import { attribute, instrumentationScope, metric } from '@vedette/platform';
import type { AuditedPhase } from '@vedette/contracts';
import type { PhaseOwner } from '@vedette/rulebooks';
import type { Auditor } from './auditor.js';

let made: Counter | undefined;

// Made at first use: an instrument made before telemetry starts stays silent.
const counter = (): Counter =>
  (made ??= metrics.getMeter(instrumentationScope).createCounter(metric.auditDifferences.name, {
    unit: metric.auditDifferences.unit,
    description: metric.auditDifferences.description,
  }));

/** Counts and tells phases that came out otherwise than the log has them. */
export function tellDifferences(
  logger: Logger,
  owner: PhaseOwner,
  campaign: string,
  turn: number,
  phases: readonly AuditedPhase[],
): void {
  for (const { phase, agrees, recorded, decided } of phases) {
    if (agrees) continue;
    counter().add(1, { [attribute.owner]: owner, [attribute.phase]: phase });
    logger.error(
      { campaign, turn, phase, recorded, decided },
      'A phase comes out otherwise than the log has it',
    );
  }
}

/** Now and then takes a resolved turn at random and has it audited. */
export class AuditWatch implements OnApplicationBootstrap {
  private readonly logger = new Logger('Audit');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly owner: PhaseOwner,
    private readonly store: EventStore,
    private readonly audit: Auditor,
    private readonly everyMinutes: number,
  ) {}

  onApplicationBootstrap(): void {
    counter().add(0, { [attribute.owner]: this.owner });
    if (this.everyMinutes === 0) return;
    this.timer = setInterval(() => void this.round(), this.everyMinutes * 60_000).unref();
  }

  /** Takes no more turns. */
  stop(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    try {
      const turn = await this.pick();
      if (!turn) return;
      const phases = await this.audit.run(turn.campaign, turn.data.turn);
      tellDifferences(this.logger, this.owner, turn.campaign, turn.data.turn, phases);
      const agree = phases.filter(({ agrees }) => agrees).length;
      this.logger.log(
        { campaign: turn.campaign, turn: turn.data.turn, phases: phases.length, agree },
        'Turn audited',
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not audit');
    }
  }

  private async pick(): Promise<(RecordedEvent & { data: { turn: number } }) | undefined> {
    const rows = await this.store.database.selectFrom('es.campaign').select('campaign_id').execute();
    if (rows.length === 0) return undefined;
    const { campaign_id } = rows[randomInt(rows.length)]!;
    const resolved = (await this.store.readStream(campaign_id, 'turn')).filter((event) =>
      isStored(TurnResolved, event),
    );
    if (resolved.length === 0) return undefined;
    return resolved[randomInt(resolved.length)] as RecordedEvent & { data: { turn: number } };
  }
}
