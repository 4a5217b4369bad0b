import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso/router';
import { ProblemNote } from '../kit/form.js';
import { isPhone } from '../kit/phone.js';
import { later } from '../kit/later.js';
import { evening, pastTurns, theatre, told } from '../seat/open-campaign.js';
import { openRule } from '../rules/rule-link.js';
import { RulePanel } from '../rules/rule-panel.js';
import { me, type Place } from '../session/session.js';
import { say } from '../words/words.js';
import { isBattle } from '../seat/battle.js';
import { BattleCampaign, BattleDebriefPage } from './battle-campaign.js';
import { firstStep, isFirstTurn } from './first-turn.js';
import { Header } from './header.js';
import { campaignProblem, openCampaign, refresh, unrollMap } from '../news/load-campaign.js';
import { NothingHere } from './nothing-here.js';
import type { Screen } from '../kit/screen-address.js';
import { Tabs } from './tabs.js';
import { stepTurn } from './turn-slider.js';

const EveningPage = later(() => import('../evening/evening-page.js').then((page) => page.EveningPage));
const OrdersOnMap = later(() =>
  import('../orders/orders-screens.js').then(({ OrdersOnMap: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
const OrdersPage = later(() =>
  import('../orders/orders-screens.js').then(({ OrdersPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
const StaffPage = later(() =>
  import('../staff/staff-screen.js').then(({ StaffPage: page, wordsLearnt }) => wordsLearnt.then(() => page)),
);
const PlanPage = later(() =>
  import('../plan/plan-screen.js').then(({ PlanPage: page, wordsLearnt }) => wordsLearnt.then(() => page)),
);
const MySeatPage = later(() =>
  import('../my-seat/seat-screen.js').then(({ MySeatPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
const LettersPage = later(() =>
  import('../letters/letters-screen.js').then(({ LettersPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
const ControlPage = later(() =>
  import('../control/control-screen.js').then(({ ControlPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
export const NewCampaignPage = later(() =>
  import('../control/control-screen.js').then(({ NewCampaignPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
export const SeekingPage = later(() =>
  import('../seeking/seeking-screen.js').then(({ SeekingPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
/** A part of one's own page; the list of keys stands over whatever is looked at. */
export const MePage = later(() =>
  import('../me/me-screen.js').then(({ MePage: page, wordsLearnt }) => wordsLearnt.then(() => page)),
);
export const KeysDialog = later(
  () =>
    import('../me/me-screen.js').then(({ KeysDialog: list, wordsLearnt }) => wordsLearnt.then(() => list)),
  'beside-a-screen',
);
const DebriefPage = later(() =>
  import('../debrief/debrief-screen.js').then(({ DebriefPage: page, wordsLearnt }) =>
    wordsLearnt.then(() => page),
  ),
);
const FirstSteps = later(
  () =>
    import('./first-steps-screen.js').then(({ FirstSteps: steps, wordsLearnt }) =>
      wordsLearnt.then(() => steps),
    ),
  'beside-a-screen',
);
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
}

/** All screens of one campaign, under one header. */
export function CampaignScreens({ campaign, screen }: Address): JSX.Element {
  const { query } = useLocation();
  const place = placeIn(me.value!.campaigns, campaign, query['seat']);
  const player = place?.player ?? null;
  useEffect(() => (place ? openCampaign(place) : undefined), [campaign, player]);
  useEffect(() => {
    const step = (event: KeyboardEvent): void => {
      if (!place || !event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
      event.preventDefault();
      stepTurn(place, event.key === 'PageUp' ? -1 : 1);
    };
    addEventListener('keydown', step);
    return () => removeEventListener('keydown', step);
  }, [campaign, player]);
  if (!place) return <NothingHere />;
  const problem = campaignProblem.value;
  return (
    <div class={`campaign on-${screen}`}>
      {evening.value && <Header {...{ place, screen }} />}
      {/* It begins with the evening; whoever takes its steps has it beside him on every screen. */}
      {isFirstTurn.value && firstStep.value > (screen === 'evening' ? 0 : 1) && player !== null && (
        <FirstSteps place={place} />
      )}
      {openRule.value && <RulePanel rule={openRule.value} />}
      {problem && (
        <div class="trouble">
          <ProblemNote problem={problem} />
          <button type="button" onClick={() => void refresh(place)}>
            {say('try-again')}
          </button>
        </div>
      )}
      {!evening.value && !problem && <p role="status">{say('loading')}</p>}
      {evening.value && <ScreenOf campaign={campaign} screen={screen} place={place} />}
      {evening.value && isPhone.value && <Tabs {...{ place, screen }} />}
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
  const { screen, place } = props;
  // Letters and the seat name squares too; what a battle needs of its ground its own screens say.
  useEffect(() => {
    if (screen !== 'evening' && !isBattle(evening.value!)) void unrollMap(place);
  }, [screen, place.campaign, place.player, told.value]);
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
