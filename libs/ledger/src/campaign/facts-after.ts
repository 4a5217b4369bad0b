import { type GameEvent, type Ministry, PieceEdited, type Stance } from '@vedette/campaign';
import type { CampaignFacts } from '@vedette/contracts';
import type { AnyGame } from '../turn/game-of-record.js';

/** What everybody in a campaign knows of it, with the treaties and offices that were changed by hand since it began. */
export function factsAfter(facts: CampaignFacts, edits: readonly AnyGame['event'][]): CampaignFacts {
  return edits.filter(isOfPiece).reduce(factsWith, facts);
}

function factsWith(facts: CampaignFacts, { data }: GameEvent<'PieceEdited'>): CampaignFacts {
  const { kind, piece, changes } = data;
  const to = changes.find(({ field }) => field === (kind === 'relation' ? 'stance' : 'ministries'))?.after;
  if (to === undefined) return facts;
  if (kind === 'relation') return { ...facts, relations: standing(facts.relations, piece, to as Stance) };
  if (kind !== 'player') return facts;
  const ministries = (to ?? []) as Ministry[];
  return {
    ...facts,
    players: facts.players.map((player) => (player.id === piece ? { ...player, ministries } : player)),
  };
}

type Relations = CampaignFacts['relations'];

function standing(relations: Relations, piece: string, stance: Stance): Relations {
  const between = piece.split('-');
  const at = relations.findIndex((one) => between.every((state) => one.between.includes(state)));
  return at < 0 ? [...relations, { between, stance }] : relations.with(at, { ...relations[at]!, stance });
}

const isOfPiece = (event: AnyGame['event']): event is GameEvent<'PieceEdited'> =>
  event.type === PieceEdited.type;
