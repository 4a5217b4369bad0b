import type { CampaignDocument } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';
import type { MayHold, Membership } from './membership.repository.js';

/** Somebody would see everything and play (409). */
export class AdministratorPlaysError extends ConflictError {
  constructor() {
    super(
      'administrator-plays',
      'Who administers a campaign, or runs the installation, sees everything and holds no seat, but in a campaign made as solo. Take his office first, or use another account.',
      { field: '/player' },
    );
  }
}

/** Somebody would play on both sides (409). */
export class OtherSideError extends ConflictError {
  constructor(player: string, held: readonly string[]) {
    super(
      'seat-of-other-side',
      `${player} is of another side than ${held.join(', ')}, whom this account plays. One account holds seats of one side.`,
      { field: '/player' },
    );
  }
}

/**
 * What places an account may have beside each other in a campaign: seats of one side, or the office of an administrator. In a
 * campaign marked solo an administrator, or who runs the installation, plays too, on any side: he sees them all.
 */
export function whoMayHold(
  { solo, players, states }: Pick<CampaignDocument, 'solo' | 'players' | 'states'>,
  account: { readonly operator: boolean },
  wanted: Pick<Membership, 'role' | 'player'>,
): MayHold {
  const sideOf = (player: string): string | undefined => {
    const state = players.find(({ id }) => id === player)?.state;
    return states.find(({ id }) => id === state)?.side;
  };
  return (held) => {
    const seats = held.flatMap(({ player }) => (player === null ? [] : [player]));
    const oversees = account.operator || held.some(({ role }) => role === 'administrator');
    if (wanted.player === null) {
      if (seats.length > 0 && !solo) throw new AdministratorPlaysError();
      return;
    }
    if (oversees) {
      if (!solo) throw new AdministratorPlaysError();
      return;
    }
    const side = sideOf(wanted.player);
    const others = seats.filter((player) => sideOf(player) !== side);
    if (others.length > 0) throw new OtherSideError(wanted.player, others);
  };
}
