import { battleground, toldBattle } from '../../seat/battle.js';

/** Fields of orders by what they name. */
const NAMES: Readonly<Record<string, 'leaders' | 'commands' | 'units' | 'groups' | 'areas'>> = {
  ...{ spend: 'leaders', with: 'leaders', leader: 'leaders' },
  ...{ command: 'commands', to: 'commands', after: 'commands' },
  ...{ unit: 'units', units: 'units', out: 'units', sequence: 'units', odd: 'units' },
  ...{ group: 'groups', area: 'areas' },
};

/** Names of one's own that fit a field, by its key: pieces, commands, groups that are still to come, entrance areas. */
export function namesFor(field: string): readonly string[] {
  const view = toldBattle.value?.view;
  if (!view) return [];
  switch (NAMES[field]) {
    case 'leaders':
      return view.leaders.filter(({ status }) => status === 'fit').map(({ id }) => id);
    case 'commands':
      return view.commands.map(({ id }) => id);
    case 'units':
      return view.units.map(({ id }) => id);
    case 'groups':
      return view.arrivals.filter(({ arrived }) => !arrived).map(({ id }) => id);
    case 'areas':
      return Object.keys(battleground.value?.map.areas ?? {});
    default:
      return [];
  }
}
