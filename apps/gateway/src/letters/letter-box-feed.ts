import { Injectable } from '@nestjs/common';
import { LiveWatch } from '../graph/live-watch.js';
import { LivePeople } from '../sessions/live-people.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { LetterBell } from './letter-bell.js';
import type { LetterBoxView } from './letter.dto.js';
import { LetterService, type Seat } from './letter.service.js';

/** A seat's letter box, live. */
@Injectable()
export class LetterBoxFeed {
  constructor(
    private readonly letters: LetterService,
    private readonly bell: LetterBell,
    private readonly people: LivePeople,
  ) {}

  /** The letter box now, and whenever it changes, until the session is over or somebody else has the seat. */
  watch(seat: Seat, me: SignedIn): LiveWatch<LetterBoxView> {
    return new LiveWatch({
      first: () => this.letters.box(seat),
      listen: (onState) =>
        this.bell.listen(seat.campaign, seat.player, () => {
          // A look that fails is not made up for: the next ring, or the next sign-in, shows the box as it is.
          this.letters.box(seat).then(onState, () => undefined);
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
}
