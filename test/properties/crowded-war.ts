import type { Order, PositionDocument } from '@vedette/campaign';
import type { HiddenWar } from '../leaks/hidden-war.js';

/** Sixty units that all march into one square, and on its map all to one spot; as many more as their enemy's as fit nowhere. */
export function crowdedWar(seed: number): HiddenWar {
  const units = Array.from({ length: 60 }, (_, i) => {
    const state = i % 3 === 0 ? 'MX' : i % 3 === 1 ? 'US' : 'TX';
    return {
      id: `${state}${i + 1}IN`,
      square: `G${i % 3}-V1`,
      tactical: `${(i * 7) % 15}-${(i * 11 + seed) % 15}`,
      strength: 300 + ((i * 53 + seed * 17) % 500),
      supplies: 1,
      ammunition: 5,
      commander: state.toLowerCase(),
    };
  });
  const position = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: null },
    turn: 1,
    season: 'campaign',
    theatre: { kind: 'inline', origin: 'G0-V0', strategic: ['....', '....', '....'] },
    states: [
      { id: 'US', nation: 'United States', side: 'north' },
      { id: 'TX', nation: 'Texas', side: 'texas' },
      { id: 'MX', nation: 'Mexico', side: 'south' },
    ],
    relations: [
      { between: ['US', 'MX'], stance: 'hostile' },
      { between: ['TX', 'MX'], stance: 'hostile' },
      { between: ['US', 'TX'], stance: 'allied' },
    ],
    players: ['us', 'tx', 'mx'].map((id) => ({ id, state: id.toUpperCase() })),
    units,
  } as PositionDocument;
  const orders = units.map((unit) => ({
    kind: 'land',
    unit: unit.id,
    by: unit.commander,
    strategic: unit.square === 'G1-V1' ? {} : { path: ['G1-V1'] },
    tactical: { destination: '7-7', phase: 1 },
    reaction: { support: { center: '7-7', radius: 5 } },
    posture: { offensive: 'attack', defensive: 'defend' },
  })) as Order[];
  return { position, orders, secret: `crowd ${seed}` };
}
