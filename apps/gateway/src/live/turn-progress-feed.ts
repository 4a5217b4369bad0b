import { Injectable } from '@nestjs/common';
import { type TurnStateDocument, turnProgressSubject } from '@vedette/contracts';
import type { Standing } from '../access/standing.js';
import { CampaignService } from '../campaigns/campaign.service.js';
import { turnAsTold } from '../campaigns/turn-as-told.js';
import { LivePeople } from '../callers/live-people.js';
import type { SignedIn } from '../callers/signed-in.js';
import { LiveWatch } from '@vedette/edge';
import { Bells } from '../bells/bells.js';

/** Who watches a campaign, as the guard found him. */
export interface Watching {
  readonly me: SignedIn;
  readonly standing: Standing;
}

/** Live progress of turns: what the conductor tells, handed to everybody who watches as he may know it. */
@Injectable()
export class TurnProgressFeed {
  constructor(
    private readonly bells: Bells,
    private readonly campaigns: CampaignService,
    private readonly people: LivePeople,
  ) {}

  /**
   * The state of a campaign's latest turn now, and whenever it changes for who watches: a phase that ends is no news to who is
   * not told of phases, and neither is the moment it ends at. Until session, token or place are gone.
   */
  watch(watching: Watching): LiveWatch<TurnStateDocument> {
    const { standing } = watching;
    let last = '';
    const isNew = (state: TurnStateDocument): boolean => {
      const text = JSON.stringify(state);
      const changed = text !== last;
      last = text;
      return changed;
    };
    return new LiveWatch({
      first: async () => {
        const state = turnAsTold(await this.campaigns.turn(standing.campaign), standing);
        isNew(state);
        return state;
      },
      listen: (onState) =>
        this.bells.hearCells(turnProgressSubject(standing.campaign), (message) => {
          const state = turnAsTold(message.json<TurnStateDocument>(), standing);
          if (isNew(state)) onState(state);
        }),
      allowed: () => this.mayWatch(watching),
    });
  }

  /** Whether session or token and place are what they were when somebody began to watch. */
  async mayWatch({ me, standing }: Watching): Promise<boolean> {
    const live = await this.people.stillLive(me);
    if (!live) return false;
    const places = live.places.filter(({ campaign }) => campaign === standing.campaign);
    if (standing.kind === 'seat')
      return places.some(({ role, player }) => role === standing.role && player === standing.player);
    if (standing.kind === 'administrator') return places.some(({ role }) => role === 'administrator');
    return me.account.operator;
  }
}
