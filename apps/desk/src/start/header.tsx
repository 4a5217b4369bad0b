import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { sayDone } from '../graph/confirm.js';
import { problemOf, type DeskProblem } from '../graph/problem.js';
import { ProblemNote } from '../kit/form.js';
import { shownNow } from '../kit/now.js';
import { isPhone } from '../kit/phone.js';
import type { Screen } from '../kit/screen-address.js';
import { ScreenLink } from '../kit/screen-link.js';
import { drafts } from '../seat/composing.js';
import { evening } from '../seat/open-campaign.js';
import { isLastHour, timeLeft } from '../seat/time-left.js';
import type { Clock } from '../seat/campaign.js';
import { type Place, signOut } from '../session/session.js';
import { language, say } from '../words/words.js';
import { isConnected, refresh } from '../news/load-campaign.js';
import { doneMeans, wasTakenBack } from './done-means.js';
import { screensOf } from './screens-of.js';
import { Speech } from '../kit/speech.js';
import { isReadingKept } from '../graph/kept-offline.js';
import { StandInBand } from './stand-in-band.js';
import { PastTurn, TurnSlider } from './turn-slider.js';

interface HeaderProps {
  readonly place: Place;
  readonly screen: Screen;
}

/** What is on every screen of a campaign: which it is, how long the turn lasts, what is left, and that one is done. */
export function Header({ place, screen }: HeaderProps): JSX.Element {
  const { campaign, clock, lettersUnread } = evening.value!;
  const phone = isPhone.value;
  return (
    <header class="top">
      <a href="#content" class="skip">
        {say('skip')}
      </a>
      <div class="title">
        <a href="/desk/" class="home">
          {campaign.title}
        </a>
        <span class="turn">
          {say('turn-number', { turn: clock.turn })} · {say(`status-${clock.status.replace('_', '-')}`)}
        </span>
        <Deadline clock={clock} />
        {!phone && <OwnTools />}
      </div>
      {!phone && (
        <nav aria-label={say('screens')}>
          {screensOf(place).map((one) => (
            <ScreenLink key={one} campaign={place.campaign} screen={one}>
              {say(`screen-${one}`)}
            </ScreenLink>
          ))}
        </nav>
      )}
      <div class="tools">
        {!phone && place.player !== null && place.by === undefined && (
          <span class="letters">
            <ScreenLink campaign={place.campaign} screen="letters">
              {say('letters-unread', { count: lettersUnread })}
            </ScreenLink>
          </span>
        )}
        {/* Said at nought too: a header that grew while somebody points would move the map from under his pointer. On a
            phone the sheet of the map says it there. */}
        {place.player !== null && !(phone && (screen === 'map' || drafts.value.size === 0)) && (
          <span class="waiting">
            <ScreenLink campaign={place.campaign} screen="orders">
              {say('drafts-waiting', { count: drafts.value.size })}
            </ScreenLink>
          </span>
        )}
        {place.player !== null && <Done {...{ place, clock }} isExplained={screen === 'evening'} />}
      </div>
      <StandInBand place={place} />
      {isConnected.value === false && (
        <p class="band" role="status">
          {say('problem-offline')} {isReadingKept.value && say('reading-kept')}
        </p>
      )}
      {place.player !== null && (phone ? <PastTurn place={place} /> : <TurnSlider place={place} />)}
    </header>
  );
}

/** The language, one's own page, and the way out. */
export const OwnTools = (): JSX.Element => (
  <div class="own-tools">
    <Speech />
    <a href="/desk/me">{say('me')}</a>
    <button type="button" class="quiet" onClick={() => void signOut()}>
      {say('sign-out')}
    </button>
  </div>
);

function Deadline({ clock: { deadline, status } }: { readonly clock: Clock }): JSX.Element | null {
  // A war that is over is late for nothing.
  if (status === 'ended') return null;
  if (deadline === null) return <span class="deadline">{say('no-deadline')}</span>;
  const [end, now] = [Date.parse(deadline.at), shownNow.value];
  const left = timeLeft(end, now);
  const own = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(deadline.at),
  );
  return (
    <span class="deadline">
      <strong>{left ? say('time-left', { ...left }) : say('time-over')}</strong>{' '}
      {say('deadline-at', { local: deadline.local, zone: deadline.zone })}
      {Intl.DateTimeFormat().resolvedOptions().timeZone !== deadline.zone && (
        <> · {say('deadline-own', { local: own })}</>
      )}
      {/* The same words until the deadline: they are said once. */}
      <span class="hidden" role="status">
        {isLastHour(end, now) && say('last-hour')}
      </span>
    </span>
  );
}

const MAY_CONFIRM: ReadonlySet<string> = new Set(['open', 'grace', 'paused']);

interface DoneProps {
  readonly place: Place;
  readonly clock: Clock;
  /** Whether what it means stands beside it; where the room is the map's, the button has it as its title. */
  readonly isExplained: boolean;
}

function Done({ place, clock, isExplained }: DoneProps): JSX.Element | null {
  const problem = useSignal<DeskProblem | null>(null);
  const isAsking = useSignal(false);
  const isTakenBack = useSignal(false);
  const told = useRef({ turn: 0, ready: false });
  const isByButton = useRef(false);
  const isReady = clock.you?.ready ?? false;
  useEffect(() => {
    const now = { turn: clock.turn, ready: isReady };
    isTakenBack.value = wasTakenBack(told.current, now, isByButton.current);
    told.current = now;
    isByButton.current = false;
  }, [clock.turn, isReady]);
  const waiting = drafts.value.size;
  if (!clock.you || !MAY_CONFIRM.has(clock.status)) return null;
  const { ready } = clock.you;
  const toggle = async (): Promise<void> => {
    isByButton.current = true;
    try {
      await sayDone(place.campaign, place.player!, clock.turn, !ready);
      problem.value = null;
      isAsking.value = false;
      await refresh(place);
    } catch (thrown) {
      isByButton.current = false;
      problem.value = problemOf(thrown);
    }
  };
  const means = say(doneMeans(clock));
  return (
    <span class="done">
      <span role="status">
        {ready && <>✓ {say('done-said')} </>}
        {isTakenBack.value && <>{say('done-taken-back')} </>}
        {clock.count && say('done-count', { ...clock.count })}
      </span>
      <button
        type="button"
        class={ready ? 'quiet' : 'primary'}
        title={means}
        onClick={() => (!ready && waiting > 0 && !isAsking.value ? (isAsking.value = true) : void toggle())}
      >
        {ready ? say('done-undo') : say(isAsking.value && waiting > 0 ? 'done-with-drafts' : 'done')}
      </button>
      {isExplained && <small class="faint">{means}</small>}
      <ProblemNote problem={problem.value} />
    </span>
  );
}
