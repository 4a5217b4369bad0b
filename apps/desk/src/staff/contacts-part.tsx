import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { type Contact, contactsOf, staffAddress, type Wanted } from '../graph/staff-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Camera } from '../map/camera.js';
import { PlainMap } from '../map/plain-map.js';
import { type Cell, Gazetteer, type Theatre } from '../seat/theatre.js';
import { say } from '../words/words.js';
import { ContactFilter } from './contact-filter.js';
import { ageWords, contactWords, rangeOf, whatItIs } from './contact-words.js';
import { contactsOnMap } from './contacts-on-map.js';
import { placeNames, stateName } from './places.js';
import { RangeBar } from './range-bar.js';

interface ContactsPartProps {
  readonly seat: Seat;
  readonly turn: number;
  readonly theatre: Theatre;
}

/** Pixels a cell when the map goes to a contact. */
const CLOSE = 40;

/** What is believed of strangers: a map with ages, and the same as a table. Pointing at a square shows what is believed there. */
export function ContactsPart({ seat, turn, theatre }: ContactsPartProps): JSX.Element {
  const wanted = useSignal<Wanted>({ sort: 'place' });
  const chosen = useSignal<string | null>(null);
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const cursor = useSignal<Cell>({ column: 0, row: 0 });
  const camera = useSignal<Camera | null>(null);
  const found = useAnswer(`${seat.player} ${turn} ${JSON.stringify(wanted.value)}`, () =>
    contactsOf(seat, turn, wanted.value),
  );
  const everybody = useAnswer(`${seat.player} ${turn}`, () => contactsOf(seat, turn, {}));
  const contacts = found.answer ?? [];
  const marks = useMemo(() => contactsOnMap(contacts, chosen.value), [found.answer, chosen.value]);
  const states = [...new Set((everybody.answer ?? []).map(({ state }) => state))]
    .sort()
    .map((state) => [state, stateName(state)] as const);
  const shown = chosen.value === null ? contacts : contacts.filter(({ place }) => place === chosen.value);
  const nameOf = placeNames(theatre);
  const go = (place: string): void => {
    const cell = gazetteer.cellOf(place);
    if (!cell) return;
    cursor.value = cell;
    camera.value = {
      x: cell.column + 0.5,
      y: cell.row + 0.5,
      scale: Math.max(camera.value?.scale ?? 0, CLOSE),
    };
  };
  // The map opens where most is believed to stand; afterwards it is the reader's.
  const isPlaced = useRef(false);
  useEffect(() => {
    const greatest = [...contacts].sort((a, b) => b.strength.most - a.strength.most)[0];
    if (isPlaced.current || !greatest) return;
    isPlaced.current = true;
    go(greatest.place);
  }, [found.answer]);
  const wordsAt = (square: string): string[] => {
    const here = contacts.filter(({ place }) => place === square);
    return here.length === 0
      ? [say('staff-nobody-here')]
      : here.map((contact) => contactWords(contact, stateName(contact.state), say));
  };
  return (
    <>
      <ContactFilter wanted={wanted} states={states} isSorted />
      <PlainMap
        theatre={theatre}
        marks={marks}
        cursor={cursor}
        camera={camera}
        label={say('staff-map')}
        wordsAt={wordsAt}
        onPoint={(square) => (chosen.value = contacts.some(({ place }) => place === square) ? square : null)}
      />
      <p class="legend faint">{say('staff-legend')}</p>
      <Awaited of={found} />
      {found.answer && (
        <>
          <p role="status">
            {say('contacts-found', { count: shown.length, all: contacts.length })}{' '}
            {chosen.value !== null && (
              <button type="button" onClick={() => (chosen.value = null)}>
                {say('contacts-everywhere')}
              </button>
            )}
          </p>
          <p>
            <a href={staffAddress(seat, turn, 'contacts.csv', wanted.value)}>{say('as-csv')}</a>
          </p>
          <ContactTable contacts={shown} nameOf={nameOf} go={go} />
        </>
      )}
    </>
  );
}

interface ContactTableProps {
  readonly contacts: readonly Contact[];
  readonly nameOf: (place: string) => string;
  readonly go?: (place: string) => void;
  /** Why a contact was struck out, where it was. */
  readonly whyOf?: (contact: Contact) => string;
}

/** Contacts line by line: what, how many, where, how old, how learnt, and how far to be relied on. */
export function ContactTable({ contacts, nameOf, go, whyOf }: ContactTableProps): JSX.Element {
  const most = Math.max(1, ...contacts.map(({ strength }) => strength.most));
  const columns = ['what', 'strength', 'where', 'age', 'source', 'letter', ...(whyOf ? ['why'] : [])];
  return (
    <table class="table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`column-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id + contact.place}>
            <th scope="row" data-label={say('column-what')}>
              {stateName(contact.state)}: {whatItIs(contact, say)}
              {contact.within !== null && (
                <small class="faint"> {say('within-group', { group: contact.within })}</small>
              )}
            </th>
            <td data-label={say('column-strength')}>
              {rangeOf(contact.strength)} <RangeBar {...contact.strength} of={most} />
            </td>
            <td data-label={say('column-where')}>
              {go ? (
                <button type="button" class="link" onClick={() => go(contact.place)}>
                  {nameOf(contact.place)}
                </button>
              ) : (
                nameOf(contact.place)
              )}
            </td>
            <td data-label={say('column-age')}>{ageWords(contact.age, say)}</td>
            <td data-label={say('column-source')}>
              {say(`source-${contact.source}`)}
              {contact.by.length > 0 && <small class="faint"> {contact.by.join(', ')}</small>}
            </td>
            <td data-label={say('column-letter')}>
              <abbr title={say(`letter-${contact.reliability}`)}>{contact.reliability}</abbr>
            </td>
            {whyOf && <td data-label={say('column-why')}>{whyOf(contact)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
