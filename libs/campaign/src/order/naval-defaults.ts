/** What a ship does at sea that was told nothing else (PATE 4.11), in the words of an order. */
export const NAVAL_DEFAULTS = {
  contact: { stance: 'accept', gauge: 'leeward' },
  combat: {
    stance: 'accept',
    gauge: 'leeward',
    line: 'line-ahead',
    fireAt: 'rigging',
    retreatTo: 'open-sea',
    inactiveShips: 'capture',
  },
} as const;
