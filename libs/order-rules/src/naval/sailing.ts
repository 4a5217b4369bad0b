import type { JsonPointer, NavalOrder, Port, Ship } from '@vedette/campaign';
import type { SeaArea } from '@vedette/geography';
import { navalFigures, navalRule, type Judging } from '../judging.js';
import { seaOf } from './same-water.js';

type Movement = NonNullable<NavalOrder['movement']>;

/** Judges the movement section (PATE 4.5, 6.1 to 6.3, 6.10): two sea areas one after the other, and a port on the way. */
export function checkSailing(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { movement } = order;
  if (!movement) return;
  const route = checkSeas(judging, ship, movement);
  checkPort(judging, ship, movement, route);
  checkBase(judging, movement);
}

/** The sea areas a ship would be in before, after its first and after its second move. */
function checkSeas(judging: Judging, ship: Ship, movement: Movement): readonly (string | null)[] {
  const { state, problems } = judging;
  const seas = movement.seas ?? [];
  const route = [seaOf(judging, ship)];
  const most = navalFigures(judging).movement.seasATurn.value;
  if (seas.length > most)
    problems.warn('too-many-seas', navalRule(judging, '4.5'), `/movement/seas/${most}`, [
      `${seas.length} sea areas`,
      `a ship sails at most ${most} a turn`,
      'the rest is ignored',
    ]);
  let inPort = 'port' in ship.at;
  let broken = false;
  for (const [i, code] of seas.slice(0, most).entries()) {
    const field = `/movement/seas/${i}` as const;
    const area = state.theatre.seas.find((sea) => sea.code === code);
    if (!area) {
      problems.error('unknown-sea', navalRule(judging, '4.5'), field, [
        `there is no sea area "${code}"`,
        `the areas are ${state.theatre.seas.map((sea) => sea.code).join(', ') || 'none in this theatre'}`,
        'use the code of the area',
      ]);
      broken = true;
    } else if (!broken)
      broken = !mayEnter(judging, { ship, from: route[i] ?? null, inPort, to: area, field });
    route.push(broken ? (route[i] ?? null) : code);
    inPort = false;
  }
  return route;
}

interface Move {
  readonly ship: Ship;
  readonly from: string | null;
  readonly inPort: boolean;
  readonly to: SeaArea;
  readonly field: JsonPointer;
}

function mayEnter(judging: Judging, { ship, from, inPort, to, field }: Move): boolean {
  const { state, problems } = judging;
  if (from === to.code) return true;
  const here = state.theatre.seas.find((sea) => sea.code === from);
  if (inPort && 'port' in ship.at) {
    problems.warn('not-connected', navalRule(judging, '6.3'), field, [
      `${ship.at.port} opens on ${from ?? 'no sea'}, not on ${to.code}`,
      'from a port one sails into the area it is connected to',
      `the ship does not sail; put ${from ?? 'that area'} first`,
    ]);
    return false;
  }
  const neighbours = here ? Object.values(here.neighbours).flat() : [];
  if (!neighbours.includes(to.code)) {
    problems.warn('not-connected', navalRule(judging, '6.2'), field, [
      `${to.code} is not next to ${from ?? 'where the ship is'}`,
      `from there one sails to ${neighbours.join(', ') || 'no other area'}`,
      'the ship sails no further than that; order one of those',
    ]);
    return false;
  }
  if (here && here.map !== to.map) {
    const { horn, hornWithTransports } = navalFigures(judging).movement;
    const [least, longest] = [horn.value[0], hornWithTransports.value[1]];
    problems.warn('round-the-horn', navalRule(judging, '6.10'), field, [
      `${to.code} lies on the other map`,
      `the way round Cape Horn takes ${least} to ${longest} turns, in which the ship neither reports nor takes orders`,
      'leave it out unless that is meant',
    ]);
  }
  return true;
}

function checkPort(
  judging: Judging,
  ship: Ship,
  movement: Movement,
  route: readonly (string | null)[],
): void {
  const { state, problems } = judging;
  const { port: name, portWhen, enterHarbor, anyEnemyPort } = movement;
  if (!name) {
    if (enterHarbor && !anyEnemyPort)
      problems.warn('harbour-without-port', navalRule(judging, '4.5'), '/movement/enterHarbor', [
        'an order to enter harbour without a port',
        'the port must be named, also the one the ship is in',
        'the ship does not enter; name the port',
      ]);
    return;
  }
  if (anyEnemyPort)
    problems.warn('two-ports', navalRule(judging, '4.5'), '/movement/anyEnemyPort', [
      `${name} and any port with an enemy ship`,
      'a ship moves to one port a turn',
      `it makes for ${name}; leave out the name if any port will do`,
    ]);
  const port = state.ports.get(name);
  if (!port) {
    problems.error('unknown-port', navalRule(judging, '4.5'), '/movement/port', [
      `there is no port "${name}"`,
      'ports are named as in the list of ports, letter by letter',
      'check the spelling',
    ]);
    return;
  }
  const shifts = 'port' in ship.at && ship.at.port === name && (portWhen ?? 'before') === 'before';
  const sea = seaWhen(route, portWhen);
  if (!shifts && sea !== port.sea) tellUnconnected(judging, port, sea, '/movement/port');
}

/** The area from which the port is entered: before sailing, after the first move or after the second; unstated: the last. */
function seaWhen(route: readonly (string | null)[], when: Movement['portWhen']): string | null {
  if (when === 'before') return route[0] ?? null;
  if (when === 'after-first') return route[1] ?? route[0] ?? null;
  return route.at(-1) ?? null;
}

function tellUnconnected(judging: Judging, port: Port, sea: string | null, field: JsonPointer): void {
  judging.problems.warn('not-connected', navalRule(judging, '6.2'), field, [
    `${port.name} is connected to ${port.sea}, and the ship will be in ${sea ?? 'no sea area'} then`,
    'a port is entered from the area it is connected to',
    `the ship does not enter; sail to ${port.sea} first`,
  ]);
}

function checkBase(judging: Judging, { base }: Movement): void {
  if (!base) return;
  const { state, problems, knowledge } = judging;
  const port = state.ports.get(base);
  if (!port)
    problems.error('unknown-port', navalRule(judging, '3.4'), '/movement/base', [
      `there is no port "${base}"`,
      'a base is a port, named as in the list of ports',
      'check the spelling',
    ]);
  else if (knowledge.knowsHostilePort(port))
    problems.warn('base-not-friendly', navalRule(judging, '3.4'), '/movement/base', [
      `${base} is not in friendly hands`,
      'a ship is based on a port of its side or its allies',
      'it keeps the base it has; name a friendly port',
    ]);
}
