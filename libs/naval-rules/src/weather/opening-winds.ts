import { WeatherTurned, type CampaignState, type WindDocument } from '@vedette/campaign';
import { Dice, type Draw } from '@vedette/chance';
import { booksOf, type PhaseContext } from '@vedette/rulebooks';
import { drawWind, thoseInSea } from './wind.js';

/**
 * Winds of sea areas in which none is known: a position that opens a campaign, or leaves the weather out, has not seen the
 * weather phase that would have drawn them, and ships fight and sail by them before the next one (PATE 1.4, 3.8; P-67).
 */
export function findWinds(context: PhaseContext): void {
  const { state } = context;
  for (const sea of windless(state)) {
    const drawn: Draw[] = [];
    const { from, strength } = drawWind(context, sea, drawn);
    context.emit(WeatherTurned, {
      rule: context.navalRule('1.4'),
      data: { sea: sea.code, from, strength, storm: state.weather.get(sea.code)?.storm ?? false },
      dice: drawn,
      audience: thoseInSea(state, sea.code),
    });
  }
}

/** The winds the first turn of a campaign is going to find, by sea area; its opening reports already show them (PATE 3.11). */
export function foreseenWinds(state: CampaignState, secret: string): ReadonlyMap<string, WindDocument> {
  const books = booksOf(state.rulebooks);
  const dice = Dice.keyed(secret, state.turn, 'naval-repair');
  return new Map(windless(state).map((sea) => [sea.code, drawWind({ dice, books }, sea, [])]));
}

function windless(state: CampaignState): CampaignState['theatre']['seas'] {
  return state.theatre.seas.filter(({ code }) => !state.weather.get(code)?.wind);
}
