import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { contactsOf, staffAddress, sumsOf, type Wanted } from '../graph/staff-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Theatre } from '../seat/theatre.js';
import { say } from '../words/words.js';
import { ContactFilter } from './contact-filter.js';
import { ageWords, rangeOf } from './contact-words.js';
import { placeNames, stateName } from './places.js';
import { RangeBar } from './range-bar.js';

const GROUPINGS = ['state', 'region', 'place', 'arms', 'source', 'reliability', 'branch'] as const;
type Grouping = (typeof GROUPINGS)[number];

interface SumsPartProps {
  readonly seat: Seat;
  readonly turn: number;
  readonly theatre: Theatre;
}

/** Contacts added up by state, region, arm or whatever else; a group that may be part of another counts once. */
export function SumsPart({ seat, turn, theatre }: SumsPartProps): JSX.Element {
  const by = useSignal<Grouping>('region');
  const wanted = useSignal<Wanted>({});
  const asked = { ...wanted.value, by: by.value };
  const found = useAnswer(`${seat.player} ${turn} ${JSON.stringify(asked)}`, () => sumsOf(seat, turn, asked));
  const everybody = useAnswer(`${seat.player} ${turn}`, () => contactsOf(seat, turn, {}));
  const states = [...new Set((everybody.answer ?? []).map(({ state }) => state))]
    .sort()
    .map((state) => [state, stateName(state)] as const);
  const rows = found.answer?.rows ?? [];
  const most = Math.max(1, ...rows.map((row) => row.most));
  const nameOf = placeNames(theatre);
  const keyWords = (key: string): string => {
    switch (found.answer?.by) {
      case 'state':
        return stateName(key);
      case 'place':
        return nameOf(key);
      case 'source':
        return say(`source-${key}`);
      case 'reliability':
        return `${key}: ${say(`letter-${key}`)}`;
      default:
        return key;
    }
  };
  return (
    <>
      <label class="field">
        <span>{say('sums-by')}</span>
        <select value={by.value} onChange={(event) => (by.value = event.currentTarget.value as Grouping)}>
          {GROUPINGS.map((one) => (
            <option key={one} value={one}>
              {say(`by-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <ContactFilter wanted={wanted} states={states} isSorted={false} />
      <Awaited of={found} />
      {found.answer && (
        <>
          <p class="faint">{say('sums-once')}</p>
          <p>
            <a href={staffAddress(seat, turn, 'summary.csv', asked)}>{say('as-csv')}</a>
          </p>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{say(`by-${by.value}`)}</th>
                <th scope="col">{say('column-contacts')}</th>
                <th scope="col">{say('column-strength')}</th>
                <th scope="col">{say('column-newest')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{keyWords(row.key)}</th>
                  <td data-label={say('column-contacts')}>{row.contacts}</td>
                  <td data-label={say('column-strength')}>
                    {rangeOf(row)} <RangeBar least={row.least} most={row.most} of={most} />
                  </td>
                  <td data-label={say('column-newest')}>{ageWords(row.newest, say)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
