import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { worded } from '../kit/later.js';
import type { Screen } from '../kit/screen-address.js';
import { unrollMap } from '../news/load-campaign.js';
import { battleground, toldBattle } from '../seat/battle.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';

/** All screens of a player of a battle come in one file. */
const screens = () => import('../battle/battle-screens.js');
const BattleEvening = worded(screens, 'BattleEvening');
const BattleMapPage = worded(screens, 'BattleMapPage');
const BattleOrdersPage = worded(screens, 'BattleOrdersPage');
const BattleReportPage = worded(screens, 'BattleReportPage');
export const BattleDebriefPage = worded(
  () => import('../battle/battle-debrief-screen.js'),
  'BattleDebriefPage',
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
