import type { PlaceNoted } from '@vedette/ledger';

/** What was done about a place, in words: `jones was given the place of the player taylor`. */
export function tellPlace({ act, account, role, player }: PlaceNoted): string {
  const whose = [role, player].filter((part) => part !== null).join(' ');
  const place = role === 'administrator' ? 'a place as administrator' : `the place of the ${whose}`;
  switch (act) {
    case 'invited':
      return `An invitation to ${place} was made`;
    case 'invitation-revoked':
      return `The invitation to ${place} was taken back`;
    case 'invitation-accepted':
      return `${account} accepted an invitation to ${place}`;
    case 'given':
      return `${account} was given ${place}`;
    case 'taken':
      return player === null ? `${account} lost every place` : `${account} lost the place of ${player}`;
  }
}
