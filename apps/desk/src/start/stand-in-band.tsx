import type { JSX } from 'preact';
import { addressOf } from '../kit/screen-address.js';
import { nameOf } from '../seat/open-campaign.js';
import { stoodInFor } from '../seat/stand-in.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';

/** For whom somebody plays, and the way back to his own seat; at his own seat that it is over, until he goes on from there. */
export function StandInBand({
  place: { campaign, player, by },
}: {
  readonly place: Place;
}): JSX.Element | null {
  const over = stoodInFor.value;
  if (by === undefined)
    return (
      over && (
        <p class="band" role="alert">
          {say('stood-in', { player: over.name })}
        </p>
      )
    );
  return (
    <p class="band" role="status">
      <strong>{say('plays-for', { player: nameOf(player!) })}</strong>{' '}
      <a href={addressOf(campaign, 'evening', { seat: by })}>{say('own-seat')}</a>
    </p>
  );
}
