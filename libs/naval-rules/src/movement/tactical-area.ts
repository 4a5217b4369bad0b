import { TacticalAreaDrawn, type Ship } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import type { Voyages } from './voyages.js';

function areasOf(sea: SeaArea, but: number | null): number[] {
  return Array.from({ length: sea.tacticalAreas }, (_, area) => area).filter((area) => area !== but);
}

/** Whether somebody lies in wait: a ship with nowhere to go, or one of the scouting types told to stay in these waters. */
function isWatched(voyages: Voyages, sea: SeaArea, ships: readonly Ship[]): boolean {
  return ships.some((ship) => {
    const { seas, port, anyEnemyPort } = voyages.ordersOf(ship).movement;
    if (seas.length === 0) return port === null && !anyEnemyPort;
    return seas[0] === sea.code && voyages.figures.patrols.value.includes(ship.type);
  });
}

/**
 * The tactical area that ships come to in a sea area: any, and likelier one where others wait or patrol (PATE 6.7, details
 * 5, P-18). An area is drawn evenly, and then whether the ships come upon a watch instead: so chances are those of the
 * weights, and ships that meet nobody end where they would without anybody there. Without another area than `but` it is
 * that one.
 */
export function arrivalArea(
  voyages: Voyages,
  ships: readonly Ship[],
  sea: SeaArea,
  label: string,
  but: number | null = null,
): number {
  const areas = areasOf(sea, but);
  if (areas.length === 0) return but ?? 0;
  const { dice, waters, figures } = voyages;
  const even = dice.pick(label, areas.length);
  const draws: Draw[] = [even];
  let area = areas[even.picked]!;
  const watched = areas.filter((one) =>
    isWatched(voyages, sea, waters.at({ sea: sea.code, tacticalArea: one })),
  );
  if (watched.length > 0 && !watched.includes(area)) {
    const extra = watched.length * (figures.watchedWeight.value - 1);
    const found = dice.chance(`${label} watched`, extra / (areas.length + extra));
    draws.push(found);
    if (happens(found)) {
      const which = dice.pick(`${label} watched which`, watched.length);
      draws.push(which);
      area = watched[which.picked]!;
    }
  }
  tellArea(voyages, ships, sea, { area, among: areas, likelier: watched }, draws);
  return area;
}

/** Another tactical area to keep clear in: the first empty one in random order, or the first when none is (details 5). */
export function otherArea(
  voyages: Voyages,
  ships: readonly Ship[],
  sea: SeaArea,
  label: string,
  but: number | null,
): number {
  const areas = areasOf(sea, but);
  if (areas.length === 0) return but ?? 0;
  const order = voyages.dice.shuffle(label, areas.map(String)).map(Number);
  const area =
    order.find((one) => voyages.waters.at({ sea: sea.code, tacticalArea: one }).length === 0) ?? order[0]!;
  tellArea(voyages, ships, sea, { area, among: order, likelier: [] }, []);
  return area;
}

function tellArea(
  { context }: Voyages,
  ships: readonly Ship[],
  sea: SeaArea,
  drawn: { readonly area: number; readonly among: number[]; readonly likelier: number[] },
  dice: readonly Draw[],
): void {
  const ids = ships.map(({ id }) => id);
  context.emit(TacticalAreaDrawn, {
    rule: context.navalRule('6.7'),
    ships: ids,
    data: { ships: ids, sea: sea.code, ...drawn },
    dice,
    audience: {},
  });
}
