import { ShipsPursued, ShipsSailed, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { CompassLetter } from '@vedette/geography';
import type { NavalRule } from '@vedette/rulebooks';
import { placeKey } from '../ship-place.js';
import type { ChanceToMove } from './chance-to-move.js';
import { keepGauge, settleGauge } from './gauge.js';
import type { GateShut } from './harbor-gate.js';
import { pursuersOf } from './pursuit.js';
import { sailAudience } from './sail-audience.js';
import { idsOf, type Voyages } from './voyages.js';

/** A move that is going to happen: who, on what course, and what was weighed before. */
export interface Departure {
  readonly ships: readonly Ship[];
  readonly heading: CompassLetter | null;
  readonly weighed: ChanceToMove | null;
  readonly endsDay: boolean;
  readonly draws: readonly Draw[];
}

/** Where a move led, and what decided on it on the way. */
export interface Sailed {
  readonly to: ShipPlaceDocument;
  readonly avoided?: readonly Ship[];
  readonly keptOut?: GateShut['reason'] | null;
  readonly draws?: readonly Draw[];
  /** The rule the move is told by, where it is not the step's. */
  readonly rule?: NavalRule;
}

/** Tells a move and the chase after it, and settles who lies to windward (PATE 6.4, 6.8, 6.9). */
export function move(voyages: Voyages, departure: Departure, sailed: Sailed): void {
  const { context, waters } = voyages;
  const { ships, heading, weighed, endsDay, draws } = departure;
  const { to, avoided = [], keptOut = null } = sailed;
  const from = structuredClone(ships[0]!.at);
  const chase = chaseTo(voyages, ships, to);
  const before = new Map([...ships, ...chase].map((ship) => [ship.id, ship.gauge]));
  voyages.relocate(ShipsSailed, ships, {
    rule: context.navalRule(sailed.rule ?? ruleOfMove(voyages, ships, avoided, keptOut)),
    ships: idsOf(ships),
    data: {
      ships: idsOf(ships),
      from,
      to,
      step: voyages.step,
      heading,
      weighed: weighed === null ? null : { ...weighed },
      endsDay,
      avoided: idsOf(avoided),
      keptOut,
      homeward: ships.every((ship) => voyages.ordersOf(ship).homeward),
    },
    dice: [...draws, ...(sailed.draws ?? [])],
    audience: sailAudience(waters, ships, from, to),
  });
  voyages.used(ships);
  if (chase.length > 0) follow(voyages, chase, ships, heading);
  const kept = chase.length > 0 && sameArea(chase, ships) && keepGauge(voyages, [...ships, ...chase], before);
  if (kept) return;
  settleGauge(voyages, ships, heading);
  if (chase.length > 0 && !sameArea(chase, ships)) settleGauge(voyages, chase, heading);
}

function ruleOfMove(
  voyages: Voyages,
  ships: readonly Ship[],
  avoided: readonly Ship[],
  keptOut: GateShut['reason'] | null,
): NavalRule {
  if (ships.some((ship) => voyages.ordersOf(ship).homeward)) return '3.4';
  if (keptOut === 'enemy-bars-harbor') return '6.3';
  if (keptOut === 'wind-in-harbor') return '6.5';
  if (avoided.length > 0) return '6.8';
  if (voyages.step === 'scatter') return '6.6';
  return voyages.step === 'horn' ? '6.10' : '6.4';
}

function sameArea(some: readonly Ship[], others: readonly Ship[]): boolean {
  return placeKey(some[0]!.at) === placeKey(others[0]!.at);
}

/** Who follows where: to a port only those told to go into its coastal waters; within a port nobody (PATE 6.9). */
function chaseTo(voyages: Voyages, ships: readonly Ship[], to: ShipPlaceDocument): Ship[] {
  const from = ships[0]!.at;
  if ('transit' in from || ('port' in from && 'port' in to)) return [];
  const chase = pursuersOf(voyages, ships);
  return 'port' in to ? chase.filter((ship) => voyages.ordersOf(ship).contact.intoCoastal) : chase;
}

function follow(
  voyages: Voyages,
  chase: readonly Ship[],
  after: readonly Ship[],
  heading: CompassLetter | null,
): void {
  const { context, waters } = voyages;
  const goal = after[0]!.at;
  const to: ShipPlaceDocument = 'port' in goal ? { port: goal.port, area: 'coastal' } : structuredClone(goal);
  const from = structuredClone(chase[0]!.at);
  voyages.relocate(ShipsPursued, chase, {
    rule: context.navalRule('6.9'),
    ships: idsOf(chase),
    data: {
      ships: idsOf(chase),
      after: idsOf(after.filter((ship) => voyages.areHostile(chase, ship))),
      from,
      to,
      step: voyages.step,
      heading,
    },
    audience: sailAudience(waters, chase, from, to),
  });
  voyages.used(chase);
}
