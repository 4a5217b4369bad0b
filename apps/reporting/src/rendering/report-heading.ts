import type { CampaignFacts } from '@vedette/contracts';
import { booksOfCampaign } from '@vedette/ledger';
import type { ReportHeading } from '@vedette/reports';
import { booksOf, sizeRanges } from '@vedette/rulebooks';

/** What stands there of some reports only. */
export interface Beside {
  /** Builds that decided the turn. */
  readonly decidedBy?: readonly string[];
  /** What was told of the dice beforehand, in a first report. */
  readonly dice?: string | null | undefined;
}

/** What stands above a player's reports of a turn: only what everybody may know. */
export function reportHeading(
  campaign: CampaignFacts,
  playerId: string,
  turn: number,
  season: string,
  { decidedBy = [], dice }: Beside = {},
): ReportHeading {
  const { land } = booksOf(booksOfCampaign(campaign, 'the report of a campaign'));
  const player = campaign.players.find(({ id }) => id === playerId);
  const own = player?.state;
  return {
    campaign: campaign.title,
    player: { id: playerId, name: player?.name ?? playerId },
    turn,
    season,
    rulebook: { id: land.id, title: land.title },
    states: Object.fromEntries(campaign.states.map(({ id, nation, name }) => [id, name ?? nation])),
    players: Object.fromEntries(campaign.players.map(({ id, name }) => [id, name])),
    standings: own === undefined ? {} : standingsOf(campaign, own),
    types: Object.fromEntries([...land.unitTypes].map(([code, { name }]) => [code, name])),
    ...(dice === undefined ? {} : { dice }),
    sizes: sizeRanges(land.detection),
    ...(decidedBy.length === 0 ? {} : { decidedBy: [...decidedBy] }),
  };
}

type Standings = NonNullable<ReportHeading['standings']>;

function standingsOf(
  { states, relations }: Pick<CampaignFacts, 'states' | 'relations'>,
  own: string,
): Standings {
  const side = states.find(({ id }) => id === own)?.side;
  return Object.fromEntries(
    states.map((state) => {
      const listed = relations.find(({ between }) => between.includes(own) && between.includes(state.id));
      const standing = state.id === own || state.side === side ? 'same' : (listed?.stance ?? 'neutral');
      return [state.id, standing as Standings[string]];
    }),
  );
}
