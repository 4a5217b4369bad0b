import type { CampaignState, PlayerId, Rank, Unit } from '@vedette/campaign';
import type { OfficerFigures } from '@vedette/rulebooks';

/** Why an officer may not hold the post he has with a headquarters, in words; null when he may (ROTD 3.5). */
export function postFault(
  state: CampaignState,
  { posts }: OfficerFigures,
  unit: Unit,
  as: 'commander' | 'deputy',
): string | null {
  const kind = unit.kind.role.commands;
  const officer = unit[as];
  if (kind === null || officer === null) return null;
  const post = posts.value[kind];
  const ranks = as === 'commander' ? post.commanders : post.deputies;
  const rank = rankOf(state, officer);
  if (rank !== null && !ranks.includes(rank) && !(as === 'commander' && isShort(state, posts, unit)))
    return `his rank, ${rank}, is not one of those who may be ${as} of headquarters of ${kind === 'army' ? 'an army' : 'a corps'}`;
  if (as === 'deputy') return null;
  const held = commandsOf(state, officer, kind).length;
  return held > post.most
    ? `he would command ${held} headquarters of ${kind === 'army' ? 'armies' : 'corps'}, and ${post.most} is the most`
    : null;
}

/**
 * The rank of an officer; who has none counts as the lowest as soon as anybody of his side has one, and null where nobody has:
 * ranks are not authorised then (3.5).
 */
function rankOf(state: CampaignState, officer: PlayerId): Rank | null {
  const player = state.players.find(({ id }) => id === officer);
  if (!player) return null;
  const side = state.players.filter((other) => state.standing(player.state, other.state) === 'same');
  return side.some(({ rank }) => rank) ? (player.rank ?? 'other') : null;
}

/** Whether a side has nobody left of the ranks that such a headquarters asks for: none at all, or all lead one already. */
function isShort(state: CampaignState, posts: OfficerFigures['posts'], unit: Unit): boolean {
  const { commanders, busyWith } = posts.value[unit.kind.role.commands!];
  return state.players
    .filter((player) => state.standing(unit.state, player.state) === 'same')
    .filter(({ rank }) => rank && commanders.includes(rank))
    .every(({ id }) => busyWith.some((kind) => commandsOf(state, id, kind).length > 0));
}

function commandsOf(state: CampaignState, officer: PlayerId, kind: 'army' | 'corps'): Unit[] {
  return [...state.units.values()].filter(
    ({ commander, kind: type }) => commander === officer && type.role.commands === kind,
  );
}
