import type { Ship } from '@vedette/campaign';
import { happens, type ChanceDraw } from '@vedette/chance';
import type { SeaArea } from '@vedette/geography';
import { allAvoid, clearOut, getsClear, keepClear, tellFailure } from './avoid.js';
import { move, type Departure } from './move.js';
import { pursuersOf } from './pursuit.js';
import { arrivalArea, otherArea } from './tactical-area.js';
import type { Voyages } from './voyages.js';

/** A tactical area of the open sea. */
interface Station {
  readonly sea: string;
  readonly tacticalArea: number;
}

/**
 * Ships come to a sea area: to some tactical area of it, where they meet who is there, join friends and neutrals if they
 * mean to, and avoid enemies if all of them do (PATE 6.7, 6.8, details 5). Enemies who saw them go come along (6.9).
 */
export function sailToSea(voyages: Voyages, departure: Departure, sea: SeaArea): void {
  const { ships } = departure;
  const key = voyages.context.navalLabel('6.7', `${ships[0]!.id} ${voyages.step}`);
  const but = ships[0]!.at;
  const own = 'sea' in but && but.sea === sea.code ? but.tacticalArea : null;
  const area = arrivalArea(voyages, ships, sea, `${key} area`, own);
  const to: Station = { sea: sea.code, tacticalArea: area };
  const enemies = voyages.waters.at(to).filter((ship) => voyages.areHostile(ships, ship));
  if (enemies.length > 0) return meetEnemies(voyages, departure, sea, to, enemies);
  const present = voyages.waters.at(to);
  const chased = pursuersOf(voyages, ships).length > 0;
  const joins = (ship: Ship): boolean => chased || voyages.ordersOf(ship).contact.joinAllies;
  const joining = present.length === 0 ? ships : ships.filter(joins);
  const apart = ships.filter((ship) => !joining.includes(ship));
  if (joining.length > 0) move(voyages, { ...departure, ships: joining }, { to });
  if (apart.length > 0) {
    const label = voyages.context.navalLabel('6.8', `${apart[0]!.id} ${voyages.step} elsewhere`);
    const aside = otherArea(voyages, apart, sea, label, area);
    move(voyages, { ...departure, ships: apart }, { to: { sea: sea.code, tacticalArea: aside } });
  }
  if (joining.length > 0) leaveUnjoined(voyages, sea, to, present, joining);
}

/** Ships leave enemies they have been in contact with for another part of the sea area. */
export function putAside(
  voyages: Voyages,
  ships: readonly Ship[],
  sea: SeaArea,
  enemies: readonly Ship[],
  label: string,
  clear: ChanceDraw,
): void {
  const at = ships[0]!.at;
  const here = 'sea' in at ? at.tacticalArea : null;
  const area = otherArea(voyages, ships, sea, `${label} elsewhere`, here);
  const departure = { ships, heading: null, weighed: null, endsDay: false, draws: [] };
  move(voyages, departure, {
    to: { sea: sea.code, tacticalArea: area },
    avoided: enemies,
    draws: [clear],
    rule: '4.6',
  });
}

/** Whoever was there and does not join allies goes elsewhere once others have come (PATE 6.8, details 5). */
function leaveUnjoined(
  voyages: Voyages,
  sea: SeaArea,
  from: Station,
  present: readonly Ship[],
  joined: readonly Ship[],
): void {
  const alone = present.filter(
    (ship) => !voyages.ordersOf(ship).contact.joinAllies && voyages.mustStay(ship) === null,
  );
  const [first] = alone;
  if (!first) return;
  const label = voyages.context.navalLabel('6.8', `${voyages.step} ${joined[0]!.id} ${first.id} elsewhere`);
  const area = otherArea(voyages, alone, sea, label, from.tacticalArea);
  if (area === from.tacticalArea) return;
  keepClear(voyages, alone, { sea: sea.code, tacticalArea: area }, 'does-not-join', joined, []);
}

/** Ships come upon enemies: if all of them avoid that many they may pass clear, else whoever is there may. */
function meetEnemies(
  voyages: Voyages,
  departure: Departure,
  sea: SeaArea,
  to: Station,
  enemies: readonly Ship[],
): void {
  const { ships } = departure;
  if (!allAvoid(voyages, ships, enemies.length)) {
    clearOut(voyages, to, ships);
    return move(voyages, departure, { to });
  }
  const key = voyages.context.navalLabel('6.8', `${ships[0]!.id} ${voyages.step}`);
  const clear = getsClear(voyages, to, `${key} avoids`);
  if (happens(clear)) {
    const aside = otherArea(voyages, ships, sea, `${key} elsewhere`, to.tacticalArea);
    if (aside !== to.tacticalArea)
      return move(voyages, departure, {
        to: { sea: sea.code, tacticalArea: aside },
        avoided: enemies,
        draws: [clear],
      });
  }
  clearOut(voyages, to, ships);
  const met = voyages.waters.at(to).filter((ship) => enemies.includes(ship));
  // Where all of them are gone before, that there was somebody to avoid is told to nobody: not even by the die.
  move(voyages, departure, { to });
  if (met.length > 0) tellFailure(voyages, ships, met, clear, to);
}
