import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../kit/later.js';
import type { Screen } from '../kit/screen-address.js';
import { unrollMap } from '../news/load-campaign.js';
import { battleground, toldBattle } from '../seat/battle.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';

type BattleScreens = typeof import('../battle/battle-screens.js');
type ScreenName = Exclude<keyof BattleScreens, 'learnWords'>;
type PropsOf<Name extends ScreenName> = Parameters<BattleScreens[Name]>[0];

/** A screen of a player of a battle; all of them come in one file. */
const screen = <Name extends ScreenName>(name: Name) =>
  later<PropsOf<Name>>(() =>
    import('../battle/battle-screens.js').then((screens) =>
      screens.learnWords().then(() => screens[name] as unknown as FunctionComponent<PropsOf<Name>>),
    ),
  );
const BattleEvening = screen('BattleEvening');
const BattleMapPage = screen('BattleMapPage');
const BattleOrdersPage = screen('BattleOrdersPage');
const BattleReportPage = screen('BattleReportPage');
export const BattleDebriefPage = later(() =>
  import('../battle/battle-debrief-screen.js').then((screen) =>
    screen.learnWords().then(() => screen.BattleDebriefPage),
  ),
);

/** The screens of a player of a battle. */
export function BattleCampaign(props: { readonly place: Place; readonly screen: Screen }): JSX.Element {
  const { place, screen: open } = props;
  const told = toldBattle.value;
  const ground = battleground.value;
  useEffect(() => {
    if (open === 'map' || open === 'report') void unrollMap(place);
  }, [open, place.campaign, place.player]);
  if (!told) return <p role="status">{say('loading')}</p>;
  if (open === 'orders') return <BattleOrdersPage place={place} told={told} />;
  if (open !== 'map' && open !== 'report')
    return <BattleEvening campaign={place.campaign} seat={place.player!} told={told} />;
  if (!ground) return <p role="status">{say('loading')}</p>;
  return open === 'map' ? (
    <BattleMapPage place={place} ground={ground} told={told} />
  ) : (
    <BattleReportPage campaign={place.campaign} seat={place.player!} ground={ground} told={told} />
  );
}
