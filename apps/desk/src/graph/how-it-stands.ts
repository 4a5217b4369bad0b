import { ask } from './ask.js';
import { graphql } from './graphql.js';

export const HOW_IT_STANDS = graphql(`
  query HowItStands($campaign: String!) {
    campaign(campaign: $campaign) {
      players {
        id
        name
      }
    }
    clock(campaign: $campaign) {
      deadline {
        local
        zone
      }
      players {
        player
        ready
        expected
      }
    }
    turn(campaign: $campaign) {
      phases {
        name
        stuck
      }
    }
    campaignStatus(campaign: $campaign) {
      words
    }
  }
`);

/** How a campaign stands, for whoever administers it. */
export interface HowItStands {
  /** What its latest turn waits for, in the server's words. */
  readonly words: string;
  readonly deadline: { readonly local: string; readonly zone: string } | null;
  /** Names of those who are waited for and are not done. */
  readonly silent: readonly string[];
  /** Phases that run longer than they should. */
  readonly stuck: readonly string[];
}

/** When orders of a campaign are due, who is waited for and what is stuck. @throws DeskProblem */
export async function howItStands(id: string): Promise<HowItStands> {
  const { campaign, clock, turn, campaignStatus } = await ask(HOW_IT_STANDS, { campaign: id });
  const nameOf = (player: string): string =>
    campaign.players.find((one) => one.id === player)?.name ?? player;
  return {
    words: campaignStatus.words,
    deadline: clock.deadline,
    silent: (clock.players ?? []).flatMap(({ player, ready, expected }) =>
      expected && !ready ? [nameOf(player)] : [],
    ),
    stuck: turn.phases.flatMap(({ name, stuck }) => (stuck ? [name] : [])),
  };
}
