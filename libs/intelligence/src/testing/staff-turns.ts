import { type CampaignState, type GameEvent, type StateId, stateId } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import { booksOf } from '@vedette/rulebooks';
import { foldTurn } from '../believe/fold-turn.js';
import type { Picture } from '../believe/contact.js';
import type { KnownMap } from '../believe/known-map.js';
import type { Desk } from '../told/desk.js';
import { poolTurn, type ToldTurn } from '../told/told-turn.js';

/** The map as a state's staff knows it, from a campaign's public facts. */
export function knownMapOf(campaign: CampaignState, state: StateId): KnownMap {
  const { land, naval } = booksOf(campaign.rulebooks);
  return {
    theatre: campaign.theatre,
    land,
    naval,
    standing: (other) => campaign.standing(state, stateId(other)),
  };
}

/** What the members of a state were told of a turn. */
export function toldTo(
  campaign: CampaignState,
  state: string,
  turn: number,
  events: readonly GameEvent[],
): ToldTurn {
  const members = campaign.players.filter((player) => player.state === state);
  return poolTurn(
    turn,
    campaign.season,
    members.map(({ id }) => ({
      player: id,
      seen: events.map((event) => observe(event, id)).filter((seen): seen is ObservedEvent => seen !== null),
    })),
  );
}

/** A turn as it was played, with the position at its end. */
export interface PlayedTurn {
  readonly turn: number;
  readonly state: CampaignState;
  readonly events: readonly GameEvent[];
}

/** The pictures of a desk, turn by turn, from a picture before them if there is one. */
export function pictures(
  turns: readonly PlayedTurn[],
  whose: { readonly state: string; readonly desk: Desk },
  before: Picture | null = null,
): Picture[] {
  const folded: Picture[] = [];
  for (const { turn, state, events } of turns)
    folded.push(
      foldTurn(
        folded.at(-1) ?? before,
        whose,
        toldTo(state, whose.state, turn, events),
        knownMapOf(state, stateId(whose.state)),
      ),
    );
  return folded;
}
