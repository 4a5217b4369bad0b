import {
  MenDeserted,
  MoraleChanged,
  QUALITIES,
  UnitDestroyed,
  wholeMorale,
  type Unit,
} from '@vedette/campaign';
import { StrategicTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { commandOf } from '@vedette/observation';

const NEUTRAL_MORALE = 50;

/**
 * What hunger does to a unit that had nothing to eat (GITM AMWOL 10.8; details 5): 1-4 % of its men desert while it lives
 * off the country, 3-9 % when it cannot, more of the poor and dispirited; none within a besieged city, where hunger only
 * lowers the spirits (3.7). In high desert an unfed unit is destroyed.
 */
export function desert(context: PhaseContext, unit: Unit, foraging: 'foraging' | 'starving'): void {
  if (foraging === 'starving' && context.state.theatre.terrain[unit.square] === StrategicTerrain.HighDesert) {
    perish(context, unit);
    return;
  }
  if (!inBesiegedCity(context, unit)) leave(context, unit, foraging);
  if (foraging === 'starving') dispirit(context, unit);
}

/** Share of men who leave: base by lot, changed by quality and morale, whose percentages add (our reading). */
export function desertionShare(
  context: PhaseContext,
  unit: Pick<Unit, 'quality' | 'morale'>,
  base: number,
): number {
  const { desertionByQuality, desertionByMorale } = context.book.supply;
  const byMorale = (desertionByMorale.value * (NEUTRAL_MORALE - unit.morale)) / NEUTRAL_MORALE;
  return base * Math.max(0, 1 + desertionByQuality.value[unit.quality] + byMorale);
}

function leave(context: PhaseContext, unit: Unit, foraging: 'foraging' | 'starving'): void {
  const { supply } = context.book;
  const [least, most] = (foraging === 'foraging' ? supply.desertionForaging : supply.desertion).value;
  const draw = context.dice.fraction(context.landLabel('10.8', `${unit.id} desertion`), least, most);
  const share = desertionShare(context, unit, draw.value);
  const lost = Math.min(unit.strength, Math.floor(unit.strength * share));
  if (lost === 0) return;
  const stragglers = Math.floor(lost * supply.desertersStraggling.value);
  context.emit(MenDeserted, {
    rule: context.landRule('10.8'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      lost,
      stragglers,
      prisoners: lost - stragglers,
      strength: unit.strength - lost,
      share: Math.round(share * 10_000) / 10_000,
    },
    dice: [draw],
    audience: commandOf(unit),
  });
}

function perish(context: PhaseContext, unit: Unit): void {
  context.emit(UnitDestroyed, {
    rule: context.landRule('10.8'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, men: unit.strength, reason: 'without supplies in high desert' },
    audience: commandOf(unit),
  });
}

/**
 * Morale lost by going hungry: (8 - quality) x (125 - morale) / 200 + 2, and -1, 0 or +1 by lot (3.7; details 3). Where the book has
 * it grow, the first part counts once for every turn in a row without food, and nobody gains by it (ROTD 11.10).
 */
function dispirit(context: PhaseContext, unit: Unit): void {
  const rank = QUALITIES.indexOf(unit.quality) + 1;
  const draw = context.dice.whole(context.landLabel('3.7', `${unit.id} hunger`), -1, 1);
  const { above, grows } = context.book.supply.hunger.value;
  const turns = grows ? unit.turnsOutOfSupply : 1;
  const loss = Math.max(0, (((above - rank) * (125 - unit.morale)) / 200) * turns + 2 + draw.value);
  const morale = wholeMorale(unit.morale - loss);
  if (morale === unit.morale) return;
  context.emit(MoraleChanged, {
    rule: context.landRule('3.7'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, change: morale - unit.morale, morale, by: 'hunger', unsettles: false },
    dice: [draw],
    audience: commandOf(unit),
  });
}

/** Whether a unit is in the city square of a besieged city (10.8, A-43). */
export function inBesiegedCity(context: PhaseContext, unit: Unit): boolean {
  const city = context.state.cityIn(unit.square);
  return city !== undefined && city.besieged && city.tactical === unit.tactical;
}
