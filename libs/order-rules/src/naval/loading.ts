import { type JsonPointer, type NavalOrder, partsOfId, type Ship, type Unit } from '@vedette/campaign';
import { unknownPiece } from '../authority/may-command.js';
import { isCorpsOfOwnSide, isFriendlyId, isNoneOfOwnState, knownUnit } from '../authority/told-pieces.js';
import { navalFigures, navalRule, type Judging } from '../judging.js';
import { checkLanding, isSteep } from './landing.js';
import { checkLoadingTime } from './loading-time.js';
import { spacesOf, spacesTaken } from './spaces.js';

/** Judges loading and unloading of stores, units and supplies (PATE 3.4, 9.1 to 9.4). */
export function checkLoading(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { loading } = order;
  if (!loading) return;
  const isTransport = ship.kind.role.carries;
  const carries = (loading.load?.length ?? 0) + (loading.unload?.length ?? 0) > 0 || loading.supplies;
  if (carries && !isTransport) {
    judging.problems.error('not-transports', navalRule(judging, '9.1'), '/loading', [
      `${ship.id} is no transport group`,
      'only transport groups carry units and supplies',
      'order a transport group',
    ]);
    return;
  }
  checkStores(judging, ship, loading.stores ?? null);
  checkUnits(judging, ship, loading.load ?? []);
  for (const [i, landing] of (loading.unload ?? []).entries()) checkLanding(judging, ship, landing, i);
  if (loading.supplies) checkSupplies(judging, ship, loading.supplies);
  checkLoadingTime(judging, ship, order);
}

function checkStores(judging: Judging, ship: Ship, wanted: number | null): void {
  const most = navalFigures(judging).mostStores.value;
  if (wanted !== null && wanted > most && !ship.kind.role.carries)
    judging.problems.warn('level-clamped', navalRule(judging, '3.4'), '/loading/stores', [
      `${wanted} stores`,
      `a ship carries at most ${most}`,
      `it is read as ${most}`,
    ]);
}

function checkUnits(judging: Judging, ship: Ship, load: readonly string[]): void {
  const { problems } = judging;
  let spaces = spacesTaken(judging, ship);
  for (const [i, id] of load.entries()) {
    const field = `/loading/load/${i}` as const;
    const type = partsOfId(id)?.type;
    const unit = knownUnit(judging, id);
    if (!isFriendlyId(judging, id)) {
      unknownPiece(judging, id, field, navalRule(judging, '9.2'));
      continue;
    }
    if (type && judging.books.land.unitTypes.get(type)?.militia)
      problems.error('militia-stays-ashore', navalRule(judging, '9.1'), field, [
        `${id} is militia`,
        'militia does not board transports',
        'leave it out',
      ]);
    else if (unit) {
      if (judging.knowledge.knowsConditionOf(unit)) spaces += spacesOf(judging, unit);
      checkPlace(judging, ship, unit, field);
    } else if (isNoneOfOwnState(judging, id)) unknownPiece(judging, id, field, navalRule(judging, '9.2'));
    else notInSight(judging, id, ship, field);
  }
  if (load.length > 0 && spaces > (ship.capacity ?? 0))
    problems.warn('over-capacity', navalRule(judging, '9.1'), '/loading/load', [
      `the load needs ${spaces} spaces`,
      `${ship.id} has ${ship.capacity ?? 0}`,
      'what does not fit stays ashore',
    ]);
}

/** Units of others go aboard too (PATE 4.9): of one that the sender has not in sight he is told the same, be it there or not. */
function notInSight(judging: Judging, id: string, ship: Ship, field: JsonPointer): void {
  judging.problems.warn('not-together', navalRule(judging, '9.2'), field, [
    `there is no ${id} under your command or in your sight`,
    'a unit of another command goes aboard when it is with the group as the turn opens',
    `nobody comes aboard unless it is with ${ship.id} then; check the id`,
  ]);
}

function checkPlace(judging: Judging, ship: Ship, unit: Unit, field: JsonPointer): void {
  const port = 'port' in ship.at ? judging.state.ports.get(ship.at.port) : undefined;
  const near =
    port !== undefined &&
    (unit.place === port.name ||
      (unit.square >= 0 && (port.square === unit.square || port.coast.includes(unit.square))));
  if (!near)
    judging.problems.warn('not-together', navalRule(judging, '9.2'), field, [
      `${unit.id} and ${ship.id} are not at one port or on its shore`,
      'unit and transport must be together when the turn opens',
      'the unit stays ashore',
    ]);
  else if (isSteep(judging, unit.square))
    judging.problems.warn('steep-shore', navalRule(judging, '9.2'), field, [
      `${unit.id} stands in hills or mountains`,
      'nobody goes aboard from such a shore',
      'the unit stays ashore; march it to a flat square first',
    ]);
}

function checkSupplies(
  judging: Judging,
  ship: Ship,
  supplies: NonNullable<NonNullable<NavalOrder['loading']>['supplies']>,
): void {
  const { state, problems } = judging;
  const field = '/loading/supplies';
  const withHeadquarters = isCorpsOfOwnSide(judging, supplies.with);
  const known = state.cities.has(supplies.with) || state.ports.has(supplies.with) || withHeadquarters;
  if (!known)
    problems.error('unknown-place', navalRule(judging, '9.3'), `${field}/with`, [
      `"${supplies.with}" is no port city or corps headquarters of yours`,
      'supplies are loaded from and landed in either',
      'check the name',
    ]);
  if (withHeadquarters && !knownUnit(judging, supplies.with))
    notInSight(judging, supplies.with, ship, `${field}/with`);
  if (supplies.action === 'unload' && withHeadquarters) {
    const capacity = navalFigures(judging).amphibious.capacityPerSupplyLanded.value;
    const most = Math.floor((ship.capacity ?? 0) / capacity);
    if (supplies.amount > most)
      problems.warn('beyond-limit', navalRule(judging, '9.3'), `${field}/amount`, [
        `${supplies.amount} supplies over the beach`,
        `${ship.id} handles ${most} a turn with a headquarters, one for ${capacity} of its capacity`,
        `${most} are moved`,
      ]);
  }
  if (supplies.action === 'unload' && supplies.amount > ship.cargo.supplies)
    problems.warn('stock-short', navalRule(judging, '9.3'), `${field}/amount`, [
      `${supplies.amount} supplies to unload`,
      `${ship.id} carries ${ship.cargo.supplies}`,
      'it lands what it has',
    ]);
}
