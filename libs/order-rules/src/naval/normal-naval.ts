import type { NavalOrder } from '@vedette/campaign';
import { said, section } from '../text/said.js';

/** What a ship does unless it is told not to: a flag that is not set says something (PATE 4.11, 6.9). */
const UNLESS_FORBIDDEN = ['intoCoastal', 'joinAllies'];

/** A naval order without what says nothing. */
export function normalNaval(order: NavalOrder): NavalOrder {
  const { movement, contact, combat, loading, crewTo, ...head } = order;
  return said({
    ...head,
    movement: section(movement),
    contact: section(contact, UNLESS_FORBIDDEN),
    combat: section(combat),
    loading: section(loading && { ...loading, unload: loading.unload?.map((landing) => said(landing)) }),
    crewTo: crewTo && said(crewTo),
  });
}
