import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ShutdownManager } from '@vedette/platform';
import { Boards } from '../board/boards.js';
import { ClockKeeper } from '../clock/clock-keeper.js';
import type { HouseTime } from '../clock/house-clock.js';
import { CampaignLifeCommands } from '../commands/campaign-life.commands.js';
import { CONDUCTOR_SETTINGS, type ConductorSettings } from '../settings.js';
import { Agenda } from '../conduct/agenda.js';
import { Colleagues } from '../conduct/colleagues.js';
import { RoundFindings } from '../conduct/round-findings.js';
import { noteSetAside } from '../conduct/set-aside.js';
import { TurnConductor } from '../conduct/turn-conductor.js';

/** How often the list of campaigns is read again: of a new one the log tells before. */
const LIST_EVERY_MS = 10_000;

/**
 * Looks at campaigns that the agenda names: does what is due by their clocks, ends them after their last turns, and mends stuck
 * phases. One whose turn is being resolved is looked at in every round by the conductor that looks after it.
 */
@Injectable()
export class Sweep implements OnApplicationBootstrap {
  private readonly logger = new Logger('Sweep');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private listedAt = -Infinity;
  /** The outages as of the last round: clocks move with them. */
  private outages = '';
  /** The conductors that were alive in the last round. */
  private alive = '';
  /** What the last round saw, of the campaigns this conductor looks after and of the few that were looked at in turn. */
  findings = new RoundFindings();

  constructor(
    private readonly boards: Boards,
    private readonly conductor: TurnConductor,
    private readonly keeper: ClockKeeper,
    private readonly lives: CampaignLifeCommands,
    shutdown: ShutdownManager,
    @Inject(CONDUCTOR_SETTINGS) private readonly settings: ConductorSettings,
    private readonly agenda: Agenda,
    private readonly colleagues: Colleagues,
  ) {
    shutdown.register({ stage: 'consumers', name: 'sweep', stop: () => this.stop() });
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  /**
   * One round over the campaigns that are due; one that fails is looked at again in the next and does not hold up the others.
   * Returns milliseconds to the next deadline, if one is coming.
   */
  async round(): Promise<number> {
    const time = await this.keeper.time();
    await this.bringUpToDate(time);
    const findings = new RoundFindings();
    for (const campaign of this.agenda.due(time.now, (one) => this.colleagues.looksAfter(one))) {
      try {
        this.agenda.until(campaign, await this.look(campaign, time, findings));
      } catch (error) {
        // In the next round, and not at once: its moment may have passed already.
        this.agenda.until(campaign, null);
        this.agenda.wake(campaign);
        findings.failing += 1;
        this.logger.warn({ campaign, err: error }, 'Could not sweep');
      }
    }
    this.findings = findings;
    return this.agenda.next() - time.now;
  }

  private async bringUpToDate({ outages, away }: HouseTime): Promise<void> {
    if (performance.now() - this.listedAt >= LIST_EVERY_MS) {
      this.agenda.know(await this.boards.campaigns());
      this.listedAt = performance.now();
    }
    const present = JSON.stringify([outages, away]);
    if (present !== this.outages) this.agenda.wakeAll();
    this.outages = present;
    const alive = this.colleagues.alive().join();
    if (alive !== this.alive) this.agenda.takeUpWhatWasLeft();
    this.alive = alive;
  }

  private async look(campaign: string, time: HouseTime, findings: RoundFindings): Promise<number | null> {
    const opens = await this.lives.look(campaign, time.now);
    const next = (await this.keeper.look(campaign, time)) ?? opens;
    const { isActive, isBeingResolved, isSetAside } = await this.boards.glance(campaign);
    noteSetAside(campaign, isSetAside);
    // Of a turn that takes orders nothing is to be done once its board has been let go: an event would have it laid again.
    const board = isBeingResolved ? await this.boards.board(campaign) : this.boards.heldBoard(campaign);
    if (!isActive || !board) return next;
    findings.note(board, time.now);
    await this.conductor.advance(campaign);
    await this.conductor.mendStalls(campaign, time.now);
    if (board.isBeingResolved) this.agenda.wake(campaign);
    return next;
  }

  private schedule(afterMs: number = this.settings.TURN_SWEEP_MS): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((error: unknown) => void this.logger.warn({ err: error }, 'Could not sweep'))
        .then((next) => this.schedule(Math.max(1, Math.min(this.settings.TURN_SWEEP_MS, next ?? Infinity))));
    }, afterMs);
  }

  private async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
