import { Injectable } from '@nestjs/common';
import { letterBellSubject, letterBox } from '@vedette/contracts';
import { LiveWatch } from '@vedette/edge';
import { RequestClient } from '@vedette/messaging';
import type { Seat } from '../access/caller.js';
import { LivePeople } from '../callers/live-people.js';
import type { SignedIn } from '../callers/signed-in.js';
import { Bells } from '../bells/bells.js';
import type { LetterBoxView } from './letter.dto.js';

/** A seat's letter box, live. */
@Injectable()
export class LetterBoxFeed {
  constructor(
    private readonly requests: RequestClient,
    private readonly bells: Bells,
    private readonly people: LivePeople,
  ) {}

  /** The letter box now, and whenever it changes, until the session is over or somebody else has the seat. */
  watch(seat: Seat, me: SignedIn): LiveWatch<LetterBoxView> {
    return new LiveWatch({
      first: () => this.box(seat),
      listen: (onState) =>
        this.bells.hear(letterBellSubject(seat.campaign, seat.player), () => {
          // A look that fails is not made up for: the next ring, or the next sign-in, shows the box as it is.
          this.box(seat).then(onState, () => undefined);
        }),
      allowed: async () => {
        const live = await this.people.stillLive(me);
        return (
          live?.places.some(({ campaign, player }) => campaign === seat.campaign && player === seat.player) ??
          false
        );
      },
    });
  }

  private box(seat: Seat): Promise<LetterBoxView> {
    return this.requests.request(letterBox, { ...seat });
  }
}
