import { COMPASS, WIND_STRENGTHS, type CampaignState, type WindDocument } from '@vedette/campaign';
import type { Dice, Draw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import type { Audience } from '@vedette/record';
import { type Books, drawLabel, navalBookOf } from '@vedette/rulebooks';
import { seaAround } from '../ship-place.js';

/** A wind by a sea area's own chances, as far as it is not fixed (PATE 1.4). Draws made are pushed to `drawn`. */
export function drawWind(
  { dice, books }: { readonly dice: Dice; readonly books: Books },
  sea: SeaArea,
  drawn: Draw[],
  fixed?: WindDocument,
): WindDocument {
  const book = navalBookOf(books);
  const oneOf = <K extends string>(
    what: string,
    keys: readonly K[],
    chances: Readonly<Record<K, number>>,
  ): K => {
    const draw = dice.fraction(drawLabel(book, '1.4', `${sea.code} ${what}`), 0, 1);
    drawn.push(draw);
    return fallen(draw.value, keys, chances);
  };
  return {
    from: fixed?.from ?? oneOf('wind', COMPASS, sea.windChances),
    strength: fixed?.strength ?? oneOf('strength', WIND_STRENGTHS, sea.strengthChances),
  };
}

/** The key on which a fraction falls; chances that do not add up to 1 are taken in proportion. */
function fallen<K extends string>(at: number, keys: readonly K[], chances: Readonly<Record<K, number>>): K {
  const possible = keys.filter((key) => chances[key] > 0);
  const whole = possible.reduce((sum, key) => sum + chances[key], 0);
  let reached = 0;
  for (const key of possible) {
    reached += chances[key] / whole;
    if (at < reached) return key;
  }
  return possible.at(-1) ?? keys[0]!;
}

/** Commanders and deputies of active ships in a sea area or its ports: they feel its wind. */
export function thoseInSea(state: CampaignState, sea: string): Audience {
  const audience: Record<string, 'partial'> = {};
  for (const ship of state.ships.values())
    if (ship.status === 'active' && seaAround(state, ship) === sea)
      for (const player of [ship.commander, ship.deputy]) if (player) audience[player] = 'partial';
  return audience;
}
