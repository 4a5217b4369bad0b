import { type CampaignState, type Unit } from '@vedette/campaign';
import { bearing, range } from '@vedette/observation';

function watches(unit: Unit): boolean {
  return unit.status === 'active' && unit.kind.role.sees;
}

/**
 * Whether anybody there who is no friend of a unit sees it: for some watcher nothing of its kind stands nearer in the same
 * of the eight directions (4.2).
 */
export function isInSight(state: CampaignState, unit: Unit): boolean {
  const here = state.unitsIn(unit.square);
  return here.some((watcher) => {
    if (!watches(watcher) || state.areFriends(watcher.state, unit.state)) return false;
    if (watcher.tactical === unit.tactical) return true;
    const standing = state.standing(watcher.state, unit.state);
    return !here.some(
      (screen) =>
        screen !== unit &&
        watches(screen) &&
        screen.tactical !== watcher.tactical &&
        state.standing(watcher.state, screen.state) === standing &&
        bearing(watcher.tactical, screen.tactical) === bearing(watcher.tactical, unit.tactical) &&
        range(watcher.tactical, screen.tactical) < range(watcher.tactical, unit.tactical),
    );
  });
}
