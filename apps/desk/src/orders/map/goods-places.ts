import type { PositionReport } from '@vedette/reports';
import type { GroundTold } from '../../map/told-squares.js';
import type { AnyOrder } from '../../seat/composing.js';
import type { Gazetteer } from '../../seat/theatre.js';
import { keyBeside } from '../key-beside.js';

/** A place that goods go to, and perhaps from. */
export interface GoodsPlace {
  readonly name: string;
  /** Whether the reader's side or an ally holds it, as far as he was told: from elsewhere he sends nothing (GITM AMWOL 10.6). */
  readonly isHeld: boolean;
  /** Supplies that were told to be there; null where they were not. */
  readonly supplies: number | null;
}

/** What is known of places: the printed map, and what was told. */
export interface GoodsKnown {
  readonly gazetteer: Gazetteer;
  readonly position: PositionReport;
  readonly ground: ReadonlyMap<string, GroundTold>;
}

/** The place of a square that goods go to or from: its city, else its port, else a depot or cache of friends (ROTD 11.7); null for none. */
export function goodsPlaceIn(square: string, { gazetteer, position, ground }: GoodsKnown): GoodsPlace | null {
  const { heading, land } = position;
  const isFriend = (state: string | undefined): boolean =>
    state !== undefined && ['same', 'allied'].includes(heading.standings?.[state] ?? '');
  const printed =
    gazetteer.cities.get(square) ?? gazetteer.theatre.ports.find((port) => port.square === square);
  if (printed) {
    const told = land?.observed.squares.find((one) => one.square === square)?.city;
    return {
      name: printed.name,
      isHeld: isFriend(told?.state),
      supplies: told?.supplies ?? null,
    };
  }
  const depot = ground.get(square)?.depots.find(({ state }) => isFriend(state));
  return depot ? { name: depot.id, isHeld: true, supplies: depot.supplies } : null;
}

/** An order of the staff that was begun by a drag, under the first name that is free. */
export interface StaffDraft {
  readonly key: string;
  readonly order: AnyOrder;
}

/**
 * The order that a drag of one place onto another begins: half of what is known to lie there goes, *our figure*, for units draw theirs
 * first and an order for more than is left then fails whole; where nothing is known the amount is asked for.
 */
export function suppliesTo(
  from: GoodsPlace,
  to: string,
  taken: Pick<ReadonlySet<string>, 'has'>,
): StaffDraft {
  return {
    key: keyBeside('staff/move-supplies/1', taken),
    order: {
      ...{ kind: 'move-supplies', from: from.name, to },
      ...(from.supplies ? { amount: Math.ceil(from.supplies / 2) } : {}),
    },
  };
}
