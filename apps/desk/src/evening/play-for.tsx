import type { JSX } from 'preact';
import { useLocation } from 'preact-iso/router';
import { addressOf } from '../kit/screen-address.js';
import type { StandIn } from '../seat/campaign.js';
import { evening, nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

/** The way to the seat of somebody for whom the reader stands in this turn; nothing where he does not, or plays there already. */
export function PlayFor({ who: { player, to, from, until } }: { readonly who: StandIn }): JSX.Element | null {
  const { query } = useLocation();
  const { campaign, clock } = evening.value!;
  const isOpen = clock.you?.player === to && from <= clock.turn && clock.turn <= until;
  if (!isOpen || query['for'] === player) return null;
  return (
    <a href={addressOf(campaign.id, 'evening', { seat: to, for: player })}>
      {say('play-for', { player: nameOf(player) })}
    </a>
  );
}
