import type { PlaceNoted } from '@vedette/ledger';

/** What was done about a place, in words: `jones was given the place of the player taylor`. */
export function tellPlace({ act, account, role, player, reason }: PlaceNoted): string {
  const whose = [role, player].filter((part) => part !== null).join(' ');
  const place = role === 'administrator' ? 'a place as administrator' : `the place of the ${whose}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  switch (act) {
    case 'invited':
      return `An invitation to ${place} was made`;
    case 'invitation-revoked':
      return `The invitation to ${place} was taken back`;
    case 'invitation-accepted':
      return `${account} accepted an invitation to ${place}`;
    case 'given':
      return `${account} was given ${place}`;
    case 'sought':
      return 'The campaign seeks players; what it says of itself was set';
    case 'sought-no-more':
      return 'The campaign seeks no players any more';
    case 'asked':
      return `${account} asked for ${place}`;
    case 'admitted':
      return `${account} was given ${place} he had asked for`;
    case 'declined':
      return `${account} was declined ${place}`;
    case 'banned':
      return `${account} was banned from the campaign, and lost every place${why}`;
    case 'unbanned':
      return `The ban of ${account} was lifted`;
    case 'muted':
      return `${account} was forbidden to write letters${why}`;
    case 'unmuted':
      return `${account} may write letters again`;
    case 'left':
      return `${account} gave up the place of ${player}`;
    case 'taken':
      return player === null ? `${account} lost every place` : `${account} lost the place of ${player}`;
  }
}
