import { Injectable, Logger } from '@nestjs/common';
import { noteSeats } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { MembershipRepository } from './membership.repository.js';

/** Tells the conductor who plays whom, since turns wait for nobody whom nobody plays. */
@Injectable()
export class SeatsTaken {
  private readonly logger = new Logger('Seats');
  /** What was told of each campaign by this process. */
  private readonly told = new Map<string, string>();

  constructor(
    private readonly memberships: MembershipRepository,
    private readonly requests: RequestClient,
  ) {}

  /** Tells of every campaign in which it has changed since it was told; what fails is told the next time. */
  async tell(): Promise<void> {
    const seats = await this.memberships.seatsTaken();
    for (const campaign of new Set([...seats.keys(), ...this.told.keys()])) {
      const taken = seats.get(campaign) ?? [];
      const now = taken.join(' ');
      if (this.told.get(campaign) === now) continue;
      try {
        await this.requests.request(noteSeats, { campaign, taken });
        this.told.set(campaign, now);
      } catch (error) {
        // A place may be given before its campaign is made.
        this.logger.debug({ campaign, err: error }, 'Could not tell who has taken seats');
      }
    }
  }
}
