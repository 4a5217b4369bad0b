import type { JSX } from 'preact';
import type { Seat } from '../graph/order-desk.js';
import { clearedOf, staffAddress } from '../graph/staff-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Theatre } from '../seat/theatre.js';
import { say } from '../words/words.js';
import { ContactTable } from './contacts-part.js';
import { placeNames } from './places.js';

interface ClearedPartProps {
  readonly seat: Seat;
  readonly turn: number;
  readonly theatre: Theatre;
}

/** What is believed no more since the turn before, each with the reason. */
export function ClearedPart({ seat, turn, theatre }: ClearedPartProps): JSX.Element {
  const found = useAnswer(`${seat.player} ${turn}`, () => clearedOf(seat, turn));
  const cleared = found.answer ?? [];
  const why = new Map(cleared.map((one) => [one.contact, one.why]));
  return (
    <>
      <Awaited of={found} />
      {found.answer && <p role="status">{say('cleared-count', { count: cleared.length })}</p>}
      {cleared.length > 0 && (
        <>
          <p>
            <a href={staffAddress(seat, turn, 'cleared.csv')}>{say('as-csv')}</a>
          </p>
          <ContactTable
            contacts={cleared.map(({ contact }) => contact)}
            nameOf={placeNames(theatre)}
            whyOf={(contact) => say(`why-${why.get(contact)!.replaceAll(' ', '-')}`)}
          />
        </>
      )}
    </>
  );
}
