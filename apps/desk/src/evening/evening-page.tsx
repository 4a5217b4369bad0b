import type { JSX } from 'preact';
import type { TurnReport } from '@vedette/reports';
import { ScreenLink } from '../kit/screen-link.js';
import { told, turnsPlayed } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { Brief } from './brief.js';
import { ToDoSide, useItemKeys } from './to-do-side.js';

/** The lines that a reader should not miss, in the order of the turn; what he ordered himself he knows. */
export const linesThatMatter = ({ parts }: TurnReport) =>
  parts.flatMap(({ sections }) =>
    sections
      .filter(({ phases }) => !phases.includes('orders'))
      .flatMap(({ lines }) => lines.filter(({ weight }) => weight === 'matter')),
  );

interface EveningPageProps {
  readonly campaign: string;
  readonly seat: string;
}

/** What happened, what is left to do, and what happens otherwise. Keys 1 to 9 go to an item. */
export function EveningPage({ campaign, seat }: EveningPageProps): JSX.Element {
  useItemKeys();
  return (
    <main id="content" tabIndex={-1} class="columns">
      <div>
        {turnsPlayed.value === 0 && <h1>{say('opening')}</h1>}
        {turnsPlayed.value === 0 && <Brief campaign={campaign} seat={seat} />}
        <Happened campaign={campaign} />
        {/* Once there is news it comes first; what it is about was read a turn ago, or is read below by who comes late. */}
        {turnsPlayed.value === 1 && <Brief campaign={campaign} seat={seat} />}
      </div>
      <ToDoSide {...{ campaign, seat }} />
    </main>
  );
}

function Happened({ campaign }: { readonly campaign: string }): JSX.Element {
  const { turn, report } = told.value ?? {};
  if (turn === undefined || !report) return <p>{say('first-turn')}</p>;
  const lines = linesThatMatter(report);
  const { standing, losses, failures, facing } = report.summary;
  return (
    <section aria-labelledby="happened">
      <h1 id="happened">{say('what-happened', { turn })}</h1>
      {lines.length === 0 && <p>{say('nothing-happened')}</p>}
      <Items title={say('battles')} items={report.summary.battles} />
      <ol class="lines">
        {lines.slice(0, MOST_LINES).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <p>
        <ScreenLink campaign={campaign} screen="report">
          {say('whole-report')}
        </ScreenLink>
      </p>
      <h2>{say('own-standing')}</h2>
      <p>{standing.text}</p>
      {losses.all.all > 0 && (
        <p>
          <strong>{say('losses')}:</strong> {losses.text}
        </p>
      )}
      <Items title={say('failures')} items={failures} />
      <Items title={say('enemies-in-sight')} items={facing} />
    </section>
  );
}

/** Lines before somebody has to open the report; *our figure*: what is read in a minute. */
const MOST_LINES = 12;

function Items(props: {
  readonly title: string;
  readonly items: readonly { readonly text: string }[];
}): JSX.Element | null {
  if (props.items.length === 0) return null;
  return (
    <>
      <h2>{props.title}</h2>
      <ul>
        {props.items.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
