import type { Stall } from '@vedette/contracts';

/** What stands still, for who plays: in words of the house's own, which name no campaign and count nothing. */
export const STALL_WORDS: Readonly<Record<Stall, string>> = {
  administrator:
    'A turn waits for the administrator of its campaign. If it is yours, the campaign says so; orders that have receipts are kept.',
  workers: 'A turn that is closed does not go on: nobody has taken up its next phase for a minute.',
  'given-up':
    'Something that the house had to do failed again and again, and waits for whoever runs the house. It is kept and can be done later.',
};
