import { Injectable, Logger } from '@nestjs/common';
import { BY_ITSELF, closeOrderBook } from '@vedette/contracts';
import { becauseOf, commandIdOf } from '@vedette/ledger';
import { RequestClient } from '@vedette/messaging';
import { type Due, type NewClockEvent, whatIsDue } from '@vedette/turn-clock';
import { Boards } from '../board/boards.js';
import type { BoardReading } from '../board/campaign-board.js';
import { OpenTurnCommand } from './open-turn.command.js';
import { TurnConductor } from '../conduct/turn-conductor.js';
import { ClockWriter } from './clock-writer.js';
import { HouseClock, type HouseTime } from './house-clock.js';

/** More steps at one moment than a turn can need: outages, grace, ending, closing, opening. */
const STEPS = 50;

/**
 * Does what the clocks of campaigns say is due. Any number of keepers may look at the same moment and die at any point: what
 * is decided is an event at a version of the stream, and what follows from it is done by whoever looks next.
 */
@Injectable()
export class ClockKeeper {
  private readonly logger = new Logger('Clock');

  constructor(
    private readonly boards: Boards,
    private readonly writer: ClockWriter,
    private readonly opening: OpenTurnCommand,
    private readonly requests: RequestClient,
    private readonly conductor: TurnConductor,
    private readonly clock: HouseClock,
  ) {}

  /** The moment, by the clock of the house. */
  time(): Promise<HouseTime> {
    return this.clock.read();
  }

  /** Does everything that is due in a campaign; returns when to look again, null when only an event can tell. */
  async look(campaign: string, time: HouseTime): Promise<number | null> {
    const { clock, ended, isAtItsLast } = await this.boards.glance(campaign);
    if (ended || isAtItsLast) return null;
    const glance = whatIsDue(clock, time);
    if (glance.due === 'nothing') return glance.next;
    for (let step = 0; step < STEPS; step++) {
      const board = await this.boards.fresh(campaign);
      if (board.ended || board.isAtItsLast) return null;
      const reading = board.reading();
      const due = whatIsDue(reading.clock, time);
      if (due.due === 'nothing') return due.next;
      const doing = (): Promise<void> => this.doWhat(due, reading);
      await (board.cause ? becauseOf(board.cause, 'keep turn clock', doing) : doing());
    }
    this.logger.error({ campaign }, 'The clock does not come to rest; the next sweep looks again');
    return null;
  }

  /** Has the book of a turn that ends closed, and the turn moved on. */
  async closeBook(campaign: string, turn: number): Promise<void> {
    await this.requests.request(closeOrderBook, { campaign, turn });
    await this.boards.fresh(campaign);
    await this.conductor.advance(campaign);
  }

  private async doWhat(due: Exclude<Due, { due: 'nothing' }>, reading: BoardReading): Promise<void> {
    const { campaign } = reading;
    switch (due.due) {
      case 'write':
      case 'end':
        return this.writeDown(reading, due.event);
      case 'close-book':
        return this.closeBook(campaign, due.turn);
      case 'open-next': {
        const deadline = due.deadline === null ? null : new Date(due.deadline).toISOString();
        await this.opening.run({ campaign, turn: due.turn, deadline, by: BY_ITSELF });
      }
    }
  }

  private async writeDown(reading: BoardReading, event: NewClockEvent): Promise<void> {
    const { campaign, turn, versions } = reading;
    // The same decision at the same version is the same command, whichever conductor comes to it.
    const command = commandIdOf(`${campaign}/clock/${turn}/${versions['turn'] ?? 0}/${event.type}`);
    if (!(await this.writer.writeIfUnchanged(reading, event, command))) return;
    if (event.type === 'TurnHeld')
      this.logger.warn(
        { campaign, turn, silent: event.data.silent.length },
        'Turn is held: too many are silent',
      );
    else this.logger.log({ campaign, turn, event: event.type }, 'The clock moved');
  }
}
