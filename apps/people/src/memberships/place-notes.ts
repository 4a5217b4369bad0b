import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { notePlace, type QuestionOf } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { VedetteError } from '@vedette/platform';

type Note = QuestionOf<typeof notePlace>;

/** Told once more at most so many, the oldest being dropped, with a line in the service's own log: *our figure*, an evening of a large house. */
const MOST_UNTOLD = 1_000;
const REFUSED_BELOW = 500;

/**
 * Has the campaign's log say who was invited, given a place or lost one, and by whom. It is told when it has been done; while
 * nobody answers it is kept, and told again with what comes next.
 */
@Injectable()
export class PlaceNotes {
  private readonly logger = new Logger('Places');
  private readonly untold: Note[] = [];
  private telling: Promise<void> = Promise.resolve();

  constructor(private readonly requests: RequestClient) {}

  /** Tells of something that has been done. It never fails: what was done stays done. */
  async note(note: Omit<Note, 'id'>): Promise<void> {
    this.untold.push({ ...note, id: randomUUID() });
    for (const dropped of this.untold.splice(0, this.untold.length - MOST_UNTOLD))
      this.logger.error({ note: dropped }, 'The log of a campaign lacks what was done about a place');
    await this.tell();
  }

  /** Tells what could not be told before, in its order. */
  tell(): Promise<void> {
    this.telling = this.telling.then(() => this.tellAll());
    return this.telling;
  }

  private async tellAll(): Promise<void> {
    for (let note = this.untold[0]; note; note = this.untold[0]) {
      try {
        await this.requests.request(notePlace, note);
      } catch (error) {
        if (!(error instanceof VedetteError && error.status < REFUSED_BELOW)) {
          this.logger.warn(
            { note, err: error },
            'Could not tell what was done about a place; it is told later',
          );
          return;
        }
        this.logger.error({ note, err: error }, 'The log of a campaign lacks what was done about a place');
      }
      this.untold.splice(this.untold.indexOf(note), 1);
    }
  }
}
