import { ContactGround, ContactSearch, unlimited } from '@vedette/contact';
import { StrategicTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import type { LandPlace } from '../goods-place.js';

/** Ground on which wagons of minor depots keep off mountains (ROTD 11.5). */
class WithoutMountains extends ContactGround {
  override isClosed(square: number): boolean {
    return isMountain(this, square) || super.isClosed(square);
  }
}

/** A way by a line of contact, of any length where no limits are set (GITM AMWOL 10.6, ROTD 11.7); through no mountains where one end is minor. */
export function landWay(
  { state, book }: PhaseContext,
  from: LandPlace,
  to: LandPlace,
  terms: { readonly unlimited: boolean; readonly minor: boolean },
): number[] | null {
  const ground = new (terms.minor ? WithoutMountains : ContactGround)(state, book, from.state);
  if (terms.minor && (isMountain(ground, from.square) || isMountain(ground, to.square))) return null;
  const reach = terms.unlimited ? unlimited(ground) : book.supply.moveReach.value;
  return new ContactSearch(ground, from, reach).pathTo(to);
}

function isMountain({ state }: ContactGround, square: number): boolean {
  return state.theatre.terrain[square] === StrategicTerrain.Mountain;
}
