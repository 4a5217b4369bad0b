import type { BriefDocument, CampaignBrief, CampaignFacts } from '@vedette/contracts';
import { InvalidRequestError } from '@vedette/platform';

/** A brief is for a side that the position does not have. */
export class BriefOfNoSideError extends InvalidRequestError {
  constructor(at: number, found: string, allowed: readonly string[]) {
    super({
      code: 'brief-of-no-side',
      status: 422,
      field: `/brief/sides/${at}/side`,
      message: `The position has no side ${found}; a brief may be for ${allowed.join(', ')}, once each.`,
    });
  }
}

/** Holds a brief against the sides of its campaign. @throws BriefOfNoSideError */
export function mustNameItsSides({ sides }: CampaignBrief, { states }: CampaignFacts): void {
  const free = new Set(states.map(({ side }) => side));
  for (const [at, { side }] of sides.entries())
    if (!free.delete(side))
      throw new BriefOfNoSideError(at, side, [...new Set(states.map((one) => one.side))]);
}

/** Who reads a brief: a player, or null for who plays nobody; and whether everything that was hidden is open. */
export interface BriefReader {
  readonly player: string | null;
  readonly isOpen: boolean;
}

/** A brief as one person may read it: what is for everybody, and what is for his own side. */
export function briefAsRead(
  brief: CampaignBrief | undefined,
  { states, players }: CampaignFacts,
  { player, isOpen }: BriefReader,
): BriefDocument {
  if (!brief) return { everybody: null, sides: [] };
  const self = player === null ? undefined : players.find(({ id }) => id === player);
  const own = states.find(({ id }) => id === self?.state)?.side;
  return { everybody: brief.everybody, sides: brief.sides.filter(({ side }) => isOpen || side === own) };
}
