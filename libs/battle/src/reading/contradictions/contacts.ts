import { type Fault, show } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import { SIDES } from '../../document/words.schema.js';

/** Faults of what a side knows: two contacts of one id, one in a hex of its own men, a number given out before. */
export function contactFaults({ contacts, nextContact }: BattleDocument): Fault[] {
  return SIDES.flatMap((side) => {
    const ids = contacts[side].map(({ id }) => id);
    const most = Math.max(0, ...ids.map(numberOf));
    return [
      ...ids.flatMap((id, i): Fault[] =>
        ids.indexOf(id) < i
          ? [
              {
                pointer: `/contacts/${side}/${i}`,
                found: `the id ${show(id)} again`,
                allowed: 'an id of its own',
              },
            ]
          : [],
      ),
      ...(nextContact[side] <= most
        ? [
            {
              pointer: `/nextContact/${side}`,
              found: show(nextContact[side]),
              allowed: `more than ${most}, which a contact has`,
            },
          ]
        : []),
    ];
  });
}

/** Number in the id of a contact; 0 for one that has none. */
export function numberOf(id: string): number {
  return Number(/^K([1-9][0-9]{0,8})$/.exec(id)?.[1] ?? 0);
}
