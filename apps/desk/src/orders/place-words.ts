import type { PositionReport } from '@vedette/reports';
import { evening, told } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

type TellableShip = Pick<NonNullable<PositionReport['fleet']>['observed']['ships'][number], 'at'>;

/** A piece's name and where it was last told to be, in few words; nothing of what nobody told. */
export function placeWords(piece: string): string {
  const { land, fleet } = told.value?.position ?? {};
  const unit = land?.observed.units.find(({ id }) => id === piece);
  if (unit) return [unit.name, unit.square, role(piece)].filter(Boolean).join(' · ');
  const ship = fleet?.observed.ships.find(({ id }) => id === piece);
  if (!ship) return role(piece);
  return [ship.name, shipPlace(ship), role(piece)].filter(Boolean).join(' · ');
}

/** The port, sea or river a ship is in by its report; where it will come out while it rounds the Horn. */
export const shipPlace = ({ at }: TellableShip): string =>
  'port' in at ? at.port : 'sea' in at ? at.sea : 'river' in at ? at.river : at.transit.to;

const role = (piece: string): string =>
  evening.value?.effective.find((one) => one.piece === piece)?.capacity === 'deputy' ? say('as-deputy') : '';
