import { EvasionFailed, ShipsKeptClear, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import { happens, type ChanceDraw, type Draw } from '@vedette/chance';
import { isOnshore } from './course.js';
import { commandsOf, sailAudience } from './sail-audience.js';
import { stanceTowards } from './stance.js';
import { otherArea } from './tactical-area.js';
import { idsOf, type Voyages } from './voyages.js';

/** Whether all of some ships avoid so many enemies; if one does not, they stay together and meet them (PATE 4.6, 6.8). */
export function allAvoid(voyages: Voyages, ships: readonly Ship[], enemies: number): boolean {
  return ships.every((ship) => stanceTowards(ship, voyages.ordersOf(ship), enemies) === 'evade');
}

/** Whether ships that avoid enemies get clear of them, arriving or being come upon alike (PATE 6.8, our figure). */
export function getsClear(voyages: Voyages, place: ShipPlaceDocument, label: string): ChanceDraw {
  const port = 'port' in place ? voyages.state.ports.get(place.port) : undefined;
  const { avoids, avoidsOnshore } = voyages.figures;
  const chance = port && isOnshore(voyages.state, port) ? avoidsOnshore.value : avoids.value;
  return voyages.dice.chance(label, chance);
}

/**
 * Ships that lie where enemies arrive and avoid them: with luck they are gone before, to another part of the sea area, or
 * from a port to the sea it opens on; whoever arrives sees nothing of them (PATE 6.8).
 */
export function clearOut(voyages: Voyages, place: ShipPlaceDocument, arriving: readonly Ship[]): void {
  const threatened = voyages.waters.at(place).filter((ship) => voyages.areHostile(arriving, ship));
  const [first] = threatened;
  if (!first || threatened.some((ship) => voyages.mustStay(ship) !== null)) return;
  const enemies = arriving.filter((ship) => voyages.areHostile(threatened, ship));
  if (!allAvoid(voyages, threatened, enemies.length)) return;
  const label = voyages.context.navalLabel('6.8', `${voyages.step} ${enemies[0]!.id} ${first.id}`);
  const draw = getsClear(voyages, place, `${label} avoids`);
  if (!happens(draw)) return tellFailure(voyages, threatened, enemies, draw, place);
  const sea = voyages.seaOf(first);
  if (!sea) return;
  const but = 'sea' in place ? place.tacticalArea : null;
  const area = otherArea(voyages, threatened, sea, `${label} elsewhere`, but);
  if (area === but) return;
  keepClear(voyages, threatened, { sea: sea.code, tacticalArea: area }, 'evades', enemies, [draw]);
}

/** Ships leave the company of others. */
export function keepClear(
  voyages: Voyages,
  ships: readonly Ship[],
  to: ShipPlaceDocument,
  reason: 'evades' | 'does-not-join',
  others: readonly Ship[],
  dice: readonly Draw[],
): void {
  const { context, waters } = voyages;
  const from = structuredClone(ships[0]!.at);
  voyages.relocate(ShipsKeptClear, ships, {
    rule: context.navalRule('6.8'),
    ships: idsOf(ships),
    data: { ships: idsOf(ships), from, to, reason, others: idsOf(others) },
    dice,
    audience: sailAudience(waters, ships, from, to),
  });
}

/** Their own commands learn that ships meant to keep clear and could not. */
export function tellFailure(
  { context }: Voyages,
  ships: readonly Ship[],
  enemies: readonly Ship[],
  draw: ChanceDraw,
  at: ShipPlaceDocument,
): void {
  context.emit(EvasionFailed, {
    rule: context.navalRule('6.8'),
    ships: idsOf(ships),
    data: { ships: idsOf(ships), at: structuredClone(at), enemies: idsOf(enemies) },
    dice: [draw],
    audience: commandsOf(ships),
  });
}
