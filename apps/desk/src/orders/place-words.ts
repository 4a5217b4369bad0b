import { evening, told } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

/** A piece's name and where it was last told to be, in few words; nothing of what nobody told. */
export function placeWords(piece: string): string {
  const { land, fleet } = told.value?.position ?? {};
  const unit = land?.observed.units.find(({ id }) => id === piece);
  if (unit) return [unit.name, unit.square, role(piece)].filter(Boolean).join(' · ');
  const ship = fleet?.observed.ships.find(({ id }) => id === piece);
  if (!ship) return role(piece);
  const at =
    'port' in ship.at
      ? ship.at.port
      : 'sea' in ship.at
        ? ship.at.sea
        : 'river' in ship.at
          ? ship.at.river
          : ship.at.transit.to;
  return [ship.name, at, role(piece)].filter(Boolean).join(' · ');
}

const role = (piece: string): string =>
  evening.value?.effective.find((one) => one.piece === piece)?.capacity === 'deputy' ? say('as-deputy') : '';
