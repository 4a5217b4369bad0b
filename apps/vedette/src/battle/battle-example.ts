/** The example that `vedette battle --help` prints; a test runs it as printed. */
export const EXAMPLE_BATTLE = {
  format: 'vedette/battle@1',
  turn: '0740',
  map: {
    columns: 12,
    rows: 4,
    terrainRows: ['............', '.....w......', '............', '............'],
    roads: { pike: { class: 'pike', hexes: ['0102', '0202', '0303', '0403', '0504'] } },
  },
  leaders: [
    { id: 'archer', side: 'CSA', command: 'archer', rating: 5, range: 5, hex: '0202' },
    { id: 'gamble', side: 'US', command: 'gamble', rating: 5, range: 8, hex: '1002' },
  ],
  commands: [
    { id: 'archer', side: 'CSA', order: 'SKPD' },
    { id: 'gamble', side: 'US', order: 'SKPD' },
  ],
  units: [
    { id: 'cs-13al', command: 'archer', sp: 6, weapon: 'E', hex: '0303', facing: 0 },
    {
      id: 'us-8il',
      command: 'gamble',
      type: 'CAV',
      sp: 9,
      weapon: 'B',
      hex: '0903',
      facing: 3,
      formation: 'dismounted',
    },
  ],
};

export const EXAMPLE_BATTLE_ORDERS = {
  format: 'vedette/battle-orders@1',
  turn: '0740',
  orders: [
    {
      kind: 'activate',
      command: 'archer',
      at: 'ME',
      free: false,
      plan: [{ unit: 'cs-13al', do: ['0403', '0503', '0603'], fire: { at: '0903' } }],
    },
    { kind: 'standing', for: 'us-8il', withdraw: 2 },
  ],
};

export const EXAMPLE_DICE = { 'activation:archer': [4], 'fire:*': [7] };

/** Text after the options of `vedette battle --help`. */
export const BATTLE_EXAMPLE = `
A worked example, to be typed as it stands:

  cat > battle.json <<'END'
${JSON.stringify(EXAMPLE_BATTLE, null, 2).replace(/^/gm, '  ')}
  END
  cat > orders.json <<'END'
${JSON.stringify(EXAMPLE_BATTLE_ORDERS, null, 2).replace(/^/gm, '  ')}
  END
  cat > dice.json <<'END'
${JSON.stringify(EXAMPLE_DICE, null, 2).replace(/^/gm, '  ')}
  END
  ./vedette battle --position battle.json --orders orders.json --dice dice.json --seed example --out result

Archer does without the right of the initiative and rolls: 4 is under his rating of 5, so the 13th Alabama acts at ME, walks three hexes and fires at three. Look at
  result/events.jsonl     every event with its rules, its dice and who saw it
  result/position.json    the position at the end, ready to be put on the table again
  result/receipts.json    the answer to every order
  result/dice.json        all dice; given back with --dice they play the same battle, whatever the seed

--position feeling-the-enemy plays the battle of that name, which ships; so does the-first-day. --until activation/3 stops after the third impulse.

Exit code 0: played. 2: a document cannot be used; one line a fault on stderr and nothing is written.
`;
