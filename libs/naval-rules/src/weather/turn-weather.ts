import { COMPASS, WeatherTurned, WIND_STRENGTHS, type Audience, type CampaignState } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { seaAround } from '../ship-place.js';

/**
 * Draws a sea area's wind by the area's own chances, and a storm by the wind's strength (PATE 1.4, 8.1). What the
 * position fixes for the coming weather phase is not drawn.
 */
export function turnWeather(context: PhaseContext, figures: NavalFigures, sea: SeaArea): void {
  const { state, dice } = context;
  const next = state.weather.get(sea.code)?.next ?? null;
  const drawn: Draw[] = [];
  const oneOf = <K extends string>(
    what: string,
    keys: readonly K[],
    chances: Readonly<Record<K, number>>,
  ): K => {
    const draw = dice.fraction(`1.4 ${sea.code} ${what}`, 0, 1);
    drawn.push(draw);
    return fallen(draw.value, keys, chances);
  };
  const from = next?.wind?.from ?? oneOf('wind', COMPASS, sea.windChances);
  const strength = next?.wind?.strength ?? oneOf('strength', WIND_STRENGTHS, sea.strengthChances);
  let storm = next?.storm;
  if (storm === undefined) {
    const draw = dice.chance(`8.1 ${sea.code} storm`, figures.storms.chance.value[strength]);
    drawn.push(draw);
    storm = happens(draw);
  }
  context.emit(WeatherTurned, {
    rule: context.navalRule('8.1'),
    data: { sea: sea.code, from, strength, storm },
    dice: drawn,
    audience: thoseInSea(state, sea.code),
  });
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

/** Commanders and deputies of active ships in a sea area or its ports. */
function thoseInSea(state: CampaignState, sea: string): Audience {
  const audience: Record<string, 'partial'> = {};
  for (const ship of state.ships.values())
    if (ship.status === 'active' && seaAround(state, ship) === sea)
      for (const player of [ship.commander, ship.deputy]) if (player) audience[player] = 'partial';
  return audience;
}
