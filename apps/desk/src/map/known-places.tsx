import type { ComponentChildren, JSX } from 'preact';
import type { SquareView } from '@vedette/reports';
import type { RememberedSquare } from '../memory/remembered-squares.js';
import type { Gazetteer } from '../seat/theatre.js';
import { say } from '../words/words.js';

interface KnownPlacesProps {
  /** Squares in sight with troops in them. */
  readonly interesting: readonly string[];
  readonly remembered: ReadonlyMap<string, RememberedSquare>;
  readonly gazetteer: Gazetteer;
  readonly go: (square: string) => void;
}

/** Whether anything but the ground is remembered of a square. */
const saysMore = ({ city, railway, depots = [], stacks }: SquareView): boolean =>
  city !== null || railway !== undefined || depots.length > 0 || stacks.length > 0;

/** Where there is something: troops in sight, and apart from them what is remembered with the turn of its last look. */
export function KnownPlaces({ interesting, remembered, gazetteer, go }: KnownPlacesProps): JSX.Element {
  const place = (at: string, more?: ComponentChildren): JSX.Element => (
    <li key={at}>
      <button type="button" class="link" onClick={() => go(at)}>
        {at}
      </button>{' '}
      <span class="faint">
        {gazetteer.cities.get(at)?.name} {more}
      </span>
    </li>
  );
  const before = [...remembered].filter(([, { square }]) => saysMore(square));
  return (
    <>
      <details>
        <summary>{say('what-is-here')}</summary>
        <ul class="roster">{interesting.map((at) => place(at))}</ul>
      </details>
      {before.length > 0 && (
        <details data-remembered>
          <summary>{say('remembered-places')}</summary>
          <p class="faint">{say('remembered-signs')}</p>
          <ul class="roster">{before.map(([at, { turn }]) => place(at, say('as-of', { turn })))}</ul>
        </details>
      )}
    </>
  );
}
