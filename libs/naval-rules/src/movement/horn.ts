import { HornEntered, HornPassageSet, shipTurn, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { CompassLetter, SeaArea } from '@vedette/geography';
import type { ChanceToMove } from './chance-to-move.js';
import { opposite } from './course.js';
import { sailAudience } from './sail-audience.js';
import { sailingGroups } from './sailing-groups.js';
import { sailToSea } from './arrive-at-sea.js';
import { idsOf, type Voyages } from './voyages.js';

/**
 * Ships leave the map for the other one: how long they take is drawn for all of them together and told to nobody, longer
 * with transports among them (PATE 1.6, 6.10, P-06). Nobody chases them round the Horn (P-11).
 */
export function enterHorn(
  voyages: Voyages,
  entering: {
    readonly ships: readonly Ship[];
    readonly heading: CompassLetter;
    readonly weighed: ChanceToMove;
    readonly draws: readonly Draw[];
  },
  to: SeaArea,
): void {
  const { context, figures, waters } = voyages;
  const { ships, heading, weighed, draws } = entering;
  const from = structuredClone(ships[0]!.at);
  const rule = context.navalRule('6.10');
  const ids = idsOf(ships);
  context.emit(HornEntered, {
    rule,
    ships: ids,
    data: { ships: ids, from, bound: to.code, step: voyages.step, heading, weighed: { ...weighed } },
    dice: draws,
    audience: sailAudience(waters, ships, from, null),
  });
  const slow = ships.some(({ kind }) => kind.role.carries);
  const [least, most] = (slow ? figures.hornWithTransports : figures.horn).value;
  const turns = voyages.dice.whole(voyages.context.navalLabel('6.10', `${ids[0]!} turns`), least, most);
  voyages.relocate(HornPassageSet, ships, {
    rule,
    ships: ids,
    data: {
      ships: ids,
      to: to.code,
      turnsLeft: turns.value,
      company: `${ids[0]!} ${voyages.state.turn} ${voyages.step}`,
    },
    dice: [turns],
    audience: {},
  });
  voyages.used(ships);
}

/**
 * A turn passes for ships at the Horn, not counting the one in which they left; those whose passage is over come onto the
 * map, together as they went (PATE 6.4, 6.10).
 */
export function roundHorn(voyages: Voyages): void {
  voyages.begin('horn');
  const { context, state } = voyages;
  const arriving: Ship[] = [];
  for (const [place, ships] of passages(state.ships.values())) {
    const turnsLeft = place.turnsLeft - 1;
    if (turnsLeft <= 0) arriving.push(...ships);
    else
      context.emit(HornPassageSet, {
        rule: context.navalRule('6.10'),
        ships: idsOf(ships),
        data: { ships: idsOf(ships), to: place.to, turnsLeft, company: companyOf(place) },
        audience: {},
      });
  }
  const bounds = arriving.map((ship) => ({
    ship,
    key: passageKey(passageOf(ship)!),
    alone: false,
    bound: passageOf(ship)!.to,
  }));
  for (const { ships, bound } of sailingGroups(voyages.context, 'horn', bounds)) {
    const sea = voyages.sea(bound);
    if (sea)
      sailToSea(
        voyages,
        { ships, heading: inward(voyages, sea), weighed: null, endsDay: false, draws: [] },
        sea,
      );
  }
}

type Passage = Extract<ShipPlaceDocument, { transit: unknown }>['transit'];

function passageOf(ship: Ship): Passage | null {
  return 'transit' in ship.at ? ship.at.transit : null;
}

/** Which ships set out together; positions that do not say so take all with one passage for one company. */
function companyOf({ company }: Passage): string {
  return company ?? '';
}

/** The same for ships that are on one passage together. */
export function passageKey(passage: Passage): string {
  return `${passage.to} ${passage.turnsLeft} ${companyOf(passage)}`;
}

function passages(all: Iterable<Ship>): [Passage, Ship[]][] {
  const groups = new Map<string, [Passage, Ship[]]>();
  for (const ship of all) {
    const passage = passageOf(ship);
    if (!passage || ship.status !== 'active' || shipTurn(ship).sailed) continue;
    const key = passageKey(passage);
    const group = groups.get(key);
    if (group) group[1].push(ship);
    else groups.set(key, [passage, [ship]]);
  }
  return [...groups.values()];
}

/** The course on which ships come in from the Horn: away from the edge that leads to the other map. */
function inward(voyages: Voyages, sea: SeaArea): CompassLetter | null {
  for (const letter of ['N', 'E', 'S', 'W'] as const)
    if (sea.neighbours[letter].some((code) => voyages.sea(code)?.map !== sea.map)) return opposite(letter);
  return null;
}
