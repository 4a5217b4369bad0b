import { CityTaken, type City, type StateId } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { openAudience } from '../presence/audience.js';
import { unitsWithin } from '../presence/units-within.js';
import { isCombatUnit } from '../presence/strangers.js';
import { changeMorale } from './morale.js';

/**
 * Cities whose tactical square holds enemies of their controller and none of his friends change hands, to the state with
 * most men there, ties to the first by id (GITM AMWOL 1.3).
 */
export function takeCities(context: PhaseContext): void {
  for (const city of context.state.cities.values()) {
    const taker = takerOf(context, city);
    if (!taker) continue;
    const from = city.state;
    const units = context.state.unitsAt(city.square, city.tactical).filter((unit) => unit.state === taker);
    context.emit(CityTaken, {
      rule: context.landRule('1.3'),
      square: city.square,
      units: units.map(({ id }) => id),
      data: { city: city.name, from, to: taker, by: units[0]?.id ?? taker },
      audience: openAudience(context.state, city.square, [taker, from]),
    });
    moveMorale(context, city, from, taker);
  }
}

function takerOf(context: PhaseContext, city: City): StateId | null {
  const { state } = context;
  const here = state
    .unitsIn(city.square)
    .filter((unit) => unit.tactical === city.tactical && isCombatUnit(unit));
  const men = new Map<StateId, number>();
  for (const unit of here) {
    if (state.areFriends(unit.state, city.state)) return null;
    if (state.areHostile(unit.state, city.state))
      men.set(unit.state, (men.get(unit.state) ?? 0) + unit.strength);
  }
  const ranked = [...men].sort(([a, menA], [b, menB]) => menB - menA || (a < b ? -1 : 1));
  return ranked[0]?.[0] ?? null;
}

/** Morale of both sides by distance from the city, half for allies of taker and loser (3.7; details 3). */
function moveMorale(context: PhaseContext, city: City, from: StateId, to: StateId): void {
  const { state, book } = context;
  const { same, near, far, reach } = book.combat.cityMorale.value;
  const within = new Map(unitsWithin(context, city.square, reach).map(({ unit, range }) => [unit.id, range]));
  for (const unit of [...state.units.values()]) {
    const side = state.areFriends(unit.state, to) ? to : state.areFriends(unit.state, from) ? from : null;
    if (!side || !isCombatUnit(unit)) continue;
    const range = within.get(unit.id);
    const points = range === undefined ? far : range === 0 ? same : near;
    const share = unit.state === side ? 1 : 0.5;
    const size = points * share;
    changeMorale(
      context,
      unit,
      side === to ? size : -size,
      side === to ? `${city.name} taken` : `${city.name} lost`,
      context.landLabel('3.7', `${unit.id} ${city.name} ${to}`),
    );
  }
}
