import { SiegeBegan, SiegeEnded, type CampaignState, type City, type Unit } from '@vedette/campaign';
import { tacticalDistance } from '@vedette/geography';
import type { Audience, Degree } from '@vedette/record';
import type { LandRulebook, PhaseContext } from '@vedette/rulebooks';

/** Unmodified men of both sides at a city's walls. */
export interface SiegeMen {
  readonly besiegers: number;
  readonly besieged: number;
}

/**
 * Whether a city is besieged as things stand (GITM AMWOL 10.3): a friend of its holder stands in or beside it, hostile men
 * beside it are more than 110 % of the friends in and beside it, and at least half the capacity of its fort. Where the book asks for
 * no garrison, one hostile man beside an empty city does (ROTD 11.3, R-29).
 */
export function isBesieged(book: LandRulebook, city: City, men: SiegeMen): boolean {
  const { siegeRatio, siegeCapacity, emptyCitiesBesieged } = book.supply;
  const enough = !city.fort || men.besiegers >= siegeCapacity.value * city.fort.capacity;
  const held = men.besieged > 0 || emptyCitiesBesieged.value;
  return held && men.besiegers > siegeRatio.value * men.besieged && enough;
}

/** Counts the men of a siege test: all units, headquarters too; of besiegers those that are active, of the besieged all that are not shattered. */
export function siegeMen(state: CampaignState, city: City): SiegeMen {
  let besiegers = 0;
  let besieged = 0;
  for (const unit of state.unitsIn(city.square)) {
    if (!unit.kind.role.besieges || !isAtWalls(city, unit)) continue;
    if (state.areHostile(unit.state, city.state)) {
      if (unit.status === 'active' && unit.tactical !== city.tactical) besiegers += unit.strength;
    } else if (state.areFriends(unit.state, city.state) && unit.status !== 'shattered')
      besieged += unit.strength;
  }
  return { besiegers, besieged };
}

function isAtWalls(city: City, unit: Unit): boolean {
  return unit.tactical >= 0 && tacticalDistance(unit.tactical, city.tactical) <= 1;
}

/** Tests every city that has units in its square; called at the end of every movement phase, and only then (10.3). */
export function testSieges(context: PhaseContext): void {
  const { state } = context;
  for (const city of state.cities.values()) {
    if (!city.besieged && state.unitsIn(city.square).length === 0) continue;
    const men = siegeMen(state, city);
    const besieged = isBesieged(context.book, city, men);
    if (besieged === city.besieged) continue;
    const audience = whoIsThere(state, city);
    if (besieged)
      context.emit(SiegeBegan, {
        rule: context.landRule('10.3'),
        square: city.square,
        data: { city: city.name, ...men },
        audience,
      });
    else
      context.emit(SiegeEnded, {
        rule: context.landRule('10.3'),
        square: city.square,
        data: { city: city.name, reason: reasonOf(context.book, men) },
        audience,
      });
  }
}

function reasonOf({ supply }: LandRulebook, men: SiegeMen): string {
  if (men.besieged === 0 && !supply.emptyCitiesBesieged.value) return 'nobody holds the walls';
  return men.besiegers === 0 ? 'the besiegers are gone' : 'the besiegers are too few';
}

function whoIsThere(state: CampaignState, city: City): Audience {
  const audience: Record<string, Degree> = {};
  for (const unit of state.unitsIn(city.square).filter(({ status }) => status === 'active'))
    for (const player of [unit.commander, unit.deputy])
      if (player)
        audience[player] = state.areFriends(unit.state, city.state)
          ? 'full'
          : (audience[player] ?? 'partial');
  for (const player of state.players)
    if (player.state === city.state && player.ministries?.includes('war')) audience[player.id] = 'full';
  return audience;
}
