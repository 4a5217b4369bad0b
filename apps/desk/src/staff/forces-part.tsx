import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { type Forces, forcesOf, staffAddress } from '../graph/staff-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

interface ForcesPartProps {
  readonly seat: Seat;
  readonly turn: number;
}

type Want = Forces['units'][number]['wants'][number];
/** Those that lack most come first; among them, by id. */
const byWants = <One extends { readonly wants: readonly Want[]; readonly id: string }>(
  all: readonly One[],
): One[] => [...all].sort((a, b) => b.wants.length - a.wants.length || (a.id < b.id ? -1 : 1));

const wantWords = (wants: readonly Want[]): string =>
  wants.length === 0 ? say('wants-nothing') : wants.map((want) => say(`wants-${want}`)).join(', ');

/** The state's own troops and ships: who lacks what stands first. */
export function ForcesPart({ seat, turn }: ForcesPartProps): JSX.Element {
  const found = useAnswer(`${seat.player} ${turn}`, () => forcesOf(seat, turn));
  const onlyLacking = useSignal(false);
  if (!found.answer) return <Awaited of={found} />;
  const { units, ships } = found.answer;
  const shown = <One extends { readonly wants: readonly Want[] }>(all: readonly One[]): readonly One[] =>
    onlyLacking.value ? all.filter(({ wants }) => wants.length > 0) : all;
  const lacking = [...units, ...ships].filter(({ wants }) => wants.length > 0).length;
  return (
    <>
      <p role="status">{say('forces-lacking', { count: lacking, all: units.length + ships.length })}</p>
      <label class="tick">
        <input
          type="checkbox"
          checked={onlyLacking.value}
          onChange={(event) => (onlyLacking.value = event.currentTarget.checked)}
        />
        <span>{say('forces-only-lacking')}</span>
      </label>
      {units.length > 0 && (
        <Units units={byWants(shown(units))} csv={staffAddress(seat, turn, 'units.csv')} />
      )}
      {ships.length > 0 && (
        <Ships ships={byWants(shown(ships))} csv={staffAddress(seat, turn, 'ships.csv')} />
      )}
    </>
  );
}

function Units({
  units,
  csv,
}: {
  readonly units: readonly Forces['units'][number][];
  readonly csv: string;
}): JSX.Element {
  return (
    <section aria-labelledby="own-units">
      <h2 id="own-units">{say('own-units')}</h2>
      <p>
        <a href={csv}>{say('as-csv')}</a>
      </p>
      <table class="table">
        <thead>
          <tr>
            {['unit', 'where', 'commander', 'men', 'condition', 'supply', 'wants'].map((column) => (
              <th key={column} scope="col">
                {say(`column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">
                {unit.id} <small class="faint">{unit.name}</small>
              </th>
              <td data-label={say('column-where')}>{unit.place}</td>
              <td data-label={say('column-commander')}>
                {unit.commander === null ? '–' : nameOf(unit.commander)}
              </td>
              <td data-label={say('column-men')}>
                {unit.men}
                {unit.casualties > 0 && (
                  <small class="faint"> {say('fallen', { count: unit.casualties })}</small>
                )}
              </td>
              <td data-label={say('column-condition')}>
                {say('unit-condition', {
                  status: unit.status,
                  quality: unit.quality,
                  morale: unit.morale,
                  fatigue: unit.fatigue,
                })}
              </td>
              <td data-label={say('column-supply')}>
                {unit.supplied
                  ? say('supplied-from', { source: unit.supplySource ?? '–' })
                  : say('not-supplied')}
                {' · '}
                {say('carries', { supplies: unit.supplies, ammunition: unit.ammunition })}
              </td>
              <td data-label={say('column-wants')}>{wantWords(unit.wants)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Ships({
  ships,
  csv,
}: {
  readonly ships: readonly Forces['ships'][number][];
  readonly csv: string;
}): JSX.Element {
  return (
    <section aria-labelledby="own-ships">
      <h2 id="own-ships">{say('ships-of-side')}</h2>
      <p>
        <a href={csv}>{say('as-csv')}</a>
      </p>
      <table class="table">
        <thead>
          <tr>
            {['ship', 'where', 'commander', 'crew', 'condition', 'supply', 'wants'].map((column) => (
              <th key={column} scope="col">
                {say(`column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ships.map((ship) => (
            <tr key={ship.id}>
              <th scope="row">
                {ship.id} <small class="faint">{ship.name}</small>
              </th>
              <td data-label={say('column-where')}>{ship.place}</td>
              <td data-label={say('column-commander')}>
                {ship.commander === null ? '–' : nameOf(ship.commander)}
              </td>
              <td data-label={say('column-crew')}>{ship.crew + ship.marines}</td>
              <td data-label={say('column-condition')}>
                {say('ship-condition', {
                  status: ship.status,
                  quality: ship.quality,
                  morale: ship.morale,
                  hull: ship.hull,
                  rigging: ship.rigging,
                })}
              </td>
              <td data-label={say('column-supply')}>{say('ship-stores', { stores: ship.stores })}</td>
              <td data-label={say('column-wants')}>{wantWords(ship.wants)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
