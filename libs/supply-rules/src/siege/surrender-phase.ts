import { GarrisonTested, UnitSurrendered, type City } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { testSieges } from '@vedette/contact';
import { commandOf } from '@vedette/observation';
import type { Audience, Degree } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * The siege surrender phase (GITM AMWOL 10.3, 10.8; A-43): sieges are tested again, then the garrison of each besieged
 * city without supplies surrenders by one roll of one in three, all of it or none.
 */
export function surrenderPhase(context: PhaseContext): void {
  testSieges(context);
  for (const city of context.state.cities.values())
    if (city.besieged && city.supplies < 1) testGarrison(context, city);
}

function testGarrison(context: PhaseContext, city: City): void {
  const { state, book, dice } = context;
  const garrison = state
    .unitsAt(city.square, city.tactical)
    .filter((unit) => state.areFriends(unit.state, city.state));
  if (garrison.length === 0) return;
  const audience = whoIsThere(context, city);
  const draw = dice.chance(
    context.landLabel('10.3', `${city.name} surrenders`),
    book.supply.surrenderChance.value,
  );
  const surrenders = happens(draw);
  context.emit(GarrisonTested, {
    rule: context.landRule('10.3'),
    square: city.square,
    units: garrison.map(({ id }) => id),
    data: { city: city.name, surrenders },
    dice: [draw],
    audience: surrenders
      ? audience
      : Object.fromEntries(Object.entries(audience).filter(([, degree]) => degree === 'full')),
  });
  if (!surrenders) return;
  const seenByAll = Object.fromEntries(Object.keys(audience).map((player) => [player, 'partial' as const]));
  for (const unit of garrison)
    context.emit(UnitSurrendered, {
      rule: context.landRule('10.3'),
      square: city.square,
      units: [unit.id],
      data: {
        unit: unit.id,
        men: unit.strength,
        supplies: unit.supplies,
        reason: `${city.name} was starved out`,
      },
      audience: { ...seenByAll, ...commandOf(unit) },
    });
}

function whoIsThere(context: PhaseContext, city: City): Audience {
  const audience: Record<string, Degree> = {};
  for (const unit of context.state.unitsIn(city.square)) {
    if (unit.status !== 'active') continue;
    const degree: Degree = context.state.areFriends(unit.state, city.state) ? 'full' : 'partial';
    for (const player of [unit.commander, unit.deputy])
      if (player && audience[player] !== 'full') audience[player] = degree;
  }
  return audience;
}
