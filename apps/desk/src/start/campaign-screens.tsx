import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso/router';
import { TroubleNote } from '../kit/trouble-note.js';
import { isPhone } from '../kit/phone.js';
import { later, worded } from '../kit/later.js';
import { evening, pastTurns, theatre, told } from '../seat/open-campaign.js';
import { openRule } from '../rules/rule-link.js';
import { RulePanel } from '../rules/rule-panel.js';
import { me, type Place } from '../session/session.js';
import { say } from '../words/words.js';
import { attendDrafts } from '../orders/attend-drafts.js';
import { isBattle } from '../seat/battle.js';
import { BattleCampaign, BattleDebriefPage } from './battle-campaign.js';
import { firstStep, isFirstTurn } from './first-turn.js';
import { Header } from './header.js';
import { campaignProblem, openCampaign, refresh, unrollMap } from '../news/load-campaign.js';
import { NothingHere } from './nothing-here.js';
import { addressOf, type Screen, type Whose } from '../kit/screen-address.js';
import { stoodInFor } from '../seat/stand-in.js';
import { OF_ONESELF } from './screens-of.js';
import { Tabs } from './tabs.js';
import { useTurnOfAddress } from './turn-of-address.js';
import { turnBeside, useTurnChoice } from './turn-slider.js';

const EveningPage = later(() => import('../evening/evening-page.js').then((page) => page.EveningPage));
const OrdersOnMap = worded(() => import('../orders/orders-screens.js'), 'OrdersOnMap');
const OrdersPage = worded(() => import('../orders/orders-screens.js'), 'OrdersPage');
const StaffPage = worded(() => import('../staff/staff-screen.js'), 'StaffPage');
const PlanPage = worded(() => import('../plan/plan-screen.js'), 'PlanPage');
const MySeatPage = worded(() => import('../my-seat/seat-screen.js'), 'MySeatPage');
const LettersPage = worded(() => import('../letters/letters-screen.js'), 'LettersPage');
const ControlPage = worded(() => import('../control/control-screen.js'), 'ControlPage');
export const NewCampaignPage = worded(() => import('../control/control-screen.js'), 'NewCampaignPage');
export const SeekingPage = worded(() => import('../seeking/seeking-screen.js'), 'SeekingPage');
/** A part of the first page, for whoever had a place in a campaign that is not there any more. */
export const ArchivedCampaigns = worded(
  () => import('../archived/archived-screen.js'),
  'ArchivedCampaigns',
  'beside-a-screen',
);
/** A part of one's own page; the list of keys stands over whatever is looked at. */
export const MePage = worded(() => import('../me/me-screen.js'), 'MePage');
export const KeysDialog = worded(() => import('../me/me-screen.js'), 'KeysDialog', 'beside-a-screen');
const DebriefPage = worded(() => import('../debrief/debrief-screen.js'), 'DebriefPage');
const FirstSteps = worded(() => import('./first-steps-screen.js'), 'FirstSteps', 'beside-a-screen');
const MorePage = later(() => import('./more-page.js').then((page) => page.MorePage));
const ReportPage = later(() => import('../report/report-page.js').then((screen) => screen.ReportPage));

/** The place a seat's address is for: the one that is named, else the first in which he plays. */
export function placeIn(
  places: readonly Place[],
  campaign: string,
  seat: string | undefined,
): Place | undefined {
  const here = places.filter((place) => place.campaign === campaign);
  return here.find(({ player }) => player === seat) ?? here.find(({ player }) => player !== null) ?? here[0];
}

interface Address {
  readonly campaign: string;
  readonly screen: Screen;
  /** The turn whose report is wanted; of no other screen. */
  readonly turn?: number;
}

/** The place an address is for, of somebody else where it says so: from the seat of whoever stands in for him. */
export function placeAt(
  places: readonly Place[],
  campaign: string,
  { seat, for: player }: Whose,
): Place | undefined {
  const own = placeIn(places, campaign, seat);
  return player === undefined || !own?.player || own.player === player
    ? own
    : { campaign, role: 'player', player, by: own.player };
}

/** All screens of one campaign, under one header. */
export function CampaignScreens({ campaign, screen: asked, turn }: Address): JSX.Element {
  const { query, route } = useLocation();
  const place = placeAt(me.value!.campaigns, campaign, query);
  const { player = null, by } = place ?? {};
  const screen = by !== undefined && OF_ONESELF.has(asked) ? 'evening' : asked;
  const seat = JSON.stringify([campaign, player, by]);
  const opened = useSignal('');
  // What another seat was told is not shown for a moment under the name of this one.
  const isOpen = evening.value !== null && opened.value === seat;
  useTurnOfAddress(place, isOpen && screen === 'report', turn);
  const chooseTurn = useTurnChoice(place);
  // Let go before the campaign is closed: what was composed a moment ago is kept.
  useEffect(() => (player === null ? undefined : attendDrafts({ campaign, player })), [seat]);
  useEffect(() => {
    opened.value = seat;
    return place ? openCampaign(place) : undefined;
  }, [seat]);
  // That somebody stood in is said where he finds himself, and no longer than he stays there.
  useEffect(() => {
    if (by === undefined) return () => void (stoodInFor.value = null);
    if (stoodInFor.value?.player === player) route(addressOf(campaign, 'evening', { seat: by }), true);
    return undefined;
  }, [seat, screen, stoodInFor.value]);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      if (!place || !event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
      event.preventDefault();
      const next = turnBeside(event.key === 'PageUp' ? -1 : 1);
      if (next !== undefined) chooseTurn(next);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  });
  if (!place) return <NothingHere />;
  const problem = campaignProblem.value;
  return (
    <div class={`campaign on-${screen}`}>
      {isOpen && <Header {...{ place, screen }} />}
      {/* It begins with the evening; whoever takes its steps has it beside him on every screen. */}
      {isFirstTurn.value &&
        firstStep.value > (screen === 'evening' ? 0 : 1) &&
        isOpen &&
        player !== null &&
        by === undefined && <FirstSteps place={place} />}
      {openRule.value && <RulePanel rule={openRule.value} />}
      {problem && (
        <div class="trouble">
          <TroubleNote problem={problem} again={() => void refresh(place)} />
        </div>
      )}
      {!isOpen && !problem && <p role="status">{say('loading')}</p>}
      {isOpen && <ScreenOf campaign={campaign} screen={screen} place={place} turn={turn} />}
      {isOpen && isPhone.value && <Tabs {...{ place, screen }} />}
    </div>
  );
}

/** What was believed and what was true; of a battle it is told by hexes. */
const DebriefOf = ({ place }: { readonly place: Place }): JSX.Element =>
  isBattle(evening.value!) ? <BattleDebriefPage place={place} /> : <DebriefPage place={place} />;

/** A screen by the kind of the place and the address. */
function ScreenOf(props: Address & { readonly place: Place }): JSX.Element {
  const { screen, place } = props;
  if (screen === 'more') return <MorePage place={place} />;
  if (screen === 'debrief') return <DebriefOf place={place} />;
  return place.player === null ? <ControlPage place={place} /> : <ScreenOfPlayer {...props} />;
}

/** A screen of a player, by the kind of his campaign and the address. */
function ScreenOfPlayer(props: Address & { readonly place: Place }): JSX.Element {
  const { screen, place, turn } = props;
  // Letters and the seat name squares too; what a battle needs of its ground its own screens say.
  useEffect(() => {
    if (screen !== 'evening' && !isBattle(evening.value!)) void unrollMap(place);
  }, [screen, place.campaign, place.player, told.value]);
  if (turn !== undefined && !evening.value!.turns.includes(turn)) return <NothingHere />;
  if (screen === 'letters') return <LettersPage place={place} />;
  if (screen === 'seat') return <MySeatPage place={place} />;
  if (isBattle(evening.value!)) return <BattleCampaign place={place} screen={screen} />;
  return <ScreenOfLandAndSea {...props} />;
}

function ScreenOfLandAndSea({ campaign, screen, place }: Address & { readonly place: Place }): JSX.Element {
  if (screen === 'evening' || screen === 'control' || screen === 'debrief')
    return <EveningPage campaign={campaign} seat={place.player!} />;
  if (screen === 'orders') return <OrdersPage place={place} />;
  if (screen === 'plan') return <PlanPage place={place} />;
  if (screen === 'staff' && theatre.value) return <StaffPage place={place} theatre={theatre.value} />;
  if (screen === 'report' && !told.value?.report) return <FirstTurn />;
  if (!theatre.value || !told.value) return <p role="status">{say('loading')}</p>;
  return screen === 'map' ? (
    <OrdersOnMap place={place} theatre={theatre.value} told={told.value} past={pastTurns.value} />
  ) : (
    <ReportPage place={place} theatre={theatre.value} told={told.value} report={told.value.report!} />
  );
}

const FirstTurn = (): JSX.Element => (
  <main id="content" tabIndex={-1}>
    <p>{say('first-turn')}</p>
  </main>
);
