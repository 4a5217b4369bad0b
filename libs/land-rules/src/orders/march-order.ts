import { type LandOrder, type MarchTo, tacticalIndex, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** What a box of the path asks for: a square, a blank, or boarding a transport or leaving for a port (7.6, 7.17). */
export type Box =
  { readonly kind: 'square'; readonly square: number } | { readonly kind: 'blank' } | Boarding;
interface Boarding {
  readonly kind: 'board';
  readonly place: string;
}
const BLANK: Box = { kind: 'blank' };

/** A unit's strategic order in terms of squares; options the book does not have are left out (6.3, 7.10 to 7.13). */
export interface MarchOrder {
  readonly path: readonly Box[];
  /** Wanted entry square, or -1: then the square it started the turn in (7.14). */
  readonly entry: number;
  readonly withdraw: boolean;
  readonly pursuit: boolean;
  readonly pursuitLimit: number;
  readonly marchTo: readonly MarchTo[];
  readonly haltOnDetection: boolean;
  readonly haltOnEnemyEntry: boolean;
  readonly noForcedMarch: boolean;
  /** The first box is a transport or a port: the unit waits for its ship and does not march (7.17; in NWOL alike, N-05). */
  readonly boards: boolean;
}

const NO_LIMIT = 99;
const STAY: MarchOrder = {
  path: [],
  entry: -1,
  withdraw: false,
  pursuit: false,
  pursuitLimit: NO_LIMIT,
  marchTo: [],
  haltOnDetection: false,
  haltOnEnemyEntry: false,
  noForcedMarch: false,
  boards: false,
};

const compiled = new WeakMap<LandOrder, MarchOrder>();

/** A unit busy on the shore with a transport stays there for the whole turn, whatever it was ordered (PATE 9.4). */
const BUSY: MarchOrder = { ...STAY, boards: true };

/** What a unit was ordered to do strategically; without an order it stays (6.9), and so does a bridge that is thrown (ROTD 12.5). */
export function marchOrder(context: PhaseContext, unit: Unit): MarchOrder {
  if (unit.turn.boarding) return BUSY;
  if (unit.deployed) return STAY;
  const order = context.orders.land(unit.id);
  if (!order?.strategic) return STAY;
  const known = compiled.get(order);
  if (known) return known;
  const made = compile(context, order.strategic);
  compiled.set(order, made);
  return made;
}

function compile(context: PhaseContext, section: NonNullable<LandOrder['strategic']>): MarchOrder {
  const { movement } = context.book;
  const path = (section.path ?? []).map((place) => boxOf(context, place));
  return {
    path,
    entry: section.entry ? tacticalIndex(section.entry) : -1,
    withdraw: section.withdraw ?? false,
    pursuit: section.pursuit ?? false,
    pursuitLimit: section.pursuitLimit ?? NO_LIMIT,
    marchTo: movement.marchTo.value.filter((option) => section.marchTo?.includes(option)),
    haltOnDetection: section.haltOnDetection ?? false,
    haltOnEnemyEntry: section.haltOnEnemyEntry ?? false,
    noForcedMarch: (section.noForcedMarch ?? false) && movement.forcedMarchForbiddable.value,
    boards: path[0]?.kind === 'board',
  };
}

function boxOf(context: PhaseContext, place: string | null): Box {
  if (place === null) return BLANK;
  const square = context.state.theatre.grid.indexOf(place);
  return square >= 0 ? { kind: 'square', square } : { kind: 'board', place };
}
