import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ScreenLink } from '../kit/screen-link.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { OwnTools } from './header.js';
import { screensOf } from './screens-of.js';
import { tabsOf } from './tabs.js';
import { TurnChooser } from './turn-slider.js';

/** What has no tab on a phone: the other screens, the turn that is looked at, one's own page, the language, the way out. */
export function MorePage({ place }: { readonly place: Place }): JSX.Element {
  const tabs = tabsOf(place);
  useEffect(() => {
    document.title = say('screen-more');
  }, []);
  return (
    <main id="content" tabIndex={-1} class="more">
      <h1>{say('screen-more')}</h1>
      <ul class="places">
        {screensOf(place)
          .filter((screen) => !tabs.includes(screen))
          .map((screen) => (
            <li key={screen}>
              <ScreenLink campaign={place.campaign} screen={screen}>
                {say(`screen-${screen}`)}
              </ScreenLink>
            </li>
          ))}
        <li>
          <a href="/desk/">{say('campaigns')}</a>
        </li>
      </ul>
      {place.player !== null && (
        <div class="slider">
          <TurnChooser place={place} />
        </div>
      )}
      <OwnTools />
    </main>
  );
}
