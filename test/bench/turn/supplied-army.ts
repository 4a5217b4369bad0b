import { readPosition, type MutableCampaignState, type PositionDocument } from '@vedette/campaign';
import { loadTheatre, theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

/** `units` units spread over the cities of the AMWOL theatre, a corps headquarters to every ten. */
export function suppliedArmy(units: number): MutableCampaignState {
  const theatre = loadTheatre('amwol');
  const cities = theatre.cities.slice().sort((a, b) => (a.name < b.name ? -1 : 1));
  const position = {
    format: 'vedette/position@1',
    rulebooks: { land: 'gitm-amwol', naval: null },
    turn: 1,
    season: 'campaign',
    theatre: 'amwol',
    states: [
      { id: 'US', nation: 'United States', side: 'north' },
      { id: 'MX', nation: 'Mexico', side: 'south' },
    ],
    relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
    players: [
      { id: 'us', state: 'US', ministries: ['war'] },
      { id: 'mx', state: 'MX', ministries: ['war'] },
    ],
    units: Array.from({ length: units }, (_, i) => {
      const state = Math.floor(i / 10) % 2 === 0 ? 'US' : 'MX';
      const city = cities[Math.floor(i / 10) % cities.length]!;
      const corps = i % 10 === 0;
      return {
        id: `${state}${i + 1}${corps ? 'CQ' : 'IN'}`,
        square: theatre.grid.nameOf(city.square),
        tactical: `${i % 10}-${Math.floor(i / 10) % 2}`,
        ...(corps ? { supplies: i % 4 === 0 ? 0 : 12 } : { strength: 500, supplies: i % 3 === 0 ? 1 : 0 }),
        commander: state.toLowerCase(),
      };
    }),
  };
  return readPosition(position as PositionDocument, theatreSource, pieceTypes);
}
