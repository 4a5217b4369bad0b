import { type City, type Depot, type JsonPointer, type LandOrder, type Unit } from '@vedette/campaign';
import { knownUnit } from '../authority/told-pieces.js';
import { landRule, type Judging } from '../judging.js';
import { nearest, perhaps } from '@vedette/documents/nearest';
import { distance } from './strategic-ground.js';
import { mostCarried } from './understood.js';

/** Judges the supply section (GITM AMWOL 6.7, 10.5, 10.7, 10.11). */
export function checkSupply(judging: Judging, unit: Unit, order: LandOrder): void {
  const { level, source } = order.supply ?? {};
  if (typeof level === 'number') checkLevel(judging, unit, level);
  if (!source || source.toLowerCase() === 'none') return;
  const { state, problems, knowledge } = judging;
  const field = '/supply/source';
  const city = state.cities.get(source);
  const headquarters = knownUnit(judging, source);
  const found = state.depots.get(source);
  const depot = found && knowledge.isFriend(found.state) ? found : undefined;
  if (city) checkCity(judging, unit, city, field, level ?? null);
  else if (headquarters?.kind.role.feeds) checkHeadquarters(judging, unit, headquarters, field);
  else if (depot) checkDepot(judging, unit, depot, field);
  else if (!isOnOwnReport(unit, source))
    problems.warn('unknown-source', landRule(judging, '10.11'), field, [
      `"${source}" is no city and no corps headquarters under your command or in your sight`,
      'supplies come from friendly corps headquarters, from cities, or from none',
      `the source of the status report is used instead${perhaps(nearest(state.cities.keys(), source))}`,
    ]);
}

function checkLevel(judging: Judging, unit: Unit, level: number): void {
  const most = mostCarried(judging, unit.type);
  const rule = landRule(judging, '10.7');
  if (level > most)
    judging.problems.warn('level-clamped', rule, '/supply/level', [
      `a level of ${level}`,
      `${unit.id} carries at most ${most}`,
      `it is read as ${most}`,
    ]);
  else if (!unit.supplied && level < unit.supplies - 1)
    judging.problems.warn('cannot-unload', rule, '/supply/level', [
      `a level below the ${unit.supplies} that ${unit.id} carries`,
      'a unit out of supply has nowhere to unload',
      'it keeps what it has after eating one',
    ]);
}

/** Whether a unit's own report names a source, which may be out of its commander's sight (10.11). */
function isOnOwnReport({ supplySource, communicationsSource }: Unit, source: string): boolean {
  return source === supplySource || source === communicationsSource;
}

function checkCity(judging: Judging, unit: Unit, city: City, field: JsonPointer, level: number | null): void {
  const { state, books, problems, knowledge } = judging;
  const { grid } = state.theatre;
  if (knowledge.knowsHostile(city)) {
    problems.warn('source-not-friendly', landRule(judging, '10.5'), field, [
      `${city.name} is not in friendly hands`,
      'supplies come from cities of your side and its allies',
      'the source of the status report is used instead',
    ]);
    return;
  }
  checkStock(judging, unit, city, level);
  if (unit.square < 0) return;
  const reach = unit.kind.role.feeds ? books.land.supply.cityReach.value : 0;
  const far = distance(grid, unit.square, city.square);
  if (far > reach)
    problems.warn('source-too-far', landRule(judging, '10.5'), field, [
      `${city.name} is ${far} ${far === 1 ? 'square' : 'squares'} from ${unit.id}`,
      reach > 0
        ? `a corps headquarters draws from cities within ${reach}`
        : 'a unit draws from a city only in its own strategic square, otherwise from a corps headquarters',
      'the source of the status report is used instead',
    ]);
}

/** A depot feeds headquarters of corps of its side from afar, and everybody in its square; a cache the latter alone (ROTD 11.6). */
function checkDepot(judging: Judging, unit: Unit, depot: Depot, field: JsonPointer): void {
  const { state, books, problems, knowledge } = judging;
  const { depots } = books.land.supply;
  if (depots === null || unit.square < 0) return;
  const afar = unit.kind.role.feeds && depot.kind === 'depot' && knowledge.isOwnSide(depot.state);
  const reach = afar ? depots.reach.value : 0;
  const far = distance(state.theatre.grid, unit.square, depot.square);
  if (far > reach)
    problems.warn('source-too-far', landRule(judging, '10.5'), field, [
      `${depot.id} is ${far} ${far === 1 ? 'square' : 'squares'} from ${unit.id}`,
      reach > 0
        ? `a corps headquarters draws from depots of its side within ${reach}`
        : 'it feeds from there only who stands in its strategic square',
      'the source of the status report is used instead',
    ]);
}

/** Told of what the sender knows a city to have; others may draw from it before this unit does. */
function checkStock(judging: Judging, unit: Unit, city: City, level: number | null): void {
  const wanted = level === null ? 0 : Math.min(level, mostCarried(judging, unit.type)) - unit.supplies;
  if (!judging.knowledge.knowsStockOf(city) || wanted <= city.supplies) return;
  judging.problems.warn('stock-short', landRule(judging, '10.7'), '/supply/level', [
    `${city.name} has ${city.supplies} supplies`,
    `to come to ${level} ${unit.id} asks for ${wanted}`,
    'it draws what is there when its turn comes',
  ]);
}

function checkHeadquarters(judging: Judging, unit: Unit, headquarters: Unit, field: JsonPointer): void {
  const { state, books, problems, knowledge } = judging;
  const rule = landRule(judging, '10.5');
  if (unit.kind.role.feeds) {
    problems.warn('source-of-wrong-kind', rule, field, [
      `${unit.id} and ${headquarters.id} are both corps headquarters`,
      'a corps headquarters draws from a city',
      'the source of the status report is used instead',
    ]);
    return;
  }
  if (unit.square < 0 || headquarters.square < 0 || !knowledge.knowsPlaceOf(headquarters)) return;
  const reach = books.land.supply.corpsReach.value;
  const far = distance(state.theatre.grid, unit.square, headquarters.square);
  if (far > reach)
    problems.warn('source-too-far', rule, field, [
      `${headquarters.id} is ${far} squares from ${unit.id}`,
      `a corps headquarters feeds units within ${reach}`,
      'the source of the status report is used instead',
    ]);
}
