/** The example that `vedette umpire --help` prints; a test runs it as printed. */
export const EXAMPLE_POSITION = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 1,
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['....', '....', '....'] },
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: ['war'] },
    { id: 'arista', state: 'MX', name: 'Mariano Arista' },
  ],
  units: [
    { id: 'US1IN', square: 'G4-V6', tactical: '7-7', strength: 1000, quality: 'Good', commander: 'taylor' },
    { id: 'MX1IN', square: 'G6-V6', tactical: '7-7', strength: 900, quality: 'Fair', commander: 'arista' },
  ],
};

export const EXAMPLE_ORDERS = {
  format: 'vedette/orders@1',
  turn: 1,
  orders: [
    {
      kind: 'land',
      unit: 'US1IN',
      by: 'taylor',
      strategic: { path: ['G5-V6'], entry: '3-7' },
      posture: { offensive: 'attack', defensive: 'defend' },
    },
  ],
};

/** Text after the options of `vedette umpire --help`. */
export const WORKED_EXAMPLE = `
A worked example, to be typed as it stands:

  cat > position.json <<'END'
${JSON.stringify(EXAMPLE_POSITION, null, 2).replace(/^/gm, '  ')}
  END
  cat > orders.json <<'END'
${JSON.stringify(EXAMPLE_ORDERS, null, 2).replace(/^/gm, '  ')}
  END
  ./vedette umpire --position position.json --orders orders.json --seed example --out result

Taylor's regiment marches one square east in the first strategic phase. Look at
  result/events.jsonl                      every event with its rule, its dice and who saw it
  result/position.json                     the position at the end, ready to be put on the table again
  result/receipts.json                     the answer to every order
  result/reports/taylor/turn.txt           what Taylor is told (also .json and .html; position.txt beside it)

Exit code 0: played. 2: a document cannot be used; one line a fault on stderr and nothing is written.
The documents are described by the JSON Schemas under schemas/; "vedette check FILE" checks one.
`;
