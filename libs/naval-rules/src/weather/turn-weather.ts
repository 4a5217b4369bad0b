import { WeatherTurned } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import type { NavalFigures, PhaseContext } from '@vedette/rulebooks';
import { drawWind, thoseInSea } from './wind.js';

/**
 * Draws a sea area's wind by the area's own chances, and a storm by the wind's strength (PATE 1.4, 8.1). What the
 * position fixes for the coming weather phase is not drawn.
 */
export function turnWeather(context: PhaseContext, figures: NavalFigures, sea: SeaArea): void {
  const { state, dice } = context;
  const next = state.weather.get(sea.code)?.next ?? null;
  const drawn: Draw[] = [];
  const { from, strength } = drawWind(context, sea, drawn, next?.wind);
  let storm = next?.storm;
  if (storm === undefined) {
    const draw = dice.chance(
      context.navalLabel('8.1', `${sea.code} storm`),
      figures.storms.chance.value[strength],
    );
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
