import type { JSX } from 'preact';
import type { Screen } from '../kit/screen-address.js';
import { ScreenLink } from '../kit/screen-link.js';
import { evening } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { screensOf } from './screens-of.js';

/** Screens a player comes to every evening. */
const OF_AN_EVENING: ReadonlySet<Screen> = new Set(['evening', 'map', 'orders', 'letters']);

/** The screens that have a tab on a phone; all others lie behind More. */
export const tabsOf = (place: Place): Screen[] =>
  screensOf(place).filter((screen) => place.player === null || OF_AN_EVENING.has(screen));

/** The ways through a campaign on a phone, below everything. */
export function Tabs({ place, screen }: { readonly place: Place; readonly screen: Screen }): JSX.Element {
  const { lettersUnread } = evening.value!;
  const tabs = tabsOf(place);
  return (
    <nav class="tabs" aria-label={say('screens')}>
      {tabs.map((one) => (
        <ScreenLink key={one} campaign={place.campaign} screen={one}>
          {say(`screen-${one}`)}
          {one === 'letters' && lettersUnread > 0 && (
            <>
              {' '}
              <strong class="count" aria-hidden="true">
                {lettersUnread}
              </strong>
              <span class="hidden">, {say('letters-unread', { count: lettersUnread })}</span>
            </>
          )}
        </ScreenLink>
      ))}
      <ScreenLink campaign={place.campaign} screen="more" leadsHere={!tabs.includes(screen)}>
        {say('screen-more')}
      </ScreenLink>
    </nav>
  );
}
