import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { TurnReport } from '@vedette/reports';
import { earlierEdition, editionsOf } from '../graph/editions.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { compareEditions, type ComparedLine } from './compare-editions.js';

interface EditionsProps {
  readonly place: Place;
  readonly turn: number;
  /** The edition that counts. */
  readonly report: TurnReport;
}

/** Why a report was corrected, and what it said before beside what it says now; nothing where it never was. */
export function Editions({ place: { campaign, player }, turn, report }: EditionsProps): JSX.Element | null {
  const beside = useSignal(0);
  const { answer } = useAnswer(`${campaign} ${turn}`, () => editionsOf(campaign, player!, turn));
  if (!answer || answer.turn !== turn || answer.earlier.length === 0) return null;
  return (
    <section class="editions" aria-labelledby="editions">
      <h2 id="editions">{say('editions', { count: answer.earlier.length })}</h2>
      <ul class="lines">
        {answer.earlier.map(({ edition, reason }) => (
          <li key={edition}>
            {reason}{' '}
            <button
              type="button"
              aria-expanded={beside.value === edition}
              onClick={() => (beside.value = beside.value === edition ? 0 : edition)}
            >
              {say('edition-beside', { edition })}
            </button>
          </li>
        ))}
      </ul>
      {beside.value > 0 && (
        <Beside
          key={beside.value}
          ask={() => earlierEdition(campaign, player!, turn, beside.value)}
          {...{ report, edition: beside.value, latest: answer.edition }}
        />
      )}
    </section>
  );
}

interface BesideProps {
  readonly ask: () => Promise<TurnReport>;
  readonly report: TurnReport;
  readonly edition: number;
  readonly latest: number;
}

function Beside({ ask, report, edition, latest }: BesideProps): JSX.Element {
  const earlier = useAnswer(`${edition}`, ask);
  if (!earlier.answer)
    return (
      <div>
        <Awaited of={earlier} />
      </div>
    );
  const sections = compareEditions(earlier.answer, report);
  if (sections.length === 0) return <p>{say('editions-alike')}</p>;
  return (
    <>
      {sections.map(({ title, before, now }) => (
        <section key={title}>
          <h3>{title}</h3>
          <div class="beside">
            <Side edition={edition} lines={before} />
            <Side edition={latest} lines={now} />
          </div>
        </section>
      ))}
    </>
  );
}

const Side = ({
  edition,
  lines,
}: {
  readonly edition: number;
  readonly lines: readonly ComparedLine[];
}): JSX.Element => (
  <div>
    <h4>{say('edition', { edition })}</h4>
    <ul class="lines">
      {lines.map(({ text, isOnlyHere }) => (
        <li key={text} class={isOnlyHere ? 'only-here' : 'faint'}>
          {isOnlyHere && <strong>≠ {say('edition-only')}: </strong>}
          {text}
        </li>
      ))}
    </ul>
  </div>
);
